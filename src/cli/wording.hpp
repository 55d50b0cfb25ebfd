// Sentences that several commands print.
#pragma once

#include <string>
#include <vector>

#include "ludograph/graph/game_graph.hpp"

namespace ludograph::cli {

/// "the player to move wins (N), Grundy value 2", coloured where stdout shows colours.
std::string verdict(outcome result, std::uint32_t grundy);

/// "normal play" or "misere play".
std::string play_words(play convention);

/// "1 position", "19 positions".
std::string counted(std::uint64_t count, const std::string& noun);

/// "  remoteness     11\n"
std::string row(const std::string& name, const std::string& value);

/// Items two blanks apart, broken into lines that a terminal shows, as the value of a row.
std::string wrapped(const std::vector<std::string>& items);

/// A number, or "" for `no_value`.
std::string number_text(std::uint32_t value);

}  // namespace ludograph::cli
