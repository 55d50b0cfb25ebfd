// The boxes and lines of a drawing: how a position and a move look.
#include <algorithm>

#include "ludograph/view/sketch.hpp"
#include "phrases.hpp"

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

/// "1,2: the player to move wins, Grundy value 3, moves to the end 3"
std::string in_words(const game_graph& graph, vertex v, const std::string& position, const words& in) {
    const position_label& label = graph[v];
    std::string text = position + std::string(in.colon);
    if (label.frontier) return text + std::string(in.not_explored);
    const bool won = label.winner == side::first || label.winner == side::second;
    if (won) text += in.wins.with({side_name(graph[boost::graph_bundle].players, label.winner)});
    else text += outcome_in_words(label.result, in);
    if (label.grundy != no_value) text += ", " + in.grundy_is.with({grundy_text(graph, v)});
    if (label.remoteness != no_value) text += ", " + in.moves_to_end.with({std::to_string(label.remoteness)});
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

/// What the group as a whole has: the other labels are those of one of its positions.
std::vector<std::pair<std::string, std::string>> group_data(
    std::vector<std::pair<std::string, std::string>> data, std::uint64_t size) {
    std::erase_if(data, [](const auto& each) {
        return each.first == "misere" || each.first == "longest" || each.first == "depth" || each.first == "result";
    });
    data.emplace_back("positions", std::to_string(size));
    return data;
}

/// What the move comes to for the player who makes it.
const phrase& move_in_words(const position_label& source, const position_label& target, const words& in) {
    if (is_winning(source, target)) return is_best(source, target) ? in.move_wins_quickest : in.move_wins;
    if (target.result == outcome::unknown) return in.move_unknown;
    return target.result == outcome::D ? in.move_draws : in.move_loses;
}

line_style style_of(const position_label& source, const position_label& target) {
    if (!is_winning(source, target)) return line_style::ordinary;
    return is_best(source, target) ? line_style::best : line_style::winning;
}

}  // namespace

std::vector<std::string> lines_of(const drawn_box& box, box_label label) {
    std::vector<std::string> lines;
    switch (label) {
        case box_label::board: lines = box.board; break;
        case box_label::brief: lines = split_lines(box.brief); break;
        case box_label::text: lines = {box.text}; break;
        case box_label::none: break;
    }
    if (!box.verdict.empty()) lines.push_back(box.verdict);
    return lines;
}

/// "P 0", "N 3", "D ∞{2}", with players who wins: "X", "O", "="; "?" where nothing is certain, "…" where
/// nothing was explored. The number is the one that is coloured.
std::string sketch::verdict(vertex v) const {
    const position_label& label = graph_[v];
    if (label.frontier) return "…";
    if (label.result == outcome::unknown) return "?";
    std::string text = to_string(label.result);
    if (label.winner == side::draw) text = "=";
    else if (label.winner != side::none) text = side_name(graph_[boost::graph_bundle].players, label.winner);
    if (options_.colour == colour_by::remoteness) {
        if (label.remoteness != no_value) text += " " + std::to_string(label.remoteness);
    } else if (label.grundy != no_value) {
        text += " " + grundy_text(graph_, v);
    }
    return text;
}

/// Positions without the number that makes the levels stand above all others.
std::optional<std::uint32_t> sketch::level_of(vertex v) const {
    const position_label& label = graph_[v];
    const bool by_value = options_.rank == rank_by::grundy;
    if (!by_value && options_.rank != rank_by::remoteness && !summary_) return std::nullopt;
    const std::uint32_t number = by_value ? label.grundy : label.remoteness;
    return number >= infinite_value ? top_level_ : number;
}

drawn_box sketch::box_of(vertex v) const {
    const position_label& label = graph_[v];
    const naming& names = *graph_[boost::graph_bundle].names;
    const std::string position = names.position(v);
    drawn_box box;
    box.id = v;
    box.board = split_lines(names.board(v));
    box.brief = names.briefs(v)[spelling_];
    box.text = position;
    box.verdict = verdict(v);
    box.level = level_of(v);
    box.tooltip = in_words(graph_, v, position, words_);
    box.fill = key_.fill_of(label);
    const bool players = label.mover != side::none;
    box.double_border = players ? label.winner == side::second : label.result == outcome::P;
    box.dashed = label.result == outcome::D;
    box.bold = v == root_;
    box.dotted = label.result == outcome::unknown;
    box.terminal = is_terminal(graph_, v);
    box.data = data_of(graph_, v, position);
    if (summary_) box.data = group_data(std::move(box.data), summary_->sizes[v]);
    return box;
}

std::vector<drawn_line> sketch::lines_of_vertex(vertex from) const {
    std::vector<drawn_line> lines;
    if (chosen_.whole) {
        for (const vertex to : targets_of(graph_, from)) lines.push_back({from, to, style_of(graph_[from], graph_[to])});
    } else {
        auto move = std::lower_bound(chosen_.moves.begin(), chosen_.moves.end(), selected_move{from, 0});
        const bool strategy = options_.view == view_kind::strategy && options_.focus.empty();
        for (; move != chosen_.moves.end() && move->from == from; ++move) {
            const line_style style = style_of(graph_[from], graph_[move->to]);
            // The move that a strategy keeps is the move to make, quickest or not.
            const bool kept = move->keeps_draw || (strategy && style == line_style::winning);
            lines.push_back({from, move->to, kept ? line_style::best : style});
        }
    }
    if (summary_)
        for (drawn_line& line : lines) line.count = summary_->moves.at({line.from, line.to});
    return lines;
}

void sketch::add_tooltips(vertex from, std::vector<drawn_line>& lines) const {
    const naming& names = *graph_[boost::graph_bundle].names;
    std::vector<vertex> targets;
    for (const drawn_line& line : lines) targets.push_back(line.to);
    const auto moves = names.moves(from, targets);
    const std::string source = names.position(from);
    for (std::size_t each = 0; each < lines.size(); ++each) {
        drawn_line& line = lines[each];
        line.tooltip = source + " → " + names.position(line.to);
        std::string texts;
        for (const std::string& text : moves[each]) texts += (texts.empty() ? "" : ", ") + text;
        if (summary_) texts = counted(words_, words_.moves, line.count);
        if (!texts.empty() && texts != names.position(line.to)) line.tooltip += " (" + texts + ")";
        line.tooltip += std::string(words_.colon) + std::string(move_in_words(graph_[line.from], graph_[line.to], words_));
    }
}

}  // namespace ludograph
