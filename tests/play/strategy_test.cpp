// Strategies: what they choose, and that a seed settles it.
#include "ludograph/play/strategy.hpp"

#include <gmock/gmock.h>

#include <set>

#include "ludograph/error.hpp"
#include "ludograph/play/course.hpp"
#include "ludograph/play/knn.hpp"
#include "support.hpp"
#include "toy.hpp"

namespace ludograph::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::ThrowsMessage;

/// A position with its graph, and games on it.
struct board {
    explicit board(const std::string& text, play convention = play::normal)
        : start(read_placed(text)), graph(labelled(text, convention)), choices(graph, start.rules) {}

    std::unique_ptr<strategy> player(const std::string& name) { return make_strategy(name, graph, random); }

    course play(const std::string& first, const std::string& second) {
        course game(graph);
        play_out(game, choices, graph, *player(first), *player(second));
        return game;
    }

    std::string chosen(const std::string& name) {
        const auto& all = choices.at(0);
        return all[player(name)->choose(graph, 0, all)].moves.front();
    }

    /// Moves at the start that `name` makes in many draws.
    std::set<std::string> all_chosen(const std::string& name) {
        std::set<std::string> moves;
        for (int i = 0; i < 200; ++i) moves.insert(chosen(name));
        return moves;
    }

    placed start;
    game_graph graph;
    choice_table choices;
    random_source random{7};
};

/// Choices of vertex 0 of a graph that no ruleset made.
std::vector<choice> choices_of_toy(const game_graph& graph) {
    std::vector<choice> all;
    for (const vertex option : targets_of(graph, 0)) all.push_back({option, {"to " + std::to_string(option)}});
    return all;
}

TEST(RandomSource, GivesTheNumbersThatItsSeedSettles) {
    random_source random(1);
    std::vector<std::uint64_t> drawn;
    for (int i = 0; i < 8; ++i) drawn.push_back(random.below(1000));
    EXPECT_THAT(drawn, ElementsAre(528, 462, 930, 246, 384, 409, 628, 665));   // from another implementation of the generator
}

TEST(RandomSource, DrawsEachNumberAboutEquallyOften) {
    random_source random(3);
    std::vector<int> times(7, 0);
    for (int i = 0; i < 7000; ++i) ++times[random.below(7)];
    for (const int count : times) EXPECT_NEAR(count, 1000, 150);
}

TEST(Choices, ComeInTheOrderOfTheRulesetsMoves) {
    board nim("nim 1,2");
    std::vector<std::string> texts;
    for (const choice& each : nim.choices.at(0)) texts.push_back(moves_text(each));
    EXPECT_THAT(texts, ElementsAre("1>0", "2>1", "2>0"));
}

TEST(Choices, NameEveryMoveToAnOptionOnce) {
    board subtraction("subtraction:1,2 4 + subtraction:1,2 4"), nim("nim 3,3");
    EXPECT_EQ(nim.choices.at(0).size(), 3u);
    EXPECT_EQ(moves_text(nim.choices.at(0)[0]), "3>2");
    EXPECT_EQ(moves_text(subtraction.choices.at(0)[0]), "1:4>3");
}

TEST(Verdicts, SeeAMoveFromTheSideOfWhoMakesIt) {
    board nim("nim 1,2");
    std::vector<worth> all;
    std::vector<std::uint32_t> moves;
    for (const choice& each : nim.choices.at(0)) {
        const move_verdict verdict = verdict_of(nim.graph[0], nim.graph[each.to]);
        all.push_back(verdict.worth);
        moves.push_back(verdict.moves);
    }
    EXPECT_THAT(all, ElementsAre(worth::loses, worth::wins, worth::loses));
    EXPECT_THAT(moves, ElementsAre(2, 3, 2));
}

TEST(Verdicts, KnowDraws) {
    const game_graph graph = labelled(loopy_toy());
    EXPECT_EQ(verdict_of(graph[0], graph[1]).worth, worth::draws);
    EXPECT_EQ(verdict_of(graph[0], graph[1]).moves, no_value);
    EXPECT_EQ(verdict_of(graph[0], graph[3]).worth, worth::loses);
}

