// The number of moves of the longest play from every position.
#pragma once

#include "ludograph/label/outcome.hpp"

namespace ludograph {

/// 0 for a terminal, else 1 + the most over the options; `no_value` above a frontier.
/// `visit` takes the vertices options first; O(out-degree) each.
template <class Graph>
class longest_sweep {
public:
    /// An empty frontier means none.
    longest_sweep(const Graph& graph, const frontier_marks& frontier)
        : longest(num_vertices(graph), no_value), graph_(graph), frontier_(frontier) {}

    void visit(std::uint32_t v) {
        if (detail::on_frontier(frontier_, v)) return;
        std::uint32_t most = 0;
        auto [e, end] = out_edges(v, graph_);
        const bool terminal = e == end;
        for (; e != end; ++e) most = std::max(most, longest[target(*e, graph_)]);
        longest[v] = terminal ? 0 : most == no_value ? no_value : most + 1;
    }

    std::vector<std::uint32_t> longest;

private:
    const Graph& graph_;
    const frontier_marks& frontier_;
};

}  // namespace ludograph
