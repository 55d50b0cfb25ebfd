// Outcomes and remoteness, options first where there are no cycles, else by retrograde analysis.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "ludograph/graph/game_graph.hpp"

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

/// Outcome and remoteness where there are no cycles (Smith 1966: the winner hurries, the loser
/// delays; a terminal has 0, N is 1 + least over P options, P is 1 + most over N options).
/// `visit` takes the vertices options first; O(out-degree) each.
template <class Graph>
class outcome_sweep {
public:
    outcome_sweep(const Graph& graph, play convention)
        : graph_(graph), p_parity_(convention == play::normal ? 0 : 1) {
        labels.result.resize(num_vertices(graph));
        labels.remoteness.resize(num_vertices(graph));
    }

    void visit(std::uint32_t v) {
        std::uint32_t quickest_p = no_value, slowest_n = 0;
        auto [e, end] = out_edges(v, graph_);
        const bool terminal = e == end;
        for (; e != end; ++e) {
            const std::uint32_t option = labels.remoteness[target(*e, graph_)];
            const bool lost = (option & 1) == p_parity_;
            quickest_p = std::min(quickest_p, lost ? option : no_value);  // no branch to mispredict
            slowest_n = std::max(slowest_n, lost ? 0 : option);
        }
        const std::uint32_t remoteness = terminal ? 0 : (quickest_p != no_value ? quickest_p : slowest_n) + 1;
        labels.remoteness[v] = remoteness;
        labels.result[v] = (remoteness & 1) == p_parity_ ? outcome::P : outcome::N;
    }

    outcome_labels labels;

private:
    const Graph& graph_;
    /// The last move is the winner's (normal play) or the loser's (misere play), so the parity of
    /// the remoteness tells P from N, and one number an edge is all that `visit` reads.
    std::uint32_t p_parity_;
};

/// The same above a frontier: a label is given only where it is the same whatever the frontier
/// holds: the outcome by the rule itself, the remoteness where its lower and upper bounds meet.
template <class Graph>
class certain_outcome_sweep {
public:
    certain_outcome_sweep(const Graph& graph, play convention, const frontier_marks& frontier)
        : graph_(graph), frontier_(frontier),
          terminal_(convention == play::normal ? outcome::P : outcome::N), most_(num_vertices(graph), 0) {
        labels.result.resize(num_vertices(graph), outcome::unknown);
        labels.remoteness.resize(num_vertices(graph), 0);
    }

    void visit(std::uint32_t v) {
        if (frontier_[v]) return;
        if (out_degree(v, graph_) == 0) labels.result[v] = terminal_;
        else visit_options(v);
    }

    /// To be called once, after the last visit.
    void drop_uncertain() {
        for (std::size_t v = 0; v < most_.size(); ++v)
            if (labels.result[v] == outcome::unknown || labels.remoteness[v] != most_[v])
                labels.remoteness[v] = no_value;
    }

    outcome_labels labels;  ///< until `drop_uncertain` its remoteness is a lower bound

private:
    void visit_options(std::uint32_t v) {
        auto& least = labels.remoteness;
        bool has_p = false, has_unknown = false;
        std::uint32_t least_n = 0, most_n = 0, most_p = no_value;     // over N, over P options
        std::uint32_t least_not_n = no_value, least_any = no_value;  // over the others, over all
        auto [e, end] = out_edges(v, graph_);
        for (; e != end; ++e) {
            const auto option = static_cast<std::uint32_t>(target(*e, graph_));
            const outcome result = labels.result[option];
            least_any = std::min(least_any, least[option]);
            if (result == outcome::N) {
                least_n = std::max(least_n, least[option]);
                most_n = std::max(most_n, most_[option]);
                continue;
            }
            least_not_n = std::min(least_not_n, least[option]);
            if (result == outcome::P) most_p = std::min(most_p, most_[option]);
            (result == outcome::P ? has_p : has_unknown) = true;
        }
        if (has_p) {
            labels.result[v] = outcome::N;
            least[v] = least_not_n + 1;
            most_[v] = most_p + 1;
        } else if (!has_unknown) {
            labels.result[v] = outcome::P;
            least[v] = least_n + 1;
            most_[v] = most_n + 1;
        } else {
            least[v] = least_any + 1;
        }
    }

    const Graph& graph_;
    const frontier_marks& frontier_;
    outcome terminal_;
    std::vector<std::uint32_t> most_;  ///< upper bound of the remoteness of decided vertices
};

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

}  // namespace ludograph
