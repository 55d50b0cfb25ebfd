// A drawing on its page.
#pragma once

#include <string>
#include <vector>

#include "frame.hpp"
#include "ludograph/layout/placement.hpp"
#include "ludograph/view/drawing.hpp"

namespace ludograph {

/// In points, the lower left corner is the origin. Sides are whole numbers: Graphviz rounds them.
struct page {
    extent size;
    double scale = 1;  ///< of the drawing
    point origin;      ///< where the lower left corner of the drawing goes
    std::vector<placed_text> texts;
    std::vector<placed_sample> samples;
};

/// What the drawing may fill of a sheet of paper with this frame.
extent room_on(extent sheet);
extent room_for_drawing(extent sheet, const frame& around);

/// Title on top, then the drawing in the middle, then legend and caption.
page page_on_sheet(extent sheet, const frame& around, extent drawing_size, double scale);

/// A page as large as the drawing at scale 1 and its frame, or at the scale at which no side is above
/// 14 000 points.
page page_around(const drawing& picture, const std::vector<std::string>& notes, extent drawing_size);

/// The page as DOT text in which everything has its place, for Graphviz's nop2. Boxes have the id "n5",
/// lines "e5_7", trunks into it "trunk0_n5".
std::string page_dot(const drawing& picture, const placement& place, box_label label, const page& on);

}  // namespace ludograph
