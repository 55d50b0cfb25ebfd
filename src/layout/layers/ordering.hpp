// The order of boxes and places in their rows.
#pragma once

#include "network.hpp"

namespace ludograph::layers {

/// Orders the rows of `net` so that few winning lines cross, best ones least of all, and ordinary lines
/// are short. Sweeps by medians (Eades and Wormald, Edge crossings in drawings of bipartite graphs, 1994)
/// and by barycentres (Sugiyama, Tagawa and Toda 1981), then exchanges of neighbours (Gansner, Koutsofios,
/// North and Vo, A technique for drawing directed graphs, 1993), from a few seeded beginnings of which the
/// best is kept. Where every box has at most one best line, no two of them cross.
void order_rows(network& net, const layered_graph& graph);

}  // namespace ludograph::layers
