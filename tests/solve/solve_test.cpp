// Solving one position: against the labelled graph, and sums against their product graph.
#include "ludograph/solve/solve.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "ludograph/error.hpp"
#include "ludograph/catalog/registration.hpp"
#include "support.hpp"
#include "toy_game.hpp"

namespace ludograph {
namespace {

using testing::labelled;

std::vector<std::string> winning_moves(const solution& answer) {
    std::vector<std::string> moves;
    for (const solved_option& option : answer.options)
        if (option.winning) moves.push_back(option.part == 0 ? option.to : option.position);
    return moves;
}

TEST(Solve, AgreesWithTheGraphsLabels) {
    for (const char* text : {"nim 3,4,5", "nim 1,2,3", "nim:ordered 2,2", "nim 0", "nim 1,1,1,1"}) {
        for (const play convention : {play::normal, play::misere}) {
            const auto graph = labelled(text, convention);
            const solution answer = solve(read_placed(text), {.play = convention});
            EXPECT_EQ(answer.result, graph[0].result) << text;
            EXPECT_EQ(answer.grundy, grundy_of(graph, 0)) << text;
            EXPECT_EQ(answer.remoteness, graph[0].remoteness) << text;
            EXPECT_EQ(answer.misere, graph[0].misere) << text;
            EXPECT_EQ(answer.positions, num_vertices(graph)) << text;
            EXPECT_EQ(answer.moves, num_edges(graph)) << text;
            ASSERT_EQ(answer.options.size(), out_degree(0, graph)) << text;
            const auto texts = graph[boost::graph_bundle].names->moves(0, targets_of(graph, 0));
            for (std::size_t i = 0; i < answer.options.size(); ++i) {
                const solved_option& option = answer.options[i];
                const vertex v = targets_of(graph, 0)[i];  // the start's options are numbered in move order
                EXPECT_EQ(option.to, graph[boost::graph_bundle].names->position(v));
                EXPECT_EQ(option.result, graph[v].result);
                EXPECT_EQ(option.grundy, graph[v].grundy);
                EXPECT_EQ(option.remoteness, graph[v].remoteness);
                EXPECT_EQ(option.winning, is_winning(graph[0], graph[v]));
                EXPECT_EQ(option.best, is_best(graph[0], graph[v]));
                EXPECT_EQ(option.moves, texts[i]);
            }
        }
    }
}

TEST(Solve, NamesAnAnswerThatWinsForEveryOptionThatIsWon) {
    const solution answer = solve(read_placed("nim 2,3,6"), {});
    for (const solved_option& option : answer.options) {
        EXPECT_EQ(option.answer.empty(), option.result == outcome::P);
        if (!option.answer.empty()) {
            EXPECT_EQ(solve(read_placed("nim " + option.answer), {}).result, outcome::P);
        }
    }
}

TEST(Solve, ASumByItsPartsAgreesWithItsProductGraph) {
    for (const char* text : {"nim 1,2 + nim 3", "nim 3 + nim:ordered 2,2 + nim 4", "nim 2 + nim 2", "nim 0 + nim 0"}) {
        const placed start = read_placed(text);
        const solution parts = solve(start, {});
        const solution product = solve(start, {.product = true});
        EXPECT_EQ(parts.result, product.result) << text;
        EXPECT_EQ(parts.grundy, product.grundy) << text;
        EXPECT_EQ(winning_moves(parts), winning_moves(product)) << text;
        EXPECT_EQ(parts.remoteness, no_value);
        ASSERT_EQ(parts.parts.size(), start.parts.size());
        ASSERT_EQ(product.parts.size(), start.parts.size());
        EXPECT_TRUE(parts.by_parts && !product.by_parts);
        for (std::size_t part = 0; part < start.parts.size(); ++part)
            EXPECT_EQ(product.parts[part].grundy, parts.parts[part].grundy) << text;
        ASSERT_EQ(product.options.size(), parts.options.size()) << text;
        for (std::size_t i = 0; i < parts.options.size(); ++i) {
            EXPECT_EQ(product.options[i].part, parts.options[i].part) << text;
            EXPECT_EQ(product.options[i].to, parts.options[i].to) << text;
            EXPECT_EQ(product.options[i].position, parts.options[i].position) << text;
            EXPECT_EQ(product.options[i].moves, parts.options[i].moves) << text;
        }
        for (const solved_option& option : parts.options) {
            const solution after = solve(read_placed(option.position), {});
            EXPECT_EQ(after.grundy, option.grundy);
            EXPECT_EQ(after.result, option.result);
            if (!option.winning) { EXPECT_EQ(solve(read_placed(option.answer), {}).result, outcome::P); }
        }
    }
}

/// A toy game as the catalogue sees it.
struct named_toy : testing::toy_game {
    std::string parameters() const { return ""; }
};

placed toy(testing::adjacency edges) {
    const auto rules = std::make_shared<erased_ruleset<named_toy>>(named_toy{{std::move(edges)}}, "toy", "follow an arrow");
    return {rules, rules->parse("0")};
}

TEST(Solve, GivesLoopyValuesWithTheirSets) {
    const solution answer = solve(toy({{1, 3}, {0}, {}, {2}}), {});
    EXPECT_EQ(to_string(answer.grundy), "∞{1}");
    EXPECT_EQ(answer.result, outcome::D);
    EXPECT_EQ(to_string(answer.options[0].grundy), "∞{}");
    EXPECT_TRUE(answer.options[0].best && !answer.options[0].winning);
    EXPECT_EQ(answer.options[1].grundy, 1);
}

TEST(Solve, ALoopySumByItsPartsAgreesWithItsProductGraph) {
    std::mt19937 random(11);
    std::size_t loopy = 0;
    for (int round = 0; round < 300; ++round) {
        const placed sum = make_sum({toy(testing::random_edges(random, 6, 0.25, false)),
                                     toy(testing::random_edges(random, 6, 0.25, round % 3 == 0))});
        const solution parts = solve(sum, {}), product = solve(sum, {.product = true});
        ASSERT_EQ(parts.result, product.result);
        if (!parts.grundy.is_infinite()) { ASSERT_EQ(parts.grundy, product.grundy); }
        for (const solved_option& option : parts.options) {  // two parts that stay as they are make one option
            const auto same = std::ranges::find(product.options, option.position, &solved_option::position);
            ASSERT_NE(same, product.options.end()) << option.position;
            ASSERT_EQ(option.result, same->result);
            ASSERT_EQ(option.winning, same->winning);
            ASSERT_EQ(option.answer.empty(), same->answer.empty());
        }
        loopy += parts.grundy.is_infinite();
    }
    EXPECT_GT(loopy, 50U);
}

TEST(SolvedValue, AddsByTheRulesOfLoopySums) {
    const solved_value three = 3, loop = grundy_value(infinite_value, {0, 2});
    EXPECT_EQ(three + 5, solved_value(6));
    EXPECT_EQ(solved_value::of_number(std::uint64_t{1} << 62) + three, solved_value::of_number((std::uint64_t{1} << 62) + 3));
    EXPECT_EQ(to_string(loop + three), "∞{1,3}");
    EXPECT_EQ(three + loop, loop + three);
    EXPECT_EQ(to_string(loop + loop), "∞{}");
    EXPECT_EQ(outcome_of(loop), outcome::N);
    EXPECT_EQ(outcome_of(loop + three), outcome::D);
    EXPECT_EQ(to_string(solved_value{}), "");
    EXPECT_FALSE(solved_value(no_value).is_known());
}

TEST(Solve, SaysWhoWinsWhereThereArePlayers) {
    for (const char* text : {"tictactoe", "tictactoe X.O/.X./..O", "tictactoe .X./.O./OXX", "tictactoe XXX/OO./...",
                             "mnk:4,3,3"}) {
        const game_graph graph = labelled(text);
        const solution answer = solve(read_placed(text), {});
        EXPECT_EQ(answer.players, (std::array<std::string, 2>{"X", "O"}));
        EXPECT_EQ(answer.winner, graph[0].winner) << text;
        EXPECT_EQ(answer.mover, graph[0].mover);
        EXPECT_EQ(answer.result, graph[0].result);
        EXPECT_EQ(answer.remoteness, graph[0].remoteness);
        EXPECT_EQ(answer.misere, outcome::unknown);
        EXPECT_FALSE(answer.grundy.is_known());
        ASSERT_EQ(answer.options.size(), out_degree(0, graph));
        for (std::size_t i = 0; i < answer.options.size(); ++i) {
            const vertex v = targets_of(graph, 0)[i];
            EXPECT_EQ(answer.options[i].winner, graph[v].winner);
            EXPECT_EQ(answer.options[i].winning, is_winning(graph[0], graph[v]));
            EXPECT_EQ(answer.options[i].best, is_best(graph[0], graph[v]));
        }
    }
}

TEST(Solve, AMisereSumIsSolvedOnItsProductGraph) {
    const solution answer = solve(read_placed("nim 1 + nim 1"), {.play = play::misere});
    EXPECT_EQ(answer.result, outcome::N);
    EXPECT_FALSE(answer.grundy.is_known());
    EXPECT_EQ(answer.positions, 4u);
    EXPECT_FALSE(answer.by_parts);
    ASSERT_EQ(answer.parts.size(), 2u);
    EXPECT_EQ(answer.parts[1].game + " " + answer.parts[1].position, "nim 1");
    EXPECT_FALSE(answer.parts[1].grundy.is_known());
}

TEST(Solve, ALimitIsAnErrorThatNamesTheFlag) {
    solve_options options{.formulas = formula_use::never};
    options.limits.max_positions = 10;
    try {
        solve(read_placed("nim 3,4,5"), options);
        FAIL() << "no error";
    } catch (const limit_error& failure) {
        EXPECT_STREQ(failure.what(), "more than 10 positions from nim 3,4,5; raise --max-positions");
    }
}

TEST(Solve, TheBudgetsOfASumAreThoseOfAllItsParts) {
    solve_options options{.formulas = formula_use::never};
    options.limits.max_positions = 12;
    EXPECT_EQ(solve(read_placed("nim 5 + nim:ordered 5"), options).positions, 12u);
    EXPECT_THROW(solve(read_placed("nim 5 + nim:ordered 6"), options), limit_error);
    EXPECT_EQ(solve(read_placed("nim 11 + nim 11"), options).grundy, 0u);  // explored once
}

}  // namespace
}  // namespace ludograph
