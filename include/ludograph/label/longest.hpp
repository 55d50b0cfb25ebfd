// The number of moves of the longest play from every position.
#pragma once

#include "ludograph/label/outcome.hpp"

namespace ludograph {

/// 0 for a terminal, else 1 + the most over the options; `no_value` above a frontier. For graphs
/// without cycles; `order` is find_order(graph).options_first. O(vertices + edges).
template <class Graph>
std::vector<std::uint32_t> label_longest(const Graph& graph, const std::vector<std::uint32_t>& order,
                                         const frontier_marks& frontier = {}) {
    std::vector<std::uint32_t> longest(num_vertices(graph), no_value);
    for (const std::uint32_t v : order) {
        if (detail::on_frontier(frontier, v)) continue;
        std::uint32_t most = 0;
        auto [e, end] = out_edges(v, graph);
        for (; e != end && most != no_value; ++e) {
            const std::uint32_t option = longest[target(*e, graph)];
            most = option == no_value ? no_value : std::max(most, option + 1);
        }
        longest[v] = most;
    }
    return longest;
}

}  // namespace ludograph
