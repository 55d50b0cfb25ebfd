// From a position to its graph, with the texts of vertices and moves made when asked for.
#include <sstream>
#include <unordered_map>

#include "ludograph/catalog/catalog.hpp"
#include "ludograph/error.hpp"
#include "ludograph/explore/build.hpp"

namespace ludograph {

namespace {

class explored_names final : public naming {
public:
    explored_names(ruleset_ptr rules, key_store keys, bool symmetry)
        : rules_(std::move(rules)), keys_(std::move(keys)), symmetry_(symmetry) {}

    std::string position(std::uint32_t vertex) const override { return rules_->format(keys_[vertex]); }
    std::string board(std::uint32_t vertex) const override { return rules_->board(keys_[vertex]); }
    std::vector<std::string> briefs(std::uint32_t vertex) const override { return rules_->briefs(keys_[vertex]); }
    std::optional<std::uint64_t> code(std::uint32_t vertex) const override { return rules_->code(keys_[vertex]); }

    std::vector<std::vector<std::string>> moves(std::uint32_t vertex,
                                                const std::vector<std::uint32_t>& targets) const override {
        std::vector<std::vector<std::string>> texts(targets.size());
        for_each_move_to(vertex, targets,
                         [&](std::size_t i, const auto& text) { texts[i].push_back(text()); });
        return texts;
    }
    std::vector<std::uint32_t> move_counts(std::uint32_t vertex,
                                           const std::vector<std::uint32_t>& targets) const override {
        std::vector<std::uint32_t> counts(targets.size(), 0);
        for_each_move_to(vertex, targets, [&](std::size_t i, const auto&) { ++counts[i]; });
        return counts;
    }

private:
    template <class Use>
    void for_each_move_to(std::uint32_t vertex, const std::vector<std::uint32_t>& targets, Use use) const {
        std::unordered_map<key_view, std::size_t> place;
        for (std::size_t i = 0; i < targets.size(); ++i) place.emplace(keys_[targets[i]], i);
        rules_->for_each_move(keys_[vertex], [&](key_view option, const auto& text) {
            const auto at = symmetry_ ? place.find(rules_->fold(option)) : place.find(option);
            if (at != place.end()) use(at->second, text);
        });
    }

    ruleset_ptr rules_;
    key_store keys_;
    bool symmetry_;
};

/// Says who moves at every vertex, and what the ends are worth to that player.
void mark_players(game_graph& graph, const ruleset& rules, const key_store& keys) {
    for (vertex v = 0; v < num_vertices(graph); ++v) {
        position_label& label = graph[v];
        label.mover = rules.mover(keys[v]);
        if (is_terminal(graph, v)) label.end = end_for_mover(rules, keys[v]);
    }
}

/// "2", "0.5": no more digits than a user gave.
std::string seconds(std::chrono::duration<double> time) {
    std::ostringstream text;
    text << time.count();
    return text.str();
}

}  // namespace

outcome end_for_mover(const ruleset& rules, key_view p) {
    const side won = rules.end_result(p);
    if (won == side::none) return outcome::unknown;
    return won == side::draw ? outcome::D : won == rules.mover(p) ? outcome::N : outcome::P;
}

game_graph explore_graph(const placed& start, const explore_limits& limits, const watcher& watch,
                         at_limit then) {
    exploration explored = start.rules->explore(start.position, limits, watch);
    if (is_budget(explored.stopped_by) && then == at_limit::fail)
        throw limit_error(limit_message(explored.stopped_by, limits, start));
    const progress done{explored.positions(), explored.positions(), explored.moves_with_multiplicity, 0};
    game_graph graph = build_graph(explored, [&] { if (watch) watch(done); });
    auto& facts = graph[boost::graph_bundle];
    facts.game = start.rules->name();
    facts.rule = start.rules->rule();
    facts.symmetry = limits.symmetry && start.rules->has_symmetry();
    facts.players = start.rules->players();
    if (has_players(graph)) mark_players(graph, *start.rules, explored.keys);
    facts.names = std::make_shared<explored_names>(start.rules, std::move(explored.keys), facts.symmetry);
    facts.start = facts.names->position(0);
    return graph;
}

std::string limit_message(stop_reason reason, const explore_limits& limits, const placed& start,
                          bool keeps_graph) {
    const std::string from = " from " + start.short_text();
    const std::string solve = keeps_graph ? ", or ask for one answer with 'ludograph solve'" : "";
    switch (reason) {
        case stop_reason::max_positions:
            return "more than " + std::to_string(limits.max_positions) + " positions" + from +
                   "; raise --max-positions" + solve;
        case stop_reason::max_moves:
            return "more than " + std::to_string(limits.max_moves) + " moves" + from + "; raise --max-moves" + solve;
        case stop_reason::max_memory:
            return "more than " + std::to_string(limits.max_memory) + " bytes of memory needed" + from +
                   "; raise --max-memory" + solve;
        case stop_reason::timeout:
            return "not finished after " + seconds(limits.timeout) + " s" + from + "; raise --timeout" + solve;
        case stop_reason::depth:
        case stop_reason::none: break;
    }
    return "";
}

}  // namespace ludograph
