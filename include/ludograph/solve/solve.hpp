// The answer for one position: outcome, values and all winning moves, without keeping the graph.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "ludograph/catalog/catalog.hpp"

namespace ludograph {

struct solve_options {
    ludograph::play play = ludograph::play::normal;
    /// A sum under normal play is solved by the XOR of its parts' values; with `product` (and
    /// always in misere play, where that rule is false) the graph of the whole sum is explored.
    bool product = false;
    explore_limits limits = {};  ///< of each exploration; depth must be unset
};

/// One option of the solved position with its verdict. Numbers that do not apply are `no_value`.
struct solved_option {
    std::uint32_t part = 0;          ///< of a sum solved by its parts: the part that moves, from 1
    std::string to;                  ///< position text (in a sum solved by parts: of that part)
    std::string position;            ///< the whole sum, ruleset texts included; only with `part`
    std::vector<std::string> moves;  ///< texts of the moves that reach it
    outcome result = outcome::unknown;          ///< of the option, for the player who then moves
    side winner = side::none;                   ///< of the option, where there are players
    grundy_value grundy = {};                   ///< of the option (with `part`: of the whole sum)
    grundy_value part_grundy = {};              ///< only with `part`: of that part after the move
    std::uint32_t remoteness = no_value;
    bool winning = false;
    bool best = false;               ///< never set in a sum solved by parts
    std::string answer;              ///< where `result` is N: text of a position that the next player wins by
                                     ///< moving to (the quickest); with `part`: the whole sum
};

struct solution {
    std::string game;
    std::string position;
    std::string rule;
    ludograph::play play = ludograph::play::normal;
    outcome result = outcome::unknown;
    std::array<std::string, 2> players;    ///< empty texts where the players are alike
    side mover = side::none;               ///< none where the players are alike, as is the winner
    side winner = side::none;
    grundy_value grundy;
    std::uint32_t remoteness = no_value;
    outcome misere = outcome::unknown;     ///< unknown in a sum solved by parts
    std::uint64_t positions = 0;           ///< explored, all parts together
    std::uint64_t moves = 0;               ///< distinct edges
    std::vector<std::string> remarks;      ///< what the ruleset says of the position
    std::vector<solved_option> options;    ///< in the ruleset's order of moves, each option once
    std::vector<solution> parts;           ///< of a sum solved by its parts; they list no options of their own
};

/// Solves `start`, under normal play where its players are told apart. Throws limit_error when a limit
/// is reached. Time and memory are linear in the moves explored (but for loopy values); a position costs
/// about 40 bytes and a move 4, with players 70 and 8.
solution solve(const placed& start, const solve_options& options, const watcher& watch = {});

}  // namespace ludograph
