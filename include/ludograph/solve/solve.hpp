// The answer for one position: outcome, values and all winning moves, without keeping the graph.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ludograph/catalog/catalog.hpp"
#include "ludograph/integer.hpp"
#include "ludograph/solve/solved_value.hpp"

namespace ludograph {

/// When a closed form answers. Exploring tells more: remoteness, counts, values where only outcomes have a formula.
enum class formula_use : std::uint8_t {
    when_needed,  ///< when a first exploration does not end within a small budget, or numbers are too large
    never,
    always        ///< for every ruleset that has one
};

struct solve_options {
    ludograph::play play = ludograph::play::normal;
    /// A sum under normal play is solved by the XOR of its parts' values; with `product` (and
    /// always in misere play, where that rule is false) the graph of the whole sum is explored.
    bool product = false;
    explore_limits limits = {};  ///< of each exploration; depth must be unset
    formula_use formulas = formula_use::when_needed;
    /// A closed form lists every option, not only those that win.
    bool every_option = false;
};

/// One option of the solved position with its verdict. Numbers that do not apply are `no_value`.
struct solved_option {
    std::uint32_t part = 0;          ///< of a sum: the part that moves, from 1
    std::string to;                  ///< position text (in a sum: of that part)
    std::string position;            ///< of a sum: the whole, ruleset texts included
    std::vector<std::string> moves;  ///< texts of the moves that reach it
    outcome result = outcome::unknown;          ///< of the option, for the player who then moves
    side winner = side::none;                   ///< of the option, where there are players
    solved_value grundy = {};                   ///< of the option (in a sum: of the whole)
    solved_value part_grundy = {};              ///< in a sum solved by parts: of that part after the move
    std::uint32_t remoteness = no_value;
    bool winning = false;
    bool best = false;               ///< never set in a sum solved by parts
    std::string answer;              ///< where `result` is N: text of a position that the next player wins by
                                     ///< moving to (the quickest where remoteness is known); of a sum the whole
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
    solved_value grundy;
    std::uint32_t remoteness = no_value;
    outcome misere = outcome::unknown;     ///< unknown in a sum solved by parts
    std::uint64_t positions = 0;           ///< explored, all parts together
    std::uint64_t moves = 0;               ///< distinct edges
    std::vector<std::string> remarks;      ///< what the ruleset says of the position
    std::vector<solved_option> options;    ///< in the ruleset's order of moves, each option once
    /// Of a sum, without options of their own; with values but in misère play, where values tell nothing.
    std::vector<solution> parts;
    bool by_parts = false;                 ///< a sum solved by the values of its parts, not explored as a whole

    // Where a closed form answers, in a sum for one of the parts at least:
    std::string formula;                   ///< with who found it; "" where everything was explored
    std::vector<std::string> reasons;      ///< the formula with its numbers
    /// How many options win; `options` are the first of those, or with every_option all options. Nothing where
    /// they are too many to be counted: then `options` are some of them.
    std::optional<uint128> winning_options;
};

/// A closed form lists so many winning options, and with every_option so many options, and no more; in all so many moves
/// to them.
inline constexpr std::size_t most_listed_winning = 100, most_listed_options = 1000, most_listed_moves = 10'000;

/// Positions of a ruleset with a closed form are explored up to so many positions, moves (of long positions fewer, for
/// each costs its length) and bytes before the closed form answers: fewer where the caller's budgets say so.
inline constexpr std::uint64_t positions_before_formula = 2'000'000, moves_before_formula = 10'000'000,
                               memory_before_formula = 500'000'000;

/// Solves `start`, under normal play where its players are told apart. Throws limit_error when a limit
/// is reached, input_error where numbers are too large to explore and no closed form answers. Time and memory
/// are linear in the moves explored (but for loopy values); a position costs about 40 bytes and a move 4, with
/// players 70 and 8. What a closed form costs its solver says.
solution solve(const placed& start, const solve_options& options, const watcher& watch = {});

}  // namespace ludograph
