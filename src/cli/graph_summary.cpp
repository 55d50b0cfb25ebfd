// The summary of a labelled graph as text and as JSON.
#include "graph_summary.hpp"

#include "json_text.hpp"
#include "wording.hpp"

namespace ludograph::cli {

namespace {

std::uint64_t count_terminals(const game_graph& graph) {
    std::uint64_t count = 0;
    for (const auto v : boost::make_iterator_range(vertices(graph)))
        if (is_terminal(graph, static_cast<vertex>(v))) ++count;
    return count;
}

std::string winner_counts_text(const game_graph& graph, bool ends_only) {
    const winner_counts counts = count_winners(graph, ends_only);
    const auto& players = graph[boost::graph_bundle].players;
    return std::to_string(counts.first) + " won by " + players[0] + ", " + std::to_string(counts.second) + " by " +
           players[1] + ", " + std::to_string(counts.draw) + " drawn";
}

std::string outcome_counts_text(const game_graph& graph) {
    const outcome_counts counts = count_outcomes(graph);
    const std::uint64_t unknown = num_vertices(graph) - counts.n - counts.p - counts.d;
    std::string text = has_players(graph) ? winner_counts_text(graph, false) + "; " : "";
    text += std::to_string(counts.n) + " N, " + std::to_string(counts.p) + " P";
    if (counts.d != 0) text += ", " + std::to_string(counts.d) + " D";
    if (unknown != 0) text += ", " + std::to_string(unknown) + " not known";
    return text;
}

std::string ends_text(const game_graph& graph) {
    const std::string count = std::to_string(count_terminals(graph));
    return has_players(graph) ? count + " (" + winner_counts_text(graph, true) + ")" : count;
}

/// "normal play: the player to move wins (N), Grundy value 2", or who wins where there are players.
std::string first_verdict(const game_graph& graph) {
    const graph_facts& facts = graph[boost::graph_bundle];
    const vertex start = facts.start_vertex;
    if (has_players(graph)) return players_verdict(facts.players, graph[start], is_terminal(graph, start));
    return play_words(facts.play) + ": " + verdict(graph[start].result, grundy_text(graph, start));
}

}  // namespace

std::string summary_text(const game_graph& graph, const std::string& name) {
    const graph_facts& facts = graph[boost::graph_bundle];
    const position_label& first = graph[facts.start_vertex];
    std::string text = name + (has_players(graph) ? ": " : ", ") + first_verdict(graph) + "\n";
    text += row("positions", std::to_string(num_vertices(graph)) + " (" + outcome_counts_text(graph) + ")");
    const std::uint64_t moves = num_edges(graph);
    const std::uint64_t all_moves = facts.moves_with_multiplicity;
    text += row("moves", std::to_string(moves) +
                             (all_moves == moves ? "" : " (" + std::to_string(all_moves) + " with multiplicity)"));
    text += row("ends", ends_text(graph));
    if (first.remoteness != no_value) text += row("remoteness", std::to_string(first.remoteness));
    if (first.longest != no_value) text += row("longest play", counted(first.longest, "move"));
    if (facts.play == play::normal && first.misere != outcome::unknown)
        text += row("misere play", to_string(first.misere));
    if (!facts.complete) text += row("cut by", to_string(facts.stopped_by));
    return text;
}

std::string short_summary(const game_graph& graph, const std::string& name) {
    const vertex start = graph[boost::graph_bundle].start_vertex;
    const position_label& first = graph[start];
    std::string text = name + ": " + counted(num_vertices(graph), "position") + ", " +
                       counted(num_edges(graph), "move");
    if (first.result != outcome::unknown) text += std::string(", ") + to_string(first.result);
    if (first.winner == side::draw) text += ", a draw";
    else if (first.winner != side::none)
        text += ", won by " + side_name(graph[boost::graph_bundle].players, first.winner);
    if (first.grundy != no_value) text += ", Grundy value " + grundy_text(graph, start);
    return text;
}

std::string summary_json(const game_graph& graph) {
    const graph_facts& facts = graph[boost::graph_bundle];
    const position_label& first = graph[facts.start_vertex];
    const outcome_counts counts = count_outcomes(graph);
    json summary = {{"format", "ludograph-summary"}, {"version", 1}, {"game", facts.game},
                    {"position", facts.start}, {"play", to_string(facts.play)}};
    set_known(summary, "player", side_name(facts.players, first.mover));
    set_known(summary, "outcome", first.result);
    set_known(summary, "winner", side_name(facts.players, first.winner));
    set_known(summary, "grundy", grundy_of(graph, facts.start_vertex));
    set_known(summary, "remoteness", first.remoteness);
    set_known(summary, "misere", first.misere);
    set_known(summary, "longest", first.longest);
    summary["positions"] = json_count(num_vertices(graph));
    summary["moves"] = json_count(num_edges(graph));
    summary["moves_with_multiplicity"] = json_count(facts.moves_with_multiplicity);
    summary["terminals"] = json_count(count_terminals(graph));
    summary["outcomes"] = {{"P", counts.p}, {"N", counts.n}, {"D", counts.d}};
    if (has_players(graph)) {
        const winner_counts winners = count_winners(graph);
        summary["winners"] = {{facts.players[0], json_count(winners.first)},
                              {facts.players[1], json_count(winners.second)},
                              {"draw", json_count(winners.draw)}};
    }
    summary["complete"] = facts.complete;
    if (!facts.complete) summary["stopped_by"] = to_string(facts.stopped_by);
    summary["loopy"] = facts.loopy;
    summary["symmetry"] = facts.symmetry;
    return json_line(summary);
}

}  // namespace ludograph::cli
