// The level of every box.
#pragma once

#include <cstdint>
#include <vector>

#include "ludograph/layout/layers.hpp"

namespace ludograph::layers {

/// Level of every box, 0 at the top, no level empty. `order` is not `automatic`; where it is `given`, a
/// box without a level of its own is at the bottom. The layering by longest paths of Sugiyama, Tagawa
/// and Toda, Methods for visual understanding of hierarchical system structures, 1981.
std::vector<std::uint32_t> levels_of(const layered_graph& graph, level_order order);

}  // namespace ludograph::layers
