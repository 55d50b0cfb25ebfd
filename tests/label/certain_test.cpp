// Above a frontier a label is given exactly where it is certain: trees whose frontier is tried with all it may hold.
#include <gtest/gtest.h>

#include <optional>
#include <random>

#include "ludograph/label/label.hpp"
#include "support.hpp"

namespace ludograph {
namespace {

struct worth {
    bool won;
    std::uint32_t remoteness;
    bool operator==(const worth&) const = default;
};

/// What may be behind a vertex that was not expanded: the last move is the winner's, or in misere play the loser's.
std::vector<worth> possible(play convention) {
    const bool odd = convention == play::normal;
    std::vector<worth> all;
    for (const std::uint32_t r : {0u, 1u, 2u, 3u, 4u, 5u, 40u, 41u}) all.push_back({(r % 2 == 1) == odd, r});
    return all;
}

/// In which no two options have anything in common, so that what bounds each of them bounds all.
struct tree {
    game_graph graph;
    std::vector<vertex> frontier;

    tree(std::mt19937& random, std::size_t size) : graph(size) {
        for (vertex v = 1; v < size; ++v) add_edge(random() % v, v, graph);
        for (vertex v = 1; v < size && frontier.size() < 3; ++v)
            if (out_degree(v, graph) == 0 && random() % 2 == 0) frontier.push_back(v);
    }

    /// By the definition, with `held` on the frontier.
    std::vector<worth> worths(play convention, const std::vector<worth>& held) const {
        std::vector<worth> all(num_vertices(graph));
        for (vertex v = static_cast<vertex>(all.size()); v-- > 0;) {   // children have larger numbers
            const auto at = std::ranges::find(frontier, v);
            if (at != frontier.end()) {
                all[v] = held[static_cast<std::size_t>(at - frontier.begin())];
                continue;
            }
            const auto options = targets_of(graph, v);
            if (options.empty()) {
                all[v] = {convention == play::misere, 0};
                continue;
            }
            all[v] = {std::ranges::any_of(options, [&](vertex w) { return !all[w].won; }), 0};
            for (const vertex w : options) {
                const std::uint32_t after = all[w].remoteness + 1;
                if (all[v].won && all[w].won) continue;
                const bool first = all[v].remoteness == 0;
                all[v].remoteness = first ? after : all[v].won ? std::min(all[v].remoteness, after) : std::max(all[v].remoteness, after);
            }
        }
        return all;
    }
};

TEST(CertainLabels, OfTreesAreThoseThatAreTheSameWhateverTheFrontierHolds) {
    std::mt19937 random(11);
    std::size_t remoteness_above_frontier = 0;
    for (int round = 0; round < 300; ++round) {
        const tree made(random, 4 + random() % 12);
        const play convention = round % 2 == 0 ? play::normal : play::misere;
        const std::vector<worth> choices = possible(convention);
        std::vector<std::optional<outcome>> result(num_vertices(made.graph));
        std::vector<std::optional<std::uint32_t>> remoteness(result.size());
        std::size_t tries = 1;
        for (std::size_t i = 0; i < made.frontier.size(); ++i) tries *= choices.size();
        for (std::size_t number = 0; number < tries; ++number) {
            std::vector<worth> held;
            for (std::size_t rest = number; held.size() < made.frontier.size(); rest /= choices.size())
                held.push_back(choices[rest % choices.size()]);
            const std::vector<worth> worths = made.worths(convention, held);
            for (std::size_t v = 0; v < worths.size(); ++v) {
                const outcome own = worths[v].won ? outcome::N : outcome::P;
                if (result[v].value_or(own) != own) result[v] = outcome::unknown;
                else if (!result[v]) result[v] = own;
                if (remoteness[v].value_or(worths[v].remoteness) != worths[v].remoteness) remoteness[v] = no_value;
                else if (!remoteness[v]) remoteness[v] = worths[v].remoteness;
            }
        }
        vertex_marks marks;
        marks.frontier.resize(result.size());
        for (const vertex v : made.frontier) marks.frontier[v] = true;
        const graph_labels labels = find_labels(made.graph, convention, marks);
        for (std::size_t v = 0; v < result.size(); ++v) {
            ASSERT_EQ(labels.played.result[v], result[v]) << "vertex " << v << " in round " << round;
            ASSERT_EQ(labels.played.remoteness[v], remoteness[v]) << "vertex " << v << " in round " << round;
        }
        if (!made.frontier.empty() && remoteness[0] != no_value) ++remoteness_above_frontier;
    }
    EXPECT_GT(remoteness_above_frontier, 20u);
}

TEST(CertainLabels, OfMiserePlayKnowThatALostPositionIsNotTheLast) {
    const auto cut = testing::labelled("chomp 3x3", play::misere, {.depth = 3});
    for (vertex v = 0; v < num_vertices(cut); ++v)
        if (cut[boost::graph_bundle].names->position(v) == "2,1,1") {
            EXPECT_EQ(cut[v].result, outcome::N);
            EXPECT_EQ(cut[v].remoteness, 2u);
            return;
        }
    ADD_FAILURE() << "2,1,1 was not found";
}

}  // namespace
}  // namespace ludograph
