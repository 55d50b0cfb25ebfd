// From what was read to a game graph: folds edges, finds the start, tells the players apart.
#include <algorithm>
#include <array>
#include <tuple>

#include "ludograph/error.hpp"
#include "ludograph/import/importer.hpp"
#include "ludograph/rules/text.hpp"
#include "stored_names.hpp"

namespace ludograph {

namespace {

void check_whole(const imported_graph& read, const import_options& options) {
    if (read.vertices.empty())
        throw input_error("the graph has no vertices; there is nothing to label", no_offset);
    if (read.undirected && !options.undirected)
        throw input_error("the edges have no direction, so they are no moves; --undirected reads each as a move "
                          "both ways",
                          no_offset);
}

void add_ways_back(std::vector<imported_edge>& edges) {
    const std::size_t count = edges.size();
    edges.reserve(2 * count);
    for (std::size_t i = 0; i < count; ++i) {
        imported_edge back = edges[i];
        std::swap(back.source, back.target);
        if (back.source != back.target) edges.push_back(back);
    }
}

[[noreturn]] void refuse_more_moves(const imported_graph& read, const imported_edge& edge) {
    const imported_vertex& source = read.vertices[edge.source];
    throw input_error("more than " + std::to_string(most_parallel_moves) + " moves from " + in_quotes(source.name) +
                          " to " + in_quotes(read.vertices[edge.target].name) +
                          "; where they are all the same, one edge tells as much",
                      source.offset);
}

/// Output has a text for each move, so a short file of large multiplicities would become a very long one.
void check_counted_moves(const std::vector<imported_edge>& edges) {
    std::uint64_t counted = 0;
    for (const imported_edge& edge : edges)
        if (edge.count > 1 && edge.first_text == imported_edge::no_text) counted += edge.count;
    if (counted > most_counted_moves)
        throw input_error("the multiplicities of the edges add up to " + std::to_string(counted) + " moves, and the most are " +
                              std::to_string(most_counted_moves) +
                              "; where moves of the same ends are all the same, one edge tells as much",
                          no_offset);
}

/// Folds parallel edges of `read`, which are sorted, into the edges of `graph`; gives what the names
/// must know of them.
std::vector<stored_moves> add_edges(const imported_graph& read, game_graph& graph) {
    std::vector<std::uint32_t> degree(read.vertices.size(), 0);
    const auto same_ends = [](const imported_edge& a, const imported_edge& b) {
        return a.source == b.source && a.target == b.target;
    };
    const auto for_each_fold = [&](auto use) {
        for (auto from = read.edges.begin(); from != read.edges.end();) {
            const auto to = std::find_if(from, read.edges.end(), [&](const auto& e) { return !same_ends(e, *from); });
            use(from, to);
            from = to;
        }
    };
    for_each_fold([&](auto from, auto) { ++degree[from->source]; });
    for (vertex v = 0; v < degree.size(); ++v) graph.out_edge_list(v).reserve(degree[v]);

    std::uint64_t all_moves = 0;
    std::vector<stored_moves> moves;
    for_each_fold([&](auto from, auto to) {
        add_edge(from->source, from->target, graph);
        stored_moves folded{from->source, from->target, 0, {}};
        for (auto each = from; each != to; ++each) {
            if (each->count > most_parallel_moves - folded.count) refuse_more_moves(read, *from);
            folded.count += each->count;
            for (std::size_t i = 0; i < each->count && each->first_text != imported_edge::no_text; ++i)
                folded.texts.push_back(read.move_texts[each->first_text + i]);
        }
        all_moves += folded.count;
        folded.texts.resize(folded.texts.empty() ? 0 : folded.count, read.vertices[from->target].name);
        if (folded.count > 1 || !folded.texts.empty()) moves.push_back(std::move(folded));
    });
    graph[boost::graph_bundle].moves_with_multiplicity = all_moves;
    return moves;
}

vertex find_start(const imported_graph& read, const std::string& asked) {
    const auto& vertices = read.vertices;
    const std::string& wanted = asked.empty() ? read.facts.start : asked;
    if (!wanted.empty()) {
        const auto at = std::find_if(vertices.begin(), vertices.end(), [&](const auto& v) { return v.name == wanted; });
        if (at != vertices.end()) return static_cast<vertex>(at - vertices.begin());
        if (!asked.empty())
            throw input_error("--start: no vertex is named " + in_quotes(asked) + "; the first one is " +
                                  in_quotes(vertices[0].name),
                              no_offset);
    }
    std::vector<bool> entered(vertices.size(), false);
    for (const imported_edge& edge : read.edges) entered[edge.target] = true;
    const auto source = std::find(entered.begin(), entered.end(), false);
    const bool only_one = source != entered.end() && std::find(source + 1, entered.end(), false) == entered.end();
    return only_one ? static_cast<vertex>(source - entered.begin()) : 0;
}

void set_depths(game_graph& graph, vertex start) {
    for (vertex v = 0; v < num_vertices(graph); ++v) graph[v].depth = no_value;
    std::vector<vertex> reached{start};
    graph[start].depth = 0;
    for (std::size_t next = 0; next < reached.size(); ++next) {
        const vertex from = reached[next];
        for (const vertex to : targets_of(graph, from)) {
            if (graph[to].depth != no_value) continue;
            graph[to].depth = graph[from].depth + 1;
            reached.push_back(to);
        }
    }
}

bool is_own_result(const std::string& result) { return result == "win" || result == "lose" || result == "draw"; }

/// The names that the file gives to players, in the order in which they appear.
std::array<std::string, 2> players_of(const imported_graph& read) {
    std::array<std::string, 2> players = read.facts.players;
    if (!players[0].empty() && players[0] == players[1])
        throw input_error("both players are called " + in_quotes(players[0]) + "; give each a name of its own", no_offset);
    const auto add = [&](const std::string& name, const imported_vertex& v) {
        if (is_own_result(name))
            throw input_error("a player is called " + in_quotes(name) + ", which is a result; choose another name",
                              v.offset);
        for (std::string& known : players) {
            if (known.empty()) known = name;
            if (known == name) return;
        }
        throw input_error(in_quotes(name) + " is a third player beside " + in_quotes(players[0]) + " and " +
                              in_quotes(players[1]) + "; a game has two, and a result is win, lose, draw or one of them",
                          v.offset);
    };
    for (const imported_vertex& v : read.vertices)
        if (!v.player.empty()) add(v.player, v);
    if (players[0].empty()) return players;
    for (const imported_vertex& v : read.vertices)
        if (!v.result.empty() && !is_own_result(v.result)) add(v.result, v);
    if (players[1].empty()) players[1] = players[0] == "opponent" ? "other" : "opponent";
    return players;
}

outcome end_of(const imported_vertex& v, const std::string& mover) {
    if (v.result == "draw") return outcome::D;
    if (v.result == "win" || (v.result == mover && !mover.empty())) return outcome::N;
    if (v.result == "lose" || !mover.empty()) return outcome::P;
    throw input_error("the result " + in_quotes(v.result) + " of vertex " + in_quotes(v.name) +
                          " is none of win, lose and draw, and no vertex has a player",
                      v.offset);
}

void mark_players(game_graph& graph, const std::vector<imported_vertex>& vertices) {
    const auto& players = graph[boost::graph_bundle].players;
    for (vertex v = 0; v < vertices.size(); ++v) {
        const imported_vertex& from = vertices[v];
        position_label& label = graph[v];
        label.frontier = from.frontier;
        if (has_players(graph)) {
            if (from.player.empty())
                throw input_error("vertex " + in_quotes(from.name) +
                                      " has no player but others have; say of every vertex who moves",
                                  from.offset);
            label.mover = from.player == players[0] ? side::first : side::second;
        }
        if (from.result.empty()) continue;
        if (!is_terminal(graph, v))
            throw input_error("vertex " + in_quotes(from.name) + " has the result " + in_quotes(from.result) +
                                  " although play goes on from there; only a vertex without moves has a result",
                              from.offset);
        label.end = end_of(from, from.player);
    }
}

/// Those of all vertices; none where a vertex has none, or one that is no number.
std::vector<std::uint64_t> priorities_of(const std::vector<imported_vertex>& vertices) {
    std::vector<std::uint64_t> priorities;
    priorities.reserve(vertices.size());
    for (const imported_vertex& v : vertices) {
        if (!v.priority) return {};
        priorities.push_back(*v.priority);
    }
    return priorities;
}

void check_frontier(const game_graph& graph, const std::vector<imported_vertex>& vertices) {
    for (vertex v = 0; v < vertices.size(); ++v)
        if (vertices[v].frontier && out_degree(v, graph) > 0)
            throw input_error("vertex " + in_quotes(vertices[v].name) +
                                  " is marked as frontier, not explored, but has moves; it cannot be both",
                              vertices[v].offset);
}

}  // namespace

game_graph build_graph(imported_graph read, const import_options& options) {
    check_whole(read, options);
    if (options.undirected) add_ways_back(read.edges);
    check_counted_moves(read.edges);
    std::stable_sort(read.edges.begin(), read.edges.end(), [](const imported_edge& a, const imported_edge& b) {
        return std::tie(a.source, a.target) < std::tie(b.source, b.target);
    });
    const vertex start = find_start(read, options.start);
    game_graph graph(read.vertices.size());
    auto& facts = graph[boost::graph_bundle];
    facts = read.facts;
    facts.players = players_of(read);
    facts.priorities = priorities_of(read.vertices);
    std::vector<stored_moves> moves = add_edges(read, graph);
    check_frontier(graph, read.vertices);
    mark_players(graph, read.vertices);
    set_depths(graph, start);
    const auto is_frontier = [](const imported_vertex& v) { return v.frontier; };
    facts.complete = std::ranges::none_of(read.vertices, is_frontier);
    if (facts.complete) facts.stopped_by = stop_reason::none;
    else if (facts.stopped_by == stop_reason::none) facts.stopped_by = stop_reason::depth;
    if (facts.game.empty()) facts.game = "graph";
    if (facts.rule.empty()) facts.rule = "follow an arrow from vertex to vertex";
    facts.start_vertex = start;
    facts.start = read.vertices[start].name;
    facts.names = std::make_shared<stored_names>(std::move(read.vertices), std::move(moves));
    return graph;
}

}  // namespace ludograph
