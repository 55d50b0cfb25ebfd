// The tools that other tests measure with find what they are there to find.
#include "measure.hpp"

#include <gtest/gtest.h>

namespace ludograph::testing {
namespace {

constexpr auto best = line_style::best;

curve straight(point a, point b) {
    return {a, {(2 * a.x + b.x) / 3, (2 * a.y + b.y) / 3}, {(a.x + 2 * b.x) / 3, (a.y + 2 * b.y) / 3}, b};
}

/// Two boxes at the top, two at the bottom, joined crosswise.
struct cross {
    layered_graph graph;
    placement place;
    cross() {
        graph.boxes.assign(4, {.size = {10, 10}});
        graph.lines = {{0, 3, best}, {1, 2, best}};
        place.size = {100, 100};
        for (const point at : {point{5, 95}, point{95, 95}, point{5, 5}, point{95, 5}}) place.boxes.push_back({at, {10, 10}});
        place.lines = {straight({5, 90}, {95, 10}), straight({95, 90}, {5, 10})};
    }
};

TEST(LayoutMeasure, FindsNoFaultInASoundPlacement) {
    const cross c;
    EXPECT_EQ(fault_of(c.graph, c.place), "");
    EXPECT_EQ(overlapping_boxes(c.place), 0u);
    EXPECT_EQ(lines_through_boxes(c.graph, c.place, {best}), 0u);
}

TEST(LayoutMeasure, FindsBoxesThatOverlap) {
    cross c;
    c.place.boxes[1].centre = {12, 92};
    EXPECT_EQ(overlapping_boxes(c.place), 1u);
}

TEST(LayoutMeasure, FindsALineThroughAForeignBox) {
    cross c;
    c.graph.boxes.push_back({.size = {10, 10}});
    c.place.boxes.push_back({{30, 60}, {20, 20}});
    EXPECT_EQ(lines_through_boxes(c.graph, c.place, {best}), 1u);
    EXPECT_EQ(lines_through_boxes(c.graph, c.place, {line_style::ordinary}), 0u);
}

TEST(LayoutMeasure, CountsACrossing) {
    const cross c;
    EXPECT_EQ(crossings(c.graph, c.place, {best}).pairs, 1u);
    EXPECT_EQ(crossings(c.graph, c.place, {line_style::ordinary}).pairs, 0u);
}

TEST(LayoutMeasure, CountsALineAcrossATrunkOncePerLineOfItOrOnce) {
    cross c;
    c.graph.boxes.push_back({.size = {10, 10}});
    c.place.boxes.push_back({{50, 95}, {10, 10}});
    c.graph.lines.push_back({4, 3, best});
    c.place.lines.push_back({{5, 90}, {35, 64}, {65, 36}, {95, 10}});  // along the first line
    EXPECT_EQ(crossings(c.graph, c.place, {best}).pairs, 2u);
    EXPECT_EQ(crossings(c.graph, c.place, {best}).seen, 1u);
}

TEST(LayoutMeasure, FindsALineThatDoesNotReachItsBox) {
    cross c;
    c.place.lines[1].back() = {8, 12};
    EXPECT_EQ(fault_of(c.graph, c.place), "line 1 does not end on a border");
}

TEST(LayoutMeasure, FindsWhatLiesOutside) {
    cross c;
    c.place.size.width = 99;
    EXPECT_EQ(fault_of(c.graph, c.place), "box 1 is outside");
}

}  // namespace
}  // namespace ludograph::testing
