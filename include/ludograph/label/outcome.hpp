// Outcomes and remoteness, by sweeping an options-first order or by retrograde analysis.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "ludograph/graph/game_graph.hpp"
#include "ludograph/label/order.hpp"

namespace ludograph {

/// By vertex. `remoteness` is `no_value` where it is not certain or the position is drawn.
struct outcome_labels {
    std::vector<outcome> result;
    std::vector<std::uint32_t> remoteness;
};

/// Frontier marks by vertex; empty means none. A frontier vertex may turn out to be anything.
using frontier_marks = std::vector<bool>;

namespace detail {

inline bool on_frontier(const frontier_marks& frontier, std::uint32_t v) {
    return !frontier.empty() && frontier[v];
}

/// Predecessors of every vertex, in one array.
struct reverse_index {
    std::vector<std::uint64_t> first;
    std::vector<std::uint32_t> source;
};

template <class Graph>
reverse_index reversed(const Graph& graph) {
    const auto n = static_cast<std::uint32_t>(num_vertices(graph));
    reverse_index index;
    index.first.assign(n + std::size_t{1}, 0);
    const auto for_each_edge = [&](auto use) {
        for (std::uint32_t v = 0; v < n; ++v) {
            auto [e, end] = out_edges(v, graph);
            for (; e != end; ++e) use(v, static_cast<std::uint32_t>(target(*e, graph)));
        }
    };
    for_each_edge([&](std::uint32_t, std::uint32_t to) { ++index.first[to + std::size_t{1}]; });
    for (std::size_t i = 1; i <= n; ++i) index.first[i] += index.first[i - 1];
    index.source.resize(index.first.back());
    std::vector<std::uint64_t> fill(index.first.begin(), index.first.end() - 1);
    for_each_edge([&](std::uint32_t from, std::uint32_t to) { index.source[fill[to]++] = from; });
    return index;
}

}  // namespace detail

/// Outcome and remoteness of every vertex of a graph without cycles (Smith 1966: the winner hurries,
/// the loser delays; a terminal has 0, N is 1 + least over P options, P is 1 + most over options).
/// `order` is find_order(graph).options_first. O(vertices + edges).
template <class Graph>
outcome_labels label_outcomes_in_order(const Graph& graph, const std::vector<std::uint32_t>& order,
                                       play convention) {
    // A winner's last move ends the play, so the parity of the remoteness tells P from N: in
    // normal play P is even, in misere play odd. One number an edge is all the sweep reads.
    const std::uint32_t p_parity = convention == play::normal ? 0 : 1;
    const std::size_t n = num_vertices(graph);
    outcome_labels labels{std::vector<outcome>(n), std::vector<std::uint32_t>(n)};
    for (const std::uint32_t v : order) {
        std::uint32_t quickest_p = no_value, slowest_n = 0;
        auto [e, end] = out_edges(v, graph);
        const bool terminal = e == end;
        for (; e != end; ++e) {
            const std::uint32_t option = labels.remoteness[target(*e, graph)];
            if ((option & 1) == p_parity) quickest_p = std::min(quickest_p, option);
            else slowest_n = std::max(slowest_n, option);
        }
        labels.remoteness[v] = terminal ? 0 : (quickest_p != no_value ? quickest_p : slowest_n) + 1;
        labels.result[v] = (labels.remoteness[v] & 1) == p_parity ? outcome::P : outcome::N;
    }
    return labels;
}

/// The same above a frontier: a label is given only where it is the same whatever the frontier
/// holds: the outcome by the rule itself, the remoteness where its lower and upper bounds meet.
template <class Graph>
outcome_labels label_certain_outcomes_in_order(const Graph& graph, const std::vector<std::uint32_t>& order,
                                               play convention, const frontier_marks& frontier) {
    const std::size_t n = num_vertices(graph);
    outcome_labels labels{std::vector<outcome>(n, outcome::unknown), std::vector<std::uint32_t>(n, 0)};
    auto& least = labels.remoteness;  // bounds of the remoteness; `least` holds for unknown ones too
    std::vector<std::uint32_t> most(n, 0);
    for (const std::uint32_t v : order) {
        if (frontier[v]) continue;
        auto [e, end] = out_edges(v, graph);
        if (e == end) {
            labels.result[v] = convention == play::normal ? outcome::P : outcome::N;
            continue;
        }
        bool has_p = false, has_unknown = false;
        std::uint32_t least_n = 0, most_n = 0, most_p = no_value;       // over N, over P options
        std::uint32_t least_not_n = no_value, least_any = no_value;    // over the others, over all
        for (; e != end; ++e) {
            const auto option = static_cast<std::uint32_t>(target(*e, graph));
            const outcome result = labels.result[option];
            least_any = std::min(least_any, least[option]);
            if (result == outcome::N) {
                least_n = std::max(least_n, least[option]);
                most_n = std::max(most_n, most[option]);
                continue;
            }
            least_not_n = std::min(least_not_n, least[option]);
            if (result == outcome::P) most_p = std::min(most_p, most[option]);
            (result == outcome::P ? has_p : has_unknown) = true;
        }
        if (has_p) {
            labels.result[v] = outcome::N;
            least[v] = least_not_n + 1;
            most[v] = most_p + 1;
        } else if (!has_unknown) {
            labels.result[v] = outcome::P;
            least[v] = least_n + 1;
            most[v] = most_n + 1;
        } else {
            least[v] = least_any + 1;
        }
    }
    for (std::size_t v = 0; v < n; ++v)
        if (labels.result[v] == outcome::unknown || least[v] != most[v]) least[v] = no_value;
    return labels;
}

/// Outcome and remoteness of every vertex of any graph, cycles included, by retrograde analysis:
/// level by level back from the terminals, with a counter of undecided options for each vertex
/// (Fraenkel & Perl 1975). What is never reached is a draw, unless it can reach the frontier: then
/// it is unknown. Remoteness is left out above a frontier. O(vertices + edges).
template <class Graph>
outcome_labels label_outcomes_retrograde(const Graph& graph, play convention,
                                         const frontier_marks& frontier = {}) {
    const auto n = static_cast<std::uint32_t>(num_vertices(graph));
    const detail::reverse_index back = detail::reversed(graph);
    outcome_labels labels{std::vector<outcome>(n, outcome::unknown),
                          std::vector<std::uint32_t>(n, no_value)};
    std::vector<std::uint32_t> undecided(n), queue;
    const auto decide = [&](std::uint32_t v, outcome result, std::uint32_t remoteness) {
        labels.result[v] = result;
        labels.remoteness[v] = remoteness;
        queue.push_back(v);
    };
    const auto for_each_predecessor = [&](std::uint32_t v, auto use) {
        for (std::uint64_t i = back.first[v]; i < back.first[v + std::size_t{1}]; ++i) use(back.source[i]);
    };
    for (std::uint32_t v = 0; v < n; ++v) {
        undecided[v] = static_cast<std::uint32_t>(out_degree(v, graph));
        if (undecided[v] == 0 && !detail::on_frontier(frontier, v))
            decide(v, convention == play::normal ? outcome::P : outcome::N, 0);
    }
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const std::uint32_t v = queue[i];
        for_each_predecessor(v, [&](std::uint32_t u) {
            if (labels.result[u] != outcome::unknown) return;
            if (labels.result[v] == outcome::P) decide(u, outcome::N, labels.remoteness[v] + 1);
            else if (--undecided[u] == 0) decide(u, outcome::P, labels.remoteness[v] + 1);
        });
    }
    // Backwards from the frontier: what can reach it keeps only an outcome that is already certain.
    std::vector<bool> open(n, false);
    queue.clear();
    const auto reach = [&](std::uint32_t v) {
        if (open[v]) return;
        open[v] = true;
        queue.push_back(v);
    };
    for (std::uint32_t v = 0; v < n; ++v)
        if (detail::on_frontier(frontier, v)) reach(v);
    for (std::size_t i = 0; i < queue.size(); ++i) for_each_predecessor(queue[i], reach);
    for (std::uint32_t v = 0; v < n; ++v) {
        if (open[v]) labels.remoteness[v] = no_value;
        else if (labels.result[v] == outcome::unknown) labels.result[v] = outcome::D;
    }
    return labels;
}

/// Outcome and remoteness, by whichever way fits the graph.
template <class Graph>
outcome_labels label_outcomes(const Graph& graph, const vertex_order& order, play convention,
                              const frontier_marks& frontier = {}) {
    if (!order.acyclic()) return label_outcomes_retrograde(graph, convention, frontier);
    if (frontier.empty()) return label_outcomes_in_order(graph, order.options_first, convention);
    return label_certain_outcomes_in_order(graph, order.options_first, convention, frontier);
}

}  // namespace ludograph
