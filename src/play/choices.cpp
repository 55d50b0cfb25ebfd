// Choices from the ruleset's moves, verdicts from the labels.
#include "ludograph/play/choices.hpp"

#include <algorithm>

namespace ludograph {

namespace {

std::vector<choice> find_choices(const game_graph& graph, const ruleset& rules, vertex v) {
    const naming& names = *graph[boost::graph_bundle].names;
    std::unordered_map<std::string, vertex> options;
    for (const vertex option : targets_of(graph, v)) options.emplace(names.position(option), option);
    std::vector<choice> choices;
    std::unordered_map<vertex, std::size_t> place;
    rules.for_each_move(rules.parse(names.position(v)), [&](key_view option, const auto& text) {
        const vertex to = options.at(rules.format(option));
        const auto [at, is_new] = place.emplace(to, choices.size());
        if (is_new) choices.push_back({to, {}});
        std::vector<std::string>& moves = choices[at->second].moves;
        std::string move = text();
        if (std::ranges::find(moves, move) == moves.end()) moves.push_back(std::move(move));
    });
    return choices;
}

}  // namespace

std::string moves_text(const choice& chosen) {
    std::string text;
    for (const std::string& move : chosen.moves) text += (text.empty() ? "" : " or ") + move;
    return text;
}

const std::vector<choice>& choice_table::at(vertex v) {
    const auto known = found_.find(v);
    return known != found_.end() ? known->second
                                 : found_.emplace(v, find_choices(graph_, *rules_, v)).first->second;
}

move_verdict verdict_of(const position_label& source, const position_label& target) {
    const std::uint32_t moves = target.remoteness == no_value ? no_value : target.remoteness + 1;
    if (target.result == outcome::D) return {worth::draws, moves};
    return {is_winning(source, target) ? worth::wins : worth::loses, moves};
}

}  // namespace ludograph
