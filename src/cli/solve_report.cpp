// Verdict, winning moves, table of moves, explanation.
#include "solve_report.hpp"

#include <algorithm>
#include <set>

#include "json_text.hpp"
#include "wording.hpp"

namespace ludograph::cli {

namespace {

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

std::string winning_moves_text(const solution& solved) {
    std::vector<std::string> items;
    bool any_best = false, any_slow = false;
    for (const solved_option& option : solved.options) {
        if (!option.winning) continue;
        (option.best ? any_best : any_slow) = true;
    }
    for (const solved_option& option : solved.options) {
        if (!option.winning) continue;
        items.push_back(target_text(option) + (option.best && any_best && any_slow ? " (quickest)" : ""));
    }
    return items.empty() ? "none" : wrapped(items);
}

std::string verdict_word(const solved_option& option) {
    if (option.winning) return option.best ? "wins, quickest" : "wins";
    if (option.result == outcome::D) return option.best ? "keeps the draw" : "draws";
    if (option.best) return "loses, slowest";
    return option.result == outcome::unknown ? "" : "loses";
}

/// Columns as wide as their longest cell, two blanks apart; a column of empty cells is left out.
std::string table(const std::vector<std::vector<std::string>>& rows) {
    std::vector<std::size_t> width(rows.front().size(), 0);
    for (std::size_t r = 1; r < rows.size(); ++r)
        for (std::size_t c = 0; c < width.size(); ++c) width[c] = std::max(width[c], rows[r][c].size());
    std::string text;
    for (const auto& cells : rows) {
        std::string line = " ";
        for (std::size_t c = 0; c < width.size(); ++c) {
            if (width[c] == 0) continue;
            std::string cell = cells[c];
            cell.resize(std::max(width[c], rows.front()[c].size()), ' ');
            line += " " + cell + " ";
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    }
    return text;
}

std::string moves_table(const solution& solved) {
    if (solved.options.empty()) return "  no move can be made\n";
    std::vector<std::vector<std::string>> rows = {{"move", "to", "outcome", "Grundy", "remoteness", "for the mover"}};
    for (const solved_option& option : solved.options)
        rows.push_back({moves_text(option), target_text(option), to_string(option.result),
                        number_text(option.grundy), number_text(option.remoteness), verdict_word(option)});
    return table(rows);
}

template <class Numbers>
std::string comma_list(const Numbers& numbers) {
    std::string text;
    for (const std::uint32_t number : numbers) text += (text.empty() ? "" : ", ") + std::to_string(number);
    return text;
}

std::string explain_by_parts(const solution& solved) {
    std::vector<std::uint32_t> values;
    for (const solution& part : solved.parts) values.push_back(part.grundy);
    return "the parts have values " + comma_list(values) + "; their XOR is " + std::to_string(solved.grundy) +
           (solved.grundy == 0 ? ", so every move makes it another number and can be answered"
                               : ", and a winning move makes it 0");
}

std::string explain_by_values(const solution& solved) {
    if (solved.options.empty()) return "there is no move, so the least missing number is 0";
    std::set<std::uint32_t> values;
    for (const solved_option& option : solved.options) values.insert(option.grundy);
    return (values.size() == 1 ? "options have value " : "options have values ") + comma_list(values) +
           "; the least missing number is " + std::to_string(solved.grundy);
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

/// Why the verdict holds: a sentence, and for a lost position the answer to every move.
std::vector<std::string> explanation(const solution& solved) {
    std::vector<std::string> sentences;
    if (!solved.parts.empty()) sentences.push_back(explain_by_parts(solved));
    else if (solved.grundy != no_value) sentences.push_back(explain_by_values(solved));
    else sentences.push_back(explain_by_outcomes(solved));
    if (solved.result != outcome::P) return sentences;
    for (const solved_option& option : solved.options) {
        const std::string move = moves_text(option) + " (" + target_text(option) + ")";
        sentences.push_back(option.answer.empty() ? move + " ends the game" : move + " is answered by " + option.answer);
    }
    return sentences;
}

json option_json(const solved_option& option) {
    json object;
    if (option.part != 0) object["part"] = option.part;
    object["to"] = option.to;
    if (option.part != 0) object["position"] = option.position;
    return object;
}

json winning_moves_json(const solution& solved) {
    json list = json::array();
    for (const solved_option& option : solved.options) {
        if (!option.winning) continue;
        list.push_back(option_json(option));
        if (option.part == 0) list.back()["best"] = option.best;
    }
    return list;
}

json options_json(const solution& solved) {
    json list = json::array();
    for (const solved_option& option : solved.options) {
        json object = option_json(option);
        object["moves"] = option.moves;
        set_known(object, "outcome", option.result);
        set_known(object, "grundy", option.grundy);
        set_known(object, "remoteness", option.remoteness);
        object["winning"] = option.winning;
        if (option.part == 0) object["best"] = option.best;
        list.push_back(std::move(object));
    }
    return list;
}

json parts_json(const solution& solved) {
    json list = json::array();
    for (const solution& part : solved.parts) {
        list.push_back({{"game", part.game}, {"position", part.position}});
        set_known(list.back(), "grundy", part.grundy);
    }
    return list;
}

}  // namespace

std::string solution_text(const solution& solved, const std::string& name, const report_options& options) {
    std::string text = name + ", " + play_words(solved.play) + ": " + verdict(solved.result, solved.grundy) + "\n";
    for (std::size_t i = 0; i < solved.parts.size(); ++i) {
        const solution& part = solved.parts[i];
        text += row("part " + std::to_string(i + 1),
                    part.game + " " + part.position + ", Grundy value " + number_text(part.grundy));
    }
    text += row("winning moves", winning_moves_text(solved));
    if (solved.remoteness != no_value) text += row("remoteness", std::to_string(solved.remoteness));
    if (solved.play == play::normal && solved.misere != outcome::unknown)
        text += row("misere play", to_string(solved.misere));
    text += row("explored", counted(solved.positions, "position") + ", " + counted(solved.moves, "move"));
    if (options.explain)
        for (const std::string& sentence : explanation(solved)) text.append("  ").append(sentence).append("\n");
    if (options.moves) text.append("\n").append(moves_table(solved));
    return text;
}

std::string solution_json(const solution& solved, const report_options& options) {
    json object = {{"format", "ludograph-solve"}, {"version", 1}, {"game", solved.game},
                   {"position", solved.position}, {"play", to_string(solved.play)}};
    set_known(object, "outcome", solved.result);
    set_known(object, "grundy", solved.grundy);
    set_known(object, "remoteness", solved.remoteness);
    set_known(object, "misere", solved.misere);
    if (!solved.parts.empty()) object["parts"] = parts_json(solved);
    object["winning_moves"] = winning_moves_json(solved);
    object["positions"] = json_count(solved.positions);
    object["moves"] = json_count(solved.moves);
    if (options.explain) object["explanation"] = explanation(solved);
    if (options.moves) object["options"] = options_json(solved);
    return json_line(object);
}

}  // namespace ludograph::cli
