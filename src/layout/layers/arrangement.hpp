// The search for an order of the rows whose drawing has few crossings.
#pragma once

#include <vector>

#include "network.hpp"
#include "scene.hpp"

namespace ludograph::layers {

/// Orders the rows of `net` and gives the place of every node on a page of this size. Sweeps by medians
/// and by barycentres from a few beginnings, each order judged by the crossings that its drawing has; later
/// beginnings are the best order so far with some rows shuffled, from a fixed seed. The more the smaller
/// the graph; large ones get one.
scene arranged(network& net, const layered_graph& graph, const row_plan& plan, line_routes how,
               const extent& page);

}  // namespace ludograph::layers
