// Positions of two numbers as cells of a grid: which are lost, or what each is worth.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ludograph/plot/plot.hpp"
#include "ludograph/plot/plot_style.hpp"

namespace ludograph {

/// A line through the origin.
struct sloped_line {
    double slope = 0;
    std::string text;  ///< of the key: "slope phi = 1.61803"
};

/// The positions (x, y) with x ≤ width - 1 and y ≤ height - 1.
struct position_grid {
    std::string title;
    std::vector<std::string> caption;
    std::string x_name, y_name;
    std::size_t width = 0, height = 0;
    /// Of (x, y) at x + y · width: the Grundy value, or for a grid of P positions 0 where it is one and any
    /// other number where it is none; nothing where the cell is no position or not known.
    std::vector<std::optional<std::uint32_t>> values;
    std::vector<sloped_line> lines = {};
};

/// A mark for each P position, and the lines behind them.
plot lost_positions_plot(const position_grid& grid, const plot_style& style = {});

/// A colour for each value, from dark to light, and the values as numbers where the cells are large enough.
plot heat_map(const position_grid& grid, const plot_style& style = {});

}  // namespace ludograph
