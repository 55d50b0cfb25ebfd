// Subtraction games: their moves and parameters.
#include "positions.hpp"

namespace ludograph {
namespace {

using ::testing::ElementsAre;
using testing::named_move;

TEST(Subtraction, TakesWhatIsInTheSet) {
    EXPECT_THAT(testing::moves_of("subtraction:1,3,4 3"),
                ElementsAre(named_move{"3>2", "2"}, named_move{"3>0", "0"}));
    EXPECT_TRUE(testing::moves_of("subtraction:2,3 1").empty());
}

TEST(Subtraction, PlaysSeveralHeapsAsASum) {
    EXPECT_THAT(testing::moves_of("subtraction:1,3 7,2"),
                ElementsAre(named_move{"2>1", "1,7"}, named_move{"7>6", "2,6"}, named_move{"7>4", "2,4"}));
    EXPECT_EQ(testing::label_of("subtraction:1,3,4 7,5,9").grundy,
              testing::label_of("subtraction:1,3,4 7").grundy ^
                  testing::label_of("subtraction:1,3,4 5").grundy ^
                  testing::label_of("subtraction:1,3,4 9").grundy);
}

TEST(Subtraction, WritesItsSetAscendingWithEachNumberOnce) {
    EXPECT_EQ(make_ruleset("subtraction:4, 1,3,1")->name(), "subtraction:1,3,4");
    EXPECT_EQ(make_ruleset("subtraction:4,1,3")->rule(),
              "take a number of tokens that is in {1,3,4} from one heap");
}

TEST(Subtraction, TakesAmountsUpToTheLargestNumber) {
    EXPECT_THAT(testing::options_of("subtraction:2147483647 2147483647"), ElementsAre("0"));
}

}  // namespace
}  // namespace ludograph
