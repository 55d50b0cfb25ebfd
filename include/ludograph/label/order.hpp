// An order of the vertices in which options come before the positions that lead to them.
#pragma once

#include <boost/graph/graph_traits.hpp>

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace ludograph {

/// Either the order, or one cycle: its vertices in order of play, the last leads to the first.
struct vertex_order {
    std::vector<std::uint32_t> options_first;  ///< all vertices; empty when there is a cycle
    std::vector<std::uint32_t> cycle;          ///< empty when there is none
    bool acyclic() const { return cycle.empty(); }
};

/// Depth-first search with a stack of its own: depth is limited by memory alone.
/// Vertices are 0 … n-1. O(vertices + edges). A self-loop is a cycle of one vertex.
template <class Graph>
vertex_order find_order(const Graph& graph) {
    enum : std::uint8_t { unseen, on_path, done };
    using edge_iterator = typename boost::graph_traits<Graph>::out_edge_iterator;
    const auto n = static_cast<std::uint32_t>(num_vertices(graph));
    struct step {
        std::uint32_t v;
        edge_iterator next, end;
    };
    std::vector<std::uint8_t> state(n, unseen);
    std::vector<step> path;
    vertex_order found;
    found.options_first.reserve(n);
    const auto enter = [&](std::uint32_t v) {
        const auto [next, end] = out_edges(v, graph);
        path.push_back({v, next, end});
        state[v] = on_path;
    };
    for (std::uint32_t root = 0; root < n; ++root) {
        if (state[root] == unseen) enter(root);
        while (!path.empty()) {
            step& top = path.back();
            if (top.next == top.end) {
                state[top.v] = done;
                found.options_first.push_back(top.v);
                path.pop_back();
                continue;
            }
            const auto option = static_cast<std::uint32_t>(target(*top.next++, graph));
            if (state[option] == unseen) {
                enter(option);
            } else if (state[option] == on_path) {
                auto at = std::find_if(path.begin(), path.end(),
                                       [&](const step& s) { return s.v == option; });
                for (; at != path.end(); ++at) found.cycle.push_back(at->v);
                found.options_first.clear();
                return found;
            }
        }
    }
    return found;
}

}  // namespace ludograph
