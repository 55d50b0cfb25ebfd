// Positions that are alike, as one.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "ludograph/graph/game_graph.hpp"
#include "ludograph/view/words.hpp"

namespace ludograph {

/// A graph whose vertices are the groups of positions that have the same remoteness, outcome and value (where
/// there are players: the same winner and the same player to move), from high remoteness to low.
struct summary {
    game_graph graph;                   ///< its positions are called "12 positions"
    std::vector<std::uint64_t> sizes;   ///< of the groups
    std::map<std::pair<vertex, vertex>, std::uint64_t> moves;  ///< how many an edge stands for
};

/// O(positions + moves · log groups).
std::unique_ptr<const summary> summarise(const game_graph& graph, const words& in);

}  // namespace ludograph
