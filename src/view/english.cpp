// English.
#include "languages.hpp"

namespace ludograph {

const words english = {
    .plural = [](std::uint64_t count) { return count == 1 ? 0U : 2U; },

    .colon = ": ",
    .semicolon = "; ",
    .positions = {"{0} position", "{0} positions", "{0} positions"},
    .moves = {"{0} move", "{0} moves", "{0} moves"},

    .normal_play = "normal play",
    .misere_play = "misère play",
    .is_draw = "a draw",
    .wins = "{0} wins",
    .grundy = "Grundy {0}",

    .rule = "Rule: {0}.",
    .english_rule = "Rule: {0}.",
    .part_of_sum = "part {0}, {1}: {2}",
    .or_else = "{0}, or {1}",
    .rules = [] { return std::span<const rule_in_words>(); },
    .winner_is_shown = "Below each board stands who wins with best play; = is a draw.",
    .normal_rule = "Normal play: a player who cannot move loses.",
    .misere_rule = "Misère play: a player who cannot move wins.",
    .can_repeat = "Play can come back to a position it has left.",
    .folded = "Positions that a symmetry carries into each other are one box.",
    .cut = "Not the whole graph: exploring stopped at the limit of {0}.",
    .cut_marks = "What is marked ? or … may turn out to be anything.",
    .limit_depth = "depth",
    .limit_positions = "positions",
    .limit_moves = "moves",
    .limit_memory = "memory",
    .limit_time = "time",
    .shows_grundy = "The number in a box is its Grundy value.",
    .shows_remoteness = "The number in a box is its remoteness: the moves to the end when the winner hurries "
                        "and the loser delays.",
    .some_drawn = "{0} of {1} positions drawn: {2}",
    .of_strategy = "how to win, one winning move at each N position and every answer to it",
    .of_answers = "how the second player wins, every move at a P position and one winning answer to it",
    .of_draw = "how to keep the draw, one move of the player who begins and every answer to it",
    .of_strategy_for = "how {0} wins, one move of {0} and every answer to it",
    .of_draw_for = "how {0} keeps the draw, one move of {0} and every answer to it",
    .of_line = "one line of best play",
    .of_focus = "{0} and what leads to it or comes of it within {1}",
    .of_summary = "{0}, one box for all that share outcome, value and remoteness",

    .mover_loses = "the player to move loses",
    .mover_wins = "the player to move wins",
    .nobody_wins = "neither player can force a win",
    .not_decided = "not decided by what was explored",
    .not_explored = "not explored",
    .grundy_is = "Grundy value {0}",
    .moves_to_end = "moves to the end {0}",

    .start = "the start",
    .focus = "the position looked at",
    .no_move_left = "no move is left",
    .best_move = "best move: the quickest win",
    .winning_move = "winning move",
    .other_winning_move = "other winning move",
    .move = "move",
    .other_move = "other move",
    .keeps_draw = "move that keeps the draw",
    .from_on = "{0} and more",
    .infinite = "∞ with the values of its options: play can go on for ever",
    .no_value = "no value",
    .from_to = "{0} to {1}",
    .no_end = "no end can be forced",

    .move_wins = "wins",
    .move_wins_quickest = "wins soonest",
    .move_loses = "loses",
    .move_draws = "keeps the draw",
    .move_unknown = "not decided",

    .remoteness = "remoteness {0}",

    .find_outcomes = "Begin at the ends and work upwards: write P where the player to move loses, N where that "
                     "player wins.",
    .find_draws = "Write D where neither player can force a win.",
    .find_winners = "Begin at the ends and work upwards: write into each box who wins with best play, {0} or {1}, "
                    "or = for a draw.",
    .find_grundy = "Write the Grundy value beside the letter: the least number that no option has.",
    .find_remoteness = "Write the remoteness beside the letter.",
    .find_moves = "Draw the winning moves thick.",
    .choose_colours = "Choose a colour for each mark of the legend and colour the boxes.",
};

}  // namespace ludograph
