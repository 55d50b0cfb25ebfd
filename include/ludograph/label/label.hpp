// All labels of a graph, in one call.
#pragma once

#include "ludograph/graph/game_graph.hpp"
#include "ludograph/label/grundy.hpp"
#include "ludograph/label/longest.hpp"
#include "ludograph/label/options_first.hpp"
#include "ludograph/label/outcome.hpp"

namespace ludograph {

/// Labels by vertex. A vector that does not apply is empty.
struct graph_labels {
    outcome_labels played;                ///< under the convention asked for
    std::vector<outcome> misere;
    std::vector<std::uint32_t> grundy;    ///< normal play without cycles only
    std::vector<std::uint32_t> longest;   ///< without cycles only
    std::vector<std::uint32_t> cycle;     ///< one cycle, where there are any
};

namespace detail {

/// One depth-first search serves all labels: a vertex's edges are in the cache when they are read.
template <class Graph, class Outcomes>
graph_labels sweep_labels(const Graph& graph, play convention, const frontier_marks& frontier,
                          Outcomes played, Outcomes misere) {
    const bool normal = convention == play::normal;
    grundy_sweep grundy(graph, frontier);
    longest_sweep longest(graph, frontier);
    graph_labels labels;
    labels.cycle = visit_options_first(graph, [&](std::uint32_t v) {
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

}  // namespace detail

/// Labels every vertex of a graph of vertices 0 … n-1. With misere play there is no Grundy value;
/// where play can cycle there are outcomes (with draws) but neither Grundy values nor longest plays.
/// Above a frontier a label is given only where it is certain. O(vertices + edges).
template <class Graph>
graph_labels find_labels(const Graph& graph, play convention, const frontier_marks& frontier = {}) {
    graph_labels labels =
        frontier.empty()
            ? detail::sweep_labels(graph, convention, frontier, outcome_sweep(graph, convention),
                                   outcome_sweep(graph, play::misere))
            : detail::sweep_labels(graph, convention, frontier,
                                   certain_outcome_sweep(graph, convention, frontier),
                                   certain_outcome_sweep(graph, play::misere, frontier));
    if (labels.cycle.empty()) return labels;
    labels.grundy.clear();
    labels.longest.clear();
    labels.played = label_outcomes_retrograde(graph, convention, frontier);
    labels.misere = convention == play::misere
                        ? labels.played.result
                        : label_outcomes_retrograde(graph, play::misere, frontier).result;
    return labels;
}

/// Writes the labels on the vertices and sets `play`, `loopy` and `cycle` of the graph's facts.
void label_graph(game_graph& graph, play convention);

}  // namespace ludograph
