// The answer for one position, or for a sum from the answers for its parts.
#include "ludograph/solve/solve.hpp"

#include "ludograph/error.hpp"
#include "solved_graph.hpp"

namespace ludograph {

namespace {

/// The lost position that the player to move at `v` reaches and wins from soonest; "" if none.
std::string quickest_answer(const solved_graph& solved, vertex v) {
    std::uint32_t best = no_value;
    vertex answer = 0;
    for (const auto& e : boost::make_iterator_range(out_edges(v, solved.graph()))) {
        const auto to = static_cast<vertex>(target(e, solved.graph()));
        if (solved.result(to) == outcome::P && solved.remoteness(to) < best) {
            best = solved.remoteness(to);
            answer = to;
        }
    }
    return best == no_value ? "" : solved.text(answer);
}

solution solve_whole(const placed& start, const solve_options& options, const watcher& watch) {
    const solved_graph solved(start, options, watch);
    solution answer = solved.about_start();
    const auto label_of = [&](vertex v) {
        return position_label{.remoteness = solved.remoteness(v), .result = solved.result(v)};
    };
    for (solved_graph::option& found : solved.options_of(0)) {
        solved_option option;
        option.to = solved.text(found.v);
        option.moves = std::move(found.moves);
        option.result = solved.result(found.v);
        option.grundy = solved.grundy(found.v);
        option.remoteness = solved.remoteness(found.v);
        option.winning = is_winning(label_of(0), label_of(found.v));
        option.best = is_best(label_of(0), label_of(found.v));
        option.answer = quickest_answer(solved, found.v);
        answer.options.push_back(std::move(option));
    }
    return answer;
}

/// A sum under normal play: its value is the XOR of the values of its parts (Sprague 1935,
/// Grundy 1939), so each part is explored alone.
class sum_solver {
public:
    sum_solver(const placed& start, const solve_options& options, const watcher& watch) : start_(start) {
        for (const placed& part : start.parts) {
            parts_.emplace_back(part, options, watch);
            if (parts_.back().loopy())
                throw label_error("part " + std::to_string(parts_.size()) + ", " + part.text() +
                                  ", can cycle, so its value is no number; solve the sum with --product");
            total_ ^= value(parts_.size() - 1);
        }
    }

    solution answer() const {
        solution sum;
        sum.game = start_.rules->name();
        sum.position = start_.text();
        sum.rule = start_.rules->rule();
        sum.result = outcome_of(total_);
        sum.grundy = total_;
        for (std::size_t part = 0; part < parts_.size(); ++part) {
            sum.parts.push_back(parts_[part].about_start());
            sum.positions += sum.parts.back().positions;
            sum.moves += sum.parts.back().moves;
            for (solved_graph::option& found : parts_[part].options_of(0))
                sum.options.push_back(verdict(part, std::move(found)));
        }
        return sum;
    }

private:
    static outcome outcome_of(std::uint32_t value) { return value == 0 ? outcome::P : outcome::N; }
    std::uint32_t value(std::size_t part) const { return parts_[part].grundy(0); }

    solved_option verdict(std::size_t part, solved_graph::option found) const {
        solved_option option;
        option.part = static_cast<std::uint32_t>(part + 1);
        option.to = parts_[part].text(found.v);
        option.position = text_with(part, option.to);
        for (const std::string& move : found.moves) option.moves.push_back(std::to_string(part + 1) + ":" + move);
        option.part_grundy = parts_[part].grundy(found.v);
        option.grundy = total_ ^ value(part) ^ option.part_grundy;
        option.result = outcome_of(option.grundy);
        option.winning = option.result == outcome::P;
        if (!option.winning) option.answer = answer_to(part, found.v, option.grundy);
        return option;
    }

    /// A move to value 0 after `part` went to `v`, which made the total `total`: some part has an
    /// option of value (its value XOR total), the one with the top bit of `total` for sure.
    std::string answer_to(std::size_t part, vertex v, std::uint32_t total) const {
        for (std::size_t other = 0; other < parts_.size(); ++other) {
            const solved_graph& game = parts_[other];
            const vertex from = other == part ? v : 0;
            for (const auto& e : boost::make_iterator_range(out_edges(from, game.graph()))) {
                const auto to = static_cast<vertex>(target(e, game.graph()));
                if (game.grundy(to) != (game.grundy(from) ^ total)) continue;
                return other == part ? text_with(part, game.text(to))
                                     : text_with(part, parts_[part].text(v), other, game.text(to));
            }
        }
        return "";
    }

    std::string text_with(std::size_t part, const std::string& position, std::size_t other = SIZE_MAX,
                          const std::string& other_position = "") const {
        std::string text;
        for (std::size_t i = 0; i < parts_.size(); ++i) {
            if (i != 0) text += " + ";
            const solution& about = parts_[i].about_start();
            text += about.game + " ";
            text += i == part ? position : i == other ? other_position : about.position;
        }
        return text;
    }

    const placed& start_;
    std::vector<solved_graph> parts_;
    std::uint32_t total_ = 0;
};

}  // namespace

solution solve(const placed& start, const solve_options& options, const watcher& watch) {
    const bool by_parts = !start.parts.empty() && options.play == play::normal && !options.product;
    return by_parts ? sum_solver(start, options, watch).answer() : solve_whole(start, options, watch);
}

}  // namespace ludograph
