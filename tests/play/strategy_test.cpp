// Strategies: what they choose, and that a seed settles it.
#include "ludograph/play/strategy.hpp"

#include "ludograph/error.hpp"
#include "play/board.hpp"

namespace ludograph::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(RandomSource, GivesTheNumbersThatItsSeedSettles) {
    random_source random(1);
    std::vector<std::uint64_t> drawn;
    for (int i = 0; i < 8; ++i) drawn.push_back(random.below(1000));
    EXPECT_THAT(drawn, ElementsAre(528, 462, 930, 246, 384, 409, 628,
                                   665));  // from another implementation of the generator
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
    EXPECT_EQ(won.play("perfect", "perfect").positions().size(), 12u);  // remoteness 11
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

TEST(PerfectStrategy, KeepsADrawOfTwoPlayers) {
    const game_graph graph = with_players(false);
    random_source random(1);
    const std::vector<choice> all = choices_of_toy(graph);
    EXPECT_EQ(all[make_strategy("perfect", graph, random)->choose(graph, 0, all)].to, 1u);
    EXPECT_EQ(verdict_of(graph[0], graph[1]).worth, worth::draws);
    EXPECT_EQ(verdict_of(graph[0], graph[2]).worth, worth::loses);
    EXPECT_EQ(verdict_of(graph[2], graph[3]).worth, worth::wins);
}

TEST(RandomStrategy, MakesAnyMoveAndTheSameOnesForTheSameSeed) {
    EXPECT_EQ(board("nim 4").all_chosen("random").size(), 4u);
    for (const char* name : {"random", "knn:3"})
        EXPECT_EQ(board("nim 9,9,9").play(name, name).positions(),
                  board("nim 9,9,9").play(name, name).positions());
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
