// Wide levels, split into rows.
#pragma once

#include <cstdint>
#include <vector>

#include "grouping.hpp"
#include "ludograph/layout/layers.hpp"

namespace ludograph::layers {

/// Which row each box stands in; rows count from the top.
struct row_plan {
    std::vector<std::uint32_t> row_of;    ///< by box
    std::vector<std::uint32_t> level_of;  ///< by row, ascending
    std::vector<double> gaps;             ///< below each row but the last: the least height
    double margin = 0;                    ///< beside each box
    extent least;                         ///< what the rows need, at least
};

/// Deals the boxes of each level out to as few rows as fit a width. No line joins boxes of one level of a
/// game graph, so every line still goes down.
class row_planner {
public:
    /// `level` by box, none empty; `beside_trunk` is the room to reckon with beside each trunk. The graph must
    /// outlive the planner.
    row_planner(const layered_graph& graph, std::vector<std::uint32_t> level, line_routes routes, double beside_trunk);

    /// `air`, from 0.4 to 1, says how much of the room that suits them the gaps between boxes get. A row
    /// may stay wider than asked for, when a box and the trunks beside it are. O(boxes + lines).
    row_plan plan(double width, double air) const;

private:
    row_plan deal(const std::vector<std::size_t>& rows_of_level, double margin) const;
    std::vector<double> lanes(const row_plan& plan) const;
    double footprint(std::uint32_t box, double margin) const;

    const layered_graph& graph_;
    std::vector<std::uint32_t> level_;
    line_routes routes_;
    double beside_trunk_;
    std::vector<bool> loops_;             ///< has a line to itself
    bool joins_neighbours_ = false;       ///< a line leads to another box of its level
    std::vector<bool> target_;            ///< a winning line comes from above
    std::vector<std::uint32_t> dealing_;  ///< boxes, as `grouping` by level lists them: in dealing order
    grouping by_level_;                   ///< of places in `dealing_`
    std::size_t levels_ = 0;
};

/// Room that a box takes in its row, with a line to itself where there is one.
double room_of(const layered_graph::box& box, bool loop);

/// Height of every row: its highest box.
std::vector<double> row_heights(const layered_graph& graph, const row_plan& plan);

}  // namespace ludograph::layers
