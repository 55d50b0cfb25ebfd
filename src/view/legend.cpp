// The legend: samples of what occurs in a drawing.
#include <algorithm>
#include <array>

#include "ludograph/view/sketch.hpp"
#include "phrases.hpp"

namespace ludograph {

namespace {

legend_entry box_entry(const char* fill, std::string mark, std::string text) {
    legend_entry entry;
    entry.fill = fill;
    entry.mark = std::move(mark);
    entry.text = std::move(text);
    return entry;
}

legend_entry outcome_entry(outcome value, const char* fill, const words& in) {
    legend_entry entry = box_entry(fill, to_string(value), outcome_in_words(value, in));
    entry.double_border = value == outcome::P;
    entry.dashed = value == outcome::D;
    return entry;
}

legend_entry winner_entry(side winner, const char* fill, const std::array<std::string, 2>& players, const words& in) {
    const bool draw = winner == side::draw;
    const std::string name = draw ? "=" : side_name(players, winner);
    legend_entry entry = box_entry(fill, name, draw ? std::string(in.nobody_wins) : in.wins.with({name}));
    entry.double_border = winner == side::second;
    entry.dashed = draw;
    return entry;
}

legend_entry line_entry(line_style style, std::string text) {
    legend_entry entry;
    entry.line = style;
    entry.text = std::move(text);
    return entry;
}

/// Which kinds of boxes and lines a drawing holds.
struct occurring {
    std::array<bool, 4> outcomes{}, winners{};  ///< undecided positions apart
    bool undecided = false, frontier = false, terminal = false;
    std::array<bool, 3> lines{};

    void add(const position_label& label) {
        if (label.mover == side::none) outcomes[static_cast<std::size_t>(label.result)] = true;
        else winners[static_cast<std::size_t>(label.winner)] = true;
        frontier |= label.frontier;
        undecided |= label.result == outcome::unknown && !label.frontier;
    }
    bool has(outcome result) const { return outcomes[static_cast<std::size_t>(result)]; }
    bool has(side winner) const { return winners[static_cast<std::size_t>(winner)]; }
    bool has(line_style style) const { return lines[static_cast<std::size_t>(style)]; }
};

}  // namespace

std::vector<legend_entry> sketch::legend() const {
    occurring kinds;
    bool quickest = false, slower = false, keeps_draw = false;  // what is drawn as best moves
    for (std::uint64_t i = 0; i < box_count(); ++i) {
        const vertex v = id_of(i);
        kinds.add(graph_[v]);
        kinds.terminal |= is_terminal(graph_, v);
        for (const drawn_line& line : lines_of_vertex(v)) {
            kinds.lines[static_cast<std::size_t>(line.style)] = true;
            if (line.style != line_style::best) continue;
            const position_label &from = graph_[v], &to = graph_[line.to];
            (!is_winning(from, to) ? keeps_draw : is_best(from, to) ? quickest : slower) = true;
        }
    }
    const auto& players = graph_[boost::graph_bundle].players;
    const bool by_outcome = options_.colour == colour_by::outcome;
    std::vector<legend_entry> legend;
    for (const side winner : {side::first, side::second, side::draw})
        if (kinds.has(winner))
            legend.push_back(winner_entry(winner, by_outcome ? palette_.fill_of(winner) : no_fill, players, words_));
    for (const outcome value : {outcome::P, outcome::N, outcome::D})
        if (kinds.has(value))
            legend.push_back(outcome_entry(value, by_outcome ? palette_.fill_of(value) : no_fill, words_));
    const auto dotted = [&](const char* mark, const phrase& text) {
        legend.push_back(box_entry(no_fill, mark, text));
        legend.back().dotted = true;
    };
    if (kinds.undecided) dotted("?", words_.not_decided);
    if (kinds.frontier) dotted("…", words_.not_explored);
    std::ranges::move(key_.entries(words_), std::back_inserter(legend));
    legend.push_back(box_entry(no_fill, "", options_.focus.empty() ? words_.start : words_.focus));
    legend.back().bold = true;
    if (kinds.terminal) {
        legend.push_back(box_entry(no_fill, "", words_.no_move_left));
        legend.back().terminal = true;
    }
    if (quickest || slower)
        legend.push_back(line_entry(line_style::best, slower ? words_.winning_move : words_.best_move));
    if (keeps_draw) legend.push_back(line_entry(line_style::best, words_.keeps_draw));
    const bool winning = kinds.has(line_style::winning);
    if (winning)
        legend.push_back(line_entry(line_style::winning, quickest ? words_.other_winning_move : words_.winning_move));
    if (kinds.has(line_style::ordinary))
        legend.push_back(line_entry(line_style::ordinary,
                                    quickest || slower || keeps_draw || winning ? words_.other_move : words_.move));
    return legend;
}

}  // namespace ludograph
