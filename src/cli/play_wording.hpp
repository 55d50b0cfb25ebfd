// What is said in the course of a game.
#pragma once

#include <array>
#include <span>
#include <string>

#include "ludograph/play/course.hpp"

namespace ludograph::cli {

/// "wins in 5 moves", coloured where stdout shows colours.
std::string verdict_words(const move_verdict& verdict);

/// "3>1 to 1,4,5"
std::string choice_words(const game_graph& graph, const choice& chosen);

/// The picture of a position, two blanks in front of each line.
std::string board_text(const game_graph& graph, vertex v);

/// A row for each choice: number, moves, position, and the verdict if that is wanted.
std::string choices_text(const game_graph& graph, vertex v, std::span<const choice> choices, bool verdicts);

/// Why the verdict on a position holds: a sentence, and one for each choice.
std::string why_text(const game_graph& graph, vertex v, choice_table& choices);

/// "You win: your opponent has no move". `names` are those of the first and the second player.
std::string end_words(const game_graph& graph, const course& game, const std::array<std::string, 2>& names);

}  // namespace ludograph::cli
