// All labels of a game graph, in one call.
#pragma once

#include "ludograph/graph/game_graph.hpp"

namespace ludograph {

/// Fills the labels of every vertex. With misere play `result` and `remoteness` are those of misere
/// play and there is no Grundy value. Where play can cycle there are outcomes (with draws) but
/// neither Grundy values nor longest plays; `loopy` and `cycle` of the facts are set.
/// O(vertices + edges).
void label_graph(game_graph& graph, play convention);

}  // namespace ludograph
