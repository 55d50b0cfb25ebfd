// Any text, made safe.
#include "ludograph/layout/text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ludograph {
namespace {

using ::testing::ElementsAre;

TEST(Printable, KeepsValidText) {
    const std::string text = "a \"\\&<>{}| строка ☠ \U0001F600\n";
    EXPECT_EQ(printable(text), text);
}

TEST(Printable, ReplacesWrongUtf8) {
    EXPECT_EQ(printable("a\xFF\xC0\xAFz"), "a\uFFFD\uFFFD\uFFFDz");
    EXPECT_EQ(printable("\xE2\x98"), "\uFFFD\uFFFD");                      // cut off
    EXPECT_EQ(printable("\xED\xA0\x80"), "\uFFFD\uFFFD\uFFFD");            // a surrogate
    EXPECT_EQ(printable("\xF4\x90\x80\x80"), "\uFFFD\uFFFD\uFFFD\uFFFD");  // above U+10FFFF
    EXPECT_EQ(printable("\xE0\x80\x80"), "\uFFFD\uFFFD\uFFFD");            // overlong
}

TEST(Printable, ShowsControlCharacters) {
    EXPECT_EQ(printable(std::string_view("a\0b\t\x1B\x7F", 6)), "a\u2400b\u2409\u241B\u2421");
    EXPECT_EQ(printable("\xC2\x85"), "\uFFFD");
    EXPECT_EQ(printable("\xEF\xBF\xBE"), "\uFFFD");  // U+FFFE: XML has no way to write it
}

TEST(WidthOf, CountsCodePoints) { EXPECT_EQ(width_of("■☠é"), 3U); }

TEST(DotString, EscapesQuotesBackslashesAndNewlines) {
    EXPECT_EQ(dot_label("a\"b\\c\nd"), R"("a\"b\\c\nd")");
    EXPECT_EQ(dot_string("a\"b\\c\nd\\n"), "\"a\\\"b\\c\nd\\n\"");
    EXPECT_EQ(dot_string("\\\\"), R"("\\")");
    EXPECT_EQ(dot_string("\t\r\u202E\xFF\x1B"), "\"\t\r\u202E\uFFFD\u241B\"");
    EXPECT_EQ(dot_string("a\\"), R"("a\\")");     // one more, since it cannot be written
    EXPECT_EQ(dot_string("\\\""), R"("\\\"")");
    EXPECT_EQ(dot_string("\\\n"), "\"\\\\\n\"");
    EXPECT_EQ(dot_string("a&b"), "\"a&b\"");
    EXPECT_EQ(dot_label("a&amp;b"), "\"a&amp;amp;b\"");
}

TEST(HtmlText, EscapesWhatXmlReserves) {
    EXPECT_EQ(html_text("<a & \"b\">"), "&lt;a &amp; &quot;b&quot;&gt;");
}

TEST(Wrapped, BreaksAtBlanksOnly) {
    EXPECT_THAT(wrapped("one two three", 7), ElementsAre("one two", "three"));
    EXPECT_THAT(wrapped("immeasurable", 4), ElementsAre("immeasurable"));
    EXPECT_THAT(wrapped("é é é", 3), ElementsAre("é é", "é"));
    EXPECT_THAT(wrapped("", 3), ElementsAre(""));
}

TEST(Wrapped, LeavesNoWordAloneOnTheLastLine) {
    EXPECT_THAT(wrapped("aa bb cc dd ee", 11), ElementsAre("aa bb cc", "dd ee"));
}

}  // namespace
}  // namespace ludograph
