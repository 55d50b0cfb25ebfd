// Sentences that several commands print.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "ludograph/graph/game_graph.hpp"

namespace ludograph::cli {

/// "the player to move wins (N), Grundy value 2", coloured where stdout shows colours. `grundy` may be "".
std::string verdict(outcome result, const std::string& grundy);

/// "X is to move, O wins (P)", or "X has won" where the game is over; coloured likewise.
std::string players_verdict(const std::array<std::string, 2>& players, const position_label& label, bool over);

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
