// Positions of two numbers, labelled cell by cell of a grid: no move is kept.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "ludograph/solve/solve.hpp"

namespace ludograph {

enum class cell_label : std::uint8_t { grundy, remoteness };

struct pair_grid {
    std::uint32_t width = 0;
    /// Of the position x, y at x + y · width; `no_value` where that is none that is wanted, or not as the ruleset
    /// writes it.
    std::vector<std::uint32_t> labels;

    std::uint32_t label(number_pair p) const { return labels[p[0] + std::size_t{width} * p[1]]; }
};

/// More cells than a walk through them all is worth, where play may come to few of them.
inline constexpr std::uint64_t most_grid_cells = 10'000'000;

/// Which cells of a grid are labelled: all positions, or those that play from its bound comes to.
enum class grid_cells : std::uint8_t { all, reached };

/// Labels positions whose numbers are not above those of `bound`; Grundy values are those of normal play. Nothing
/// where `bound` is not of two numbers, its players are told apart, the cells are more than `most_grid_cells`, or
/// an option lies in no earlier cell, as in games that lengthen or return: those are for `for_each_row`. Throws
/// limit_error; of the budgets, that of moves is not asked, since none is kept. Time is linear in the moves,
/// memory in the cells.
std::optional<pair_grid> label_pairs(const placed& bound, cell_label what, grid_cells wanted,
                                     const solve_options& options, const watcher& watch = {});

/// The outcome of a position of that remoteness in a game without cycles: remoteness falls by one with each move
/// to the end, where the player to move has lost, or won under misère play.
inline outcome outcome_of(std::uint32_t remoteness, play convention) {
    return (remoteness % 2 == 0) == (convention == play::normal) ? outcome::P : outcome::N;
}

}  // namespace ludograph
