// Welter: its moves, texts and pictures.
#include "positions.hpp"

namespace ludograph {
namespace {

using ::testing::ElementsAre;
using testing::named_move;

TEST(Welter, MovesCoinsFromTheLeftToSquaresAscending) {
    EXPECT_THAT(testing::moves_of("welter 1,3"),
                ElementsAre(named_move{"1>0", "0,3"}, named_move{"3>0", "0,1"}, named_move{"3>2", "1,2"}));
}

TEST(Welter, JumpsOverOtherCoins) {
    EXPECT_THAT(testing::options_of("welter 1,2,3"), ElementsAre("0,2,3", "0,1,3", "0,1,2"));
}

TEST(Welter, EndsWhenTheCoinsFillTheLeft) {
    EXPECT_TRUE(testing::moves_of("welter 0,1,2,3").empty());
    EXPECT_EQ(num_vertices(testing::labelled("welter 0,1,2,3")), 1U);
}

TEST(Welter, ReadsAllThreeFormsOfAPosition) {
    EXPECT_EQ(testing::canonical("welter |o| | |o| |o|o|"), "0,3,5,6");
    EXPECT_EQ(testing::canonical("welter bits:10010110"), "0,3,5,6");
    EXPECT_EQ(testing::canonical("welter 6,5,3,0"), "0,3,5,6");
}

TEST(Welter, IsDrawnAsAStripUpToTheLastCoin) {
    EXPECT_EQ(testing::board_of("welter bits:100101100"), "|o| | |o| |o|o|");
}

TEST(Welter, RefusesTwoCoinsOnOneSquare) {
    const input_error failure = testing::refusal("welter 0,3,3,6");
    EXPECT_STREQ(failure.what(),
                 "welter: square 3 is taken twice in \"0,3,3,6\"; give each coin its own square");
    EXPECT_EQ(failure.offset(), 11U);
}

TEST(Welter, KnowsItsValueWithoutExploring) {
    const placed p = read_placed("welter 2147483647,2147483646");
    EXPECT_EQ(p.rules->closed_form(p.position)->grundy, 0U);
    EXPECT_EQ(p.rules->closed_form(p.position)->result, outcome::P);
}

}  // namespace
}  // namespace ludograph
