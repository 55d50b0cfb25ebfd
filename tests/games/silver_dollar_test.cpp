// The silver dollar game without the dollar: its moves.
#include "positions.hpp"

namespace ludograph {
namespace {

using ::testing::ElementsAre;
using testing::named_move;

TEST(SilverDollar, StopsAtTheNextCoin) {
    EXPECT_THAT(testing::moves_of("silver-dollar 1,4"),
                ElementsAre(named_move{"1>0", "0,4"}, named_move{"4>2", "1,2"}, named_move{"4>3", "1,3"}));
    EXPECT_THAT(testing::options_of("silver-dollar 1,2,3"), ElementsAre("0,2,3"));
}

TEST(SilverDollar, EndsWhenTheCoinsFillTheLeft) {
    EXPECT_TRUE(testing::moves_of("silver-dollar 0,1,2,3").empty());
}

TEST(SilverDollar, IsWrittenAndDrawnAsWelter) {
    EXPECT_EQ(testing::canonical("silver-dollar | |o| |o|"), "1,3");
    EXPECT_EQ(testing::board_of("silver-dollar bits:0101"), "| |o| |o|");
}

TEST(SilverDollar, HasOneWinningMoveFrom0356) {
    EXPECT_THAT(testing::winning_options("silver-dollar 0,3,5,6"), ElementsAre("0,1,5,6"));
}

}  // namespace
}  // namespace ludograph
