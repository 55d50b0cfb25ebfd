// Sowing: its moves, its mirror symmetry and its pictures.
#include "positions.hpp"

namespace ludograph {
namespace {

using ::testing::ElementsAre;
using testing::named_move;

TEST(Sowing, SowsAllCellsToTheLeftAndThenAllToTheRight) {
    EXPECT_THAT(testing::moves_of("sowing 2,2,2,2"),
                ElementsAre(named_move{"2L", "3,3,0,2"}, named_move{"3L", "2,3,3,0"},
                            named_move{"0R", "0,3,3,2"}, named_move{"1R", "2,0,3,3"}));
}

TEST(Sowing, EndsOnlyInACellThatWasNotEmpty) {
    EXPECT_TRUE(testing::moves_of("sowing 0,1,0").empty());
    EXPECT_THAT(testing::options_of("sowing 1,0,2"), ElementsAre("2,1,0"));
}

TEST(Sowing, NeverLeavesTheBoard) {
    EXPECT_TRUE(testing::moves_of("sowing 3,3,3").empty());
    EXPECT_TRUE(testing::moves_of("sowing 2147483647").empty());
    EXPECT_TRUE(testing::moves_of("sowing 0,0,0").empty());
}

TEST(Sowing, TellsMirrorImagesApartUnlessAsked) {
    explore_limits folded;
    folded.symmetry = true;
    const game_graph graph = testing::labelled("sowing 2,2,2,2", play::normal, folded);
    EXPECT_EQ(num_vertices(testing::labelled("sowing 2,2,2,2")), 16U);
    EXPECT_EQ(num_vertices(graph), 9U);
    EXPECT_EQ(graph[0].grundy, 2U);
    EXPECT_EQ(out_degree(0, graph), 2U);
    const auto names = graph[boost::graph_bundle].names;
    EXPECT_THAT(names->moves(0, targets_of(graph, 0)),
                ElementsAre(ElementsAre("2L", "1R"), ElementsAre("3L", "0R")));
}

TEST(Sowing, FoldsAPositionOntoTheLesserOfItAndItsMirrorImage) {
    const ruleset_ptr rules = make_ruleset("sowing");
    EXPECT_EQ(rules->fold(rules->parse("3,0,1")), rules->parse("1,0,3"));
    EXPECT_EQ(rules->fold(rules->parse("1,0,3")), rules->parse("1,0,3"));
}

TEST(Sowing, DrawsEmptyCellsAsDots) { EXPECT_EQ(testing::board_of("sowing 2,0,3,12"), "2 · 3 12"); }

// What a lesson asks: which cell was played, and which way?
TEST(Sowing, NamesTheMoveBetweenTwoPositions) {
    const char* const game[] = {"1,2,2,1,1,2,2,1", "1,2,3,0,1,2,2,1", "1,2,3,0,1,0,3,2", "0,3,3,0,1,0,3,2",
                                "0,0,4,1,2,0,3,2", "0,0,5,0,2,0,3,2", "0,0,6,1,0,0,3,2", "0,0,7,0,0,0,3,2"};
    const char* const moves[] = {"3L", "5R", "0R", "1R", "3L", "4L", "3L"};
    for (std::size_t i = 0; i < std::size(moves); ++i)
        EXPECT_THAT(testing::moves_of(std::string("sowing ") + game[i]),
                    ::testing::Contains(named_move{moves[i], game[i + 1]}));
}

}  // namespace
}  // namespace ludograph
