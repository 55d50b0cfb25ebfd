// Verdict, winning moves, table of moves.
#include "solve_report.hpp"

#include <algorithm>

#include "json_text.hpp"
#include "ludograph/layout/text.hpp"
#include "solve_explanation.hpp"
#include "wording.hpp"

namespace ludograph::cli {

namespace {

/// Which moves are best follows from the remoteness.
bool knows_best(const solution& solved) { return !solved.by_parts && !is_by_formula(solved); }

const char* method_word(const solution& solved) { return is_by_formula(solved) ? "closed form" : "explored"; }

std::string winning_moves_text(const solution& solved) {
    std::vector<std::string> items;
    bool any_best = false, any_slow = false;
    for (const solved_option& option : solved.options) {
        if (!option.winning) continue;
        (option.best ? any_best : any_slow) = true;
    }
    for (const solved_option& option : solved.options) {
        if (!option.winning) continue;
        items.push_back((has_players(solved) ? moves_text(option) : target_text(option)) +
                        (option.best && any_best && any_slow ? " (quickest)" : ""));
    }
    if (solved.winning_options && *solved.winning_options > items.size())
        items.push_back("… " + to_decimal(*solved.winning_options) + " in all");
    if (is_by_formula(solved) && !solved.winning_options) items.push_back("… others are not counted");
    return items.empty() ? "none" : wrapped(items);
}

/// In a drawn position: the moves that keep the draw.
std::string drawing_moves_text(const solution& solved) {
    std::vector<std::string> items;
    for (const solved_option& option : solved.options)
        if (option.result == outcome::D && solved.result == outcome::D)
            items.push_back(has_players(solved) ? moves_text(option) : target_text(option));
    return wrapped(items);
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
        for (std::size_t c = 0; c < width.size(); ++c) width[c] = std::max(width[c], width_of(rows[r][c]));
    std::string text;
    for (const auto& cells : rows) {
        std::string line = " ";
        for (std::size_t c = 0; c < width.size(); ++c) {
            if (width[c] == 0) continue;
            std::string cell = cells[c];
            cell.append(std::max(width[c], rows.front()[c].size()) - width_of(cell), ' ');
            line += " " + cell + " ";
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    }
    return text;
}

std::string moves_table(const solution& solved) {
    if (solved.options.empty()) return "  no move can be made\n";
    std::vector<std::vector<std::string>> rows = {
        {"move", "to", "outcome", "winner", "Grundy", "remoteness", "for the mover"}};
    for (const solved_option& option : solved.options)
        rows.push_back({moves_text(option), target_text(option), to_string(option.result),
                        side_name(solved.players, option.winner), to_string(option.grundy),
                        number_text(option.remoteness), verdict_word(option)});
    return table(rows);
}

json option_json(const solved_option& option) {
    json object = json::object();
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
        if (knows_best(solved)) list.back()["best"] = option.best;
    }
    return list;
}

json options_json(const solution& solved) {
    json list = json::array();
    for (const solved_option& option : solved.options) {
        json object = option_json(option);
        object["moves"] = option.moves;
        set_known(object, "outcome", option.result);
        set_known(object, "winner", side_name(solved.players, option.winner));
        set_known(object, "grundy", option.grundy);
        set_known(object, "remoteness", option.remoteness);
        object["winning"] = option.winning;
        if (knows_best(solved)) object["best"] = option.best;
        list.push_back(std::move(object));
    }
    return list;
}

json parts_json(const solution& solved) {
    json list = json::array();
    for (const solution& part : solved.parts) {
        list.push_back({{"game", part.game}, {"position", part.position}});
        set_known(list.back(), "grundy", part.grundy);
        if (is_by_formula(solved)) list.back()["method"] = method_word(part);
        set_known(list.back(), "formula", part.formula);
    }
    return list;
}

/// ", normal play: the player to move wins (N), Grundy value 2", or who wins where there are players.
std::string first_verdict(const solution& solved) {
    if (!has_players(solved))
        return ", " + play_words(solved.play) + ": " + verdict(solved.result, to_string(solved.grundy));
    position_label label;
    label.result = solved.result;
    label.mover = solved.mover;
    label.winner = solved.winner;
    return ": " + players_verdict(solved.players, label, solved.options.empty());
}

}  // namespace

std::string solution_text(const solution& solved, const std::string& name, const report_options& options) {
    std::string text = name + first_verdict(solved) + "\n";
    for (std::size_t i = 0; i < solved.parts.size(); ++i) {
        const solution& part = solved.parts[i];
        text += row("part " + std::to_string(i + 1),
                    part.game + " " + part.position +
                        (part.grundy.is_known() ? ", Grundy value " + to_string(part.grundy) : "") +
                        (is_by_formula(part) ? ", closed form: " + part.formula : ""));
    }
    text += row("winning moves", winning_moves_text(solved));
    const std::string drawing = drawing_moves_text(solved);
    if (!drawing.empty()) text += row("drawing moves", drawing);
    if (solved.remoteness != no_value) text += row("remoteness", std::to_string(solved.remoteness));
    if (solved.play == play::normal && solved.misere != outcome::unknown)
        text += row("misere play", to_string(solved.misere));
    if (is_by_formula(solved)) text += row("method", "closed form: " + solved.formula);
    if (solved.positions > 0)
        text += row("explored", counted(solved.positions, "position") + ", " + counted(solved.moves, "move"));
    if (options.explain)
        for (const std::string& sentence : explanation(solved)) text.append("  ").append(sentence).append("\n");
    if (options.moves) text.append("\n").append(moves_table(solved));
    return text;
}

std::string solution_json(const solution& solved, const report_options& options) {
    json object = {{"format", "ludograph-solve"}, {"version", 1}, {"game", solved.game},
                   {"position", solved.position}, {"play", to_string(solved.play)}};
    set_known(object, "player", side_name(solved.players, solved.mover));
    set_known(object, "outcome", solved.result);
    set_known(object, "winner", side_name(solved.players, solved.winner));
    set_known(object, "grundy", solved.grundy);
    set_known(object, "remoteness", solved.remoteness);
    set_known(object, "misere", solved.misere);
    if (!solved.parts.empty()) object["parts"] = parts_json(solved);
    object["winning_moves"] = winning_moves_json(solved);
    if (solved.winning_options) object["winning_move_count"] = json_count(*solved.winning_options);
    object["method"] = method_word(solved);
    set_known(object, "formula", solved.formula);
    if (solved.positions > 0) {
        object["positions"] = json_count(solved.positions);
        object["moves"] = json_count(solved.moves);
    }
    if (options.explain) object["explanation"] = explanation(solved);
    if (options.moves) object["options"] = options_json(solved);
    return json_line(object);
}

}  // namespace ludograph::cli
