// Title, legend and caption, set in type for a page.
#pragma once

#include <string>
#include <vector>

#include "ludograph/layout/placement.hpp"
#include "ludograph/layout/text_metrics.hpp"
#include "ludograph/view/drawing.hpp"

namespace ludograph {

/// One line of text; `at` is its left end at half its height.
struct placed_text {
    point at;
    std::string text;
    typeface face = typeface::sans;
    double size = 0;
    const char* colour = "#000000";
};

/// A sample of the legend.
struct placed_sample {
    point centre;
    extent size;
    double type = 0;
    legend_entry entry;
};

/// What goes above or below the drawing; its upper left corner is the origin, y upwards.
struct frame_block {
    extent size;
    std::vector<placed_text> texts;
    std::vector<placed_sample> samples;
};

struct frame {
    frame_block above, below;
};

/// Sets title (12 points), legend and caption (8.5 points) of the drawing, and notes below the caption,
/// for a page with `room` between its margins; smaller where they would fill more than half of the page.
frame set_frame(const drawing& picture, const std::vector<std::string>& notes, extent room);

}  // namespace ludograph
