// Wythoff's game and its variants: their moves, texts and parameters.
#include "positions.hpp"

namespace ludograph {
namespace {

using ::testing::ElementsAre;
using testing::named_move;

/// The texts of the moves that take from both heaps.
std::vector<std::string> moves_in_both(const std::string& text) {
    std::vector<std::string> texts;
    for (const std::string& move : testing::move_texts_of(text))
        if (move.front() == '-') texts.push_back(move);
    return texts;
}

TEST(Wythoff, TakesFromTheFirstHeapThenTheSecondThenBoth) {
    EXPECT_THAT(testing::moves_of("wythoff:ordered 2,1"),
                ElementsAre(named_move{"a>0", "0,1"}, named_move{"a>1", "1,1"}, named_move{"b>0", "2,0"},
                            named_move{"-1", "1,0"}));
}

TEST(Wythoff, SortsItsHeapsUnlessOrdered) {
    EXPECT_THAT(testing::options_of("wythoff 2,1"), ElementsAre("0,2", "0,1", "1,1", "0,1"));
    EXPECT_EQ(testing::canonical("wythoff:ordered 8,5"), "8,5");
}

TEST(Wythoff, TakesNearlyTheSameFromBothWithFraenkel) {
    EXPECT_THAT(moves_in_both("wythoff:fraenkel=1 2,3"), ElementsAre("-1", "-2"));
    EXPECT_THAT(moves_in_both("wythoff:fraenkel=2 2,3"), ElementsAre("-1", "-1,-2", "-2,-1", "-2", "-2,-3"));
}

TEST(Wythoff, TakesAMultipleFromTheOtherHeapOnce) {
    EXPECT_THAT(moves_in_both("wythoff:multiple=2 2,5"), ElementsAre("-1", "-1,-2", "-2,-1", "-2", "-2,-4"));
    EXPECT_THAT(moves_in_both("wythoff:multiple=3 6,2"),
                ElementsAre("-1", "-1,-2", "-2,-1", "-2", "-3,-1", "-4,-2", "-6,-2"));
}

TEST(Wythoff, TakesAtMostTheCapFromBoth) {
    EXPECT_THAT(moves_in_both("wythoff:cap=2 5,4"), ElementsAre("-1", "-2"));
    EXPECT_THAT(moves_in_both("wythoff:cap=2147483647 2,2"), ElementsAre("-1", "-2"));
}

TEST(Wythoff, AcceptsParametersOfAnySize) {
    EXPECT_THAT(moves_in_both("wythoff:fraenkel=2147483647 1,2"), ElementsAre("-1", "-1,-2"));
    EXPECT_THAT(moves_in_both("wythoff:multiple=2147483647 1,2"), ElementsAre("-1", "-1,-2"));
}

TEST(Wythoff, NamesItsVariantAndStatesItsRule) {
    EXPECT_EQ(make_ruleset("wythoff:fraenkel= 02")->name(), "wythoff:fraenkel=2");
    EXPECT_EQ(make_ruleset("wythoff:fraenkel=2")->rule(),
              "take any positive number from one of two heaps, or x > 0 and y > 0 from the two heaps "
              "with |x-y| < 2");
    EXPECT_EQ(make_ruleset("wythoff:multiple=3")->rule(),
              "take any positive number from one of two heaps, or t > 0 from one heap and c·t from the "
              "other with c from 1 to 3");
    EXPECT_EQ(make_ruleset("wythoff:cap=4")->rule(),
              "take any positive number from one of two heaps, or the same number, at most 4, from both");
}

TEST(Wythoff, HasNoFormulaForMultiplesAndCaps) {
    for (const char* text : {"wythoff:multiple=2 1,2", "wythoff:cap=2 1,2"}) {
        const placed p = read_placed(text);
        EXPECT_FALSE(p.rules->closed_form(p.position).has_value());
    }
}

}  // namespace
}  // namespace ludograph
