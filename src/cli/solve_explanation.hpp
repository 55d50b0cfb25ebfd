// Why a solved position has its outcome, in sentences; and how its moves are named.
#pragma once

#include <string>
#include <vector>

#include "ludograph/solve/solve.hpp"

namespace ludograph::cli {

/// Are the players of the game told apart?
bool has_players(const solution& solved);

/// Did a closed form answer, for a part at least?
bool is_by_formula(const solution& solved);

/// Where a move leads: "1,4,5", "part 2 to 1".
std::string target_text(const solved_option& option);

/// The moves that lead there: "5>3 or 4>3".
std::string moves_text(const solved_option& option);

/// Why the verdict holds: what is to be seen, a sentence, and for a lost position the answer to every move.
std::vector<std::string> explanation(const solution& solved);

}  // namespace ludograph::cli
