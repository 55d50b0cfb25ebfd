// What can be measured of a placement: overlaps, lines through boxes, crossings.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "ludograph/layout/layers.hpp"

namespace ludograph::testing {

/// Pairs of boxes that overlap by more than a thousandth of a point.
std::size_t overlapping_boxes(const placement& place);

/// Lines of `styles` that come into a box that is not one of their ends, each counted once a box. Curves
/// are sampled at 16 points a piece.
std::size_t lines_through_boxes(const layered_graph& graph, const placement& place,
                                const std::vector<line_style>& styles);

/// Crossings of lines of `styles`: the points at which two curves with different beginnings and
/// different ends properly cross, pair by pair. A line that crosses a trunk of five lines has five
/// crossings in `pairs` and one in `seen`, where crossings of a line with lines to the same target that
/// lie within a point of each other are one, for both lines.
struct crossing_count {
    std::size_t pairs = 0;
    std::size_t seen = 0;
};
crossing_count crossings(const layered_graph& graph, const placement& place,
                         const std::vector<line_style>& styles);

/// "" where every box lies within the size of the placement, every line begins and ends on the borders
/// of its boxes and has 3k + 1 points, else what is wrong first.
std::string fault_of(const layered_graph& graph, const placement& place);

}  // namespace ludograph::testing