TEST(PerfectStrategy, NeverLosesAWonPositionAndTakesNoMoveTooMany) {
    for (const char* text : {"nim 2,3,4", "sowing 1,2,2,1,1,2,2,1", "chomp 3x4", "wythoff 3,5"}) {
        board game(text);
        const auto perfect = game.player("perfect");
        for (vertex v = 0; v < num_vertices(game.graph); ++v) {
            if (is_terminal(game.graph, v)) continue;
            const auto& all = game.choices.at(v);
            const vertex to = all[perfect->choose(game.graph, v, all)].to;
            ASSERT_NE(game.graph[to].result, game.graph[v].result) << text;
            ASSERT_EQ(game.graph[to].remoteness + 1, game.graph[v].remoteness) << text;
        }
    }
}

TEST(PerfectStrategy, MakesTheFirstOfEquallyGoodMoves) {
    EXPECT_EQ(board("nim:ordered 2,2").chosen("perfect"), "2>1");
    EXPECT_EQ(board("nim 1,1").chosen("perfect"), "1>0");
}

TEST(PerfectStrategy, BeatsRandomFromAWonPositionWhoeverThatIs) {
    board won("nim 3,4,5"), lost("nim 1,2,3");
    for (int i = 0; i < 50; ++i) {
        EXPECT_EQ(won.play("perfect", "random").winner(), seat::first);
        EXPECT_EQ(lost.play("random", "perfect").winner(), seat::second);
    }
    EXPECT_EQ(won.play("perfect", "perfect").positions().size(), 12u);   // remoteness 11
}

TEST(PerfectStrategy, HonoursMiserePlay) {
    board won("nim 1,1,1,2", play::misere);
    for (int i = 0; i < 50; ++i) EXPECT_EQ(won.play("perfect", "random").winner(), seat::first);
    board lost("nim 1,1,1", play::misere);
    EXPECT_EQ(lost.play("random", "random").winner(), seat::second);
}

TEST(PerfectStrategy, KeepsADraw) {
    const game_graph graph = labelled(loopy_toy());
    random_source random(1);
    const std::vector<choice> all = choices_of_toy(graph);
    EXPECT_EQ(all[make_strategy("perfect", graph, random)->choose(graph, 0, all)].to, 1u);
}

TEST(Course, IsDrawnWhenAPositionComesForTheThirdTime) {
    const game_graph graph = labelled(loopy_toy());
    course game(graph);
    for (const vertex v : {1u, 0u, 1u}) game.move_to(v);
    EXPECT_FALSE(game.is_over());
    game.move_to(0);
    EXPECT_TRUE(game.is_over());
    EXPECT_EQ(game.winner(), std::nullopt);
}

/// X moves at 0 to a drawn end, 1, or to 2, from where O wins at 3; with `swapped` the players change.
game_graph with_players(bool swapped) {
    const side x = swapped ? side::second : side::first, o = swapped ? side::first : side::second;
    game_graph graph = labelled(toy{.boards = {"a", "b", "c", "d"}, .moves = {{0, 1}, {0, 2}, {2, 3}}});
    graph[boost::graph_bundle].players = {"X", "O"};
    graph[0].mover = graph[3].mover = x;
    graph[1].mover = graph[2].mover = o;
    graph[1].end = outcome::D;
    graph[3].end = outcome::P;
    label_graph(graph, play::normal);
    return graph;
}

TEST(PerfectStrategy, KeepsADrawOfTwoPlayers) {
    const game_graph graph = with_players(false);
    random_source random(1);
    const std::vector<choice> all = choices_of_toy(graph);
    EXPECT_EQ(all[make_strategy("perfect", graph, random)->choose(graph, 0, all)].to, 1u);
    EXPECT_EQ(verdict_of(graph[0], graph[1]).worth, worth::draws);
    EXPECT_EQ(verdict_of(graph[0], graph[2]).worth, worth::loses);
    EXPECT_EQ(verdict_of(graph[2], graph[3]).worth, worth::wins);
}

TEST(Course, SeatsWhoeverMovesAtTheStartFirst) {
    for (const bool swapped : {false, true}) {
        const game_graph graph = with_players(swapped);
        course drawn(graph), lost(graph);
        EXPECT_EQ(lost.to_move(), seat::first);
        drawn.move_to(1);
        EXPECT_TRUE(drawn.is_over());
        EXPECT_EQ(drawn.winner(), std::nullopt);
        lost.move_to(2);
        EXPECT_EQ(lost.to_move(), seat::second);
        lost.move_to(3);
        EXPECT_EQ(lost.winner(), seat::second);
    }
}

