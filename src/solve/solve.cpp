// The answer for one position, or for a sum from the answers for its parts.
#include "ludograph/solve/solve.hpp"

#include <chrono>
#include <map>
#include <memory>

#include "ludograph/error.hpp"
#include "solved_graph.hpp"

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

solution solve_whole(const placed& start, const solve_options& options, const watcher& watch) {
    const solved_graph solved(start, options, watch);
    solution answer = solved.about_start();
    const position_label from = solved.label(0);
    for (solved_graph::option& found : solved.options_of(0)) {
        const position_label to = solved.label(found.v);
        solved_option option;
        option.to = solved.text(found.v);
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

/// A sum under normal play: its value is the sum of the values of its parts (Sprague 1935,
/// Grundy 1939; Smith 1966 where play can cycle), so each part is explored alone. The budgets are
/// those of all parts together.
class sum_solver {
public:
    sum_solver(const placed& start, const solve_options& options, const watcher& watch) : start_(start) {
        const auto began = std::chrono::steady_clock::now();
        // Parts of one ruleset at one position are explored once.
        std::map<std::pair<const ruleset*, key>, std::shared_ptr<const solved_graph>> known;
        solve_options rest = options;
        for (const placed& part : start.parts) {
            auto& solved = known[{part.rules.get(), part.position}];
            if (!solved) {
                rest.limits.timeout = options.limits.timeout - (std::chrono::steady_clock::now() - began);
                solved = std::make_shared<const solved_graph>(part, rest, watch);
                solved->charge(rest.limits);
            }
            parts_.push_back(solved);
        }
    }

    solution answer() const {
        const std::vector<vertex> starts(parts_.size(), 0);
        solution sum;
        sum.game = start_.rules->name();
        sum.position = start_.text();
        sum.rule = start_.rules->rule();
        sum.grundy = value(starts);
        sum.result = outcome_of(sum.grundy);
        for (std::size_t part = 0; part < parts_.size(); ++part) {
            sum.parts.push_back(parts_[part]->about_start());
            sum.positions += sum.parts.back().positions;
            sum.moves += sum.parts.back().moves;
            for (solved_graph::option& found : parts_[part]->options_of(0))
                sum.options.push_back(verdict(part, std::move(found), starts));
        }
        return sum;
    }

private:
    /// The value of the sum when each part is at its vertex in `at`, one part left out.
    grundy_value value(const std::vector<vertex>& at, std::size_t without = SIZE_MAX) const {
        grundy_value total = 0;
        for (std::size_t part = 0; part < parts_.size(); ++part)
            if (part != without) total = total + parts_[part]->grundy(at[part]);
        return total;
    }

    std::string text(const std::vector<vertex>& at) const {
        std::string text;
        for (std::size_t part = 0; part < parts_.size(); ++part)
            text += (part == 0 ? "" : " + ") + parts_[part]->about_start().game + " " + parts_[part]->text(at[part]);
        return text;
    }

    solved_option verdict(std::size_t part, solved_graph::option found, std::vector<vertex> at) const {
        at[part] = found.v;
        solved_option option;
        option.part = static_cast<std::uint32_t>(part + 1);
        option.to = parts_[part]->text(found.v);
        option.position = text(at);
        for (const std::string& move : found.moves) option.moves.push_back(std::to_string(part + 1) + ":" + move);
        option.part_grundy = parts_[part]->grundy(found.v);
        option.grundy = value(at);
        option.result = outcome_of(option.grundy);
        option.winning = option.result == outcome::P;
        if (option.result == outcome::N) option.answer = answer_to(at);
        return option;
    }

    /// A move to a lost sum from one that is won: there is one.
    std::string answer_to(std::vector<vertex> at) const {
        for (std::size_t part = 0; part < parts_.size(); ++part) {
            const solved_graph& game = *parts_[part];
            const grundy_value rest = value(at, part);
            for (const auto& e : boost::make_iterator_range(out_edges(at[part], game.graph()))) {
                const auto to = static_cast<vertex>(target(e, game.graph()));
                if (outcome_of(rest + game.grundy(to)) != outcome::P) continue;
                at[part] = to;
                return text(at);
            }
        }
        return "";
    }

    const placed& start_;
    std::vector<std::shared_ptr<const solved_graph>> parts_;
};

}  // namespace

solution solve(const placed& start, const solve_options& options, const watcher& watch) {
    const bool by_parts = !start.parts.empty() && options.play == play::normal && !options.product;
    try {
        return by_parts ? sum_solver(start, options, watch).answer() : solve_whole(start, options, watch);
    } catch (const budget_ended& ended) {
        throw limit_error(limit_message(ended.reason, options.limits, start, false));
    }
}

}  // namespace ludograph
