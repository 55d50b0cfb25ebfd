// The words of a drawing in each language.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

namespace ludograph {

enum class language : std::uint8_t { english, french, russian };

/// A text of the table, in UTF-8. It has no default: a language that lacks one does not compile. {0} and {1}
/// stand for what is put in.
class phrase {
public:
    consteval phrase(const char* text) : text_(text) {}
    operator std::string() const { return text_; }
    std::string with(std::initializer_list<std::string_view> values) const;

private:
    const char* text_;
};

/// A noun with its number: "1 position", "5 positions". What `few` and `many` are is the language's affair.
struct counted_noun {
    phrase one, few, many;
};

/// A rule as its ruleset states it, {0} and {1} standing for what differs from ruleset to ruleset, and the same
/// in another language.
struct rule_in_words {
    std::string_view english;
    phrase text;
};

/// Everything that a drawing or a plot says.
struct words {
    std::uint32_t (*plural)(std::uint64_t count);  ///< 0 one, 1 few, 2 many

    phrase colon, semicolon;  ///< with their blanks
    counted_noun positions, moves;

    // Title
    phrase normal_play, misere_play, is_draw, wins, grundy;
    // Caption
    phrase rule, english_rule, part_of_sum, or_else;
    std::span<const rule_in_words> (*rules)();  ///< of the games of the catalogue; none in English
    phrase winner_is_shown, normal_rule, misere_rule, can_repeat, folded, cut, cut_marks;
    phrase limit_depth, limit_positions, limit_moves, limit_memory, limit_time;
    phrase shows_grundy, shows_remoteness;
    phrase some_drawn;  ///< {0} of {1} positions
    phrase of_strategy, of_answers, of_draw, of_strategy_for, of_draw_for, of_line, of_focus, of_summary;
    // What is known of a position
    phrase mover_loses, mover_wins, nobody_wins, not_decided, not_explored, grundy_is, moves_to_end;
    // Legend
    phrase start, focus, no_move_left, best_move, winning_move, other_winning_move, move, other_move, keeps_draw;
    phrase from_on, infinite, no_value, from_to, no_end;
    // A move
    phrase move_wins, move_wins_quickest, move_loses, move_draws, move_unknown;
    // Groups of positions
    phrase remoteness;
    // Worksheet
    phrase find_outcomes, find_draws, find_winners, find_grundy, find_remoteness, find_moves;
    phrase choose_colours;

    // Plots: titles
    phrase lost_title, values_title, sequence_title, period_title, counts_title, remoteness_title;
    // Axes
    phrase heap, first_heap, second_heap, first_number, second_number, heap_count, position_count;
    phrase grundy_axis, remoteness_axis, many_to_a_bar, no_number;
    // Key
    phrase lost_marks, no_lost_marks, slope, value_zero, heaps_of_value, no_heap_of_value, pre_period, first_period;
    // Caption
    phrase by_heaps, by_formula, by_cells, by_graph;
    phrase is_remoteness, longest_draw, no_remoteness;
    phrase period_is, growth, from_heap_zero, after_pre_period, no_period, dots_equal, dots_near;
};

const words& words_of(language which);

/// What the catalogue says in English of a rule, a formula or a proof, in another language; as it is where that has
/// no words for it.
std::string translated(const words& in, const std::string& text);

/// "Rule: …." from the sentence of a ruleset or of a sum; a rule that the language has no words for is quoted in
/// English, and called so.
std::string rule_sentence(const words& in, const std::string& rule);

/// "1 position", "5 positions".
std::string counted(const words& in, const counted_noun& noun, std::uint64_t count);

}  // namespace ludograph
