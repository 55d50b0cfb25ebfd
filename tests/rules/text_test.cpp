// Reading and writing position text.
#include "ludograph/rules/text.hpp"

#include "positions.hpp"

namespace ludograph {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

/// The error that `read` throws.
template <class Read>
input_error refused(Read read) {
    try {
        read();
    } catch (const input_error& failure) {
        return failure;
    }
    ADD_FAILURE() << "not refused";
    return input_error("");
}

TEST(Trimmed, CountsTheBlanksInFront) {
    const piece p = trimmed(" \t a b\r\n", 10);
    EXPECT_EQ(p.text, "a b");
    EXPECT_EQ(p.offset, 13U);
}

TEST(Split, KeepsEmptyPieces) {
    const std::vector<piece> pieces = split("1, ,3,", ',');
    ASSERT_EQ(pieces.size(), 4U);
    EXPECT_EQ(pieces[0].text, "1");
    EXPECT_EQ(pieces[1].text, "");
    EXPECT_EQ(pieces[2].text, "3");
    EXPECT_EQ(pieces[2].offset, 4U);
    EXPECT_EQ(pieces[3].offset, 6U);
}

TEST(Quoted, EscapesWhatATerminalWouldObey) {
    EXPECT_EQ(in_quotes("a\x1b[2Jb\x7f"), "\"a\\x1b[2Jb\\x7f\"");
    EXPECT_EQ(in_quotes("\xff\xc3"), "\"\\xff\\xc3\"");
    EXPECT_EQ(in_quotes("é☠"), "\"é☠\"");
    EXPECT_EQ(in_quotes("1\u00A0,\u3000\u2009é€"), "\"1\\xc2\\xa0,\\xe3\\x80\\x80\\xe2\\x80\\x89é€\"");
    EXPECT_EQ(in_quotes("a\u202Eb\u200Bc\uFEFF\u0085"), "\"a\\xe2\\x80\\xaeb\\xe2\\x80\\x8bc\\xef\\xbb\\xbf\\xc2\\x85\"");
}

TEST(Quoted, CutsALongTextInItsMiddle) {
    const std::string cut = in_quotes(std::string(40, 'a') + std::string(40, 'b'));
    EXPECT_EQ(cut, "\"aaaaaaaaaaaaaaaaaaaaaaaa … bbbbbbbbbbbbbbbbbbbbbbbb\"");
}

TEST(Quoted, CutsBetweenCharacters) {
    std::string squares;
    for (int i = 0; i < 31; ++i) squares += "é";
    EXPECT_EQ(in_quotes("a" + squares + "a"), "\"aééééééééééé … éééééééééééa\"");
    EXPECT_THAT(in_quotes(std::string(100, '\x80')), ::testing::StartsWith("\"\\x80\\x80"));
}

TEST(ParseNumber, ReadsUpToTheLargest) {
    EXPECT_EQ(parse_number("0", "heap"), 0);
    EXPECT_EQ(parse_number("007", "heap"), 7);
    EXPECT_EQ(parse_number("2147483647", "heap"), 2147483647);
}

TEST(ParseNumber, RefusesWhatIsTooLarge) {
    for (const char* text : {"2147483648", "99999999999999999999"})
        EXPECT_THAT(refused([&] { parse_number(text, "heap"); }).what(),
                    HasSubstr("is too large; the largest number is 2147483647"));
}

TEST(ParseNumber, RefusesWhatIsNoNumber) {
    for (const char* text : {"", "-", "+1", "1.5", "0x10", "1e3", "½", "--1", "1 2"})
        EXPECT_THAT(refused([&] { parse_number(text, "heap"); }).what(), HasSubstr("is not a number"));
    EXPECT_THAT(refused([] { parse_number("-1", "heap"); }).what(), HasSubstr("heap \"-1\" is negative"));
}

TEST(ParseNumbers, AcceptsBlanksAroundNumbers) {
    EXPECT_THAT(parse_numbers(" 3 , 4\t,5 ", {}), ElementsAre(3, 4, 5));
}

TEST(ParseNumbers, PointsAtTheBadEntry) {
    EXPECT_EQ(refused([] { parse_numbers("3, 4x", {}); }).offset(), 3U);
    EXPECT_EQ(refused([] { parse_numbers("3,,5", {}); }).offset(), 2U);
    EXPECT_EQ(refused([] { parse_numbers("3,4,", {}); }).offset(), 4U);
    EXPECT_EQ(refused([] { parse_numbers("10,-2", {}); }).offset(), 3U);
}

TEST(ParseNumbers, ChecksHowManyThereAre) {
    const number_list two{.noun = "heap", .example = "5,8", .least_count = 2, .most_count = 2};
    const input_error many = refused([&] { parse_numbers("1,2,30", two); });
    EXPECT_STREQ(many.what(), "\"1,2,30\" has 3 heaps, not 2; write e.g. 5,8");
    EXPECT_EQ(many.offset(), 4U);
    EXPECT_STREQ(refused([&] { parse_numbers("1", two); }).what(), "\"1\" has 1 heap, not 2; write e.g. 5,8");
}

TEST(ParseCoins, ReadsSquaresInAnyOrder) { EXPECT_THAT(parse_coins("6,5,3,0"), ElementsAre(0, 3, 5, 6)); }

TEST(ParseCoins, ReadsAStrip) {
    EXPECT_THAT(parse_coins("|o| | |o| |o|o|"), ElementsAre(0, 3, 5, 6));
    EXPECT_THAT(parse_coins(" | |O|_|.|o| |"), ElementsAre(1, 4));
}

TEST(ParseCoins, ReadsBits) {
    EXPECT_THAT(parse_coins("bits:10010110"), ElementsAre(0, 3, 5, 6));
    EXPECT_THAT(parse_coins("bits:0001000"), ElementsAre(3));
}

TEST(ParseCoins, RefusesASquareThatIsTakenTwice) {
    const input_error twice = refused([] { parse_coins("3,0,10,3"); });
    EXPECT_STREQ(twice.what(), "square 3 is taken twice in \"3,0,10,3\"; give each coin its own square");
    EXPECT_EQ(twice.offset(), 7U);
}

TEST(ParseCoins, RefusesABrokenStrip) {
    struct {
        const char *text, *reason;
        std::size_t offset;
    } const cases[] = {{"|", "has no squares", 0},
                       {" ||", "has no squares", 1},
                       {"|o| |x|", "square 2 of the strip \"|o| |x|\" is neither o (a coin) nor blank", 5},
                       {"|oo| |", "square 0 of the strip \"|oo| |\" is not closed by |", 2},
                       {"|o|o", "does not end with |", 3},
                       {"| | |", "no coin in", 0}};
    for (const auto& [text, reason, offset] : cases) {
        const input_error failure = refused([text = text] { parse_coins(text); });
        EXPECT_THAT(failure.what(), HasSubstr(reason));
        EXPECT_EQ(failure.offset(), offset) << text;
    }
}

TEST(ParseCoins, RefusesBrokenBits) {
    EXPECT_EQ(refused([] { parse_coins("bits:0102"); }).offset(), 8U);
    EXPECT_THAT(refused([] { parse_coins("bits:"); }).what(), HasSubstr("no bits after bits:"));
    EXPECT_THAT(refused([] { parse_coins("bits:000"); }).what(), HasSubstr("no coin in \"bits:000\""));
}

TEST(FormatNumbers, WritesZeroForNone) {
    EXPECT_EQ(format_numbers({}), "0");
    EXPECT_EQ(format_numbers({3, 4, 5}), "3,4,5");
    EXPECT_EQ(format_numbers({3, 4, 5}, " "), "3 4 5");
}

TEST(FormatStrip, EndsAtTheLastCoin) {
    EXPECT_EQ(format_strip({0, 3, 5, 6}), "|o| | |o| |o|o|");
    EXPECT_EQ(format_strip({2}), "| | |o|");
}

TEST(FormatStrip, GivesSquaresWhereThePictureWouldBeTooLong) {
    EXPECT_EQ(format_strip({0, 199}).size(), 401U);
    EXPECT_EQ(format_strip({0, 200}), "0 200");
    EXPECT_EQ(format_strip({7, 2147483647}), "7 2147483647");
}

TEST(Nearest, FindsASlipOfTheFingersAndNothingElse) {
    const std::vector<std::string> names{"chomp", "nim", "welter", "wythoff"};
    EXPECT_EQ(nearest("wether", names), "welter");
    EXPECT_EQ(nearest("chom", names), "chomp");
    EXPECT_EQ(nearest("nmi", names), "nim");
    EXPECT_EQ(nearest("mu", names), "");
    EXPECT_EQ(nearest("backgammon", names), "");
    EXPECT_EQ(nearest("", names), "");
}

}  // namespace
}  // namespace ludograph
