// Pieces of gnuplot scripts that all plots use.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "ludograph/layout/placement.hpp"
#include "ludograph/plot/plot.hpp"

namespace ludograph {

/// `value` with that many digits after the point; whatever the locale is.
std::string decimal(double value, int digits = 2);

/// About how long a line of `text` in type of `size` is, both in points.
double length_of(std::string_view text, double size);

/// A string in which nothing but the quote has a meaning; control characters become visible ones.
std::string quoted(std::string_view text);

/// The part of a page that is left for a picture, in points from its lower left corner.
struct plot_area {
    double left = 0, bottom = 0, right = 0, top = 0;
    double width() const { return right - left; }
    double height() const { return top - bottom; }
};

/// Writes the title and the caption, broken into lines that fit, into `to.commands` and gives the area
/// between them. `to` has its title, caption and size.
plot_area begin_page(plot& to);

/// "set lmargin at screen …", for the axes of a chart in `area`.
std::string margins(const plot_area& area, extent page);

/// "screen 0.5,0.1"
std::string screen(double x, double y, extent page);

/// A4 lying or upright, in points.
inline constexpr extent lying_page{842, 595}, upright_page{595, 842};

}  // namespace ludograph
