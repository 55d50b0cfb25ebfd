// Explores and labels compactly, and finds the moves of a position again.
#include "solved_graph.hpp"

#include <algorithm>
#include <map>

namespace ludograph {

namespace {

/// What the compact graph, its order and the labels take, for the memory budget. With players the
/// labels are found backwards, so that every move is kept twice.
explore_limits with_compact_sizes(explore_limits limits, bool players) {
    limits.bytes_per_position = players ? 70 : 64;
    limits.bytes_per_move = players ? 8 : 4;
    return limits;
}

}  // namespace

solved_graph::solved_graph(const placed& start, const solve_options& options, const watcher& watch)
    : rules_(start.rules), symmetry_(options.limits.symmetry) {
    start_.players = rules_->players();
    const bool players = !start_.players[0].empty();
    exploration explored =
        rules_->explore(start.position, with_compact_sizes(options.limits, players), watch);
    if (!explored.complete()) throw budget_ended{explored.stopped_by};
    start_.game = rules_->name();
    start_.position = rules_->format(explored.keys[0]);
    start_.rule = rules_->rule();
    start_.play = options.play;
    start_.positions = explored.positions();
    start_.moves = explored.moves();
    start_.remarks = rules_->remarks(explored.keys[0]);
    graph_ = build_compact_graph(explored);
    keys_ = std::move(explored.keys);

    labels_ = players ? find_labels(graph_, play::normal, marks_of_players()) : find_labels(graph_, options.play);
    const position_label first = label(0);
    start_.result = first.result;
    start_.remoteness = first.remoteness;
    start_.mover = first.mover;
    start_.winner = first.winner;
    if (!labels_.misere.empty()) start_.misere = labels_.misere[0];
    start_.grundy = grundy(0);
}

vertex_marks solved_graph::marks_of_players() const {
    vertex_marks marks;
    const auto n = static_cast<vertex>(num_vertices(graph_));
    marks.mover.reserve(n);
    marks.end.reserve(n);
    for (vertex v = 0; v < n; ++v) {
        marks.mover.push_back(rules_->mover(keys_[v]));
        marks.end.push_back(out_degree(v, graph_) == 0 ? end_for_mover(*rules_, keys_[v]) : outcome::unknown);
    }
    return marks;
}

grundy_value solved_graph::grundy(vertex v) const {
    if (labels_.grundy.empty()) return {};
    if (labels_.grundy[v] != infinite_value) return labels_.grundy[v];
    std::vector<std::uint32_t> values;
    for (const auto& e : boost::make_iterator_range(out_edges(v, graph_)))
        values.push_back(labels_.grundy[target(e, graph_)]);
    return {infinite_value, finite_values(std::move(values))};
}

position_label solved_graph::label(vertex v) const {
    position_label label;
    label.result = result(v);
    label.remoteness = remoteness(v);
    label.mover = rules_->mover(keys_[v]);
    label.winner = winner_of(label.result, label.mover);
    return label;
}

void solved_graph::charge(explore_limits& budgets) const {
    const auto take = [](std::uint64_t& budget, std::uint64_t used) { budget -= std::min(budget, used); };
    const explore_limits sizes = with_compact_sizes(budgets, !start_.players[0].empty());
    take(budgets.max_positions, start_.positions);
    budgets.max_positions = std::max<std::uint64_t>(budgets.max_positions, 1);
    take(budgets.max_moves, start_.moves);
    take(budgets.max_memory, keys_.memory() + start_.positions * sizes.bytes_per_position +
                                 start_.moves * sizes.bytes_per_move);
}

std::vector<solved_graph::option> solved_graph::options_of(vertex v) const {
    std::map<key, vertex> ids;
    for (const auto& e : boost::make_iterator_range(out_edges(v, graph_))) {
        const auto to = static_cast<vertex>(target(e, graph_));
        ids.emplace(keys_[to], to);
    }
    std::vector<option> options;
    std::map<vertex, std::size_t> place;
    rules_->for_each_move(keys_[v], [&](key_view to, const auto& text) {
        const vertex id = ids.at(symmetry_ ? rules_->fold(to) : key(to));
        const auto [at, is_new] = place.emplace(id, options.size());
        if (is_new) options.push_back({id, {}});
        options[at->second].moves.push_back(text());
    });
    return options;
}

}  // namespace ludograph
