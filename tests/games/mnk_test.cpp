// The m,n,k games: boards of other shapes, parameters that are refused, symmetries of a rectangle.
#include <gmock/gmock.h>

#include "positions.hpp"

namespace ludograph {
namespace {

using ::testing::HasSubstr;
using testing::label_of;
using testing::refusal;

TEST(Mnk, ReadsColumnsTimesRowsCells) {
    EXPECT_EQ(testing::canonical("mnk:4,3,3"), "..../..../....");
    EXPECT_EQ(testing::canonical("mnk:4,3,3 X..o.X......"), "X..O/.X../....");
    EXPECT_EQ(testing::board_of("mnk:4,3,3 X..O/.X../...."), "X..O\n.X..\n....");
    EXPECT_THAT(refusal("mnk:4,3,3 .../.../.../...").what(), HasSubstr("has not 4 cells; write e.g. ..../..../...."));
}

TEST(Mnk, IsTicTacToeOn333) {
    for (const auto& [text, label] : testing::labels_by_position("mnk:3,3,3")) {
        const placed same = read_placed("tictactoe " + text);
        EXPECT_EQ(same.rules->format(same.position), text);
    }
    EXPECT_EQ(label_of("mnk:3,3,3").winner, side::draw);
}

TEST(Mnk, CountsTheValidPositions) {
    EXPECT_EQ(num_vertices(testing::labelled("mnk:3,3,2")), 1234U);
    const game_graph graph = testing::labelled("mnk:4,3,3");
    EXPECT_EQ(num_vertices(graph), 111973U);
    EXPECT_EQ(graph[0].winner, side::first);
}

TEST(Mnk, MoreThanKInALineWinsWhenTheLastStoneJoinsThem) {
    EXPECT_EQ(label_of("mnk:4,2,3 XX.X/OO.O").winner, side::first);
    EXPECT_EQ(label_of("mnk:4,2,3 XXXX/OO.O").remoteness, 0U);
    EXPECT_THAT(refusal("mnk:6,3,3 XXXXXX/OO.OO./O.....").what(), HasSubstr("the lines of X share no stone"));
}

TEST(Mnk, FoldsTheFourSymmetriesOfARectangle) {
    const ruleset_ptr rules = make_ruleset("mnk:3,2,3");
    const key least = rules->fold(rules->parse("X../..O"));
    for (const char* image : {"..X/O..", "..O/X..", "O../..X"}) EXPECT_EQ(rules->fold(rules->parse(image)), least);
    EXPECT_NE(rules->fold(rules->parse("X../.O.")), least);
}

TEST(Mnk, RefusesABoardThatIsNone) {
    EXPECT_THAT(refusal("mnk").what(), HasSubstr("no board given"));
    EXPECT_THAT(refusal("mnk:3,3").what(), HasSubstr("mnk: "));
    EXPECT_THAT(refusal("mnk:0,3,1").what(), HasSubstr("a board of 0 x 3 does not do; it has 1 to 64 cells"));
    EXPECT_THAT(refusal("mnk:9,8,3").what(), HasSubstr("a board of 9 x 8 does not do"));
    EXPECT_THAT(refusal("mnk:3,3,4").what(), HasSubstr("no line of 4 fits on 3 x 3; give 1 to 3"));
    EXPECT_THAT(refusal("mnk:3,3,0").what(), HasSubstr("no line of 0 fits"));
}

TEST(Mnk, HoldsABoardOf64Cells) {
    const std::string text = "XO....../......../......../......../......../......../......../......OX";
    EXPECT_EQ(testing::canonical("mnk:8,8,5 " + text), text);
    EXPECT_EQ(testing::options_of("mnk:8,8,5 " + text).size(), 60U);
}

}  // namespace
}  // namespace ludograph
