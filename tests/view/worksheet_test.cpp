// The drawing that is filled in by hand.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "ludograph/layout/text.hpp"
#include "ludograph/view/drawing.hpp"
#include "support.hpp"
#include "toy.hpp"

namespace ludograph {
namespace {

using ::testing::Contains;
using ::testing::Each;
using ::testing::HasSubstr;
using ::testing::Not;

TEST(Worksheet, GivesNothingAway) {
    for (const std::string text : {"nim 1,2,3", "tictactoe X.O/.O./..X"}) {
        SCOPED_TRACE(text);
        const drawing sheet = worksheet_of(draw(testing::labelled(text)));
        for (const drawn_box& box : sheet.boxes) {
            EXPECT_EQ(box.fill, "#ffffff");
            EXPECT_FALSE(box.double_border || box.dashed || box.dotted);
            EXPECT_EQ(box.verdict.find_first_not_of("\u00A0"), std::string::npos);
            EXPECT_EQ(box.tooltip, box.text);
            for (const auto& [name, value] : box.data) EXPECT_TRUE(name == "position" || name == "player") << name;
        }
        for (const drawn_line& line : sheet.lines) {
            EXPECT_EQ(line.style, line_style::ordinary);
            EXPECT_EQ(line.tooltip, "");
        }
        for (const legend_entry& entry : sheet.legend) {
            EXPECT_EQ(entry.fill, "#ffffff");
            EXPECT_FALSE(entry.double_border || entry.dashed || entry.line);
        }
        EXPECT_THAT(sheet.title, Not(HasSubstr("Grundy")));
        EXPECT_THAT(sheet.title, Not(HasSubstr("wins")));
    }
}

TEST(Worksheet, HasLabelsAsLargeAsItsSolution) {
    const drawing solution = draw(testing::labelled(testing::loopy_toy())), sheet = worksheet_of(solution);
    ASSERT_EQ(sheet.boxes.size(), solution.boxes.size());
    ASSERT_EQ(sheet.lines.size(), solution.lines.size());
    for (std::size_t i = 0; i < sheet.boxes.size(); ++i) {
        const auto blank = lines_of(sheet.boxes[i], box_label::board), full = lines_of(solution.boxes[i], box_label::board);
        ASSERT_EQ(blank.size(), full.size());
        for (std::size_t row = 0; row < blank.size(); ++row) EXPECT_EQ(width_of(blank[row]), width_of(full[row]));
    }
}

TEST(Worksheet, SaysWhatIsToBeDone) {
    const drawing plain = worksheet_of(draw(testing::labelled("nim 1,2")));
    EXPECT_EQ(plain.title, "Nim 1,2, normal play; 5 positions, 7 moves");
    EXPECT_THAT(plain.caption, Contains(HasSubstr("write P where the player to move loses")));
    EXPECT_THAT(plain.caption, Contains(HasSubstr("Write the Grundy value")));
    EXPECT_THAT(plain.caption, Contains(HasSubstr("Choose a colour")));
    EXPECT_THAT(plain.caption, Each(Not(HasSubstr("Write D"))));
    EXPECT_THAT(worksheet_of(draw(testing::labelled(testing::loopy_toy()))).caption, Contains(HasSubstr("Write D")));
    EXPECT_THAT(worksheet_of(draw(testing::labelled("nim 1", play::misere))).caption, Each(Not(HasSubstr("Grundy"))));
    EXPECT_THAT(worksheet_of(draw(testing::labelled("tictactoe X.O/.O./..X"))).caption,
                Contains(HasSubstr("who wins with best play, X or O, or = for a draw")));
}

TEST(Worksheet, IsWhatTheOptionDraws) {
    const drawing sheet = draw(testing::labelled("nim 1,2"), {.title = "Lesson 1", .worksheet = true});
    EXPECT_EQ(sheet.title, "Lesson 1");
    EXPECT_EQ(sheet.boxes[0].fill, "#ffffff");
}

}  // namespace
}  // namespace ludograph
