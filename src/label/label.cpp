// Finds the labels of a game graph and writes them on its vertices.
#include "ludograph/label/label.hpp"

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
    graph_labels labels = find_labels(graph, convention, frontier_of(graph));
    for (std::size_t v = 0; v < num_vertices(graph); ++v) {
        position_label& label = graph[v];
        label.result = labels.played.result[v];
        label.remoteness = labels.played.remoteness[v];
        label.misere = labels.misere[v];
        label.grundy = labels.grundy.empty() ? no_value : labels.grundy[v];
        label.longest = labels.longest.empty() ? no_value : labels.longest[v];
    }
    auto& facts = graph[boost::graph_bundle];
    facts.play = convention;
    facts.loopy = !labels.cycle.empty();
    facts.cycle = std::move(labels.cycle);
}

}  // namespace ludograph
