// Small questions about a game graph.
#include "ludograph/graph/game_graph.hpp"

#include <algorithm>

namespace ludograph {

std::vector<vertex> targets_of(const game_graph& graph, vertex v) {
    std::vector<vertex> targets;
    targets.reserve(out_degree(v, graph));
    for (const auto& e : boost::make_iterator_range(out_edges(v, graph)))
        targets.push_back(static_cast<vertex>(target(e, graph)));
    return targets;
}

std::vector<std::uint32_t> finite_values(const game_graph& graph, vertex v) {
    std::vector<std::uint32_t> values;
    for (const vertex option : targets_of(graph, v))
        if (graph[option].grundy < infinite_value) values.push_back(graph[option].grundy);
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
}

std::string grundy_text(const game_graph& graph, vertex v) {
    const std::uint32_t value = graph[v].grundy;
    if (value == no_value) return "";
    if (value != infinite_value) return std::to_string(value);
    std::string text = "∞{";
    for (const std::uint32_t each : finite_values(graph, v)) {
        if (text.back() != '{') text += ',';
        text += std::to_string(each);
    }
    return text + "}";
}

bool has_players(const game_graph& graph) {
    return !graph[boost::graph_bundle].players[0].empty();
}

bool is_winning(const position_label& source, const position_label& target) {
    if (source.mover != side::none) return target.winner == source.mover;
    return source.result == outcome::N && target.result == outcome::P;
}

bool is_best(const position_label& source, const position_label& target) {
    if (source.result == outcome::D)
        return source.mover != side::none ? target.winner == side::draw : target.result == outcome::D;
    if (source.result == outcome::N && !is_winning(source, target)) return false;
    return source.remoteness != no_value && target.remoteness != no_value &&
           source.remoteness == target.remoteness + 1;
}

bool is_terminal(const game_graph& graph, vertex v) {
    return !graph[v].frontier && out_degree(v, graph) == 0;
}

outcome_counts count_outcomes(const game_graph& graph) {
    outcome_counts counts;
    for (const auto v : boost::make_iterator_range(vertices(graph))) {
        switch (graph[v].result) {
            case outcome::P: ++counts.p; break;
            case outcome::N: ++counts.n; break;
            case outcome::D: ++counts.d; break;
            case outcome::unknown: break;
        }
    }
    return counts;
}

const char* to_string(outcome value) {
    switch (value) {
        case outcome::N: return "N";
        case outcome::P: return "P";
        case outcome::D: return "D";
        case outcome::unknown: break;
    }
    return "";
}

const char* to_string(stop_reason reason) {
    switch (reason) {
        case stop_reason::none: break;
        case stop_reason::depth: return "depth";
        case stop_reason::max_positions: return "max_positions";
        case stop_reason::max_moves: return "max_moves";
        case stop_reason::max_memory: return "max_memory";
        case stop_reason::timeout: return "timeout";
    }
    return "";
}

const char* to_string(play value) { return value == play::normal ? "normal" : "misere"; }

}  // namespace ludograph
