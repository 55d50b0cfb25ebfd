// Visiting the vertices so that options come before the positions that lead to them.
#pragma once

#include <boost/graph/graph_traits.hpp>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <utility>
#include <vector>

namespace ludograph {

/// Calls `visit(v)` for every vertex after all its options have been visited. When play can cycle
/// the visits stop and the vertices of one cycle are returned, in order of play, the last leading to
/// the first; otherwise the result is empty. A self-loop is a cycle of one vertex.
/// Depth-first search with a stack of its own, eight bytes a level: depth is limited by memory alone.
/// The edges of a vertex have just been read when it is visited. Vertices are 0 … n-1.
/// O(vertices + edges) with random-access out-edges.
template <class Graph, class Visit>
std::vector<std::uint32_t> visit_options_first(const Graph& graph, Visit&& visit) {
    enum : std::uint8_t { unseen, on_path, done };
    struct step {
        std::uint32_t v;
        std::uint32_t seen = 0;  ///< options looked at
    };
    const auto n = static_cast<std::uint32_t>(num_vertices(graph));
    std::vector<std::uint8_t> state(n, unseen);
    std::vector<step> path;
    const auto enter = [&](std::uint32_t v) {
        path.push_back({v});
        state[v] = on_path;
    };
    for (std::uint32_t root = 0; root < n; ++root) {
        if (state[root] == unseen) enter(root);
        while (!path.empty()) {
            step& top = path.back();
            const auto [first, end] = out_edges(top.v, graph);
            auto next = std::next(first, top.seen);
            for (; next != end && state[target(*next, graph)] == done; ++next) ++top.seen;
            if (next == end) {
                state[top.v] = done;
                visit(top.v);
                path.pop_back();
                continue;
            }
            const auto option = static_cast<std::uint32_t>(target(*next, graph));
            ++top.seen;
            if (state[option] == unseen) {
                enter(option);
                continue;
            }
            std::vector<std::uint32_t> cycle;
            auto at = std::find_if(path.begin(), path.end(), [&](const step& s) { return s.v == option; });
            for (; at != path.end(); ++at) cycle.push_back(at->v);
            return cycle;
        }
    }
    return {};
}

}  // namespace ludograph
