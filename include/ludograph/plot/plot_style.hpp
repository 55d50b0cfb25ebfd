// How a plot speaks, and its colours.
#pragma once

#include <array>

#include "ludograph/view/palette.hpp"
#include "ludograph/view/words.hpp"

namespace ludograph {

/// "#rrggbb" each.
struct plot_colours {
    const char *lost, *won, *drawn;  ///< bars and marks; values are drawn as `lost`
    const char* zero;                ///< bars that stand for nothing
    const char *pre_period, *period;
    std::array<const char*, 2> lines;   ///< pale, behind marks; told apart by their dashes
    std::array<const char*, 10> scale;  ///< of a heat map, ever lighter
    const char *square, *poison, *token, *seed, *cross, *ring;
};

struct plot_style {
    ludograph::language language = language::english;
    palette_name palette = palette_name::standard;  ///< `okabe` is the same here

    bool operator==(const plot_style&) const = default;

    const words& text() const { return words_of(language); }
    const plot_colours& colours() const;
};

}  // namespace ludograph
