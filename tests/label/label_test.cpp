// The passes against brute force on random graphs, and on graphs that are cut or cyclic.
#include "ludograph/label/label.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <map>

#include "ludograph/error.hpp"
#include "ludograph/explore/build.hpp"
#include "support.hpp"
#include "toy_game.hpp"

namespace ludograph {
namespace {

using testing::adjacency;
using testing::labelled;
using testing::random_edges;
using testing::toy_graph;

/// Labels from the definitions, by plain recursion on a graph without cycles.
struct by_definition {
    const game_graph& graph;
    play convention;

    bool wins(vertex v) const {
        const auto options = targets_of(graph, v);
        if (options.empty()) return convention == play::misere;
        return std::any_of(options.begin(), options.end(), [&](vertex w) { return !wins(w); });
    }
    std::uint32_t grundy(vertex v) const {
        std::set<std::uint32_t> values;
        for (const vertex w : targets_of(graph, v)) values.insert(grundy(w));
        std::uint32_t mex = 0;
        while (values.count(mex)) ++mex;
        return mex;
    }
    std::uint32_t remoteness(vertex v) const {
        const auto options = targets_of(graph, v);
        if (options.empty()) return 0;
        const bool won = wins(v);
        std::uint32_t best = won ? no_value : 0;
        for (const vertex w : options) {
            if (won && !wins(w)) best = std::min(best, remoteness(w) + 1);
            if (!won) best = std::max(best, remoteness(w) + 1);
        }
        return best;
    }
    std::uint32_t longest(vertex v) const {
        std::uint32_t most = 0;
        for (const vertex w : targets_of(graph, v)) most = std::max(most, longest(w) + 1);
        return most;
    }
};

TEST(LabelGraph, AgreesWithTheDefinitionsOnRandomGraphsWithoutCycles) {
    std::mt19937 random(1);
    for (int round = 0; round < 300; ++round) {
        const adjacency edges = random_edges(random, 12, 0.05 + 0.002 * round, true);
        for (const play convention : {play::normal, play::misere}) {
            const auto graph = toy_graph(edges, convention);
            const by_definition truth{graph, convention}, misere{graph, play::misere};
            for (vertex v = 0; v < num_vertices(graph); ++v) {
                ASSERT_EQ(graph[v].result, truth.wins(v) ? outcome::N : outcome::P);
                ASSERT_EQ(graph[v].misere, misere.wins(v) ? outcome::N : outcome::P);
                ASSERT_EQ(graph[v].remoteness, truth.remoteness(v));
                ASSERT_EQ(graph[v].longest, truth.longest(v));
                ASSERT_EQ(graph[v].grundy, convention == play::normal ? truth.grundy(v) : no_value);
            }
        }
    }
}

TEST(LabelOutcomes, TheTwoWaysAgreeWhereBothApply) {
    std::mt19937 random(2);
    for (int round = 0; round < 200; ++round) {
        const auto graph = toy_graph(random_edges(random, 20, 0.15, true));
        for (const play convention : {play::normal, play::misere}) {
            const auto swept = find_labels(graph, convention);
            ASSERT_TRUE(swept.cycle.empty());
            const auto retrograde = label_outcomes_retrograde(graph, convention);
            ASSERT_EQ(swept.played.result, retrograde.result);
            ASSERT_EQ(swept.played.remoteness, retrograde.remoteness);
        }
    }
}

/// Can the mover at `v` force an end within `moves` that is won for it (or must it lose within them)?
outcome outcome_within(const game_graph& graph, vertex v, int moves,
                       std::map<std::pair<vertex, int>, outcome>& known) {
    const auto options = targets_of(graph, v);
    if (options.empty()) return outcome::P;
    if (moves == 0) return outcome::D;
    const auto [at, is_new] = known.try_emplace({v, moves}, outcome::D);
    if (!is_new) return at->second;
    bool all_won = true;
    outcome result = outcome::D;
    for (const vertex w : options) {
        const outcome option = outcome_within(graph, w, moves - 1, known);
        if (option == outcome::P) result = outcome::N;
        if (option != outcome::N) all_won = false;
    }
    return known[{v, moves}] = all_won ? outcome::P : result;
}

TEST(LabelGraph, FindsDrawsWhereNeitherPlayerCanForceAnEnd) {
    std::mt19937 random(3);
    int loopy = 0, drawn = 0;
    for (int round = 0; round < 500; ++round) {
        const auto graph = toy_graph(random_edges(random, 9, 0.18, false));
        loopy += graph[boost::graph_bundle].loopy;
        for (vertex v = 0; v < num_vertices(graph); ++v) {
            std::map<std::pair<vertex, int>, outcome> known;
            const int enough = static_cast<int>(num_vertices(graph)) + 1;
            ASSERT_EQ(graph[v].result, outcome_within(graph, v, enough, known));
            if (graph[v].result == outcome::D) {
                ++drawn;
                ASSERT_EQ(graph[v].remoteness, no_value);
            } else {
                known.clear();
                const int remoteness = static_cast<int>(graph[v].remoteness);
                ASSERT_EQ(outcome_within(graph, v, remoteness, known), graph[v].result);
                known.clear();
                if (remoteness > 0) { ASSERT_EQ(outcome_within(graph, v, remoteness - 1, known), outcome::D); }
            }
        }
    }
    EXPECT_GT(loopy, 50);
    EXPECT_GT(drawn, 50);
}

TEST(LabelGraph, ACyclicGraphGetsLoopyValuesAndNamesACycle) {
    const auto graph = toy_graph({{1, 3}, {2}, {1, 3}, {}});
    const auto& facts = graph[boost::graph_bundle];
    EXPECT_TRUE(facts.loopy);
    EXPECT_EQ(facts.cycle.size(), 2u);
    std::map<std::string, std::uint32_t> values;
    for (vertex v = 0; v < num_vertices(graph); ++v) {
        values[facts.names->position(v)] = graph[v].grundy;
        EXPECT_EQ(graph[v].longest, no_value);
    }
    EXPECT_EQ(values, (std::map<std::string, std::uint32_t>{{"0", 1}, {"1", 0}, {"2", 1}, {"3", 0}}));
    for (std::size_t i = 0; i < facts.cycle.size(); ++i)
        EXPECT_TRUE(edge(facts.cycle[i], facts.cycle[(i + 1) % facts.cycle.size()], graph).second);
}

TEST(LabelGraph, ASelfLoopIsACycleOfOne) {
    const auto graph = toy_graph({{0}});
    EXPECT_TRUE(graph[boost::graph_bundle].loopy);
    EXPECT_EQ(graph[boost::graph_bundle].cycle, std::vector<vertex>{0});
    EXPECT_EQ(graph[0].result, outcome::D);
}

/// Every label that a cut graph carries must be the label of the whole graph.
void expect_certain(const game_graph& cut, const game_graph& full) {
    const bool loopy = full[boost::graph_bundle].loopy;  // then the whole graph has no longest plays
    for (vertex v = 0; v < num_vertices(cut); ++v) {
        if (cut[v].result != outcome::unknown) { ASSERT_EQ(cut[v].result, full[v].result); }
        if (cut[v].misere != outcome::unknown) { ASSERT_EQ(cut[v].misere, full[v].misere); }
        if (cut[v].remoteness != no_value) { ASSERT_EQ(cut[v].remoteness, full[v].remoteness); }
        if (cut[v].grundy != no_value && cut[v].grundy != infinite_value) { ASSERT_EQ(cut[v].grundy, full[v].grundy); }
        if (!loopy && cut[v].longest != no_value) { ASSERT_EQ(cut[v].longest, full[v].longest); }
        if (cut[v].frontier) { ASSERT_EQ(cut[v].result, outcome::unknown); }
    }
}

/// What reaches no frontier must carry all its labels, and a known P option makes an N.
void expect_complete_below(const game_graph& cut, const game_graph& full) {
    const std::size_t n = num_vertices(cut);
    std::vector<bool> open(n, false);
    for (bool changed = true; changed;) {
        changed = false;
        for (vertex v = 0; v < n; ++v) {
            bool reaches = cut[v].frontier;
            for (const vertex w : targets_of(cut, v)) {
                reaches = reaches || open[w];
                if (cut[w].result == outcome::P) { ASSERT_EQ(cut[v].result, outcome::N); }
            }
            if (reaches && !open[v]) open[v] = changed = true;
        }
    }
    for (vertex v = 0; v < n; ++v) {
        if (open[v]) continue;
        ASSERT_EQ(cut[v].result, full[v].result);
        ASSERT_EQ(cut[v].misere, full[v].misere);
        ASSERT_EQ(cut[v].remoteness, full[v].remoteness);
        ASSERT_EQ(cut[v].grundy, full[v].grundy);
        ASSERT_EQ(cut[v].longest, full[v].longest);
    }
}

TEST(LabelGraph, ACutGraphLabelsOnlyWhatIsCertainForEveryLimit) {
    const auto full = labelled("nim 4,5,6");
    for (std::uint64_t limit = 1; limit <= num_vertices(full); ++limit) {
        const auto cut = labelled("nim 4,5,6", play::normal, {.max_positions = limit});
        expect_certain(cut, full);
        expect_complete_below(cut, full);
    }
}

TEST(LabelGraph, ACutRandomGraphLabelsOnlyWhatIsCertain) {
    std::mt19937 random(4);
    std::size_t labelled_above_frontier = 0;
    for (int round = 0; round < 400; ++round) {
        const bool acyclic = round % 2 == 0;
        const adjacency edges = random_edges(random, 14, 0.2, acyclic);
        const auto full = toy_graph(edges);
        for (std::uint32_t depth = 0; depth < 4; ++depth) {
            const auto cut = toy_graph(edges, play::normal, {.depth = depth});
            expect_certain(cut, full);
            if (cut[boost::graph_bundle].loopy == full[boost::graph_bundle].loopy) expect_complete_below(cut, full);
            if (!cut[boost::graph_bundle].complete && cut[0].result != outcome::unknown) ++labelled_above_frontier;
        }
    }
    EXPECT_GT(labelled_above_frontier, 20u);
}

TEST(LabelGraph, ACertainPPositionAboveTheFrontierHasGrundyValueZero) {
    // 0 -> 1 -> {2 (terminal), 3 (frontier)}: 1 is N, so 0 is P whatever 3 is.
    const auto cut = toy_graph({{1}, {2, 3}, {}, {4}, {}}, play::normal, {.depth = 2});
    ASSERT_TRUE(cut[3].frontier);
    EXPECT_EQ(cut[1].result, outcome::N);
    EXPECT_EQ(cut[1].remoteness, 1u);
    EXPECT_EQ(cut[1].grundy, no_value);
    EXPECT_EQ(cut[0].result, outcome::P);
    EXPECT_EQ(cut[0].grundy, 0u);
    EXPECT_EQ(cut[0].remoteness, 2u);
    EXPECT_EQ(cut[0].longest, no_value);
}

TEST(LabelPasses, RunOnACompressedSparseRowGraphWithTheSameResults) {
    const placed start = read_placed("nim 4,5,6");
    exploration explored = start.rules->explore(start.position, {}, {});
    const compact_graph compact = build_compact_graph(explored);
    const auto graph = labelled("nim 4,5,6");
    const graph_labels labels = find_labels(compact, play::normal);
    for (vertex v = 0; v < num_vertices(graph); ++v) {
        ASSERT_EQ(labels.played.result[v], graph[v].result);
        ASSERT_EQ(labels.played.remoteness[v], graph[v].remoteness);
        ASSERT_EQ(labels.grundy[v], graph[v].grundy);
        ASSERT_EQ(labels.longest[v], graph[v].longest);
    }
}

TEST(MoveFlags, FollowFromTheLabels) {
    const auto graph = labelled("nim 1,2,3");
    const auto winning = [&](vertex v, vertex w) { return is_winning(graph[v], graph[w]); };
    for (vertex v = 0; v < num_vertices(graph); ++v) {
        bool has_best = false;
        for (const vertex w : targets_of(graph, v)) {
            EXPECT_EQ(winning(v, w), graph[v].grundy != 0 && graph[w].grundy == 0);
            has_best = has_best || is_best(graph[v], graph[w]);
            if (graph[v].result == outcome::N && is_best(graph[v], graph[w])) { EXPECT_TRUE(winning(v, w)); }
        }
        EXPECT_EQ(has_best, !is_terminal(graph, v));
    }
}

TEST(MexSet, GivesTheLeastNumberMissing) {
    mex_set values;
    EXPECT_EQ(values.mex(), 0u);
    values.add(0);
    values.add(1);
    values.add(3);
    EXPECT_EQ(values.mex(), 2u);
    values.start_next();
    EXPECT_EQ(values.mex(), 0u);
    values.add(1);
    EXPECT_EQ(values.mex(), 0u);
}

}  // namespace
}  // namespace ludograph
