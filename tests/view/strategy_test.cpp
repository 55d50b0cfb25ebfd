// The strategy view: that it is a strategy, that it is small, that it ends.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <map>

#include "ludograph/error.hpp"
#include "ludograph/label/options_first.hpp"
#include "ludograph/view/selection.hpp"
#include "support.hpp"
#include "toy.hpp"
#include "toy_game.hpp"

namespace ludograph {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

game_graph folded(const std::string& text) {
    explore_limits limits;
    limits.symmetry = true;
    return testing::labelled(text, play::normal, limits);
}

std::map<vertex, std::vector<vertex>> moves_by_position(const selection& chosen) {
    std::map<vertex, std::vector<vertex>> moves;
    for (const selected_move& move : chosen.moves) moves[move.from].push_back(move.to);
    return moves;
}

/// Does the player who wins or draws at the start move at `v`? Only where the outcome or the mover tells.
bool is_heros(const game_graph& graph, vertex v) {
    const position_label& start = graph[graph[boost::graph_bundle].start_vertex];
    if (start.mover == side::none) return graph[v].result == outcome::N;
    return graph[v].mover == (start.winner == side::draw ? start.mover : start.winner);
}

/// From the start on: one good move of the one player, all moves of the other; nothing else is kept.
void expect_strategy(const game_graph& graph, const selection& chosen) {
    ASSERT_FALSE(chosen.whole);
    auto moves = moves_by_position(chosen);
    const position_label& start = graph[graph[boost::graph_bundle].start_vertex];
    std::vector<vertex> reached = {graph[boost::graph_bundle].start_vertex};
    std::vector<bool> seen(num_vertices(graph), false);
    seen[reached[0]] = true;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const vertex v = reached[i];
        const std::vector<vertex> all = targets_of(graph, v);
        if (is_heros(graph, v) && !all.empty()) {
            ASSERT_EQ(moves[v].size(), 1U) << v;
            const position_label& target = graph[moves[v][0]];
            EXPECT_TRUE(is_winning(graph[v], target) || (start.winner == side::draw && target.winner == side::draw)) << v;
        } else {
            EXPECT_EQ(moves[v], all) << v;
        }
        for (const vertex to : moves[v])
            if (!seen[to]) {
                seen[to] = true;
                reached.push_back(to);
            }
    }
    std::sort(reached.begin(), reached.end());
    EXPECT_EQ(chosen.positions, reached);
}

TEST(Strategy, AnswersEveryMoveAndKeepsNothingElse) {
    for (const std::string text : {"nim 3,4,5", "nim 4,5,1", "welter 0,3,5,6", "chomp 3x4", "octal:0.137 3,4",
                                   "sowing 2,2,2,2", "nim 1,2 + nim:ordered 2,3", "tictactoe", "tictactoe X.O/.O./..X",
                                   "tictactoe .X./.O./OXX"}) {
        SCOPED_TRACE(text);
        const game_graph graph = testing::labelled(text);
        expect_strategy(graph, select_strategy(graph, false));
        expect_strategy(graph, select_strategy(graph, true));
    }
}

TEST(Strategy, OfMiserePlayWinsThere) {
    const game_graph graph = testing::labelled("nim 2,3,4", play::misere);
    expect_strategy(graph, select_strategy(graph, false));
}

TEST(Strategy, KeepsNoMorePositionsThanTheBestOnesKnown) {
    EXPECT_LE(select_strategy(testing::labelled("welter 1,4,7,9"), false).positions.size(), 21U);
    EXPECT_LE(select_strategy(testing::labelled("chomp 5x6"), false).positions.size(), 138U);
    EXPECT_LE(select_strategy(folded("tictactoe"), false).positions.size(), 44U);
    const game_graph heaps = testing::labelled("subtraction:1,2,3 10,11,12");
    ASSERT_EQ(num_vertices(heaps), 440U);
    ASSERT_EQ(num_edges(heaps), 2925U);
    EXPECT_LE(select_strategy(heaps, false).positions.size(), 273U);
}