TEST(RandomStrategy, MakesAnyMoveAndTheSameOnesForTheSameSeed) {
    EXPECT_EQ(board("nim 4").all_chosen("random").size(), 4u);
    for (const char* name : {"random", "knn:3"})
        EXPECT_EQ(board("nim 9,9,9").play(name, name).positions(), board("nim 9,9,9").play(name, name).positions());
}

TEST(KnnStrategy, MeasuresDistancesPlaceByPlace) {
    EXPECT_EQ(manhattan_distance({1, 2, 2, 1}, {1, 2, 2, 1}), 0u);
    EXPECT_EQ(manhattan_distance({1, 2, 2, 1}, {0, 3, 3, 0}), 4u);
    EXPECT_EQ(manhattan_distance({3, 2, 1}, {3}), 3u);
}

/// 5,5 with the options 3,5 (end), 4,5 (goes on to 0,0), 5,4 (end).
toy neighbours() {
    return {.boards = {"5,5", "3,5", "4,5", "5,4", "0,0"}, .moves = {{0, 1}, {0, 2}, {0, 3}, {2, 4}}};
}

bool is_like_end(const game_graph& graph, std::size_t neighbours, vertex v) {
    random_source random(1);
    return knn_strategy(neighbours, graph, random).is_like_end(graph, v);
}

TEST(KnnStrategy, OrdersOptionsByDistanceThenByPosition) {
    const game_graph graph = labelled(neighbours());
    EXPECT_FALSE(is_like_end(graph, 1, 0));   // 4,5 comes before 5,4, which is as near
    EXPECT_TRUE(is_like_end(graph, 3, 0));    // two ends of three
}

TEST(KnnStrategy, JudgesByAsManyOptionsAsThereAreAndATieIsNoEnd) {
    const game_graph nim = labelled("nim 3");   // 3, 2, 1, 0 are the vertices 0, 1, 2, 3
    EXPECT_FALSE(is_like_end(nim, 1, 0));
    EXPECT_FALSE(is_like_end(nim, 3, 0));       // 2 and 1 go on, 0 does not
    EXPECT_FALSE(is_like_end(nim, 3, 1)) << "one of two is a tie";
    EXPECT_TRUE(is_like_end(nim, 3, 2));
    EXPECT_TRUE(is_like_end(nim, 3, 3)) << "no options";
}

TEST(KnnStrategy, DrawsAmongTheMovesToPositionsLikeEndsElseAmongAll) {
    EXPECT_THAT(board("nim 3").all_chosen("knn:1"), ElementsAre("3>0", "3>1"));
    EXPECT_THAT(board("nim 2,2").all_chosen("knn:1"), ElementsAre("2>0", "2>1"));   // neither is like an end
}

TEST(KnnStrategy, IsForBoardsOfNumbers) {
    const game_graph graph = labelled(loopy_toy());
    random_source random(1);
    EXPECT_THAT([&] { make_strategy("knn:3", graph, random); }, ThrowsMessage<input_error>(HasSubstr("lists of numbers")));
}

TEST(Strategies, AreRefusedWithTheRemedy) {
    const auto refusal = [](const std::string& name) -> std::string {
        try {
            check_strategy(name);
        } catch (const input_error& failure) {
            return failure.what();
        }
        return "";
    };
    EXPECT_EQ(refusal("perfect") + refusal("random") + refusal("knn:1"), "");
    EXPECT_THAT(refusal("perfct"), HasSubstr("did you mean perfect?"));
    EXPECT_THAT(refusal("minimax"), HasSubstr("there are perfect, random and knn:K"));
    EXPECT_THAT(refusal("knn:2"), HasSubstr("K must be odd"));
    EXPECT_THAT(refusal("knn:0"), HasSubstr("K must be odd"));
    EXPECT_THAT(refusal("knn:"), HasSubstr("knn:K: "));
    EXPECT_THAT(refusal("knn:-1"), HasSubstr("knn:K: "));
}

}  // namespace
}  // namespace ludograph::testing
