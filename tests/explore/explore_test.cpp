// The explorer: numbering, parallel moves, limits and cut graphs.
#include "ludograph/explore/explore.hpp"

#include <gtest/gtest.h>

#include <csignal>

#include "ludograph/error.hpp"
#include "support.hpp"
#include "toy_game.hpp"

namespace ludograph {
namespace {

using testing::adjacency;
using testing::labelled;
using testing::toy_game;
using testing::toy_graph;

std::vector<std::uint32_t> move_counts(const game_graph& graph, vertex v) {
    return graph[boost::graph_bundle].names->move_counts(v, targets_of(graph, v));
}

std::vector<std::string> positions_of(const game_graph& graph) {
    std::vector<std::string> texts;
    for (vertex v = 0; v < num_vertices(graph); ++v)
        texts.push_back(graph[boost::graph_bundle].names->position(v));
    return texts;
}

TEST(Explore, NumbersPositionsBreadthFirstInTheOrderOfMoves) {
    const auto graph = toy_graph({{3, 1}, {2}, {}, {4}, {}});
    EXPECT_EQ(positions_of(graph), (std::vector<std::string>{"0", "3", "1", "4", "2"}));
    EXPECT_EQ(graph[0].depth, 0u);
    EXPECT_EQ(graph[1].depth, 1u);
    EXPECT_EQ(graph[2].depth, 1u);
    EXPECT_EQ(graph[3].depth, 2u);
    EXPECT_EQ(graph[4].depth, 2u);
}

TEST(Explore, FoldsParallelMovesIntoOneEdgeThatCountsThem) {
    const auto graph = toy_graph({{1, 2, 1, 1}, {}, {1, 1}});
    EXPECT_EQ(num_edges(graph), 3u);
    EXPECT_EQ(graph[boost::graph_bundle].moves_with_multiplicity, 6u);
    EXPECT_EQ(move_counts(graph, 0), (std::vector<std::uint32_t>{3, 1}));
    EXPECT_EQ(move_counts(graph, 2), std::vector<std::uint32_t>{2});
}

TEST(Explore, KeepsTheOptionsOfAPositionSortedAndDistinct) {
    std::mt19937 random(7);
    for (int round = 0; round < 50; ++round) {
        const auto graph = toy_graph(testing::random_edges(random, 30, 0.2, false));
        for (vertex v = 0; v < num_vertices(graph); ++v) {
            const auto targets = targets_of(graph, v);
            EXPECT_TRUE(std::adjacent_find(targets.begin(), targets.end(), std::greater_equal<>()) == targets.end());
        }
    }
}

TEST(Explore, FindsExactlyWhatTheStartReaches) {
    std::mt19937 random(11);
    for (int round = 0; round < 200; ++round) {
        const adjacency edges = testing::random_edges(random, 40, 0.04, false);
        std::vector<bool> reached(edges.size(), false);
        std::vector<std::uint32_t> stack{0};
        std::size_t positions = 0, moves = 0;
        reached[0] = true;
        while (!stack.empty()) {
            const auto v = stack.back();
            stack.pop_back();
            ++positions;
            moves += edges[v].size();
            for (const auto w : edges[v])
                if (!reached[w]) reached[w] = true, stack.push_back(w);
        }
        const auto graph = toy_graph(edges);
        EXPECT_EQ(num_vertices(graph), positions);
        EXPECT_EQ(num_edges(graph), moves);
        EXPECT_TRUE(graph[boost::graph_bundle].complete);
    }
}

TEST(Explore, AcceptsAPositionWithoutMoves) {
    const auto graph = labelled("nim 0,0");
    EXPECT_EQ(num_vertices(graph), 1u);
    EXPECT_EQ(num_edges(graph), 0u);
    EXPECT_EQ(graph[0].result, outcome::P);
    EXPECT_EQ(graph[0].grundy, 0u);
}

TEST(Explore, TheDepthWishLeavesAFrontierButNeverCutsATerminal) {
    const auto graph = toy_graph({{1, 2}, {3}, {}, {}}, play::normal, {.depth = 1});
    const auto& facts = graph[boost::graph_bundle];
    EXPECT_FALSE(facts.complete);
    EXPECT_EQ(facts.stopped_by, stop_reason::depth);
    ASSERT_EQ(num_vertices(graph), 3u);
    EXPECT_TRUE(graph[1].frontier);
    EXPECT_FALSE(graph[2].frontier);
    EXPECT_EQ(graph[2].result, outcome::P);
    EXPECT_EQ(graph[0].result, outcome::N);
}

TEST(Explore, ADepthThatCutsNothingGivesACompleteGraph) {
    const auto graph = labelled("nim 2,1", play::normal, {.depth = 3});
    EXPECT_TRUE(graph[boost::graph_bundle].complete);
    EXPECT_EQ(graph[boost::graph_bundle].stopped_by, stop_reason::none);
}

TEST(Explore, DepthZeroKeepsTheStartAlone) {
    const auto graph = labelled("nim 3,4,5", play::normal, {.depth = 0});
    EXPECT_EQ(num_vertices(graph), 1u);
    EXPECT_TRUE(graph[0].frontier);
    EXPECT_EQ(graph[0].result, outcome::unknown);
}

TEST(Explore, StopsAtEachLimitAndSaysWhich) {
    EXPECT_EQ(labelled("nim 9,9,9", play::normal, {.max_positions = 50})[boost::graph_bundle].stopped_by,
              stop_reason::max_positions);
    EXPECT_EQ(labelled("nim 9,9,9", play::normal, {.max_moves = 100})[boost::graph_bundle].stopped_by, stop_reason::max_moves);
    EXPECT_EQ(labelled("nim 60,60,60", play::normal, {.max_memory = 500'000})[boost::graph_bundle].stopped_by,
              stop_reason::max_memory);
    EXPECT_EQ(labelled("nim 60,60,60", play::normal, {.timeout = std::chrono::duration<double>(0)})
                  [boost::graph_bundle].stopped_by, stop_reason::timeout);
}

TEST(Explore, ALimitThatIsJustEnoughStopsNothing) {
    EXPECT_TRUE(labelled("nim 3,4,5", play::normal, {.max_positions = 48})[boost::graph_bundle].complete);
    EXPECT_TRUE(labelled("nim 3,4,5", play::normal, {.max_moves = 320})[boost::graph_bundle].complete);
    EXPECT_FALSE(labelled("nim 3,4,5", play::normal, {.max_positions = 47})[boost::graph_bundle].complete);
    EXPECT_FALSE(labelled("nim 3,4,5", play::normal, {.max_moves = 319})[boost::graph_bundle].complete);
}

TEST(Explore, ACutGraphHoldsAllMovesOfEveryPositionItExpanded) {
    const auto full = labelled("nim 4,5,6");
    for (std::uint64_t limit = 1; limit < num_vertices(full); ++limit) {
        const auto cut = labelled("nim 4,5,6", play::normal, {.max_positions = limit});
        ASSERT_LE(num_vertices(cut), limit);
        std::uint64_t moves = 0;
        for (vertex v = 0; v < num_vertices(cut); ++v) {
            ASSERT_EQ(cut[v].depth, full[v].depth);
            if (cut[v].frontier) {
                ASSERT_EQ(out_degree(v, cut), 0u);
                continue;
            }
            ASSERT_EQ(targets_of(cut, v), targets_of(full, v));
            for (const std::uint32_t count : move_counts(cut, v)) moves += count;
        }
        ASSERT_EQ(cut[boost::graph_bundle].moves_with_multiplicity, moves);
    }
}

TEST(Explore, WhatTheWatcherThrowsEndsTheExploration) {
    const watcher stop = [](const progress& so_far) {
        EXPECT_GT(so_far.positions, 0u);
        EXPECT_GT(so_far.memory, 0u);
        throw interrupted(SIGINT);
    };
    EXPECT_THROW(read_placed("nim 100,100,100,100").rules->explore(
                     read_placed("nim 100,100,100,100").position, {}, stop), interrupted);
}

TEST(Explore, AMillionPositionsInARowNeedNoStack) {
    adjacency path(1'000'000);
    for (std::uint32_t v = 0; v + 1 < path.size(); ++v) path[v] = {v + 1};
    const auto graph = toy_graph(std::move(path));
    EXPECT_EQ(graph[0].remoteness, 999'999u);
    EXPECT_EQ(graph[0].longest, 999'999u);
    EXPECT_EQ(graph[0].result, outcome::N);
    EXPECT_EQ(graph[0].depth, 0u);
    EXPECT_EQ(graph[999'999].depth, 999'999u);
}

TEST(BuildGraph, AnEdgeTakesFourBytesAndKeepsADescriptorOfItsOwn) {
    auto graph = labelled("nim 3,4,5");
    EXPECT_EQ(sizeof(graph.out_edge_list(0).front()), 4u);
    const auto [first, end] = edges(graph);
    std::vector<game_graph::edge_descriptor> all(first, end);
    ASSERT_EQ(all.size(), 262u);
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = 0; j < all.size(); ++j) ASSERT_EQ(all[i] == all[j], i == j);
}

TEST(BuildCompactGraph, HoldsTheSameEdges) {
    const placed start = read_placed("nim 4,5,6");
    exploration explored = start.rules->explore(start.position, {}, {});
    const compact_graph compact = build_compact_graph(explored);
    const game_graph graph = labelled("nim 4,5,6");
    ASSERT_EQ(num_vertices(compact), num_vertices(graph));
    ASSERT_EQ(num_edges(compact), num_edges(graph));
    for (vertex v = 0; v < num_vertices(graph); ++v) {
        std::vector<vertex> targets;
        for (const auto& e : boost::make_iterator_range(out_edges(v, compact)))
            targets.push_back(static_cast<vertex>(target(e, compact)));
        ASSERT_EQ(targets, targets_of(graph, v));
    }
}

TEST(PositionIndex, TellsManyKeysApartAndFindsThemAgain) {
    position_index index;
    std::vector<key> keys;
    for (std::uint32_t i = 0; i < 20'000; ++i) {
        key_buffer buffer;
        for (std::uint32_t part = i; part != 0; part /= 7) buffer.append_number(part % 7);
        buffer.append_number(7 + i % 3);
        keys.emplace_back(buffer.view());
        index.make_room(1);
        EXPECT_EQ(index.find_or_add(keys.back(), hash_key(keys.back())), i);
    }
    for (std::uint32_t i = 0; i < keys.size(); ++i) {
        EXPECT_EQ(index.find_or_add(keys[i], hash_key(keys[i])), i);
        EXPECT_EQ(index.keys()[i], keys[i]);
    }
}

TEST(KeyStore, KeepsEmptyAndHugeKeys) {
    key_store store;
    const key huge(1'000'000, 'x');
    store.push_back("");
    store.push_back(huge);
    store.push_back("end");
    EXPECT_EQ(store[0], "");
    EXPECT_EQ(store[1], huge);
    EXPECT_EQ(store[2], "end");
}

TEST(KeyNumbers, AreReadAsTheyWereWritten) {
    for (const std::uint64_t value : {std::uint64_t{0}, std::uint64_t{127}, std::uint64_t{128}, std::uint64_t{2147483647},
                                      std::uint64_t{1} << 62, UINT64_MAX}) {
        key_buffer buffer;
        buffer.append_number(value);
        key_view bytes = buffer.view();
        EXPECT_EQ(read_number(bytes), value);
        EXPECT_TRUE(bytes.empty());
    }
}

}  // namespace
}  // namespace ludograph