TEST(Strategy, QuickestMakesMovesOfLeastRemotenessOnly) {
    for (const std::string text : {"welter 1,4,7,9", "chomp 4x4", "tictactoe X.O/.O./..X"}) {
        const game_graph graph = testing::labelled(text);
        for (const selected_move& move : select_strategy(graph, true).moves)
            if (is_heros(graph, move.from)) { EXPECT_TRUE(is_best(graph[move.from], graph[move.to])) << text; }
    }
}

/// 0 wins by 1 > 3 at once or by 1 > 2 > …, which leads back to 0: both are winning moves.
TEST(Strategy, ComesToAnEndWherePlayCanCycle) {
    std::mt19937 random(7);
    std::size_t loopy_wins = 0;
    for (int i = 0; i < 300; ++i) {
        const game_graph graph = testing::toy_graph(testing::random_edges(random, 12, 0.15, false));
        if (!graph[boost::graph_bundle].loopy || graph[0].result == outcome::D) continue;
        ++loopy_wins;
        const selection chosen = select_strategy(graph, false);
        expect_strategy(graph, chosen);
        game_graph kept(num_vertices(graph));
        for (const selected_move& move : chosen.moves) add_edge(move.from, move.to, kept);
        EXPECT_TRUE(visit_options_first(kept, [](vertex) {}).empty()) << i;
    }
    EXPECT_GT(loopy_wins, 20U);
}

TEST(Strategy, OfADrawNeverLeavesIt) {
    const game_graph graph = testing::labelled(testing::loopy_toy());
    const selection chosen = select_strategy(graph, false);
    EXPECT_THAT(chosen.positions, ElementsAre(0, 1));
    EXPECT_THAT(chosen.moves, ElementsAre(selected_move{0, 1, true}, selected_move{1, 0}));
}

/// The start draws; of its answers some lose for the one who makes them.
TEST(Strategy, OfADrawOfPlayersWhoAreAlikeAnswersMistakes) {
    std::mt19937 random(11);
    std::size_t draws = 0;
    for (int i = 0; i < 300; ++i) {
        const game_graph graph = testing::toy_graph(testing::random_edges(random, 10, 0.2, false));
        if (graph[0].result != outcome::D) continue;
        ++draws;
        for (const selected_move& move : select_strategy(graph, false).moves) {
            if (graph[move.from].result == outcome::N) { EXPECT_EQ(graph[move.to].result, outcome::P); }
            if (move.keeps_draw) { EXPECT_EQ(graph[move.to].result, outcome::D); }
        }
    }
    EXPECT_GT(draws, 20U);
}

TEST(Strategy, InACutGraphStandsOnWhatIsCertain) {
    explore_limits limits;
    limits.depth = 1;
    const game_graph graph = testing::labelled(testing::toy{
        .boards = {"4", "3", "2", "1"}, .moves = {{0, 1}, {0, 2}}, .frontier = {1}});
    EXPECT_THAT(select_strategy(graph, false).positions, ElementsAre(0, 2));
}

TEST(Strategy, IsRefusedWhereTheStartIsNotDecided) {
    const game_graph graph = testing::labelled(testing::cut_toy());
    try {
        select_strategy(graph, false);
        FAIL() << "no error";
    } catch (const input_error& failure) {
        EXPECT_THAT(failure.what(), HasSubstr("cut before its outcome was certain; raise the limit"));
    }
}

TEST(Strategy, OfThousandsOfPositionsTakesASecondAtMost) {
    const game_graph graph = testing::labelled("chomp 7x7");
    ASSERT_GT(num_vertices(graph), 3000U);
    const auto began = std::chrono::steady_clock::now();
    const selection chosen = select_strategy(graph, false);
    EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds(5));  // of a busy machine
    EXPECT_LT(chosen.positions.size(), num_vertices(graph));
}

TEST(Strategy, OfALongPathNeedsNoDeepStack) {
    testing::adjacency path(200001);
    for (std::uint32_t v = 0; v + 1 < path.size(); ++v) path[v] = {v + 1};
    const game_graph graph = testing::toy_graph(path);
    EXPECT_EQ(select_strategy(graph, false).positions.size(), path.size());
    EXPECT_EQ(select_line(graph).positions.size(), path.size());
}

}  // namespace
}  // namespace ludograph
