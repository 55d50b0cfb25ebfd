// Compares theorems with labels, position by position.
#include "ludograph/solve/verify.hpp"

#include <functional>
#include <unordered_map>

#include "ludograph/error.hpp"
#include "solved_graph.hpp"

namespace ludograph {

namespace {

/// What is said of a position: nothing, an outcome, or an outcome with a value.
struct statement {
    outcome result = outcome::unknown;
    std::string grundy = {};
};

std::string in_words(const statement& said) {
    return to_string(said.result) + (said.grundy.empty() ? "" : ", Grundy value " + said.grundy);
}

statement computed_label(const solved_graph& solved, vertex v, play convention) {
    if (convention == play::misere) return {solved.misere(v)};
    return {solved.result(v), to_string(solved.grundy(v))};
}

/// `theorem` gives what it says of a vertex; result unknown where it does not speak of it.
comparison compare(const solved_graph& solved, std::string name, play convention,
                   const std::function<statement(vertex v)>& theorem) {
    comparison found{.theorem = std::move(name), .play = convention};
    for (vertex v = 0; v < solved.size(); ++v) {
        const statement expected = theorem(v);
        if (expected.result == outcome::unknown) continue;
        ++found.compared;
        const statement computed = computed_label(solved, v, convention);
        const bool same_value = expected.grundy.empty() || expected.grundy == computed.grundy;
        if (expected.result == computed.result && same_value) continue;
        if (found.mismatches++ == 0) found.first = {solved.text(v), in_words(expected), in_words(computed)};
    }
    return found;
}

comparison compare_formula(const solved_graph& solved, const formula& rule) {
    return compare(solved, rule.name, rule.play, [&](vertex v) -> statement {
        const auto said = rule.value(solved.position(v));
        if (!said) return {};
        return {said->result, said->grundy ? std::to_string(*said->grundy) : ""};
    });
}

/// The values of all positions that a part reaches, by its keys.
class part_values {
public:
    part_values(const placed& part, const solve_options& options, const watcher& watch)
        : solved_(part, options, watch) {
        for (vertex v = 0; v < solved_.size(); ++v) ids_.emplace(solved_.position(v), v);
    }
    grundy_value at(const key& p) const { return solved_.grundy(ids_.at(p)); }

private:
    solved_graph solved_;
    std::unordered_map<key_view, vertex> ids_;
};

/// Sprague 1935, Grundy 1939; Smith 1966 where play can cycle.
comparison compare_sum(const solved_graph& whole, const placed& start, const solve_options& options,
                       const watcher& watch) {
    std::vector<part_values> parts;
    parts.reserve(start.parts.size());
    for (const placed& part : start.parts) parts.emplace_back(part, options, watch);
    return compare(whole, "the value of a sum is the XOR of its parts' values (Sprague, Grundy)", play::normal,
                   [&](vertex v) -> statement {
                       const std::vector<key> keys = parts_of_sum(whole.position(v));
                       solved_value total = 0;
                       for (std::size_t i = 0; i < parts.size(); ++i) total = total + parts[i].at(keys[i]);
                       return {outcome_of(total), to_string(total)};
                   });
}

/// Every number that the ruleset accepts must be reached, and every position reached must be accepted.
comparison compare_codes(const solved_graph& solved, const ruleset& rules, numbering& numbers) {
    comparison found{.theorem = "the codes that are valid are those of the boards that play reaches", .of_codes = true};
    std::vector<bool> reached(rules.codes());
    for (vertex v = 0; v < solved.size(); ++v) reached[*rules.code(solved.position(v))] = true;
    numbers.codes = rules.codes();
    numbers.reachable = solved.size();
    for (std::uint64_t code = 0; code < numbers.codes; ++code) {
        const std::optional<key> p = rules.from_code(code);
        const bool is_valid = p && rules.code(*p) == code;
        if (is_valid) ++numbers.valid;
        ++found.compared;
        if (is_valid == reached[code]) continue;
        if (found.mismatches++ == 0)
            found.first = {"code:" + std::to_string(code), is_valid ? "valid" : "not valid", reached[code] ? "reached" : "not reached"};
    }
    return found;
}

bool is_natural_start(const placed& start) {
    try {
        return start.rules->parse("") == start.position;
    } catch (const input_error&) {
        return false;
    }
}

std::uint64_t count_ends(const compact_graph& graph) {
    std::uint64_t ends = 0;
    for (vertex v = 0; v < num_vertices(graph); ++v) ends += out_degree(v, graph) == 0;
    return ends;
}

verification compare_all(const placed& start, const solve_options& options, const watcher& watch) {
    const solved_graph solved(start, options, watch);
    const solution& about = solved.about_start();
    verification found{about.game, about.position, about.rule, about.positions, about.moves, count_ends(solved.graph()), {}};
    for (const formula& rule : start.rules->formulas()) found.comparisons.push_back(compare_formula(solved, rule));
    if (!start.parts.empty()) found.comparisons.push_back(compare_sum(solved, start, options, watch));
    if (start.rules->codes() != 0 && is_natural_start(start))
        found.comparisons.push_back(compare_codes(solved, *start.rules, found.numbers.emplace()));
    return found;
}

}  // namespace

std::uint64_t verification::mismatches() const {
    std::uint64_t all = 0;
    for (const comparison& each : comparisons) all += each.mismatches;
    return all;
}

verification verify(const placed& start, const explore_limits& limits, const watcher& watch) {
    const bool numbered = start.rules->codes() != 0 && is_natural_start(start);
    if (start.rules->formulas().empty() && start.parts.empty() && !numbered)
        throw input_error(start.rules->name() +
                          ": there is no formula to compare with from this position; 'ludograph check' verifies the "
                          "labels of a graph file from the definitions");
    try {
        return compare_all(start, {.play = play::normal, .product = true, .limits = limits}, watch);
    } catch (const budget_ended& ended) {
        throw limit_error(limit_message(ended.reason, limits, start, false));
    }
}

}  // namespace ludograph
