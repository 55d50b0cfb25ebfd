// From an exploration to a graph that the Boost Graph Library knows.
#pragma once

#include <boost/graph/compressed_sparse_row_graph.hpp>

#include <memory>

#include "ludograph/explore/exploration.hpp"
#include "ludograph/graph/game_graph.hpp"

namespace ludograph {

/// The graph of an exploration, with depths and frontier marks but no labels yet; the facts that
/// only the caller knows (game, rule, start, names) stay empty. Uses up the edges as it goes:
/// peak memory is that of the graph. `check` is called now and then and may throw to abandon it.
/// O(positions + moves).
game_graph build_graph(exploration& explored, const std::function<void()>& check = {});

/// Edges alone, four bytes each: for answers that need no graph to be kept.
using compact_graph =
    boost::compressed_sparse_row_graph<boost::directedS, boost::no_property, boost::no_property,
                                       boost::no_property, std::uint32_t, std::uint64_t>;

/// The same edges as `build_graph`, compactly; uses them up.
compact_graph build_compact_graph(exploration& explored);

}  // namespace ludograph
