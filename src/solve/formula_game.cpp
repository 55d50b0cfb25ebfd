// Lists the moves that a closed form finds, each option once.
#include "formula_game.hpp"

#include <algorithm>
#include <map>

#include "ludograph/error.hpp"

namespace ludograph {

namespace {

/// Options in the order of their first move, `most` of them at most.
class option_list {
public:
    option_list(const ruleset& rules, std::size_t most) : rules_(rules), most_(most) {}

    /// False when there is no room for it: the option is new, or options have too many moves that lead to them.
    bool add(key_view option, const std::string& text) {
        if (++moves_ > most_listed_moves) return false;
        const auto [place, is_new] = places_.emplace(option, options_.size());
        if (is_new) {
            if (options_.size() == most_) return false;
            options_.push_back({rules_.format(option), {}, {}});
        }
        options_[place->second].moves.push_back(text);
        return true;
    }
    std::vector<formula_game::option> take() { return std::move(options_); }

private:
    const ruleset& rules_;
    std::size_t most_, moves_ = 0;
    std::map<key, std::size_t, std::less<>> places_;
    std::vector<formula_game::option> options_;
};

key key_of(const numbers& p) {
    key_buffer buffer;
    position_codec<numbers>::append(buffer, p);
    return key(buffer.view());
}

}  // namespace

bool is_large(const placed& start) {
    if (!start.parts.empty()) return std::any_of(start.parts.begin(), start.parts.end(), is_large);
    if (!start.rules->solver()) return false;
    const numbers p = position_codec<numbers>::read(start.position);
    return std::any_of(p.begin(), p.end(), [](std::int64_t number) { return number > max_number; });
}

std::shared_ptr<formula_game> formula_game::of(const placed& start, play convention) {
    std::unique_ptr<formula_solver> solver = start.rules->solver();
    if (!solver || solver->name(convention).empty()) return nullptr;
    return std::make_shared<formula_game>(start, convention, std::move(solver));
}

formula_game::formula_game(const placed& start, play convention, std::unique_ptr<formula_solver> solver)
    : start_(start), play_(convention), solver_(std::move(solver)),
      position_(position_codec<numbers>::read(start.position)) {}

solution formula_game::about() const {
    const closed_form_value said = value();
    solution about;
    about.game = start_.rules->name();
    about.position = start_.rules->format(start_.position);
    about.rule = start_.rules->rule();
    about.play = play_;
    about.result = said.result;
    if (said.grundy) about.grundy = solved_value::of_number(*said.grundy);
    if (!solver_->name(play::misere).empty()) about.misere = solver_->value(position_, play::misere).result;
    about.formula = solver_->name(play_);
    about.reasons = solver_->reasons(position_, play_);
    return about;
}

formula_game::found_options formula_game::options_of(std::uint64_t wanted) const {
    option_list options(*start_.rules, most_listed_winning);
    bool all = solver_->finds_every_option(position_);
    solver_->for_each_move(position_, play_, wanted, [&](const numbers& to, const std::string& text) {
        const bool has_room = options.add(key_of(to), text);
        all = all && has_room;
        return has_room;
    });
    found_options found{options.take(), {}};
    found.count = all ? uint128{found.listed.size()} : solver_->count_options(position_, play_, wanted);
    for (option& each : found.listed) each.said = gives_values() ? value_form(wanted) : outcome_form(true);
    return found;
}

std::vector<formula_game::option> formula_game::every_option() const {
    struct too_many {};
    option_list options(*start_.rules, most_listed_options);
    try {
        start_.rules->for_each_move(start_.position, [&](key_view to, const auto& text) {
            if (!options.add(to, text())) throw too_many();
        });
    } catch (const too_many&) {
        throw limit_error(start_.short_text() + " has more than " + std::to_string(most_listed_options) +
                          " options; leave out --moves, the winning moves are told without it");
    }
    std::vector<option> listed = options.take();
    for (option& each : listed) {
        const numbers p = position_codec<numbers>::read(start_.rules->parse_large(each.to));
        each.said = solver_->value(p, play_);
    }
    return listed;
}

solution answer_by_formula(const formula_game& game, bool every_option) {
    solution answer = game.about();
    const auto add = [&](formula_game::option& found) {
        solved_option option;
        option.to = std::move(found.to);
        option.moves = std::move(found.moves);
        option.result = found.said.result;
        if (found.said.grundy && answer.grundy.is_known()) option.grundy = solved_value::of_number(*found.said.grundy);
        option.winning = option.result == outcome::P;
        answer.options.push_back(std::move(option));
    };
    if (every_option) {
        for (formula_game::option& each : game.every_option()) add(each);
        answer.winning_options = std::ranges::count(answer.options, true, &solved_option::winning);
    } else {
        formula_game::found_options winning = game.options_of(0);
        for (formula_game::option& each : winning.listed) add(each);
        answer.winning_options = winning.count;
    }
    return answer;
}

}  // namespace ludograph
