// How often winning lines will cross once they are drawn.
#pragma once

#include <vector>

#include "network.hpp"

namespace ludograph::layers {

/// Crossings of winning lines when the nodes stand at `x` and `y` (by row, downwards): bundled lines run
/// from place to place, a trunk counting as often as lines run in it, the others straight from box to
/// box. O((k + s) log s) for s pieces between rows that follow each other.
double drawn_crossings(const network& net, const layered_graph& graph, line_routes how,
                       const std::vector<double>& x, const std::vector<double>& y);

}  // namespace ludograph::layers
