// Outcomes and remoteness, options first where there are no cycles, else by retrograde analysis.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
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

/// Called now and then in a long pass; may throw to abandon it.
using checkpoint = std::function<void()>;

/// What a graph says of its vertices beside its edges, by vertex; empty means none.
struct vertex_marks {
    frontier_marks frontier = {};
    std::vector<side> mover = {};   ///< first or second, where the players are told apart
    std::vector<outcome> end = {};  ///< of vertices without moves: what the end is worth to the mover

    /// Is it a game of like players in which who cannot move has lost (or, in misere play, won)?
    bool impartial() const { return mover.empty() && end.empty(); }
};

namespace detail {

inline bool on_frontier(const frontier_marks& frontier, std::uint32_t v) {
    return !frontier.empty() && frontier[v];
}

/// Calls a checkpoint, if there is one, every few thousandth time.
class paced_check {
public:
    explicit paced_check(const checkpoint& check) : check_(check) {}
    void operator()() {
        if (++calls_ % 4096 == 0 && check_) check_();
    }

private:
    const checkpoint& check_;
    std::uint32_t calls_ = 0;
};

/// Predecessors of every vertex, in one array.
struct reverse_index {
    std::vector<std::uint64_t> first;
    std::vector<std::uint32_t> source;

    /// `use(u)` for each predecessor of `v`.
    template <class Use>
    void for_each_predecessor(std::uint32_t v, Use use) const {
        const std::uint32_t* const end = source.data() + first[v + std::size_t{1}];
        for (const std::uint32_t* u = source.data() + first[v]; u != end; ++u) use(*u);
    }

    /// `visit(v)` for each vertex of a list, which may grow meanwhile, then `use(v, u)` for each of its
    /// predecessors. Their places are far apart: they are fetched some vertices ahead.
    template <class Visit, class Use>
    void for_each_predecessor(const std::vector<std::uint32_t>& list, Visit visit, Use use) const {
        constexpr std::size_t ahead = 8;
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (i + 2 * ahead < list.size()) __builtin_prefetch(&first[list[i + 2 * ahead]]);
            if (i + ahead < list.size()) __builtin_prefetch(source.data() + first[list[i + ahead]]);
            const std::uint32_t v = list[i];
            visit(v);
            for_each_predecessor(v, [&](std::uint32_t u) { use(v, u); });
        }
    }
};

/// Without room for more than the index: places are counted one too far, so that filling moves each
/// to where it belongs.
template <class Graph>
reverse_index reversed(const Graph& graph, const checkpoint& check = {}) {
    const auto n = static_cast<std::uint32_t>(num_vertices(graph));
    reverse_index index;
    index.first.assign(n + std::size_t{2}, 0);
    paced_check pause(check);
    const auto for_each_edge = [&](auto use) {
        for (std::uint32_t v = 0; v < n; ++v) {
            pause();
            auto [e, end] = out_edges(v, graph);
            for (; e != end; ++e) use(v, static_cast<std::uint32_t>(target(*e, graph)));
        }
    };
    for_each_edge([&](std::uint32_t, std::uint32_t to) { ++index.first[to + std::size_t{2}]; });
    for (std::size_t i = 2; i < index.first.size(); ++i) index.first[i] += index.first[i - 1];
    index.source.resize(index.first.back());
    for_each_edge([&](std::uint32_t from, std::uint32_t to) {
        index.source[index.first[to + std::size_t{1}]++] = from;
    });
    index.first.pop_back();
    return index;
}

