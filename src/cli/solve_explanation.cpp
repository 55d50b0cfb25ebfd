// Why a solved position has its outcome, in sentences.
#include "solve_explanation.hpp"

#include <algorithm>

namespace ludograph::cli {

namespace {

std::string comma_list(const std::vector<solved_value>& values) {
    std::string text;
    for (const solved_value& value : values) text += (text.empty() ? "" : ", ") + to_string(value);
    return text;
}

std::string explain_by_parts(const solution& solved) {
    std::vector<solved_value> values;
    for (const solution& part : solved.parts) values.push_back(part.grundy);
    const std::string text = "the parts have values " + comma_list(values);
    if (solved.grundy.is_infinite())
        return text + "; numbers are XORed into the set of a value ∞, and two such values are ∞{}: the sum is " +
               to_string(solved.grundy) + (solved.result == outcome::N ? ", and a winning move makes it 0" : "");
    return text + "; their XOR is " + to_string(solved.grundy) +
           (solved.result == outcome::P ? ", so every move makes it another number and can be answered"
                                        : ", and a winning move makes it 0");
}

std::string explain_by_values(const solution& solved) {
    if (solved.options.empty()) return "there is no move, so the least missing number is 0";
    std::vector<solved_value> values;
    for (const solved_option& option : solved.options) values.push_back(option.grundy);
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    const std::string text = (values.size() == 1 ? "options have value " : "options have values ") + comma_list(values);
    if (solved.grundy.is_infinite()) return text + "; play can go on for ever, so the value is no number";
    return text + "; the least missing number is " + to_string(solved.grundy) +
           (values.back().is_infinite() ? ", and a move to ∞ is answered by one back to it" : "");
}

/// Where the players are told apart.
std::string explain_by_winners(const solution& solved) {
    const std::string mover = side_name(solved.players, solved.mover);
    if (solved.options.empty()) return "no move can be made, the game is over";
    switch (solved.result) {
        case outcome::N: return "a winning move of " + mover + " leads to a position that " + mover + " wins";
        case outcome::P:
            return "every move of " + mover + " leads to a position that " + side_name(solved.players, solved.winner) +
                   " wins";
        default: return "no move of " + mover + " leads to a position that " + mover + " wins, and one leads to a draw";
    }
}

std::string explain_by_outcomes(const solution& solved) {
    if (solved.options.empty())
        return solved.play == play::misere ? "there is no move, and in misere play the player who cannot move wins"
                                           : "there is no move, and the player who cannot move loses";
    switch (solved.result) {
        case outcome::N: return "a winning move leads to a position that the next player loses (P)";
        case outcome::P: return "every move leads to a position that the next player wins (N)";
        default: return "no move leads to a position that the next player loses, and one leads to a draw (D)";
    }
}

}  // namespace

bool has_players(const solution& solved) { return solved.mover != side::none; }

bool is_by_formula(const solution& solved) { return !solved.formula.empty(); }

std::string target_text(const solved_option& option) {
    return option.part == 0 ? option.to : "part " + std::to_string(option.part) + " to " + option.to;
}

std::string moves_text(const solved_option& option) {
    std::string text;
    for (std::size_t i = 0; i < option.moves.size(); ++i) {
        if (i > 0 && option.moves[i] == option.moves[i - 1]) continue;   // from one of two equal heaps
        text += (text.empty() ? "" : " or ") + option.moves[i];
    }
    return text;
}

std::vector<std::string> explanation(const solution& solved) {
    std::vector<std::string> sentences = solved.remarks;
    sentences.insert(sentences.end(), solved.reasons.begin(), solved.reasons.end());
    if (has_players(solved)) sentences.push_back(explain_by_winners(solved));
    else if (solved.by_parts) sentences.push_back(explain_by_parts(solved));
    else if (is_by_formula(solved)) return sentences;
    else if (solved.grundy.is_known()) sentences.push_back(explain_by_values(solved));
    else sentences.push_back(explain_by_outcomes(solved));
    if (solved.result != outcome::P || is_by_formula(solved)) return sentences;
    for (const solved_option& option : solved.options) {
        const std::string move = moves_text(option) + " (" + target_text(option) + ")";
        sentences.push_back(option.answer.empty() ? move + " ends the game" : move + " is answered by " + option.answer);
    }
    return sentences;
}

}  // namespace ludograph::cli
