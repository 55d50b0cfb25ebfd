// Sums of which a part is answered by a closed form: each part is asked for its options of the value that is missing.
#include "mixed_sum.hpp"

namespace ludograph {

mixed_sum::mixed_sum(const std::vector<sum_part>& parts) : parts_(parts) {
    for (const sum_part& part : parts)
        about_.push_back(part.explored ? part.explored->about_start() : part.formula->about());
}

void mixed_sum::answer(solution& sum, bool every_option) const {
    sum.grundy = value_of_rest(SIZE_MAX);
    sum.parts = about_;
    sum.formula = "the value of a sum is the XOR of its parts' values (Sprague, Grundy)";
    for (std::size_t part = 0; part < parts_.size(); ++part)
        for (const std::string& reason : about_[part].reasons)
            sum.reasons.push_back("part " + std::to_string(part + 1) + ": " + reason);
    sum.winning_options = 0;
    for (std::size_t part = 0; part < parts_.size(); ++part) {
        if (every_option) add_every(sum, part);
        else add_winning(sum, part);
    }
}

solved_value mixed_sum::value_of_rest(std::size_t without) const {
    solved_value total = 0;
    for (std::size_t part = 0; part < about_.size(); ++part)
        if (part != without) total = total + about_[part].grundy;
    return total;
}

std::string mixed_sum::text_with(std::size_t part, const std::string& position) const {
    std::string text;
    for (std::size_t i = 0; i < about_.size(); ++i)
        text += (i == 0 ? "" : " + ") + about_[i].game + " " + (i == part ? position : about_[i].position);
    return text;
}

solved_option mixed_sum::option_of(std::size_t part, std::string to, const std::vector<std::string>& moves,
                                   const solved_value& value) const {
    solved_option option;
    option.part = static_cast<std::uint32_t>(part + 1);
    option.position = text_with(part, to);
    option.to = std::move(to);
    for (const std::string& move : moves) option.moves.push_back(std::to_string(part + 1) + ":" + move);
    option.part_grundy = value;
    option.grundy = value_of_rest(part) + value;
    option.result = outcome_of(option.grundy);
    option.winning = option.result == outcome::P;
    return option;
}

/// A sum is lost when its value is 0: a part that moves there becomes the value of the rest, a number.
void mixed_sum::add_winning(solution& sum, std::size_t part) const {
    const solved_value wanted = value_of_rest(part);
    if (!wanted.is_number()) return;
    const auto add = [&](std::string to, const std::vector<std::string>& moves) {
        if (sum.options.size() < most_listed_winning)
            sum.options.push_back(option_of(part, std::move(to), moves, wanted));
    };
    if (const auto& graph = parts_[part].explored) {
        for (const solved_graph::option& found : graph->options_of(0)) {
            if (graph->grundy(found.v) != wanted) continue;
            add(graph->text(found.v), found.moves);
            if (sum.winning_options) *sum.winning_options += 1;
        }
        return;
    }
    const auto found = parts_[part].formula->options_of(wanted.number());
    for (const formula_game::option& each : found.listed) add(each.to, each.moves);
    if (!found.count) sum.winning_options.reset();
    else if (sum.winning_options) *sum.winning_options += *found.count;
}

void mixed_sum::add_every(solution& sum, std::size_t part) const {
    const auto add = [&](std::string to, const std::vector<std::string>& moves, const solved_value& value) {
        sum.options.push_back(option_of(part, std::move(to), moves, value));
        *sum.winning_options += sum.options.back().winning;
    };
    if (const auto& graph = parts_[part].explored) {
        for (const solved_graph::option& found : graph->options_of(0))
            add(graph->text(found.v), found.moves, graph->grundy(found.v));
    } else {
        for (const formula_game::option& each : parts_[part].formula->every_option())
            add(each.to, each.moves, solved_value::of_number(*each.said.grundy));
    }
}

}  // namespace ludograph