/// The vertices from which play can come to the frontier, its own included. O(vertices + edges).
inline std::vector<bool> leading_to(const frontier_marks& frontier, const reverse_index& back,
                                    std::size_t vertices) {
    std::vector<bool> open(vertices, false);
    std::vector<std::uint32_t> reached;
    const auto reach = [&](std::uint32_t v) {
        if (open[v]) return;
        open[v] = true;
        reached.push_back(v);
    };
    for (std::uint32_t v = 0; v < vertices; ++v)
        if (on_frontier(frontier, v)) reach(v);
    for (std::size_t i = 0; i < reached.size(); ++i) back.for_each_predecessor(reached[i], reach);
    return open;
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
        : graph_(graph), frontier_(frontier), end_(convention == play::normal ? outcome::P : outcome::N),
          least_n_(num_vertices(graph), end_ == outcome::N ? 0 : 1), most_(num_vertices(graph), 0) {
        labels.result.resize(num_vertices(graph), outcome::unknown);
        labels.remoteness.resize(num_vertices(graph), end_ == outcome::P ? 0 : 1);
    }

    void visit(std::uint32_t v) {
        if (frontier_[v]) return;
        if (out_degree(v, graph_) != 0) return visit_options(v);
        labels.result[v] = end_;
        labels.remoteness[v] = 0;
    }

    /// To be called once, after the last visit.
    void drop_uncertain() {
        for (std::size_t v = 0; v < most_.size(); ++v) {
            const std::uint32_t least = labels.result[v] == outcome::N ? least_n_[v] : labels.remoteness[v];
            labels.remoteness[v] = labels.result[v] != outcome::unknown && least == most_[v] ? least : no_value;
        }
    }

    outcome_labels labels;  ///< until `drop_uncertain` its remoteness is the least, should the vertex be P

private:
    /// An option that may be P makes v an N position of at least its least; v is P only if all options are N.
    void visit_options(std::uint32_t v) {
        auto& least_p = labels.remoteness;
        bool has_p = false, has_unknown = false;
        std::uint32_t least_of_p = no_value, most_of_p = no_value, least_of_n = 0, most_of_n = 0;
        auto [e, end] = out_edges(v, graph_);
        for (; e != end; ++e) {
            const auto option = static_cast<std::uint32_t>(target(*e, graph_));
            const outcome result = labels.result[option];
            if (result != outcome::P) {
                least_of_n = std::max(least_of_n, least_n_[option]);
                most_of_n = std::max(most_of_n, most_[option]);
            }
            if (result == outcome::N) continue;
            least_of_p = std::min(least_of_p, least_p[option]);
            if (result == outcome::P) most_of_p = std::min(most_of_p, most_[option]);
            (result == outcome::P ? has_p : has_unknown) = true;
        }
        if (has_p) labels.result[v] = outcome::N;
        else if (!has_unknown) labels.result[v] = outcome::P;
        least_p[v] = least_of_n + 1;
        least_n_[v] = has_p || has_unknown ? least_of_p + 1 : no_value;
        most_[v] = (has_p ? most_of_p : most_of_n) + 1;
    }

    const Graph& graph_;
    const frontier_marks& frontier_;
    outcome end_;                          ///< of a vertex where play ends
    std::vector<std::uint32_t> least_n_;   ///< lower bound of the remoteness, should the vertex be N
    std::vector<std::uint32_t> most_;      ///< upper bound of the remoteness of decided vertices
};

/// Outcome and remoteness of every vertex of any graph, cycles, players and scored ends included, by
/// retrograde analysis: level by level back from the ends, with a counter of undecided options for
/// each vertex (Fraenkel & Perl 1975). Where there are players these are the attractors of the two to
/// the ends they win, computed together, and a vertex's rank in its attractor is its remoteness; a
/// vertex without moves belongs to an attractor only as an end. What neither reaches is a draw, unless
/// it can reach the frontier: then it is unknown. Remoteness is left out above a frontier, and of
/// draws. O(vertices + edges).
template <class Graph>
class retrograde_analysis {
public:
    retrograde_analysis(const Graph& graph, play convention, const vertex_marks& marks,
                        const checkpoint& check = {})
        : marks_(marks), back_(detail::reversed(graph, check)) {
        const std::size_t n = num_vertices(graph);
        labels.result.resize(n, outcome::unknown);
        labels.remoteness.resize(n);
        queue_.reserve(n);
        for (std::uint32_t v = 0; v < n; ++v) {
            labels.remoteness[v] = static_cast<std::uint32_t>(out_degree(v, graph));
            const bool terminal = labels.remoteness[v] == 0 && !detail::on_frontier(marks_.frontier, v);
            if (terminal) decide(v, end(v, convention), 0);
        }
        detail::paced_check pause(check);
        back_.for_each_predecessor(
            queue_, [&](std::uint32_t) { pause(); }, [&](std::uint32_t v, std::uint32_t u) { spread(v, u); });
        close();
    }

