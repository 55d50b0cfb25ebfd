// Finds the labels of a game graph and writes them on its vertices.
#include "ludograph/label/label.hpp"

namespace ludograph {

namespace {

vertex_marks marks_of(const game_graph& graph) {
    const std::size_t n = num_vertices(graph);
    vertex_marks marks;
    if (!graph[boost::graph_bundle].complete) {
        marks.frontier.resize(n);
        for (std::size_t v = 0; v < n; ++v) marks.frontier[v] = graph[v].frontier;
    }
    if (has_players(graph)) {
        marks.mover.resize(n);
        for (std::size_t v = 0; v < n; ++v) marks.mover[v] = graph[v].mover;
    }
    bool scored = false;
    for (std::size_t v = 0; v < n && !scored; ++v) scored = graph[v].end != outcome::unknown;
    if (scored) {
        marks.end.resize(n);
        for (std::size_t v = 0; v < n; ++v) marks.end[v] = graph[v].end;
    }
    return marks;
}

}  // namespace

side winner_of(outcome result, side mover) {
    if (mover == side::none || result == outcome::unknown) return side::none;
    if (result == outcome::D) return side::draw;
    if (result == outcome::N) return mover;
    return mover == side::first ? side::second : side::first;
}

void label_graph(game_graph& graph, play convention, const checkpoint& check) {
    graph_labels labels = find_labels(graph, convention, marks_of(graph), check);
    const auto value = [](const auto& values, std::size_t v, auto none) { return values.empty() ? none : values[v]; };
    for (std::size_t v = 0; v < num_vertices(graph); ++v) {
        position_label& label = graph[v];
        label.result = labels.played.result[v];
        label.remoteness = labels.played.remoteness[v];
        label.winner = winner_of(label.result, label.mover);
        label.misere = value(labels.misere, v, outcome::unknown);
        label.grundy = value(labels.grundy, v, no_value);
        label.longest = value(labels.longest, v, no_value);
    }
    auto& facts = graph[boost::graph_bundle];
    facts.play = convention;
    facts.loopy = !labels.cycle.empty();
    facts.cycle = std::move(labels.cycle);
}

}  // namespace ludograph
