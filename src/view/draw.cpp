// The boxes and lines of a drawing: how a position and a move look.
#include <boost/range/iterator_range.hpp>

#include "ludograph/view/drawing.hpp"
#include "ludograph/view/palette.hpp"

namespace ludograph {

namespace {

std::vector<std::string> split_lines(const std::string& text) {
    std::vector<std::string> lines(1);
    for (const char c : text) {
        if (c == '\n') lines.emplace_back();
        else lines.back() += c;
    }
    return lines;
}

/// "P 0", "N 3", "D ∞{2}", with players who wins: "X", "O", "="; "?" where nothing is certain, "…" where
/// nothing was explored.
std::string verdict(const game_graph& graph, vertex v) {
    const position_label& label = graph[v];
    if (label.frontier) return "…";
    if (label.result == outcome::unknown) return "?";
    if (label.winner == side::draw) return "=";
    if (label.winner != side::none) return side_name(graph[boost::graph_bundle].players, label.winner);
    std::string text = to_string(label.result);
    if (label.grundy != no_value) text += " " + grundy_text(graph, v);
    return text;
}

std::string in_words(const game_graph& graph, vertex v, const std::string& position) {
    const position_label& label = graph[v];
    if (label.frontier) return position + ": not explored";
    const bool won = label.winner == side::first || label.winner == side::second;
    std::string text = position + ": ";
    if (won) text += side_name(graph[boost::graph_bundle].players, label.winner) + " wins";
    else text += outcome_in_words(label.result);
    if (label.grundy != no_value) text += ", Grundy value " + grundy_text(graph, v);
    if (label.remoteness != no_value) text += ", moves to the end " + std::to_string(label.remoteness);
    return text;
}

std::vector<std::pair<std::string, std::string>> data_of(const game_graph& graph, vertex v,
                                                         const std::string& position) {
    const position_label& label = graph[v];
    std::vector<std::pair<std::string, std::string>> data{{"position", position}};
    const auto add_outcome = [&](const char* name, outcome value) {
        if (value != outcome::unknown) data.emplace_back(name, to_string(value));
    };
    const auto add_number = [&](const char* name, std::uint32_t value) {
        if (value != no_value) data.emplace_back(name, std::to_string(value));
    };
    const auto add_text = [&](const char* name, std::string text) {
        if (!text.empty()) data.emplace_back(name, std::move(text));
    };
    const auto& players = graph[boost::graph_bundle].players;
    add_text("player", side_name(players, label.mover));
    add_outcome("outcome", label.result);
    add_text("winner", side_name(players, label.winner));
    add_text("result", end_text(graph, v));
    add_text("grundy", grundy_text(graph, v));
    add_number("remoteness", label.remoteness);
    add_outcome("misere", label.misere);
    add_number("longest", label.longest);
    add_number("depth", label.depth);
    if (is_terminal(graph, v)) data.emplace_back("terminal", "true");
    if (label.frontier) data.emplace_back("frontier", "true");
    return data;
}

}  // namespace

std::vector<std::string> lines_of(const drawn_box& box, box_label label) {
    std::vector<std::string> lines;
    switch (label) {
        case box_label::board: lines = box.board; break;
        case box_label::brief: lines = {box.brief}; break;
        case box_label::text: lines = {box.text}; break;
        case box_label::none: break;
    }
    if (!box.verdict.empty()) lines.push_back(box.verdict);
    return lines;
}

drawn_box draw_box(const game_graph& graph, vertex v) {
    const position_label& label = graph[v];
    const naming& names = *graph[boost::graph_bundle].names;
    const std::string position = names.position(v);
    drawn_box box;
    box.id = v;
    box.board = split_lines(names.board(v));
    box.brief = box.text = position;
    box.verdict = verdict(graph, v);
    const bool players = label.mover != side::none;
    box.tooltip = in_words(graph, v, position);
    box.fill = players ? fill_of(label.winner) : fill_of(label.result);
    box.double_border = players ? label.winner == side::second : label.result == outcome::P;
    box.dashed = label.result == outcome::D;
    box.bold = v == graph[boost::graph_bundle].start_vertex;
    box.dotted = label.result == outcome::unknown;
    box.terminal = is_terminal(graph, v);
    box.data = data_of(graph, v, position);
    return box;
}

drawn_line draw_line(const game_graph& graph, vertex from, vertex to) {
    drawn_line line{from, to, line_style::ordinary};
    if (is_winning(graph[from], graph[to]))
        line.style = is_best(graph[from], graph[to]) ? line_style::best : line_style::winning;
    return line;
}

drawing draw(const game_graph& graph, const drawing_options& options) {
    drawing picture = draw_frame(graph, options);
    const auto n = static_cast<vertex>(num_vertices(graph));
    picture.boxes.reserve(n);
    picture.lines.reserve(num_edges(graph));
    for (vertex v = 0; v < n; ++v) {
        picture.boxes.push_back(draw_box(graph, v));
        for (const vertex to : targets_of(graph, v)) picture.lines.push_back(draw_line(graph, v, to));
    }
    return picture;
}

}  // namespace ludograph
