// All labels of a graph, in one call.
#pragma once

#include "ludograph/graph/game_graph.hpp"
#include "ludograph/label/grundy.hpp"
#include "ludograph/label/longest.hpp"
#include "ludograph/label/loopy.hpp"
#include "ludograph/label/options_first.hpp"
#include "ludograph/label/outcome.hpp"

namespace ludograph {

/// Labels by vertex. A vector that does not apply is empty.
struct graph_labels {
    outcome_labels played;                ///< under the convention asked for
    std::vector<outcome> misere;          ///< impartial graphs only
    std::vector<std::uint32_t> grundy;    ///< impartial graphs in normal play; may be `infinite_value`
    std::vector<std::uint32_t> longest;   ///< without cycles only
    std::vector<std::uint32_t> cycle;     ///< one cycle, where there are any
};

namespace detail {

/// One depth-first search serves all labels: a vertex's edges are in the cache when they are read.
template <class Graph, class Outcomes>
graph_labels sweep_labels(const Graph& graph, play convention, const frontier_marks& frontier,
                          Outcomes played, Outcomes misere, const checkpoint& check) {
    const bool normal = convention == play::normal;
    grundy_sweep grundy(graph, frontier);
    longest_sweep longest(graph, frontier);
    graph_labels labels;
    paced_check pause(check);
    labels.cycle = visit_options_first(graph, [&](std::uint32_t v) {
        pause();
        played.visit(v);
        longest.visit(v);
        if (!normal) return;
        misere.visit(v);
        grundy.visit(v);
    });
    if constexpr (requires { played.drop_uncertain(); }) played.drop_uncertain();
    labels.misere = normal ? std::move(misere.labels.result) : played.labels.result;
    labels.played = std::move(played.labels);
    labels.longest = std::move(longest.longest);
    if (normal) labels.grundy = std::move(grundy.grundy);
    return labels;
}

/// The labels of an impartial graph without cycles; with cycles, nothing but one of them.
template <class Graph>
graph_labels acyclic_labels(const Graph& graph, play convention, const frontier_marks& frontier,
                            const checkpoint& check) {
    if (frontier.empty())
        return sweep_labels(graph, convention, frontier, outcome_sweep(graph, convention),
                            outcome_sweep(graph, play::misere), check);
    return sweep_labels(graph, convention, frontier, certain_outcome_sweep(graph, convention, frontier),
                        certain_outcome_sweep(graph, play::misere, frontier), check);
}

template <class Graph>
graph_labels loopy_labels(const Graph& graph, play convention, const vertex_marks& marks,
                          const checkpoint& check) {
    graph_labels labels;
    labels.played = label_outcomes_retrograde(graph, convention, marks, check);
    if (convention == play::misere) {
        labels.misere = labels.played.result;
    } else {
        labels.misere = label_outcomes_retrograde(graph, play::misere, marks, check).result;
        labels.grundy = std::move(loopy_analysis(graph, marks.frontier, check).values);
    }
    return labels;
}

/// The labels of a graph with players or scored ends.
template <class Graph>
graph_labels scored_labels(const Graph& graph, play convention, const vertex_marks& marks,
                           const checkpoint& check) {
    graph_labels labels;
    labels.played = label_outcomes_retrograde(graph, convention, marks, check);
    longest_sweep longest(graph, marks.frontier);
    draw_sweep draws(graph, labels.played);
    paced_check pause(check);
    labels.cycle = visit_options_first(graph, [&](std::uint32_t v) {
        pause();
        longest.visit(v);
        draws.visit(v);
    });
    if (labels.cycle.empty()) {
        labels.longest = std::move(longest.longest);
        return labels;
    }
    for (std::size_t v = 0; v < labels.played.result.size(); ++v)
        if (labels.played.result[v] == outcome::D) labels.played.remoteness[v] = no_value;
    return labels;
}

}  // namespace detail

/// Labels every vertex of a graph of vertices 0 … n-1. With misere play there is no Grundy value;
/// where play can cycle the Grundy values are loopy ones and there are no longest plays. Above a
/// frontier a label is given only where it is certain. O(vertices + edges), but for loopy values.
template <class Graph>
graph_labels find_labels(const Graph& graph, play convention, const vertex_marks& marks = {},
                         const checkpoint& check = {}) {
    if (!marks.impartial()) return detail::scored_labels(graph, convention, marks, check);
    graph_labels labels = detail::acyclic_labels(graph, convention, marks.frontier, check);
    if (labels.cycle.empty()) return labels;
    graph_labels loopy = detail::loopy_labels(graph, convention, marks, check);
    loopy.cycle = std::move(labels.cycle);
    return loopy;
}

/// Who wins a position of that outcome: none where it is unknown or the players are alike.
side winner_of(outcome result, side mover);

/// Writes the labels on the vertices and sets `play`, `loopy` and `cycle` of the graph's facts. The
/// marks are read off the vertices: `frontier`, `mover`, `end`.
void label_graph(game_graph& graph, play convention, const checkpoint& check = {});

}  // namespace ludograph
