// The answer for one position: explored, by a closed form, or for a sum from the answers for its parts.
#include "ludograph/solve/solve.hpp"

#include <algorithm>
#include <chrono>
#include <map>
#include <utility>

#include "formula_game.hpp"
#include "ludograph/error.hpp"
#include "product_sum.hpp"
#include "solved_graph.hpp"
#include "sum_solver.hpp"

namespace ludograph {

namespace {

/// The position that the player to move at `v` wins by moving to, the one that wins soonest; "" if none.
std::string quickest_answer(const solved_graph& solved, vertex v) {
    std::uint32_t best = no_value;
    vertex answer = 0;
    const position_label from = solved.label(v);
    for (const auto& e : boost::make_iterator_range(out_edges(v, solved.graph()))) {
        const auto to = static_cast<vertex>(target(e, solved.graph()));
        if (is_winning(from, solved.label(to)) && solved.remoteness(to) < best) {
            best = solved.remoteness(to);
            answer = to;
        }
    }
    return best == no_value ? "" : solved.text(answer);
}

/// `start` is what was explored.
solution answer_by_graph(const solved_graph& solved, const placed& start) {
    solution answer = solved.about_start();
    const position_label from = solved.label(0);
    for (solved_graph::option& found : solved.options_of(0)) {
        const position_label to = solved.label(found.v);
        solved_option option;
        option.to = solved.text(found.v);
        if (!start.parts.empty()) name_part(option, start, solved.position(found.v));
        option.moves = std::move(found.moves);
        option.result = to.result;
        option.winner = to.winner;
        option.grundy = solved.grundy(found.v);
        option.remoteness = to.remoteness;
        option.winning = is_winning(from, to);
        option.best = is_best(from, to);
        option.answer = quickest_answer(solved, found.v);
        answer.options.push_back(std::move(option));
    }
    return answer;
}

/// Explores one game, or has its closed form answer.
class solver {
public:
    solver(const solve_options& options, const watcher& watch) : options_(options), watch_(watch), rest_(options) {}

    /// `needs_value`: in a sum, a formula that tells outcomes alone is of no use.
    sum_part solve(const placed& start, bool needs_value) {
        const bool large = is_large(start);
        const auto [game, unusable] = closed_form(start, needs_value);
        if (game && !large && options_.formulas == formula_use::when_needed)
            if (auto graph = explored_within_small_budget(start)) return {graph, nullptr};
        const std::string why = game ? game->prepare([&](std::uint64_t computed) { look(computed); }) : unusable;
        if (game && why.empty()) return {nullptr, game};
        if (large) throw_too_large(start, why);
        try {
            return {explored_and_kept(start, rest_), nullptr};
        } catch (const budget_ended& ended) {
            const bool might_help = start.rules->solver() && options_.formulas != formula_use::never;
            throw limit_error(limit_message(ended.reason, options_.limits, start, false) +
                              (might_help ? "; no closed form answers: " + why : ""));
        }
    }

    using graph_ptr = std::shared_ptr<const solved_graph>;

    /// Within the budgets as they were given and the time that is left.
    graph_ptr explored(const placed& start) const { return explored_in_time(start, options_); }

    [[noreturn]] static void throw_too_large(const placed& start, const std::string& why) {
        throw input_error(start.short_text() + ": numbers above " + std::to_string(max_number) +
                          " are not explored, and " + why + "; ask for smaller numbers");
    }

private:
    using game_ptr = std::shared_ptr<formula_game>;

    /// The closed form of `start`, or null and why there is none.
    std::pair<game_ptr, std::string> closed_form(const placed& start, bool needs_value) const {
        if (options_.formulas == formula_use::never) return {nullptr, "--no-closed-form switches the closed form off"};
        game_ptr game = formula_game::of(start, options_.play);
        if (!game) return {nullptr, "no formula is known for " + std::string(to_string(options_.play)) + " play"};
        if (!needs_value || game->gives_values()) return {game, ""};
        return {nullptr, "no formula is known for the Grundy values, which a sum needs"};
    }

    graph_ptr explored_in_time(const placed& start, solve_options options) const {
        options.limits.timeout = time_left();
        return std::make_shared<const solved_graph>(start, options, watch_);
    }

    /// Takes what it uses from what is left of the budgets.
    graph_ptr explored_and_kept(const placed& start, const solve_options& options) {
        const graph_ptr graph = explored_in_time(start, options);
        graph->charge(rest_.limits);
        return graph;
    }

    /// Null where the budget was too small. When it ends follows from counts, never from the clock.
    graph_ptr explored_within_small_budget(const placed& start) {
        solve_options small = rest_;
        small.limits.max_positions = std::min(small.limits.max_positions, positions_before_formula);
        small.limits.max_moves = std::min(small.limits.max_moves, moves_before_formula / (1 + start.position.size() / 64));
        small.limits.max_memory = std::min(small.limits.max_memory, memory_before_formula);
        try {
            return explored_and_kept(start, small);
        } catch (const budget_ended& ended) {
            if (ended.reason == stop_reason::timeout) throw;
            return nullptr;
        }
    }

    std::chrono::duration<double> time_left() const {
        return options_.limits.timeout - (std::chrono::steady_clock::now() - began_);
    }

    /// Called while values are computed for a formula.
    void look(std::uint64_t computed) const {
        if (watch_) watch_({.values = computed});
        if (time_left().count() < 0) throw budget_ended{stop_reason::timeout};
    }

    const solve_options& options_;
    const watcher& watch_;
    solve_options rest_;  ///< what is left of the budgets
    std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
};

solution solve_single(const placed& start, const solve_options& options, const watcher& watch) {
    const sum_part solved = solver(options, watch).solve(start, false);
    return solved.explored ? answer_by_graph(*solved.explored, start) : answer_by_formula(*solved.formula, options.every_option);
}

/// The budgets are those of all parts together.
solution solve_by_parts(const placed& start, const solve_options& options, const watcher& watch) {
    solver each(options, watch);
    // Parts of one ruleset at one position are solved once.
    std::map<std::pair<const ruleset*, key>, sum_part> known;
    std::vector<sum_part> parts;
    for (const placed& part : start.parts) {
        const auto [place, is_new] = known.try_emplace({part.rules.get(), part.position});
        if (is_new) place->second = each.solve(part, true);
        parts.push_back(place->second);
    }
    return answer_by_parts(start, parts, options.every_option);
}

/// The graph of the whole sum; under normal play the parts, whose graphs are smaller, tell their values as well.
solution solve_product(const placed& start, const solve_options& options, const watcher& watch) {
    const solver each(options, watch);
    solution sum = answer_by_graph(*each.explored(start), start);
    if (options.play == play::misere) sum.parts = unsolved_parts(start, options.play);
    else for (const placed& part : start.parts) sum.parts.push_back(each.explored(part)->about_start());
    return sum;
}

}  // namespace

solution solve(const placed& start, const solve_options& options, const watcher& watch) {
    try {
        if (start.parts.empty()) return solve_single(start, options, watch);
        if (options.play == play::normal && !options.product) return solve_by_parts(start, options, watch);
        if (is_large(start))
            solver::throw_too_large(start, options.product ? "--product explores the sum as a whole"
                                                           : "in misère play the sum is explored as a whole");
        return solve_product(start, options, watch);
    } catch (const budget_ended& ended) {
        throw limit_error(limit_message(ended.reason, options.limits, start, false));
    }
}

}  // namespace ludograph
