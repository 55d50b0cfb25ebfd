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

std::string to_string(const grundy_value& value) {
    if (!value.is_known()) return "";
    if (!value.is_infinite()) return std::to_string(value.number);
    std::string text = "∞{";
    for (const std::uint32_t each : value.finite) {
        if (text.back() != '{') text += ',';
        text += std::to_string(each);
    }
    return text + "}";
}

std::vector<std::uint32_t> finite_values(std::vector<std::uint32_t> values) {
    std::erase_if(values, [](std::uint32_t value) { return value >= infinite_value; });
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
}

grundy_value grundy_of(const game_graph& graph, vertex v) {
    if (graph[v].grundy != infinite_value) return graph[v].grundy;
    std::vector<std::uint32_t> values;
    for (const vertex option : targets_of(graph, v)) values.push_back(graph[option].grundy);
    return {infinite_value, finite_values(std::move(values))};
}

std::string grundy_text(const game_graph& graph, vertex v) { return to_string(grundy_of(graph, v)); }

bool has_players(const game_graph& graph) {
    return !graph[boost::graph_bundle].players[0].empty();
}

std::string side_name(const std::array<std::string, 2>& players, side who) {
    switch (who) {
        case side::first: return players[0];
        case side::second: return players[1];
        case side::draw: return "draw";
        case side::none: break;
    }
    return "";
}

std::string end_text(const game_graph& graph, vertex v) {
    const position_label& label = graph[v];
    if (label.end == outcome::unknown) return "";
    if (label.mover == side::none)
        return label.end == outcome::D ? "draw" : label.end == outcome::N ? "win" : "lose";
    return side_name(graph[boost::graph_bundle].players, label.winner);
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

winner_counts count_winners(const game_graph& graph, bool ends_only) {
    winner_counts counts;
    for (const auto v : boost::make_iterator_range(vertices(graph))) {
        if (ends_only && !is_terminal(graph, static_cast<vertex>(v))) continue;
        switch (graph[v].winner) {
            case side::first: ++counts.first; break;
            case side::second: ++counts.second; break;
            case side::draw: ++counts.draw; break;
            case side::none: break;
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
