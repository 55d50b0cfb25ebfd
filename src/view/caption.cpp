// What stands around a drawing: title and caption.
#include "ludograph/view/sketch.hpp"

namespace ludograph {

namespace {

std::string capitalised(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string limit_name(stop_reason reason, const words& in) {
    switch (reason) {
        case stop_reason::max_positions: return in.limit_positions;
        case stop_reason::max_moves: return in.limit_moves;
        case stop_reason::max_memory: return in.limit_memory;
        case stop_reason::timeout: return in.limit_time;
        case stop_reason::depth:
        case stop_reason::none: break;
    }
    return in.limit_depth;
}

level_order order_of(rank_by rank) {
    switch (rank) {
        case rank_by::moves: return level_order::from_start;
        case rank_by::longest: return level_order::to_end;
        case rank_by::remoteness:
        case rank_by::grundy: return level_order::given;
        case rank_by::automatic: break;
    }
    return level_order::automatic;
}

/// Who can do what in a strategy from `start`.
std::string strategy_in_words(const graph_facts& facts, const position_label& start, const words& in) {
    if (start.winner == side::draw) return in.of_draw_for.with({side_name(facts.players, start.mover)});
    if (start.winner != side::none) return in.of_strategy_for.with({side_name(facts.players, start.winner)});
    return start.result == outcome::P ? in.of_answers : start.result == outcome::D ? in.of_draw : in.of_strategy;
}

}  // namespace

/// "Welter 0,3,5,6, normal play: P, Grundy 0; 19 positions, 81 moves"
std::string sketch::title(bool tells_answers) const {
    const graph_facts& facts = source_[boost::graph_bundle];
    // The position text of a sum names the ruleset of every part itself.
    const bool is_sum = facts.game.find(" + ") != std::string::npos;
    std::string title = capitalised(is_sum ? facts.start : facts.game + " " + facts.start);
    if (!has_players(source_))
        title += ", " + std::string(facts.play == play::normal ? words_.normal_play : words_.misere_play);
    const position_label& start = source_[facts.start_vertex];
    if (tells_answers) {
        if (start.winner == side::draw) title += std::string(words_.colon) + std::string(words_.is_draw);
        else if (start.winner != side::none)
            title += std::string(words_.colon) + words_.wins.with({side_name(facts.players, start.winner)});
        else if (start.result != outcome::unknown) title += std::string(words_.colon) + to_string(start.result);
        if (start.grundy != no_value) title += ", " + words_.grundy.with({grundy_text(source_, facts.start_vertex)});
    }
    return title + std::string(words_.semicolon) + counted(words_, words_.positions, num_vertices(source_)) + ", " +
           counted(words_, words_.moves, num_edges(source_));
}

std::string sketch::left_out(const words& in) const {
    const graph_facts& facts = source_[boost::graph_bundle];
    if (summary_) return in.of_summary.with({counted(in, in.positions, num_vertices(source_))});
    if (chosen_.whole) return "";
    const std::string what =
        !options_.focus.empty() ? in.of_focus.with({options_.focus, counted(in, in.moves, options_.radius)})
        : options_.view == view_kind::line ? std::string(in.of_line)
                                           : strategy_in_words(facts, source_[facts.start_vertex], in);
    return in.some_drawn.with({std::to_string(box_count()), std::to_string(num_vertices(source_)), what});
}

/// Rule and play, and what a reader must know of the graph, answers apart.
std::vector<std::string> sketch::rules_of_play() const {
    const graph_facts& facts = source_[boost::graph_bundle];
    std::vector<std::string> lines;
    if (!facts.rule.empty()) lines.push_back(rule_sentence(words_, facts.rule));
    if (!has_players(source_))
        lines.emplace_back(facts.play == play::normal ? words_.normal_rule : words_.misere_rule);
    if (facts.loopy) lines.emplace_back(words_.can_repeat);
    if (facts.symmetry) lines.emplace_back(words_.folded);
    return lines;
}

std::vector<std::string> sketch::caption() const {
    const graph_facts& facts = source_[boost::graph_bundle];
    std::vector<std::string> lines = rules_of_play();
    if (has_players(source_)) lines.emplace_back(words_.winner_is_shown);
    if (!facts.complete) {
        lines.push_back(words_.cut.with({limit_name(facts.stopped_by, words_)}));
        lines.emplace_back(words_.cut_marks);
    }
    if (options_.colour == colour_by::remoteness) lines.emplace_back(words_.shows_remoteness);
    else if (has_values_) lines.emplace_back(words_.shows_grundy);
    if (const std::string note = left_out(words_); !note.empty()) lines.push_back(note + ".");
    return lines;
}

std::vector<std::string> sketch::exercise() const {
    const graph_facts& facts = source_[boost::graph_bundle];
    std::vector<std::string> lines = rules_of_play();
    if (const std::string note = left_out(words_); !note.empty()) lines.push_back(note + ".");
    if (has_players(source_)) lines.push_back(words_.find_winners.with({facts.players[0], facts.players[1]}));
    else lines.emplace_back(words_.find_outcomes);
    if (facts.loopy && !has_players(source_)) lines.emplace_back(words_.find_draws);
    if (options_.colour == colour_by::remoteness) lines.emplace_back(words_.find_remoteness);
    else if (has_values_) lines.emplace_back(words_.find_grundy);
    lines.emplace_back(words_.find_moves);
    if (options_.legend) lines.emplace_back(words_.choose_colours);
    return lines;
}

drawing sketch::frame() const {
    drawing frame;
    frame.title = options_.title.empty() ? title(true) : options_.title;
    frame.order = summary_ && options_.rank == rank_by::automatic ? level_order::given : order_of(options_.rank);
    frame.caption = caption();
    if (options_.legend) frame.legend = legend();
    frame.colours = palette_.lines();
    frame.drawn = summary_ ? num_vertices(source_) : box_count();
    frame.of = num_vertices(source_);
    frame.exercise_title = options_.title.empty() ? title(false) : options_.title;
    frame.exercise = exercise();
    return frame;
}

}  // namespace ludograph
