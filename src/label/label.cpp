// Runs the passes and writes what they find on the vertices.
#include "ludograph/label/label.hpp"

#include "ludograph/label/grundy.hpp"
#include "ludograph/label/longest.hpp"
#include "ludograph/label/order.hpp"
#include "ludograph/label/outcome.hpp"

namespace ludograph {

namespace {

frontier_marks frontier_of(const game_graph& graph) {
    if (graph[boost::graph_bundle].complete) return {};
    frontier_marks marks(num_vertices(graph));
    for (std::size_t v = 0; v < marks.size(); ++v) marks[v] = graph[v].frontier;
    return marks;
}

}  // namespace

void label_graph(game_graph& graph, play convention) {
    const std::size_t n = num_vertices(graph);
    const frontier_marks frontier = frontier_of(graph);
    vertex_order order = find_order(graph);
    auto& facts = graph[boost::graph_bundle];
    facts.play = convention;
    facts.loopy = !order.acyclic();
    {
        const outcome_labels labels = label_outcomes(graph, order, convention, frontier);
        for (std::size_t v = 0; v < n; ++v) {
            graph[v].result = labels.result[v];
            graph[v].remoteness = labels.remoteness[v];
        }
    }
    if (convention == play::misere) {
        for (std::size_t v = 0; v < n; ++v) graph[v].misere = graph[v].result;
    } else {
        const outcome_labels labels = label_outcomes(graph, order, play::misere, frontier);
        for (std::size_t v = 0; v < n; ++v) graph[v].misere = labels.result[v];
    }
    if (facts.loopy) {
        facts.cycle = std::move(order.cycle);
        return;
    }
    {
        const auto longest = label_longest(graph, order.options_first, frontier);
        for (std::size_t v = 0; v < n; ++v) graph[v].longest = longest[v];
    }
    if (convention == play::normal) {
        const auto grundy = label_grundy(graph, order, frontier);
        for (std::size_t v = 0; v < n; ++v) graph[v].grundy = grundy[v];
    }
}

}  // namespace ludograph
