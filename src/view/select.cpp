// One line of play, and the surroundings of a position.
#include <algorithm>

#include "ludograph/error.hpp"
#include "ludograph/view/selection.hpp"

namespace ludograph {

namespace {

/// The move that best play makes at `v`: the best one that comes nearest to the end, the first of several;
/// any winning one where the way to the end was cut off; `v` where there is none.
vertex best_option(const game_graph& graph, vertex v) {
    vertex best = v;
    for (const vertex to : targets_of(graph, v)) {
        if (!is_best(graph[v], graph[to]) && !is_winning(graph[v], graph[to])) continue;
        const bool nearer = graph[v].remoteness != no_value && graph[to].remoteness + 1 == graph[v].remoteness;
        if (nearer) return to;
        if (best == v) best = to;
    }
    return best;
}

/// Who leads to each vertex: those of `v` are sources[first[v]] … sources[first[v + 1]].
struct reversed_moves {
    explicit reversed_moves(const game_graph& graph) : first(num_vertices(graph) + 1, 0), sources(num_edges(graph)) {
        const auto n = static_cast<vertex>(num_vertices(graph));
        for (vertex v = 0; v < n; ++v)
            for (const vertex to : targets_of(graph, v)) ++first[to + 1];
        for (vertex v = 0; v < n; ++v) first[v + 1] += first[v];
        std::vector<std::uint64_t> next(first.begin(), first.end() - 1);
        for (vertex v = 0; v < n; ++v)
            for (const vertex to : targets_of(graph, v)) sources[next[to]++] = v;
    }
    std::vector<vertex> of(vertex v) const {
        return {sources.begin() + static_cast<std::ptrdiff_t>(first[v]),
                sources.begin() + static_cast<std::ptrdiff_t>(first[v + 1])};
    }
    std::vector<std::uint64_t> first;
    std::vector<vertex> sources;
};

/// Calls `cross(v, w)` for every step of `neighbours` from a vertex less than `radius` steps from `centre`,
/// nearest first; gives the vertices that were met.
template <class Neighbours, class Cross>
std::vector<vertex> walk_around(std::size_t n, vertex centre, std::uint32_t radius, const Neighbours& neighbours,
                                const Cross& cross) {
    std::vector<bool> met(n, false);
    std::vector<vertex> order = {centre};
    met[centre] = true;
    std::size_t next = 0;
    for (std::uint32_t distance = 0; distance < radius && next < order.size(); ++distance) {
        for (const std::size_t end = order.size(); next < end; ++next) {
            const vertex v = order[next];
            for (const vertex w : neighbours(v)) {
                cross(v, w);
                if (!met[w]) order.push_back(w);
                met[w] = true;
            }
        }
    }
    return order;
}

template <class Value>
void sort_once(std::vector<Value>& values) {
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
}

}  // namespace

selection select_line(const game_graph& graph) {
    const graph_facts& facts = graph[boost::graph_bundle];
    if (graph[facts.start_vertex].result == outcome::unknown)
        throw input_error("no best play from " + facts.start + " is known: the graph was cut before its outcome was certain; "
                          "raise the limit, or draw --view full");
    selection chosen{.whole = false};
    std::vector<bool> passed(num_vertices(graph), false);
    for (vertex v = facts.start_vertex; !passed[v];) {
        passed[v] = true;
        chosen.positions.push_back(v);
        const vertex to = best_option(graph, v);
        if (to == v) break;
        const bool keeps_draw = graph[v].result == outcome::D;
        chosen.moves.push_back({v, to, keeps_draw});
        v = to;
    }
    sort_once(chosen.positions);
    sort_once(chosen.moves);
    return chosen;
}

selection select_around(const game_graph& graph, vertex centre, std::uint32_t radius) {
    const reversed_moves reversed(graph);
    const std::size_t n = num_vertices(graph);
    selection chosen{.whole = false};
    chosen.positions = walk_around(n, centre, radius, [&](vertex v) { return targets_of(graph, v); },
                                   [&](vertex v, vertex to) { chosen.moves.push_back({v, to}); });
    const std::vector<vertex> before =
        walk_around(n, centre, radius, [&](vertex v) { return reversed.of(v); },
                    [&](vertex v, vertex from) { chosen.moves.push_back({from, v}); });
    chosen.positions.insert(chosen.positions.end(), before.begin(), before.end());
    sort_once(chosen.positions);
    sort_once(chosen.moves);
    return chosen;
}

vertex find_position(const game_graph& graph, const std::string& position) {
    const graph_facts& facts = graph[boost::graph_bundle];
    const auto n = static_cast<vertex>(num_vertices(graph));
    for (vertex v = 0; v < n; ++v)
        if (facts.names->position(v) == position) return v;
    throw input_error("--focus: no play from " + facts.start + " comes to " + position +
                      "; name a position of this graph");
}

}  // namespace ludograph
