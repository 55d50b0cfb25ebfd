// What a drawing shows of a graph.
#include "ludograph/view/sketch.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support.hpp"
#include "toy.hpp"

namespace ludograph {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Field;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::Pair;
using ::testing::StartsWith;

std::vector<std::string> legend_marks(const drawing& picture) {
    std::vector<std::string> marks;
    for (const legend_entry& entry : picture.legend)
        if (!entry.mark.empty()) marks.push_back(entry.mark);
    return marks;
}

TEST(Draw, TitleSaysGamePositionPlayOutcomeValueAndSize) {
    EXPECT_EQ(draw(testing::labelled("nim 1,2,3")).title,
              "Nim 1,2,3, normal play: P, Grundy 0; 14 positions, 38 moves");
    EXPECT_EQ(draw(testing::labelled("nim 1,2", play::misere)).title,
              "Nim 1,2, misère play: N; 5 positions, 7 moves");
    EXPECT_EQ(draw(testing::labelled("nim 0,0")).title,
              "Nim 0,0, normal play: P, Grundy 0; 1 position, 0 moves");
}

TEST(Draw, TitleOfASumNamesEachPartOnce) {
    EXPECT_THAT(draw(testing::labelled("nim 1,2 + nim:ordered 1,1")).title,
                StartsWith("Nim 1,2 + nim:ordered 1,1, normal play: N, Grundy 3"));
}

TEST(Draw, TitleCanBeGiven) {
    EXPECT_EQ(draw(testing::labelled("nim 1"), {.title = "Lesson 1"}).title, "Lesson 1");
}

TEST(Draw, BoxShowsBoardThenLetterAndValue) {
    const drawing picture = draw(testing::labelled("nim 3,4"));
    EXPECT_THAT(lines_of(picture.boxes[0], box_label::board), ElementsAre("3 4", "N 7"));
    EXPECT_THAT(lines_of(draw(testing::labelled("nim 1,2", play::misere)).boxes[0], box_label::board), ElementsAre("1 2", "N"));
}

TEST(Draw, BoardOfSeveralLinesStaysSeveralLines) {
    const drawing picture = draw(testing::labelled(testing::toy{.boards = {"ab\ncd"}}));
    EXPECT_THAT(lines_of(picture.boxes[0], box_label::board), ElementsAre("ab", "cd", "P 0"));
}

TEST(Draw, OutcomesDifferInMoreThanColour) {
    const drawing picture = draw(testing::labelled(testing::loopy_toy()));
    const drawn_box &d = picture.boxes[0], &p = picture.boxes[2], &n = picture.boxes[3];
    EXPECT_TRUE(p.double_border && !p.dashed);
    EXPECT_TRUE(!n.double_border && !n.dashed);
    EXPECT_TRUE(!d.double_border && d.dashed);
    EXPECT_THAT(p.verdict, StartsWith("P"));
    EXPECT_THAT(n.verdict, StartsWith("N"));
    EXPECT_THAT(d.verdict, StartsWith("D"));
    EXPECT_EQ(p.fill, "#a6dba0");
    EXPECT_EQ(n.fill, "#f4a6a0");
}

TEST(Draw, WinnersDifferInMoreThanColour) {
    const drawing picture = draw(testing::labelled("tictactoe X.O/.O./..X"));
    std::map<std::string, drawn_box> by_mark;
    for (const drawn_box& box : picture.boxes) by_mark[box.verdict] = box;
    ASSERT_EQ(by_mark.size(), 3U);
    const drawn_box &x = by_mark["X"], &o = by_mark["O"], &even = by_mark["="];
    EXPECT_TRUE(!x.double_border && !x.dashed);
    EXPECT_TRUE(o.double_border && !o.dashed);
    EXPECT_TRUE(!even.double_border && even.dashed);
    EXPECT_EQ(x.fill, "#93bfea");
    EXPECT_EQ(o.fill, "#fbcf9c");
    EXPECT_EQ(even.fill, "#ececec");
    EXPECT_THAT(legend_marks(picture), ElementsAre("X", "O", "="));
    EXPECT_THAT(x.tooltip, HasSubstr(": X wins, moves to the end"));
}

TEST(Draw, TitleAndCaptionOfAGameWithPlayersSayWhoWins) {
    const drawing drawn = draw(testing::labelled("tictactoe X.O/.O./..X"));
    EXPECT_THAT(drawn.title, StartsWith("Tictactoe X.O/.O./..X: X wins; "));
    EXPECT_THAT(drawn.caption, Contains("Below each board stands who wins with best play; = is a draw."));
    EXPECT_THAT(drawn.caption, Not(Contains(HasSubstr("cannot move"))));
    EXPECT_THAT(draw(testing::labelled("tictactoe XOX/XOO/OXX")).title, HasSubstr(": a draw; "));
}

TEST(Draw, BoxOfAGameWithPlayersCarriesThemAsData) {
    const game_graph graph = testing::labelled("tictactoe X.O/XOX/...");
    EXPECT_THAT(sketch(graph).box(0).data, Contains(Pair("player", "O")));
    EXPECT_THAT(sketch(graph).box(0).data, Contains(Pair("winner", "O")));
    EXPECT_THAT(sketch(graph).box(2).data, Contains(Pair("result", "O")));
    EXPECT_THAT(sketch(graph).box(2).data, Not(Contains(::testing::Key("grundy"))));
}

TEST(Draw, LoopyValuesShowTheirSets) {
    const drawing picture = draw(testing::labelled(testing::loopy_toy()));
    EXPECT_EQ(picture.boxes[0].verdict, "D ∞{1}");
    EXPECT_EQ(picture.boxes[2].verdict, "P 0");
    EXPECT_THAT(picture.title, HasSubstr("D, Grundy ∞{1}; "));
    EXPECT_THAT(picture.boxes[0].data, Contains(Pair("grundy", "∞{1}")));
}

TEST(Draw, StartIsBoldAndEndsAreMarked) {
    const drawing picture = draw(testing::labelled("nim 1"));
    EXPECT_TRUE(picture.boxes[0].bold && !picture.boxes[0].terminal);
    EXPECT_TRUE(!picture.boxes[1].bold && picture.boxes[1].terminal);
}

TEST(Draw, OnlyWinningMovesAreEmphasised) {
    const game_graph graph = testing::labelled("nim 4,5,6");
    const drawing picture = draw(graph);
    std::size_t best = 0, winning = 0;
    for (const drawn_line& line : picture.lines) {
        EXPECT_EQ(line.style != line_style::ordinary, is_winning(graph[line.from], graph[line.to]));
        best += line.style == line_style::best;
        winning += line.style == line_style::winning;
    }
    EXPECT_GT(best, 0U);
    EXPECT_GT(winning, 0U);
    EXPECT_EQ(picture.lines.size(), num_edges(graph));
}

TEST(Draw, CutGraphSaysSoAndMarksWhatIsOpen) {
    const drawing picture = draw(testing::labelled(testing::cut_toy()));
    EXPECT_THAT(picture.caption,
                Contains(HasSubstr("Not the whole graph: exploring stopped at the limit of depth")));
    EXPECT_THAT(lines_of(picture.boxes[0], box_label::board), ElementsAre("4", "?"));
    EXPECT_THAT(lines_of(picture.boxes[1], box_label::board), ElementsAre("3", "…"));
    EXPECT_TRUE(picture.boxes[0].dotted && picture.boxes[1].dotted && !picture.boxes[2].dotted);
    EXPECT_FALSE(picture.boxes[1].terminal);
    EXPECT_THAT(legend_marks(picture), ElementsAre("P", "N", "?", "…"));
}

TEST(Draw, LegendNamesOnlyWhatOccurs) {
    EXPECT_THAT(legend_marks(draw(testing::labelled("nim 0"))), ElementsAre("P"));
    EXPECT_THAT(legend_marks(draw(testing::labelled("nim 1"))), ElementsAre("P", "N"));
    EXPECT_THAT(legend_marks(draw(testing::labelled(testing::loopy_toy()))), ElementsAre("P", "N", "D"));
    EXPECT_THAT(draw(testing::labelled("nim 0")).legend,
                Not(Contains(Field(&legend_entry::line, line_style::best))));
    EXPECT_THAT(draw(testing::labelled("nim 1"), {.legend = false}).legend, IsEmpty());
}

TEST(Draw, CaptionSaysRuleAndPlay) {
    EXPECT_THAT(draw(testing::labelled("nim 1")).caption,
                ElementsAre("Rule: take any positive number from one heap.",
                            "Normal play: a player who cannot move loses.",
                            "The number in a box is its Grundy value."));
    EXPECT_THAT(draw(testing::labelled("nim 1", play::misere)).caption,
                Contains("Misère play: a player who cannot move wins."));
}

TEST(Draw, BoxCarriesItsLabelsAsData) {
    const game_graph graph = testing::labelled("nim 1,2");
    const drawn_box box = sketch(graph).box(0);
    EXPECT_THAT(box.data, ElementsAre(Pair("position", "1,2"), Pair("outcome", "N"), Pair("grundy", "3"),
                                      Pair("remoteness", "3"), Pair("misere", "N"), Pair("longest", "3"),
                                      Pair("depth", "0")));
}

}  // namespace
}  // namespace ludograph
