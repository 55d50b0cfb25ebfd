// Sums of explored parts: every option with its verdict, and an answer to it.
#include "sum_solver.hpp"

#include <algorithm>

#include "mixed_sum.hpp"

namespace ludograph {

namespace {

class explored_sum {
public:
    explicit explored_sum(const std::vector<sum_part>& parts) {
        for (const sum_part& part : parts) parts_.push_back(part.explored);
    }

    void answer(solution& sum) const {
        const std::vector<vertex> starts(parts_.size(), 0);
        sum.grundy = value(starts);
        for (std::size_t part = 0; part < parts_.size(); ++part) {
            sum.parts.push_back(parts_[part]->about_start());
            for (solved_graph::option& found : parts_[part]->options_of(0))
                sum.options.push_back(verdict(part, std::move(found), starts));
        }
    }

private:
    /// The value of the sum when each part is at its vertex in `at`, one part left out.
    solved_value value(const std::vector<vertex>& at, std::size_t without = SIZE_MAX) const {
        solved_value total = 0;
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
            const solved_value rest = value(at, part);
            for (const auto& e : boost::make_iterator_range(out_edges(at[part], game.graph()))) {
                const auto to = static_cast<vertex>(target(e, game.graph()));
                if (outcome_of(rest + game.grundy(to)) != outcome::P) continue;
                at[part] = to;
                return text(at);
            }
        }
        return "";
    }

    std::vector<std::shared_ptr<const solved_graph>> parts_;
};

}  // namespace

solution answer_by_parts(const placed& start, const std::vector<sum_part>& parts, bool every_option) {
    solution sum;
    sum.game = start.rules->name();
    sum.position = start.text();
    sum.rule = start.rules->rule();
    sum.by_parts = true;
    if (std::all_of(parts.begin(), parts.end(), [](const sum_part& part) { return part.explored != nullptr; }))
        explored_sum(parts).answer(sum);
    else mixed_sum(parts).answer(sum, every_option);
    sum.result = outcome_of(sum.grundy);
    for (const solution& part : sum.parts) {
        sum.positions += part.positions;
        sum.moves += part.moves;
    }
    return sum;
}

}  // namespace ludograph
