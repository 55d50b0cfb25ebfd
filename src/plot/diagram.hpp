// A diagram taken apart into what is to be drawn.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ludograph {

/// Shapes in a plane whose unit is a cell: x to the right, y upwards, the lower left corner of the board at
/// 0, 0.
struct shapes {
    enum class kind : std::uint8_t { cell, poison, token, seed, cross, ring };
    struct shape {
        kind what;
        double x, y, size;  ///< middle; side or diameter
    };
    struct word {
        std::string text;
        double x, y;
    };
    double width = 0, height = 0;
    std::vector<shape> all;
    std::vector<word> words;  ///< numbers of squares and of tokens
};

/// Throws input_error where `diagram` is of no known kind, or larger than board_plot.hpp allows.
shapes shapes_of(std::string_view diagram);

}  // namespace ludograph
