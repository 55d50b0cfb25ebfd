// Widths of text, and libraries that do not answer.
#include "ludograph/layout/text_metrics.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <future>
#include <memory>
#include <optional>
#include <stdexcept>
#include <utility>

#include "../../src/layout/answer_unless.hpp"

namespace ludograph {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(TextWidth, IsThatOfCellsInMono) {
    const double cell = text_width("0", typeface::mono, 10);
    EXPECT_NEAR(cell, 6.02, 0.02);   // 1233 of 2048 units
    for (const char* const ten : {"0123456789", "i.|l'WM@~ ", "мышка ЙЁЪю", "αβγδεζηθικ", "≤∞→×−■○…–Å"})
        EXPECT_NEAR(text_width(ten, typeface::mono, 10), 10 * cell, 0.01) << ten;
    EXPECT_NEAR(text_width("a", typeface::mono, 25), 2.5 * cell, 0.01);
    EXPECT_NEAR(text_width("≤∞→×−■○…–Å", typeface::mono, 25), 25 * cell, 0.01);   // known by now
    EXPECT_EQ(text_width("", typeface::mono, 10), 0);
}

TEST(TextWidth, GrowsWithTheFace) {
    for (const char* const text : {"Winning moves", "Выигрыш", "3"}) {
        EXPECT_GT(text_width(text, typeface::sans, 10), 0) << text;
        EXPECT_GT(text_width(text, typeface::bold, 10), text_width(text, typeface::sans, 10)) << text;
    }
    EXPECT_GT(text_width("mmm", typeface::sans, 10), 2 * text_width("iii", typeface::sans, 10));
}

TEST(WithoutGlyph, NamesEachCharacterOnce) {
    EXPECT_THAT(without_glyph("plain, Ё, ∞"), IsEmpty());
    EXPECT_THAT(without_glyph("a\U0010FFFDb\U000F0000\U0010FFFD"), ElementsAre("\U0010FFFD", "\U000F0000"));
    EXPECT_EQ(glyph_warning("plain"), "");
}

TEST(AnswerUnless, GivesWhatTheWorkGives) {
    const auto never = [] { return false; };
    EXPECT_EQ(answer_unless(never, [] { return 7; }), 7);
    const auto own = answer_unless(never, [text = std::make_unique<std::string>("moved")] { return *text; });
    EXPECT_EQ(own, "moved");
    EXPECT_THROW(answer_unless(never, []() -> int { throw std::invalid_argument("x"); }), std::invalid_argument);
}

TEST(AnswerUnless, LetsWorkGoThatIsGivenUp) {
    std::promise<void> until, gone;
    const std::future<void> is_gone = gone.get_future();
    int asked = 0;
    const auto answer = answer_unless([&] { return ++asked == 3; },
                                      [end = until.get_future(), left = std::move(gone)]() mutable {
                                          end.wait();
                                          left.set_value();
                                          return 7;
                                      });
    EXPECT_EQ(answer, std::nullopt);
    EXPECT_EQ(asked, 3);
    until.set_value();
    is_gone.wait();   // it was still at work
}

}  // namespace
}  // namespace ludograph
