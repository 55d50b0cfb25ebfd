// Where the nodes of ordered rows stand.
#pragma once

#include <span>
#include <vector>

#include "network.hpp"

namespace ludograph::layers {

/// The values nearest to `wish` (in weighted squares) that do not descend: pool adjacent violators (Ayer,
/// Brunk, Ewing, Reid and Silverman, An empirical distribution function for sampling with incomplete
/// information, 1955). O(n).
std::vector<double> isotonic(std::span<const double> wish, std::span<const double> weight);

/// The x of every node, keeping the order of the rows and the separations, all within 0 … `width` where
/// the row fits. Each row in turn goes as near as it can to where its neighbours above and below pull it,
/// best lines most (the priorities of Gansner et al. 1993).
std::vector<double> coordinates_of(const network& net, const layered_graph& graph, double width);

}  // namespace ludograph::layers
