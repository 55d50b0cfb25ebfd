// The data of a grid of positions, from formulas or from the graph.
#pragma once

#include <cstddef>
#include <string>

#include "explore_options.hpp"
#include "ludograph/plot/grid_plot.hpp"

namespace ludograph::cli {

/// What a cell is worth.
enum class cell_value : std::uint8_t { lost, grundy };

/// More cells along a side are not legible.
inline constexpr std::size_t most_cells = 1000;

/// All positions of two numbers below `bound`, a text of two numbers, with their values: by the sequence of
/// single heaps, else, for P positions, by a formula, where the ruleset has one, else cell by cell, and where play
/// does not keep to the grid from graphs. The caption says which. Throws input_error where the bound is not of two numbers or too large, limit_error.
position_grid grid_below(const ruleset_ptr& rules, const std::string& bound, cell_value what,
                         const explore_options& options, const words& in);

}  // namespace ludograph::cli
