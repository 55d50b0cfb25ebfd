// Grouping positions.
#include "ludograph/view/summary.hpp"

#include <memory>
#include <string>
#include <tuple>

namespace ludograph {

namespace {

/// What the positions of a group have in common; groups are in this order.
struct likeness {
    std::uint32_t nearness;  ///< the complement of the remoteness: the farthest come first
    side winner, mover;
    outcome result;
    bool frontier;
    std::uint32_t grundy;
    std::string infinite;    ///< "∞{0,2}", or empty
    auto operator<=>(const likeness&) const = default;
};

likeness likeness_of(const game_graph& graph, vertex v) {
    const position_label& label = graph[v];
    const bool is_infinite = label.grundy == infinite_value;
    return {no_value - label.remoteness, label.winner, label.mover, label.result, label.frontier, label.grundy,
            is_infinite ? grundy_text(graph, v) : ""};
}

class group_names final : public naming {
public:
    group_names(std::vector<std::uint64_t> sizes, std::vector<std::uint32_t> remoteness, const words& in)
        : sizes_(std::move(sizes)), remoteness_(std::move(remoteness)), words_(in) {}

    std::string position(vertex v) const override { return counted(words_, words_.positions, sizes_[v]); }
    std::string board(vertex v) const override {
        if (remoteness_[v] == no_value) return position(v);
        return position(v) + "\n" + words_.remoteness.with({std::to_string(remoteness_[v])});
    }
    std::vector<std::string> briefs(vertex v) const override { return {board(v)}; }
    /// A group has no moves of its own; each of its edges is one way on.
    std::vector<std::vector<std::string>> moves(vertex, const std::vector<vertex>& targets) const override {
        return std::vector<std::vector<std::string>>(targets.size());
    }
    std::vector<std::uint32_t> move_counts(vertex, const std::vector<vertex>& targets) const override {
        return std::vector<std::uint32_t>(targets.size(), 1);
    }

private:
    std::vector<std::uint64_t> sizes_;
    std::vector<std::uint32_t> remoteness_;
    const words& words_;
};

}  // namespace

std::unique_ptr<const summary> summarise(const game_graph& graph, const words& in) {
    const auto n = static_cast<vertex>(num_vertices(graph));
    std::map<likeness, vertex> groups;
    for (vertex v = 0; v < n; ++v) groups.try_emplace(likeness_of(graph, v), 0);
    vertex next = 0;
    for (auto& [like, group] : groups) group = next++;

    auto out = std::make_unique<summary>();
    out->sizes.resize(groups.size(), 0);
    std::vector<vertex> group_of(n);
    std::vector<position_label> labels(groups.size());
    for (vertex v = 0; v < n; ++v) {
        group_of[v] = groups.at(likeness_of(graph, v));
        if (out->sizes[group_of[v]]++ == 0) labels[group_of[v]] = graph[v];
    }
    for (vertex v = 0; v < n; ++v)
        for (const vertex to : targets_of(graph, v)) ++out->moves[{group_of[v], group_of[to]}];
    std::vector<std::uint32_t> remoteness;
    for (const position_label& label : labels) {
        add_vertex(label, out->graph);
        remoteness.push_back(label.remoteness);
    }
    for (const auto& [ends, count] : out->moves) add_edge(ends.first, ends.second, out->graph);

    graph_facts& facts = out->graph[boost::graph_bundle];
    facts = graph[boost::graph_bundle];
    facts.start_vertex = group_of[facts.start_vertex];
    facts.names = std::make_shared<group_names>(out->sizes, std::move(remoteness), in);
    return out;
}

}  // namespace ludograph
