// Lists, verdicts and reasons for a person who plays.
#include "play_wording.hpp"

#include <unistd.h>

#include <algorithm>
#include <set>

#include "terminal.hpp"
#include "wording.hpp"

namespace ludograph::cli {

namespace {

const naming& names_of(const game_graph& graph) { return *graph[boost::graph_bundle].names; }

std::string padded(std::string text, std::size_t width) {
    text.resize(std::max(width, text.size()), ' ');
    return text;
}

std::size_t best_choice(const game_graph& graph, vertex v, std::span<const choice> choices) {
    const auto best =
        std::ranges::find_if(choices, [&](const choice& each) { return is_best(graph[v], graph[each.to]); });
    return static_cast<std::size_t>(best - choices.begin());
}

std::string why_position(const game_graph& graph, vertex v, std::span<const choice> choices) {
    switch (graph[v].result) {
        case outcome::N:
            return "You can win: nothing helps against " +
                   choice_words(graph, choices[best_choice(graph, v, choices)]);
        case outcome::P: return "You lose if your opponent makes no mistake: every move can be answered";
        default: return "Neither player can force a win: a move that does not draw loses";
    }
}

/// How the Grundy value follows from those of the options; empty where there is none.
std::string why_value(const game_graph& graph, vertex v) {
    if (graph[v].grundy == no_value) return "";
    std::set<std::uint32_t> values;
    for (const vertex option : targets_of(graph, v))
        if (graph[option].grundy < infinite_value) values.insert(graph[option].grundy);
    std::string list;
    for (const std::uint32_t value : values) list += (list.empty() ? "" : ", ") + std::to_string(value);
    const std::string value = "Grundy value " + grundy_text(graph, v);
    if (graph[v].grundy == infinite_value) return value + ": play can go on for ever";
    return value + ", the least number that is not among those of the options: " + list;
}

std::string why_choice(const game_graph& graph, vertex v, const choice& each, choice_table& choices) {
    if (is_terminal(graph, each.to)) return "it ends the game";
    const std::vector<choice>& answers = choices.at(each.to);
    const std::string answer = choice_words(graph, answers[best_choice(graph, each.to, answers)]);
    switch (verdict_of(graph[v], graph[each.to]).worth) {
        case worth::wins: return "every answer loses; the longest is " + answer;
        case worth::loses: return "the answer is " + answer;
        case worth::draws: break;
    }
    return "the answer that keeps the draw is " + answer;
}

std::string line(const std::string& text) { return text.empty() ? "" : text + "\n"; }

}  // namespace

std::string verdict_words(const move_verdict& verdict) {
    const std::string in = verdict.moves == no_value ? "" : counted(verdict.moves, "move");
    switch (verdict.worth) {
        // A winning move has the colour of its arrow and of the lost position that it leads to.
        case worth::wins: return emphasised("wins", emphasis::lost, STDOUT_FILENO) + " in " + in;
        case worth::loses: return emphasised("loses", emphasis::won, STDOUT_FILENO) + " in " + in;
        case worth::draws: break;
    }
    return emphasised("draws", emphasis::drawn, STDOUT_FILENO) + (in.empty() ? "" : " in at most " + in);
}

std::string choice_words(const game_graph& graph, const choice& chosen) {
    return moves_text(chosen) + " to " + names_of(graph).position(chosen.to);
}

std::string board_text(const game_graph& graph, vertex v) {
    std::string text = "  ";
    for (const char c : names_of(graph).board(v)) {
        text += c;
        if (c == '\n') text += "  ";
    }
    return text + "\n";
}

std::string choices_text(const game_graph& graph, vertex v, std::span<const choice> choices, bool verdicts) {
    std::size_t moves = 0, positions = 0;
    for (const choice& each : choices) {
        moves = std::max(moves, moves_text(each).size());
        positions = std::max(positions, names_of(graph).position(each.to).size());
    }
    std::string text;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const std::string number = std::to_string(i + 1), position = names_of(graph).position(choices[i].to);
        text += std::string(number.size() < 4 ? 4 - number.size() : 0, ' ') + number + "  " +
                padded(moves_text(choices[i]), moves) + "  ";
        text += verdicts ? padded(position, positions) + "  " +
                               verdict_words(verdict_of(graph[v], graph[choices[i].to]))
                         : position;
        text += "\n";
    }
    return text;
}

std::string why_text(const game_graph& graph, vertex v, choice_table& choices) {
    const std::vector<choice>& all = choices.at(v);
    std::string text = line(why_position(graph, v, all)) + line(why_value(graph, v));
    for (const choice& each : all)
        text += "  " + choice_words(graph, each) + " " + verdict_words(verdict_of(graph[v], graph[each.to])) +
                ": " + why_choice(graph, v, each, choices) + "\n";
    return text;
}

std::string end_words(const game_graph& graph, const course& game, const std::array<std::string, 2>& names) {
    const auto name = [&](seat one) { return names[one == seat::first ? 0 : 1]; };
    const winner won = game.winner();
    if (!won) return game.is_repeated() ? "A draw: the position has come three times" : "A draw";
    const std::string wins = name(*won) + (name(*won) == "You" ? " win" : " wins");
    if (has_players(graph)) return wins;
    return wins + (graph[boost::graph_bundle].play == play::normal
                       ? ": no move is left"
                       : ": no move is left, which wins in misere play");
}

}  // namespace ludograph::cli
