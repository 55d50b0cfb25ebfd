// A game given by its graph, for tests that need cycles, parallel moves or any shape at all.
#pragma once

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "ludograph/explore/build.hpp"
#include "ludograph/explore/explore.hpp"
#include "ludograph/label/label.hpp"

namespace ludograph::testing {

struct toy_position {
    std::uint32_t number = 0;
    bool operator==(const toy_position&) const = default;
};

}  // namespace ludograph::testing

template <>
struct ludograph::position_codec<ludograph::testing::toy_position> {
    static void append(key_buffer& to, const testing::toy_position& p) { to.append_number(p.number); }
    static testing::toy_position read(key_view bytes) {
        return {static_cast<std::uint32_t>(read_number(bytes))};
    }
};

namespace ludograph::testing {

using adjacency = std::vector<std::vector<std::uint32_t>>;

/// Position i has the options graph[i].
struct toy_game {
    using position = toy_position;
    using move = std::uint32_t;
    adjacency graph;

    position parse(std::string_view text) const { return {static_cast<std::uint32_t>(std::stoul(std::string(text)))}; }
    std::string format(const position& p) const { return std::to_string(p.number); }
    std::string board(const position& p) const { return format(p); }
    std::string format_move(move m) const { return std::string("to ").append(std::to_string(m)); }
    template <class Emit>
    void moves(const position& p, Emit&& emit) const {
        for (const std::uint32_t to : graph[p.number]) emit(position{to}, to);
    }
};
static_assert(game<toy_game>);

class toy_game_names final : public naming {
public:
    toy_game_names(key_store keys, adjacency edges) : keys_(std::move(keys)), edges_(std::move(edges)) {}
    std::string position(std::uint32_t v) const override { return std::to_string(number(v)); }
    std::string board(std::uint32_t v) const override { return position(v); }
    std::vector<std::vector<std::string>> moves(std::uint32_t v,
                                                const std::vector<std::uint32_t>& targets) const override {
        std::vector<std::vector<std::string>> texts;
        for (const std::uint32_t count : move_counts(v, targets))
            texts.emplace_back(count, std::string("to ").append(position(targets[texts.size()])));
        return texts;
    }
    std::vector<std::uint32_t> move_counts(std::uint32_t v,
                                           const std::vector<std::uint32_t>& targets) const override {
        std::vector<std::uint32_t> counts;
        for (const std::uint32_t to : targets)
            counts.push_back(static_cast<std::uint32_t>(std::ranges::count(edges_[number(v)], number(to))));
        return counts;
    }

private:
    std::uint32_t number(std::uint32_t v) const { return position_codec<toy_position>::read(keys_[v]).number; }

    key_store keys_;
    adjacency edges_;
};

/// The labelled graph of what position 0 reaches.
inline game_graph toy_graph(adjacency edges, play convention = play::normal, const explore_limits& limits = {}) {
    exploration explored = explore(toy_game{edges}, {0}, limits);
    game_graph graph = build_graph(explored);
    auto& facts = graph[boost::graph_bundle];
    facts.game = "toy";
    facts.rule = std::string("follow an arrow");  // g++ 12 misreads the assignment of a literal
    facts.start = "0";
    facts.names = std::make_shared<toy_game_names>(std::move(explored.keys), std::move(edges));
    label_graph(graph, convention);
    return graph;
}

/// A random graph on `n` vertices; with `acyclic` edges lead to larger numbers only.
inline adjacency random_edges(std::mt19937& random, std::uint32_t n, double density, bool acyclic) {
    std::bernoulli_distribution has_edge(density);
    adjacency edges(n);
    for (std::uint32_t v = 0; v < n; ++v)
        for (std::uint32_t w = acyclic ? v + 1 : 0; w < n; ++w)
            if (has_edge(random)) edges[v].push_back(w);
    return edges;
}

}  // namespace ludograph::testing
