// Octal games: their moves and codes.
#include "positions.hpp"

namespace ludograph {
namespace {

using ::testing::ElementsAre;
using testing::named_move;

TEST(Octal, LeavesNoHeapThenOneThenTwoForEveryNumberTaken) {
    EXPECT_THAT(testing::moves_of("octal:0.77 4"),
                ElementsAre(named_move{"4>3", "3"}, named_move{"4>1+2", "1,2"}, named_move{"4>2", "2"},
                            named_move{"4>1+1", "1,1"}));
    EXPECT_THAT(testing::moves_of("octal:0.77 2"),
                ElementsAre(named_move{"2>1", "1"}, named_move{"2>0", "0"}));
}

TEST(Octal, SplitsWithoutTakingWhenTheFirstDigitIs4) {
    EXPECT_THAT(testing::moves_of("octal:4.1 5"),
                ElementsAre(named_move{"5>1+4", "1,4"}, named_move{"5>2+3", "2,3"}));
    EXPECT_THAT(testing::options_of("octal:4.1 1"), ElementsAre("0"));
}

TEST(Octal, PlaysHeapsFromTheLeft) {
    EXPECT_THAT(
        testing::moves_of("octal:0.3 2,1,3"),
        ElementsAre(named_move{"1>0", "2,3"}, named_move{"2>1", "1,1,3"}, named_move{"3>2", "1,2,2"}));
}

TEST(Octal, DropsEmptyHeaps) {
    EXPECT_EQ(testing::canonical("octal:0.77 0,4,0"), "4");
    EXPECT_EQ(testing::canonical("octal:0.77 0,0"), "0");
    EXPECT_EQ(num_vertices(testing::labelled("octal:0.77 0")), 1U);
}

TEST(Octal, WritesItsCodeWithoutZerosAtTheEnd) {
    EXPECT_EQ(make_ruleset("octal:0.7700")->name(), "octal:0.77");
    EXPECT_EQ(make_ruleset("octal:4.0")->name(), "octal:4.0");
    EXPECT_EQ(make_ruleset("octal:0.000")->name(), "octal:0.0");
}

TEST(Octal, StatesTheRuleOfItsCode) {
    EXPECT_EQ(make_ruleset("octal:0.137")->rule(),
              "take 1 from one heap and leave no heap of the rest, or take 2 from one heap and leave no "
              "heap or one of the rest, or take 3 from one heap and leave no heap, one or two of the "
              "rest");
    EXPECT_EQ(make_ruleset("octal:4.0")->rule(), "split one heap into two");
    EXPECT_EQ(make_ruleset("octal:0.0")->rule(), "no move is ever possible");
}

}  // namespace
}  // namespace ludograph
