// How boxes and lines look, in the DOT that users get and on pages alike.
#pragma once

#include <cstdint>
#include <string>

#include "ludograph/layout/placement.hpp"
#include "ludograph/view/drawing.hpp"

namespace ludograph {

/// Lengths are for a drawing at scale 1, in points.
inline constexpr double type_size = 10;
inline constexpr double border_width = 0.8, bold_border_width = 2.6;

struct line_look {
    std::string colour;  ///< "#rrggbb" or "#rrggbbaa"
    double width = 0;
    double arrow = 0;  ///< length of the arrow head
};

/// The more lines there are, the paler the ordinary ones, so that what matters stays visible.
line_look look_of(line_style style, const line_colours& colours, std::uint64_t line_count);

double border_of(bool bold);
/// From the middle of the outer border to that of the inner one, which is never bold.
double gap_of_double_border(bool bold);

/// Graphviz's `style` of a box: "filled,dashed".
std::string box_style(bool dashed, bool dotted, bool terminal);

/// What stands in a box, rows of text from top to bottom, safe for XML. The rows above the verdict are one
/// block of monospaced text: all get the length of the longest, by no-break spaces, which Graphviz does not
/// drop.
std::vector<std::string> rows_of(const drawn_box& box, box_label label);

/// Size of a box at scale 1 with all its borders.
extent size_of(const drawn_box& box, box_label label);

}  // namespace ludograph
