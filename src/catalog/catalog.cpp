// The list of games and the reading of "RULESET POSITION + …".
#include "ludograph/catalog/catalog.hpp"

#include <algorithm>
#include <map>

#include "ludograph/catalog/registration.hpp"
#include "ludograph/error.hpp"
#include "ludograph/rules/text.hpp"

namespace ludograph {

namespace {

std::vector<game_entry>& mutable_games() {
    static std::vector<game_entry> games;
    return games;
}

/// Where the parts of a sum begin and end: a "+" between blanks parts them.
std::vector<piece> split_sum(std::string_view text) {
    std::vector<piece> parts;
    std::size_t from = 0;
    const auto is_blank = [&](std::size_t at) { return at >= text.size() || text[at] == ' ' || text[at] == '\t'; };
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '+' || (at > 0 && !is_blank(at - 1)) || !is_blank(at + 1)) continue;
        parts.push_back(trimmed(text.substr(from, at - from), from));
        from = at + 1;
    }
    parts.push_back(trimmed(text.substr(from), from));
    return parts;
}

/// Rulesets by the text that names them: parts of one sum share theirs.
using named_rulesets = std::map<std::string, ruleset_ptr, std::less<>>;

placed read_part(std::string_view text, number_range range, named_rulesets& known) {
    if (text.empty())
        throw input_error("no game named; write a ruleset and a position, e.g. nim 3,4,5 "
                          "('ludograph games' lists the rulesets)");
    const std::size_t end = std::min(text.find_first_of(" \t"), text.size());
    ruleset_ptr& rules = known[std::string(text.substr(0, end))];
    if (!rules) rules = make_ruleset(text.substr(0, end));
    const piece position = trimmed(text.substr(end), end);
    try {
        return {rules, range == number_range::large ? rules->parse_large(position.text) : rules->parse(position.text)};
    } catch (const input_error& failure) {
        throw failure.shifted(position.text.empty() ? end : position.offset);
    }
}

}  // namespace

std::string placed::text() const {
    return parts.empty() ? rules->name() + " " + rules->format(position) : rules->format(position);
}

std::string placed::short_text() const {
    return shortened(text(), 200);
}

const std::vector<game_entry>& all_games() {
    static const std::vector<game_entry> sorted = [] {
        std::vector<game_entry> games = mutable_games();
        std::sort(games.begin(), games.end(),
                  [](const game_entry& a, const game_entry& b) { return a.facts.name < b.facts.name; });
        return games;
    }();
    return sorted;
}

void add_game(game_entry entry) { mutable_games().push_back(std::move(entry)); }

void expect_no_parameters(std::string_view parameters) {
    if (!parameters.empty())
        throw input_error("takes no parameters, but " + in_quotes(parameters) + " is given; leave out the colon");
}

std::optional<closed_form_value> ruleset::closed_form(key_view p) const {
    for (const formula& each : formulas()) {
        if (each.play != play::normal) continue;
        if (const auto said = each.value(p)) return said;
    }
    return std::nullopt;
}

const game_entry& find_game(std::string_view name) {
    std::vector<std::string> names;
    for (const game_entry& game : all_games()) {
        if (game.facts.name == name) return game;
        names.push_back(game.facts.name);
    }
    const std::string near = nearest(name, names);
    throw input_error("no game is named " + in_quotes(name) + "; " +
                      (near.empty() ? "'ludograph games' lists them" : "did you mean " + near + "?"));
}

ruleset_ptr make_ruleset(std::string_view text) {
    const std::size_t colon = std::min(text.find(':'), text.size());
    const game_entry& game = find_game(text.substr(0, colon));
    if (colon + 1 == text.size())
        throw input_error(game.facts.name + ": nothing after the colon" +
                          (game.facts.parameters.empty() ? "; leave it out" : "; give " + game.facts.parameters),
                          colon);
    try {
        return game.make(colon == text.size() ? std::string_view() : text.substr(colon + 1));
    } catch (const input_error& failure) {
        throw failure.shifted(std::min(colon + 1, text.size()));
    }
}

placed read_placed(std::string_view text, number_range range) {
    const std::vector<piece> pieces = split_sum(text);
    named_rulesets known;
    std::vector<placed> parts;
    for (const piece& part : pieces) {
        try {
            placed next = read_part(part.text, range, known);
            if (pieces.size() > 1 && !next.rules->players()[0].empty())
                throw input_error(next.text() + " tells its players apart, so it cannot be added; explore it alone");
            parts.push_back(std::move(next));
        } catch (const input_error& failure) {
            const std::string where = pieces.size() == 1 ? "" : "part " + std::to_string(parts.size() + 1) + ": ";
            throw failure.shifted(part.offset).prefixed(where);
        }
    }
    return parts.size() == 1 ? std::move(parts.front()) : make_sum(std::move(parts));
}

}  // namespace ludograph
