// Nim: its moves and texts.
#include "positions.hpp"

namespace ludograph {
namespace {

using ::testing::ElementsAre;
using testing::named_move;

TEST(Nim, TakesFromHeapsFromTheLeftAndTokensAscending) {
    EXPECT_THAT(testing::moves_of("nim 2,3"),
                ElementsAre(named_move{"2>1", "1,3"}, named_move{"2>0", "0,3"}, named_move{"3>2", "2,2"},
                            named_move{"3>1", "1,2"}, named_move{"3>0", "0,2"}));
}

TEST(Nim, TellsHeapsApartWhenOrdered) {
    EXPECT_THAT(testing::options_of("nim:ordered 3,1"), ElementsAre("2,1", "1,1", "0,1", "3,0"));
}

TEST(Nim, KeepsTheNumberOfHeaps) {
    EXPECT_THAT(testing::options_of("nim 0,0,1"), ElementsAre("0,0,0"));
    EXPECT_TRUE(testing::moves_of("nim 0,0").empty());
}

TEST(Nim, MakesOneEdgeOfEqualMoves) {
    const game_graph graph = testing::labelled("nim 2,2");
    EXPECT_EQ(out_degree(0, graph), 2U);
    EXPECT_EQ(graph[boost::graph_bundle].names->move_counts(0, {1}), std::vector<std::uint32_t>{2});
    EXPECT_THAT(graph[boost::graph_bundle].names->moves(0, {1}), ElementsAre(ElementsAre("2>1", "2>1")));
}

TEST(Nim, StatesItsRule) {
    EXPECT_EQ(make_ruleset("nim")->rule(), "take any positive number from one heap");
    EXPECT_EQ(make_ruleset("nim:ordered")->rule(),
              "take any positive number from one heap; heaps are told apart by their place");
}

TEST(Nim, HasAPictureOfItsHeaps) { EXPECT_EQ(testing::board_of("nim 5,3,4"), "3 4 5"); }

TEST(Nim, KnowsItsValueWithoutExploring) {
    const placed p = read_placed("nim 2147483647,2147483646,1");
    EXPECT_EQ(p.rules->closed_form(p.position)->grundy, 0U);
    EXPECT_EQ(p.rules->closed_form(p.position)->result, outcome::P);
}

}  // namespace
}  // namespace ludograph
