// Fills a graph in one go, every vertex's edges with exactly the room they need.
#include "ludograph/explore/build.hpp"

namespace ludograph {

game_graph build_graph(exploration& explored, const std::function<void()>& check) {
    const std::uint32_t n = explored.positions();
    game_graph graph(n);
    std::vector<std::uint32_t> targets;
    for (std::uint32_t v = 0, level = 0; v < n; ++v) {
        if (v % 4096 == 0 && check) check();
        while (level + 1 < explored.level_start.size() && explored.level_start[level + 1] <= v) ++level;
        graph[v].depth = level;
        graph[v].frontier = !explored.complete() && explored.frontier[v];
        targets.resize(explored.degree[v]);
        explored.targets.take(targets.data(), targets.size());
        graph.out_edge_list(v).reserve(targets.size());
        for (const std::uint32_t to : targets) add_edge(v, to, graph);
    }
    auto& facts = graph[boost::graph_bundle];
    facts.complete = explored.complete();
    facts.stopped_by = explored.stopped_by;
    facts.moves_with_multiplicity = explored.moves_with_multiplicity;
    return graph;
}

compact_graph build_compact_graph(exploration& explored) {
    const std::uint32_t n = explored.positions();
    compact_graph graph;
    auto& starts = graph.m_forward.m_rowstart;
    auto& columns = graph.m_forward.m_column;
    starts.assign(1, 0);
    starts.reserve(n + std::size_t{1});
    columns.resize(explored.moves());
    for (std::uint32_t v = 0; v < n; ++v) {
        explored.targets.take(columns.data() + starts.back(), explored.degree[v]);
        starts.push_back(starts.back() + explored.degree[v]);
    }
    return graph;
}

}  // namespace ludograph
