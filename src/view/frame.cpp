// What stands around a drawing: title, legend, caption.
#include <algorithm>
#include <array>

#include "ludograph/view/drawing.hpp"
#include "ludograph/view/palette.hpp"

namespace ludograph {

namespace {

std::string counted(std::uint64_t count, const std::string& noun) {
    return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

std::string capitalised(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

/// "Welter 0,3,5,6, normal play: P, Grundy 0; 19 positions, 81 moves"
std::string title_of(const game_graph& graph) {
    const graph_facts& facts = graph[boost::graph_bundle];
    // The position text of a sum names the ruleset of every part itself.
    const bool is_sum = facts.game.find(" + ") != std::string::npos;
    std::string title = capitalised(is_sum ? facts.start : facts.game + " " + facts.start);
    if (!has_players(graph)) title += facts.play == play::normal ? ", normal play" : ", misère play";
    const position_label& start = graph[facts.start_vertex];
    if (start.winner != side::none)
        title += start.winner == side::draw ? ": a draw" : ": " + side_name(facts.players, start.winner) + " wins";
    else if (start.result != outcome::unknown) title += std::string(": ") + to_string(start.result);
    if (start.grundy != no_value) title += ", Grundy " + grundy_text(graph, facts.start_vertex);
    return title + "; " + counted(num_vertices(graph), "position") + ", " + counted(num_edges(graph), "move");
}

/// "positions" for "max_positions".
std::string limit_name(const graph_facts& facts) {
    const std::string name = to_string(facts.stopped_by), prefix = "max_";
    return name.substr(name.starts_with(prefix) ? prefix.size() : 0);
}

std::vector<std::string> caption_of(const graph_facts& facts) {
    std::vector<std::string> caption;
    if (!facts.rule.empty()) caption.push_back("Rule: " + facts.rule + ".");
    if (!facts.players[0].empty()) caption.emplace_back("Below each board stands who wins with best play; = is a draw.");
    else caption.emplace_back(facts.play == play::normal ? "Normal play: a player who cannot move loses."
                                                    : "Misère play: a player who cannot move wins.");
    if (facts.loopy) caption.emplace_back("Play can come back to a position it has left.");
    if (facts.symmetry)
        caption.emplace_back("Positions that a symmetry carries into each other are one box.");
    if (!facts.complete) {
        caption.push_back("Not the whole graph: exploring stopped at the limit of " + limit_name(facts) +
                          ".");
        caption.emplace_back("What is marked ? or … may turn out to be anything.");
    }
    return caption;
}

/// Which kinds of boxes and lines a drawing of the graph holds.
struct occurring {
    std::array<bool, 4> outcomes{}, winners{};  ///< undecided positions apart
    bool undecided = false, frontier = false, terminal = false, value = false;
    std::array<bool, 3> lines{};

    bool has(outcome result) const { return outcomes[static_cast<std::size_t>(result)]; }
    bool has(side winner) const { return winners[static_cast<std::size_t>(winner)]; }
    bool has(line_style style) const { return lines[static_cast<std::size_t>(style)]; }
};

occurring kinds_of(const game_graph& graph) {
    occurring kinds;
    const auto n = static_cast<vertex>(num_vertices(graph));
    for (vertex v = 0; v < n; ++v) {
        const position_label& label = graph[v];
        if (label.mover == side::none) kinds.outcomes[static_cast<std::size_t>(label.result)] = true;
        else kinds.winners[static_cast<std::size_t>(label.winner)] = true;
        kinds.frontier |= label.frontier;
        kinds.undecided |= label.result == outcome::unknown && !label.frontier;
        kinds.terminal |= is_terminal(graph, v);
        kinds.value |= label.grundy != no_value;
        for (const vertex to : targets_of(graph, v))
            kinds.lines[static_cast<std::size_t>(draw_line(graph, v, to).style)] = true;
    }
    return kinds;
}

legend_entry box_entry(outcome value, std::string mark, std::string text) {
    legend_entry entry;
    entry.fill = fill_of(value);
    entry.double_border = value == outcome::P;
    entry.dashed = value == outcome::D;
    entry.dotted = value == outcome::unknown;
    entry.mark = std::move(mark);
    entry.text = std::move(text);
    return entry;
}

legend_entry winner_entry(side winner, const std::array<std::string, 2>& players) {
    const bool draw = winner == side::draw;
    legend_entry entry;
    entry.fill = fill_of(winner);
    entry.double_border = winner == side::second;
    entry.dashed = draw;
    entry.mark = draw ? "=" : side_name(players, winner);
    entry.text = draw ? outcome_in_words(outcome::D) : entry.mark + " wins";
    return entry;
}

legend_entry line_entry(line_style style, std::string text) {
    legend_entry entry;
    entry.line = style;
    entry.text = std::move(text);
    return entry;
}

std::vector<legend_entry> legend_of(const occurring& kinds, const std::array<std::string, 2>& players) {
    std::vector<legend_entry> legend;
    for (const side winner : {side::first, side::second, side::draw})
        if (kinds.has(winner)) legend.push_back(winner_entry(winner, players));
    for (const outcome value : {outcome::P, outcome::N, outcome::D})
        if (kinds.has(value)) legend.push_back(box_entry(value, to_string(value), outcome_in_words(value)));
    if (kinds.undecided)
        legend.push_back(box_entry(outcome::unknown, "?", outcome_in_words(outcome::unknown)));
    if (kinds.frontier) legend.push_back(box_entry(outcome::unknown, "…", "not explored"));
    legend_entry start{.fill = "#ffffff", .bold = true, .line = {}, .mark = {}, .text = "the start"};
    legend.push_back(std::move(start));
    if (kinds.terminal)
        legend.push_back(
            {.fill = "#ffffff", .terminal = true, .line = {}, .mark = {}, .text = "no move is left"});
    const bool best = kinds.has(line_style::best), winning = kinds.has(line_style::winning);
    if (best) legend.push_back(line_entry(line_style::best, "best move: the quickest win"));
    if (winning)
        legend.push_back(line_entry(line_style::winning, best ? "other winning move" : "winning move"));
    if (kinds.has(line_style::ordinary))
        legend.push_back(line_entry(line_style::ordinary, best || winning ? "other move" : "move"));
    return legend;
}

}  // namespace

drawing draw_frame(const game_graph& graph, const drawing_options& options) {
    drawing frame;
    frame.title = options.title.empty() ? title_of(graph) : options.title;
    frame.caption = caption_of(graph[boost::graph_bundle]);
    if (!options.legend) return frame;
    const occurring kinds = kinds_of(graph);
    if (kinds.value) frame.caption.emplace_back("The number in a box is its Grundy value.");
    frame.legend = legend_of(kinds, graph[boost::graph_bundle].players);
    return frame;
}

}  // namespace ludograph
