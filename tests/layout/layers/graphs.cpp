// Layered graphs of games.
#include "graphs.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "ludograph/layout/text.hpp"

namespace ludograph::testing {

namespace {

layered_graph::box box_for(const game_graph& graph, vertex v) {
    std::size_t columns = width_of(grundy_text(graph, v)), rows = 1, at = 0;
    const std::string label = short_label(graph, v);
    for (std::size_t end; at <= label.size(); at = end + 1, ++rows) {
        end = std::min(label.find('\n', at), label.size());
        columns = std::max(columns, width_of(label.substr(at, end - at)));
    }
    const bool doubled = graph[v].result == outcome::P || graph[v].winner == side::second;
    const double margin = 2 * 2.5 + (doubled ? 2 * 4.5 : 0);
    return {.size = {static_cast<double>(columns) * 6.02 + margin, static_cast<double>(rows) * 11.6 + margin}};
}

line_style style_of(const game_graph& graph, vertex from, vertex to) {
    if (!is_winning(graph[from], graph[to])) return line_style::ordinary;
    return is_best(graph[from], graph[to]) ? line_style::best : line_style::winning;
}

}  // namespace

std::string short_label(const game_graph& graph, vertex v) {
    const auto& facts = graph[boost::graph_bundle];
    std::string text = facts.names->position(v);
    if (facts.game == "sowing") std::erase(text, ',');
    std::replace(text.begin(), text.end(), ',', ' ');
    std::replace(text.begin(), text.end(), '/', '\n');
    return text;
}

layered_graph layered(const game_graph& graph) {
    layered_graph result;
    for (vertex v = 0; v < num_vertices(graph); ++v) {
        result.boxes.push_back(box_for(graph, v));
        for (const vertex to : targets_of(graph, v)) result.lines.push_back({v, to, style_of(graph, v, to)});
    }
    return result;
}

layered_graph strategy_of(const game_graph& graph) {
    std::vector<std::optional<std::uint32_t>> kept(num_vertices(graph));
    std::vector<vertex> order{graph[boost::graph_bundle].start_vertex};
    layered_graph result;
    kept[order[0]] = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const vertex v = order[i];
        result.boxes.push_back(box_for(graph, v));
        for (const vertex to : targets_of(graph, v)) {
            const line_style style = style_of(graph, v, to);
            if (graph[v].result != outcome::P && style != line_style::best) continue;
            if (!kept[to]) {
                kept[to] = static_cast<std::uint32_t>(order.size());
                order.push_back(to);
            }
            result.lines.push_back({static_cast<std::uint32_t>(i), *kept[to], style});
            if (graph[v].result != outcome::P) break;
        }
    }
    return result;
}

}  // namespace ludograph::testing
