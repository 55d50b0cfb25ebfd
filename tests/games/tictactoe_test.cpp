// Tic-tac-toe: texts, which boards are refused and why, moves, symmetries, the full counts.
#include <gmock/gmock.h>

#include "cases.hpp"

namespace ludograph {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using testing::canonical;
using testing::label_of;
using testing::named_move;
using testing::refusal;

/// "X5" and the like, of the winning moves; only of the best ones if asked.
std::vector<std::string> winning_moves(const std::string& start, bool best_only) {
    const game_graph graph = testing::labelled(start);
    const std::vector<vertex> options = targets_of(graph, 0);
    const auto texts = graph[boost::graph_bundle].names->moves(0, options);
    std::vector<std::string> moves;
    for (std::size_t i = 0; i < options.size(); ++i)
        if (is_winning(graph[0], graph[options[i]]) && (!best_only || is_best(graph[0], graph[options[i]])))
            moves.push_back(texts[i].front());
    return moves;
}

TEST(TicTacToe, ReadsABoardInEveryWriting) {
    for (const char* text : {"X.O/.X./..O", "X.O.X...O", "x.o/.x./..o", "X.O/.X...O", "code:13222"})
        EXPECT_EQ(canonical(std::string("tictactoe ") + text), "X.O/.X./..O") << text;
    for (const char* text : {"tictactoe", "tictactoe code:0", "tictactoe ........."})
        EXPECT_EQ(canonical(text), ".../.../...") << text;
    EXPECT_EQ(testing::board_of("tictactoe X.O/.X./..O"), "X.O\n.X.\n..O");
}

TEST(TicTacToe, RefusesABoardThatNoPlayReachesAndSaysWhy) {
    const std::string decoded = refusal("tictactoe code:12410").what();
    EXPECT_THAT(decoded, HasSubstr("OOX/.../OOX"));
    EXPECT_THAT(decoded, HasSubstr("there are 2 X and 4 O, but X begins"));
    EXPECT_THAT(refusal("tictactoe XX./.../...").what(), HasSubstr("there are 2 X and 0 O"));
    EXPECT_THAT(refusal("tictactoe XXX/OOO/...").what(), HasSubstr("X has a line, yet O moved after it"));
    EXPECT_THAT(refusal("tictactoe OOO/XX./XX.").what(), HasSubstr("O has a line, yet X moved after it"));
    EXPECT_THAT(refusal("tictactoe XXX/XXX/OOO").what(), HasSubstr("there are 6 X and 3 O"));
    EXPECT_EQ(refusal("tictactoe XX./.../...").offset(), 10U);
}

TEST(TicTacToe, RefusesATextThatIsNoBoardWhereItGoesWrong) {
    const auto is_refused = [](const std::string& text, std::size_t offset, const char* reason) {
        const input_error failure = refusal("tictactoe " + text);
        EXPECT_EQ(failure.offset(), 10 + offset) << text;
        EXPECT_THAT(failure.what(), HasSubstr(reason)) << text;
        EXPECT_THAT(failure.what(), HasSubstr("tictactoe: ")) << text;
    };
    is_refused("X.0/.../...", 2, "cell 3 of \"X.0/.../...\" is \"0\", not X, O or a point");
    is_refused("X.é/.../...", 2, "is \"é\"");
    is_refused("X./.../...", 2, "a row of \"X./.../...\" has not 3 cells");
    is_refused("/.../.../...", 0, "has not 3 cells");
    is_refused("...//.../...", 4, "has not 3 cells");
    is_refused("X.O/.X.", 7, "has not 9 cells; write e.g. .../.../...");
    is_refused("........./", 10, "has not 9 cells");
    is_refused("..........", 9, "has not 9 cells");
    is_refused("code:19683", 5, "codes go from 0 to 19682");
    is_refused("code:x", 5, "code \"x\" is not a number");
}

TEST(TicTacToe, AllowsTwoLinesThroughTheLastStone) {
    EXPECT_EQ(label_of("tictactoe XXX/XOO/XOO").winner, side::first);
    EXPECT_EQ(label_of("tictactoe XXX/XOO/XOO").remoteness, 0U);
}

TEST(TicTacToe, PlaysTheEmptyCellsRowByRowUntilSomebodyWins) {
    EXPECT_THAT(testing::moves_of("tictactoe XO./OX./XO."),
                ElementsAre(named_move{"X3", "XOX/OX./XO."}, named_move{"X6", "XO./OXX/XO."},
                            named_move{"X9", "XO./OX./XOX"}));
    EXPECT_THAT(testing::move_texts_of("tictactoe X../.../..."),
                ElementsAre("O2", "O3", "O4", "O5", "O6", "O7", "O8", "O9"));
    EXPECT_THAT(testing::moves_of("tictactoe XXX/OO./..."), ElementsAre());
}

TEST(TicTacToe, ExactlyTheValidCodesAreReachable) {
    const game_graph graph = testing::labelled("tictactoe");
    std::set<std::uint64_t> reached;
    for (vertex v = 0; v < num_vertices(graph); ++v) reached.insert(*graph[boost::graph_bundle].names->code(v));
    std::set<std::uint64_t> valid;
    const ruleset_ptr rules = make_ruleset("tictactoe");
    for (std::uint64_t code = 0; code < 19683; ++code) {
        try {
            const key p = rules->parse("code:" + std::to_string(code));
            EXPECT_EQ(rules->code(p), code);
            valid.insert(code);
        } catch (const input_error&) {
        }
    }
    EXPECT_EQ(valid, reached);
    const auto facts = testing::entries_by_id("facts.json");
    EXPECT_EQ(valid.size(), facts.at("ttt-valid")["answer"]);
    EXPECT_EQ(facts.at("ttt-valid-equals-reachable")["answer"], "equal");
}

TEST(TicTacToe, HasTheRecordedFacts) {
    const auto facts = testing::entries_by_id("facts.json");
    const game_graph graph = testing::labelled("tictactoe");
    const winner_counts ends = count_winners(graph, true), all = count_winners(graph);
    EXPECT_EQ(ends.first + ends.second + ends.draw, facts.at("ttt-terminal")["answer"]);
    EXPECT_EQ(all.first, facts.at("ttt-attractor-sizes")["answer"]["X"]);
    EXPECT_EQ(all.second, facts.at("ttt-attractor-sizes")["answer"]["O"]);
    EXPECT_EQ(all.draw, facts.at("ttt-attractor-sizes")["answer"]["draw"]);
    EXPECT_EQ(facts.at("ttt-start-draw")["answer"], "draw");
    EXPECT_EQ(graph[0].winner, side::draw);
    const ruleset_ptr rules = make_ruleset("tictactoe");
    std::vector<std::uint64_t> codes;  // recorded from the last cell to the first
    rules->for_each_move(rules->parse(""), [&](key_view p, const auto&) { codes.insert(codes.begin(), *rules->code(p)); });
    EXPECT_EQ(codes, facts.at("ttt-children-order")["answer"].get<std::vector<std::uint64_t>>());
}

TEST(TicTacToe, HasTheOutcomesAndRemotenessOfAnIndependentSolver) {
    const game_graph graph = testing::labelled("tictactoe");
    std::map<std::uint32_t, std::uint64_t> p, n;
    for (vertex v = 0; v < num_vertices(graph); ++v) {
        if (graph[v].result == outcome::P) ++p[graph[v].remoteness];
        if (graph[v].result == outcome::N) ++n[graph[v].remoteness];
    }
    EXPECT_EQ(p, (std::map<std::uint32_t, std::uint64_t>{{0, 942}, {2, 508}, {4, 124}}));
    EXPECT_EQ(n, (std::map<std::uint32_t, std::uint64_t>{{1, 2358}, {3, 356}, {5, 122}}));
    const outcome_counts counts = count_outcomes(graph);
    EXPECT_EQ(counts.n, 2836U);
    EXPECT_EQ(counts.p, 1574U);
    EXPECT_EQ(counts.d, 1068U);
    EXPECT_EQ(graph[0].remoteness, 9U);
    EXPECT_EQ(graph[0].grundy, no_value);
    EXPECT_EQ(graph[0].misere, outcome::unknown);
}

TEST(TicTacToe, FoldsTheEightSymmetriesOfTheSquare) {
    const auto published = testing::entries_by_id("public.json");
    explore_limits folded;
    folded.symmetry = true;
    const game_graph graph = testing::labelled("tictactoe", play::normal, folded);
    std::vector<std::uint64_t> by_depth(10, 0);
    for (vertex v = 0; v < num_vertices(graph); ++v) ++by_depth[graph[v].depth];
    EXPECT_EQ(by_depth, published.at("a16")["answer"]["by_depth"].get<std::vector<std::uint64_t>>());
    EXPECT_EQ(num_vertices(graph), published.at("a16")["answer"]["total"]);
    const winner_counts ends = count_winners(graph, true);
    EXPECT_EQ((std::vector{ends.first, ends.second, ends.draw}),
              published.at("a17")["answer"]["terminal_sym_X_O_draw"].get<std::vector<std::uint64_t>>());
}

TEST(TicTacToe, HasThePublishedAnswers) {
    const auto published = testing::entries_by_id("public.json");
    EXPECT_EQ(published.at("b24")["answer"], (testing::json{"draw", "win for X", "invalid"}));
    EXPECT_EQ(label_of("tictactoe .../.../...").winner, side::draw);
    EXPECT_EQ(label_of("tictactoe X.O/XX./.O.").winner, side::first);  // there the digit 0 stands for O
    EXPECT_THAT(refusal("tictactoe XX./.../...").what(), HasSubstr("cannot be reached"));

    ASSERT_EQ(published.at("c15")["answer"]["remoteness"], 1);
    EXPECT_EQ(label_of("tictactoe .X./.O./OXX").remoteness, 1U);
    EXPECT_THAT(winning_moves("tictactoe .X./.O./OXX", true), ElementsAre("O3"));
    EXPECT_THAT(winning_moves("tictactoe .X./.O./OXX", false), ElementsAre("O1", "O3", "O4", "O6"));

    ASSERT_EQ(published.at("c17")["answer"]["best"], (testing::json{"index 7", "index 8"}));
    EXPECT_EQ(label_of("tictactoe XXO/OX./O..").remoteness, 1U);
    EXPECT_THAT(winning_moves("tictactoe XXO/OX./O..", true), ElementsAre("X8", "X9"));
    EXPECT_THAT(winning_moves("tictactoe XXO/OX./O..", false), ElementsAre("X6", "X8", "X9"));

    // c18: a line that the last empty cell completes is a win; there the first player is r.
    ASSERT_EQ(published.at("c18")["answer"]["result"], "r wins (left column), not a draw");
    EXPECT_EQ(label_of("tictactoe XOO/XOX/XXO").winner, side::first);

    EXPECT_EQ(published.at("c19")["answer"]["remoteness_longest_draw"], label_of("tictactoe").remoteness);
    EXPECT_EQ(published.at("c26")["answer"]["reachable incl. empty"], testing::labels_by_position("tictactoe").size());
}

TEST(TicTacToe, CannotBePartOfASum) {
    const input_error refused = refusal("nim 3 + tictactoe");
    EXPECT_THAT(refused.what(), HasSubstr("part 2: tictactoe .../.../... tells its players apart, so it cannot be added"));
    EXPECT_EQ(refused.offset(), 8u);
}

}  // namespace
}  // namespace ludograph
