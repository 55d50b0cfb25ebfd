// The curves of all lines.
#pragma once

#include <vector>

#include "scene.hpp"

namespace ludograph::layers {

struct routes {
    std::vector<curve> lines;  ///< in the order of the graph's lines
    std::vector<trunk> trunks;
};

/// Leads every line from border to border. Best lines that lead down run through the places of their
/// trees where `how` is `bundled`, vertically through bands and as cubics with vertical tangents between
/// them; other winning lines are straight where nothing stands in the way, else led through gaps;
/// ordinary lines are straight when they lead down and curved otherwise, as are all between boxes of a row that
/// do not stand side by side. y runs downwards.
routes routes_of(const scene& placed, line_routes how);

}  // namespace ludograph::layers
