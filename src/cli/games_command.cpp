// `ludograph games`: the catalogue.
#include "command_line.hpp"
#include "json_text.hpp"
#include "ludograph/catalog/catalog.hpp"
#include "ludograph/error.hpp"
#include "ludograph/rules/text.hpp"
#include "terminal.hpp"
#include "wording.hpp"

namespace ludograph::cli {

namespace {

std::string list_text() {
    std::string text;
    for (const game_entry& game : all_games())
        text += row(game.facts.name, game.facts.rule);
    return text + "\n'ludograph games NAME' tells more, e.g. ludograph games " + all_games().front().facts.name + "\n";
}

std::string winner_name(const known_value& known) {
    return side_name(make_ruleset(known.ruleset)->players(), known.winner);
}

std::string answer_text(const known_value& known) {
    if (known.winner == side::draw) return "a draw";
    if (known.winner != side::none) return winner_name(known) + " wins";
    return "Grundy value " + std::to_string(known.grundy);
}

std::string details_text(const game_facts& facts, const std::string& rule) {
    std::string text = facts.name + ": " + rule + "\n";
    const auto add = [&](const char* name, const std::string& value) {
        if (!value.empty()) text += row(name, value);
    };
    add("position", facts.position_text);
    add("parameters", facts.parameters);
    add("closed form", facts.closed_form);
    add("source", facts.source);
    add("note", facts.note);
    if (!facts.known.empty()) text += "\nWorked examples:\n";
    for (const known_value& known : facts.known)
        text += "  ludograph solve " + known.ruleset + " " + known.position + "   # " + answer_text(known) + ", " +
                counted(known.positions, "position") + ", " +
                counted(known.moves, "move") + "\n";
    return text;
}

json facts_json(const game_facts& facts, const std::string& rule) {
    json object = {{"name", facts.name}, {"rule", rule}, {"position", facts.position_text}};
    const auto add = [&](const char* name, const std::string& value) {
        if (!value.empty()) object[name] = value;
    };
    add("parameters", facts.parameters);
    add("closed_form", facts.closed_form);
    add("source", facts.source);
    add("note", facts.note);
    object["examples"] = json::array();
    for (const known_value& known : facts.known) {
        json example = {{"game", known.ruleset}, {"position", known.position}};
        set_known(example, "grundy", known.grundy);
        set_known(example, "winner", winner_name(known));
        example["positions"] = json_count(known.positions);
        example["moves"] = json_count(known.moves);
        object["examples"].push_back(std::move(example));
    }
    return object;
}

json catalogue_json() {
    json games = json::array();
    for (const game_entry& game : all_games()) games.push_back(facts_json(game.facts, game.facts.rule));
    return {{"format", "ludograph-games"}, {"version", 1}, {"games", games}};
}

int run_games(command_line& line) {
    bool as_json = false;
    line.options().add_flag("--json", as_json, "as JSON on stdout");
    const std::vector<std::string> words = line.parse();
    if (words.size() > 1)
        throw input_error("games: one ruleset at a time, but " + in_quotes(words[1]) + " is given too");
    if (words.empty()) {
        print(as_json ? json_line(catalogue_json()) : list_text());
        return all_good;
    }
    // With parameters the rule is that of the variant.
    const std::string name = words.front().substr(0, words.front().find(':'));
    const game_facts& facts = find_game(name).facts;
    const std::string rule = name == words.front() ? facts.rule : make_ruleset(words.front())->rule();
    print(as_json ? json_line(facts_json(facts, rule)) : details_text(facts, rule));
    return all_good;
}

}  // namespace

extern const command games_command;
const command games_command = {
    .name = "games",
    .arguments = "[RULESET] [options]",
    .summary = "the rulesets; for one of them its rule, its positions, worked examples",
    .examples = {"ludograph games nim", "ludograph games"},
    .details = "Lists the rulesets, or tells about one: its rule, how its positions are written, its parameters,\n"
               "its closed form, and examples with their answers.",
    .run = run_games,
};

}  // namespace ludograph::cli
