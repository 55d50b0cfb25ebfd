// What is put in order: boxes and, for winning lines, the vertices that stand for them in the rows between.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "grouping.hpp"
#include "ludograph/layout/layers.hpp"
#include "measures.hpp"
#include "rows.hpp"

namespace ludograph::layers {

inline constexpr std::uint32_t no_node = std::numeric_limits<std::uint32_t>::max();

/// A box, or the one place in a row where all winning lines to a target pass through.
struct node {
    std::uint32_t row = 0;
    std::uint32_t below = no_node;  ///< of a place: the next one towards the target, or the target
    std::uint32_t load = 0;         ///< of a place: the bundled lines that pass
    double half = 0;                ///< half of its width
    double margin = 0;              ///< that it keeps beside it
};

/// A piece of winning lines between two rows that follow each other.
struct segment {
    std::uint32_t upper, lower;
    bool best = false;
    double weight = 1;
};

/// Boxes are nodes 0 … boxes-1, in the graph's order; places come after them.
struct network {
    std::vector<node> nodes;
    std::vector<segment> segments;
    grouping below, above;  ///< segments by their upper and by their lower node
    std::vector<std::uint32_t> entry;  ///< by line: the node that its first segment leads to, or no_node
    std::vector<std::vector<std::uint32_t>> rows;  ///< nodes from left to right
    std::size_t boxes = 0;

    /// Distance that two neighbours in a row must keep.
    double separation(std::uint32_t left, std::uint32_t right) const {
        const node &a = nodes[left], &b = nodes[right];
        const bool trunks = a.load > 0 && b.load > 0;
        return a.half + (trunks ? trunk_distance : a.margin + b.margin) + b.half;
    }
};

/// The winning lines that lead down become trees that grow together towards their target, so that one
/// place serves all lines to it in a row; places that only thin lines pass take no room. Lines beyond
/// a limit on places (long lines in a very high graph) stay out. The rows are in no good order yet.
network network_of(const layered_graph& graph, const row_plan& plan, line_routes routes);

}  // namespace ludograph::layers
