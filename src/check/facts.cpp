// Checks what is claimed of the graph as a whole, and all of a vertex but who wins there.
#include <algorithm>
#include <array>

#include "judgement.hpp"

namespace ludograph {

namespace {

using std::to_string;

void check_players(const claims& graph, const derivation& derived) {
    if (!derived.has_players()) {
        if (!graph.players.empty()) fail({}, "players is given, but no node has a player");
        if (!graph.winners.empty()) fail({}, "winners is given, but no node has a player");
        return;
    }
    const auto is_name = [](const std::string& name) { return !name.empty() && name != "draw"; };
    if (graph.players.size() != 2 || graph.players[0] == graph.players[1] || !std::ranges::all_of(graph.players, is_name))
        fail({}, "nodes have players, but players is not a list of two names, neither of them draw");
}

bool is_player(const claims& graph, const std::string& name) {
    return std::ranges::find(graph.players, name) != graph.players.end();
}

void check_edges(const claims& graph, std::size_t v) {
    const claimed_vertex& vertex = graph.vertices[v];
    for (std::size_t i = 0; i < vertex.edges.size(); ++i) {
        const claimed_edge& edge = vertex.edges[i];
        const std::string move = "the edge to " + to_string(edge.target);
        if (i > 0 && edge.target <= vertex.edges[i - 1].target)
            fail(v, "its edges are not sorted by target, each target once: " + move + " comes after that to " +
                        to_string(vertex.edges[i - 1].target));
        if (!edge.multiplicity) fail(v, move + " has no multiplicity");
        if (edge.multiplicity == 0) fail(v, move + " has multiplicity 0: it stands for no move");
        if (edge.move_texts && *edge.move_texts != *edge.multiplicity)
            fail(v, move + " has multiplicity " + to_string(*edge.multiplicity) + ", but " +
                        to_string(*edge.move_texts) + " move texts");
    }
}

void check_end(const claims& graph, const derivation& derived, std::size_t v) {
    const claimed_vertex& vertex = graph.vertices[v];
    if (vertex.frontier && !vertex.edges.empty()) fail(v, "it is on the frontier and yet has moves");
    std::optional<bool> terminal;
    if (!vertex.frontier) terminal = vertex.edges.empty();
    expect(v, "terminal", vertex.terminal, terminal,
           vertex.frontier ? "its moves are not known" : "it has " + to_string(vertex.edges.size()) + " edges");
    if (vertex.result.empty()) return;
    if (!vertex.edges.empty()) fail(v, "it has a result and yet has moves");
    if (vertex.frontier) fail(v, "it has a result and yet is on the frontier");
    const std::string& result = vertex.result;
    const bool named = derived.has_players() ? is_player(graph, result) : result == "win" || result == "lose";
    if (result != "draw" && !named)
        fail(v, "result is " + result + ", but should be draw or " +
                    (derived.has_players() ? "one of the players" : "win or lose, for the player to move"));
}

/// What the nine cells of a tic-tac-toe board say; none for another text.
struct board_facts {
    std::uint64_t code;   ///< the ternary number: 0 empty, 1 X, 2 O, the first cell lowest
    std::string player;   ///< X moves first
};

std::optional<board_facts> read_board(const std::string& board) {
    constexpr std::uint64_t codes = 19683;  // 3^9
    std::uint64_t code = 0, weight = 1;
    for (const char cell : board) {
        if (cell == '/') continue;
        if ((cell != '.' && cell != 'X' && cell != 'O') || weight == codes) return std::nullopt;
        code += weight * (cell == '.' ? 0 : cell == 'X' ? 1 : 2);
        weight *= 3;
    }
    if (weight != codes) return std::nullopt;
    return board_facts{code, std::ranges::count(board, 'X') > std::ranges::count(board, 'O') ? "O" : "X"};
}

void check_board(const claims& graph, std::size_t v) {
    const claimed_vertex& vertex = graph.vertices[v];
    if (graph.game != "tictactoe")
        return expect(v, "code", vertex.code, {}, "only tictactoe numbers its positions");
    const std::optional<board_facts> board = read_board(vertex.position);
    if (!board) fail(v, "position is " + shown(vertex.position) + ", which is no board of nine cells X, O or .");
    expect(v, "code", vertex.code, std::optional(board->code), "it is the ternary number of the cells");
    expect(v, "player", vertex.player, board->player, "X moves first, and then in turn");
}

std::uint64_t count_if(const claims& graph, std::string claimed_vertex::*label, const std::string& value) {
    return static_cast<std::uint64_t>(std::ranges::count(graph.vertices, value, label));
}

}  // namespace

void check_facts(const claims& graph, const derivation& derived) {
    if (graph.play != "normal" && graph.play != "misere")
        fail({}, "play is " + shown(graph.play) + ", but should be normal or misere");
    if (!graph.objective.empty() && graph.objective != "parity")
        fail({}, "objective is " + graph.objective + ", but parity is the only one that is written down");
    if (!derived.start()) fail({}, "start is " + shown(graph.start) + ", which is the position of no node");
    const bool complete = std::ranges::none_of(graph.vertices, &claimed_vertex::frontier);
    expect({}, "complete", graph.complete, std::optional(complete),
           complete ? "no node is on the frontier" : "a node is on the frontier");
    constexpr std::array limits{"depth", "max_positions", "max_moves", "max_memory", "timeout"};
    if (complete) expect({}, "stopped_by", graph.stopped_by, std::string(), "the graph is complete");
    else if (std::ranges::find(limits, graph.stopped_by) == limits.end())
        fail({}, "stopped_by is " + shown(graph.stopped_by) + ", which is no limit, but the graph is not complete");
    expect({}, "loopy", graph.loopy, std::optional(derived.loopy()),
           derived.loopy() ? "play can come back to a position" : "play cannot come back to a position");
    check_players(graph, derived);
}

void check_structure(const claims& graph, const derivation& derived) {
    for (std::size_t v = 0; v < graph.vertices.size(); ++v) {
        const claimed_vertex& vertex = graph.vertices[v];
        check_edges(graph, v);
        if (derived.has_players() && !is_player(graph, vertex.player))
            fail(v, "player is " + shown(vertex.player) + ", but should be " + graph.players[0] + " or " +
                        graph.players[1]);
        check_end(graph, derived, v);
        check_board(graph, v);
        expect(v, "depth", vertex.depth, derived.depth(v),
               derived.depth(v) ? "so many moves lead here from the start" : "no play leads here from the start");
    }
}

void check_counts(const claims& graph) {
    const auto count = [](const std::string& what, const std::optional<std::uint64_t>& claimed, std::uint64_t right) {
        expect({}, what, claimed, std::optional(right), "so many are in the file");
    };
    std::uint64_t moves = 0;
    for (const claimed_vertex& vertex : graph.vertices) moves += vertex.edges.size();
    count("positions", graph.positions, graph.vertices.size());
    count("moves", graph.moves, moves);
    count("outcomes P", graph.p, count_if(graph, &claimed_vertex::outcome, "P"));
    count("outcomes N", graph.n, count_if(graph, &claimed_vertex::outcome, "N"));
    count("outcomes D", graph.d, count_if(graph, &claimed_vertex::outcome, "D"));
    if (graph.players.empty()) return;
    const std::array winners{graph.players[0], graph.players[1], std::string("draw")};
    for (const std::string& winner : winners) {
        const auto at = std::ranges::find(graph.winners, winner, &std::pair<std::string, std::uint64_t>::first);
        count("winners " + winner, at == graph.winners.end() ? std::nullopt : std::optional(at->second),
              count_if(graph, &claimed_vertex::winner, winner));
    }
    for (const auto& [winner, number] : graph.winners)
        if (std::ranges::find(winners, winner) == winners.end()) fail({}, "winners has " + winner + ", who is no player");
}

}  // namespace ludograph
