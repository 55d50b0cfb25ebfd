// Explores and labels compactly, and finds the moves of a position again.
#include "solved_graph.hpp"

#include <map>

#include "ludograph/error.hpp"

namespace ludograph {

namespace {

/// What the compact graph, its order and the labels take, for the memory budget.
explore_limits with_compact_sizes(explore_limits limits) {
    limits.bytes_per_position = 64;
    limits.bytes_per_move = 4;
    return limits;
}

}  // namespace

solved_graph::solved_graph(const placed& start, const solve_options& options, const watcher& watch)
    : rules_(start.rules), symmetry_(options.limits.symmetry) {
    exploration explored =
        rules_->explore(start.position, with_compact_sizes(options.limits), watch);
    if (!explored.complete())
        throw limit_error(limit_message(explored.stopped_by, options.limits, start, false));
    start_.game = rules_->name();
    start_.position = rules_->format(explored.keys[0]);
    start_.rule = rules_->rule();
    start_.play = options.play;
    start_.positions = explored.positions();
    start_.moves = explored.moves();
    graph_ = build_compact_graph(explored);
    keys_ = std::move(explored.keys);

    labels_ = find_labels(graph_, options.play);
    start_.result = result(0);
    start_.remoteness = remoteness(0);
    start_.misere = labels_.misere[0];
    start_.grundy = grundy(0);
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