    /// While a vertex is undecided, its remoteness counts the options that are not yet known to be
    /// bad for the mover.
    outcome_labels labels;

private:
    outcome end(std::uint32_t v, play convention) const {
        if (!marks_.end.empty() && marks_.end[v] != outcome::unknown) return marks_.end[v];
        return convention == play::normal ? outcome::P : outcome::N;
    }

    void decide(std::uint32_t v, outcome result, std::uint32_t remoteness) {
        labels.result[v] = result;
        if (result == outcome::D) return;  // nobody is attracted to a draw
        labels.remoteness[v] = remoteness;
        queue_.push_back(v);
    }

    /// What `v` is worth to the player who moves there from `u`.
    outcome worth_to_mover(std::uint32_t u, std::uint32_t v) const {
        const bool same_player = !marks_.mover.empty() && marks_.mover[u] == marks_.mover[v];
        if (same_player) return labels.result[v];
        return labels.result[v] == outcome::P ? outcome::N : outcome::P;
    }

    /// What it means for `u` that one may move from there to `v`, just decided.
    void spread(std::uint32_t v, std::uint32_t u) {
        if (labels.result[u] != outcome::unknown) return;
        const bool wins = worth_to_mover(u, v) == outcome::N;
        if (wins || --labels.remoteness[u] == 0)
            decide(u, wins ? outcome::N : outcome::P, labels.remoteness[v] + 1);
    }

    /// What can reach the frontier keeps only an outcome that is already certain. All else that is
    /// undecided is drawn.
    void close() {
        const std::vector<bool> open = detail::leading_to(marks_.frontier, back_, labels.result.size());
        for (std::uint32_t v = 0; v < open.size(); ++v) {
            outcome& result = labels.result[v];
            if (!open[v] && result == outcome::unknown) result = outcome::D;
            if (open[v] || result == outcome::D) labels.remoteness[v] = no_value;
        }
    }

    const vertex_marks& marks_;
    const detail::reverse_index back_;
    std::vector<std::uint32_t> queue_;  ///< decided vertices, by remoteness
};

/// The result of `retrograde_analysis`.
template <class Graph>
outcome_labels label_outcomes_retrograde(const Graph& graph, play convention,
                                         const vertex_marks& marks = {}, const checkpoint& check = {}) {
    return std::move(retrograde_analysis<Graph>(graph, convention, marks, check).labels);
}

/// Fills in the remoteness of drawn positions of a graph without cycles: the longest that both can
/// keep the draw, 0 at a drawn end, else 1 + the most over the drawn options. `visit` takes the
/// vertices options first. Above a frontier it is left out.
template <class Graph>
class draw_sweep {
public:
    draw_sweep(const Graph& graph, outcome_labels& labels) : graph_(graph), labels_(labels) {}

    void visit(std::uint32_t v) {
        if (labels_.result[v] != outcome::D) return;
        std::uint32_t longest = 0;
        auto [e, end] = out_edges(v, graph_);
        for (; e != end; ++e) {
            const auto option = static_cast<std::uint32_t>(target(*e, graph_));
            if (labels_.result[option] == outcome::D) longest = std::max(longest, labels_.remoteness[option] + 1);
        }
        labels_.remoteness[v] = longest;
    }

private:
    const Graph& graph_;
    outcome_labels& labels_;
};

}  // namespace ludograph
