// Which way each line would point if play could not go round.
#pragma once

#include <cstdint>
#include <vector>

#include "ludograph/layout/layers.hpp"

namespace ludograph::layers {

struct arrow {
    std::uint32_t from, to;
};

/// The lines of the graph as arrows without a cycle: loops are left out, and within a strongly connected
/// component (Tarjan 1972) lines that run against a good sequence of its boxes are turned round, best
/// lines least of all (Eades, Lin and Smyth, A fast and effective heuristic for the feedback arc set
/// problem, 1993). O((boxes + lines) log boxes).
std::vector<arrow> without_cycles(const layered_graph& graph);

}  // namespace ludograph::layers
