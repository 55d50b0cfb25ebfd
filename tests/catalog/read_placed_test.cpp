// Reading "RULESET POSITION + …": what is refused, where and why.
#include "positions.hpp"

namespace ludograph {
namespace {

using ::testing::HasSubstr;
using testing::refusal;

struct bad_input {
    const char* text;
    std::size_t offset;
    const char* cause;
    const char* remedy;
};

TEST(ReadPlaced, SaysWhereAndWhyAndWhatToDo) {
    const bad_input inputs[] = {
        {"welter 0,3,3,6", 11, "welter: square 3 is taken twice in \"0,3,3,6\"",
         "give each coin its own square"},
        {"welter -1,2", 7, "welter: square \"-1\" is negative", "numbers begin at 0"},
        {"nim 3,,5", 6, "nim: heap 2 of \"3,,5\" is missing", "write e.g. 3,4,5"},
        {"nim 3,4x", 6, "nim: heap \"4x\" is not a number", "write it in digits"},
        {"nim 3x4", 4, "nim: heap \"3x4\" is not a number", "write it in digits"},
        {"nim 99999999999999999999", 4, "nim: heap \"99999999999999999999\" is too large",
         "the largest number is 2147483647"},
        {"nim", 3, "nim: no position given", "write e.g. 3,4,5"},
        {"nim:sorted 1", 4, "nim: no such variant as \"sorted\"", "write nim or nim:ordered"},
        {"subtraction:0 5", 12, "subtraction: amount 0 takes nothing", "give positive amounts"},
        {"subtraction:1,3,0 5", 16, "subtraction: amount 0 takes nothing", "give positive amounts"},
        {"subtraction: 5", 11, "subtraction: nothing after the colon",
         "give S, the amounts that may be taken"},
        {"subtraction 5", 11, "subtraction: no amounts given", "e.g. subtraction:1,3,4"},
        {"subtraction:1,,3 5", 14, "subtraction: amount 2 of \"1,,3\" is missing", "write e.g. 1,3,4"},
        {"subtraction:1,3,4", 17, "subtraction: no position given", "write e.g. 50"},
        {"octal:0.9 4", 8, "octal: code \"0.9\" has a digit \"9\" that is not 0 to 7", "e.g. octal:0.77"},
        {"octal:8 4", 6, "octal: code \"8\" does not begin with 0 or 4", "e.g. octal:0.77"},
        {"octal:.77 4", 6, "octal: code \".77\" does not begin with 0 or 4", "e.g. octal:0.77"},
        {"octal:0..7 4", 8, "octal: code \"0..7\" has a digit \".\"", "e.g. octal:0.77"},
        {"octal:77 4", 6, "octal: code \"77\" does not begin with 0 or 4", "e.g. octal:0.77"},
        {"octal:07 4", 7, "octal: code \"07\" has no point after its first digit", "e.g. octal:0.77"},
        {"octal:0. 4", 8, "octal: code \"0.\" has no digit after the point", "e.g. octal:0.77"},
        {"octal: 4", 5, "octal: nothing after the colon", "e.g. 0.77"},
        {"octal 4", 5, "octal: no code given", "e.g. octal:0.77"},
        {"chomp 1,3", 8, "chomp: column 2 of \"1,3\" is higher than the one left of it", "as in 3,2,2"},
        {"chomp 0", 6, "chomp: no square is left in \"0\"", "the least board is 1"},
        {"chomp 3x", 8, "chomp: number of columns \"\" is not a number", "write it in digits"},
        {"chomp 2x3x4", 6, "chomp: \"2x3x4\" is no rectangle", "e.g. 3x4"},
        {"chomp 3x2147483647", 8, "chomp: \"3x2147483647\" has too many columns", "the most are 10000"},
        {"wythoff 1,2,3", 12, "wythoff: \"1,2,3\" has 3 heaps, not 2", "write e.g. 5,8"},
        {"wythoff:fraenkel=0 1,2", 17, "wythoff: K is 0", "give a positive number"},
        {"wythoff:fraenkel 1,2", 8, "wythoff: no such variant as \"fraenkel\"", "wythoff:fraenkel=K"},
        {"wythoff:cap=-1 1,2", 12, "wythoff: K \"-1\" is negative", "numbers begin at 0"},
        {"sowing", 6, "sowing: no position given", "write e.g. 2,2,2,2"},
        {"sowing 2147483647,1", 7, "sowing: \"2147483647,1\" holds 2147483648 seeds in all",
         "the most is 2147483647"},
        {"welter:3 1,2", 7, "welter: takes no parameters", "leave out the colon"},
        {"welter | |o|x|", 12, "welter: square 2 of the strip \"| |o|x|\" is neither o", "nor blank"},
        {"wether 1,2", 0, "no game is named \"wether\"", "did you mean welter?"},
        {"backgammon 1,2", 0, "no game is named \"backgammon\"", "'ludograph games' lists them"},
        {"", 0, "no game named", "e.g. nim 3,4,5"},
    };
    for (const bad_input& input : inputs) {
        SCOPED_TRACE(input.text);
        const input_error failure = refusal(input.text);
        EXPECT_THAT(failure.what(), HasSubstr(input.cause));
        EXPECT_THAT(failure.what(), HasSubstr(input.remedy));
        EXPECT_EQ(failure.offset(), input.offset);
    }
}

TEST(ReadPlaced, CountsTheOffsetFromTheBeginningOfASum) {
    const input_error failure = refusal("subtraction:1,2 7 +  nim 3, x + welter 1");
    EXPECT_THAT(failure.what(), HasSubstr("part 2: nim: heap \"x\" is not a number"));
    EXPECT_EQ(failure.offset(), 28U);
    EXPECT_THAT(refusal("nim 3 + ").what(), HasSubstr("part 2: no game named"));
}

TEST(ReadPlaced, PutsPositionsIntoCanonicalForm) {
    EXPECT_EQ(testing::canonical("welter 6,5,3,0"), "0,3,5,6");
    EXPECT_EQ(testing::canonical("nim 5,0,3"), "0,3,5");
    EXPECT_EQ(testing::canonical("nim:ordered 5,0,3"), "5,0,3");
    EXPECT_EQ(testing::canonical("wythoff 8,5"), "5,8");
    EXPECT_EQ(testing::canonical("octal:0.77 3,0,2"), "2,3");
    EXPECT_EQ(testing::canonical("chomp 3,1,0,0"), "3,1");
}

TEST(ReadPlaced, ReadsASumAndItsTextAgain) {
    const std::string text = "subtraction:1,2 7 + subtraction:1,3,4 5 + subtraction:2,3 6";
    const placed sum = read_placed(text);
    EXPECT_EQ(sum.text(), text);
    EXPECT_EQ(sum.parts.size(), 3U);
    EXPECT_EQ(sum.rules->name(), "subtraction:1,2 + subtraction:1,3,4 + subtraction:2,3");
    EXPECT_EQ(sum.rules->parse(text), sum.position);
}

TEST(Sum, PlaysItsPartsFromTheLeft) {
    using testing::named_move;
    EXPECT_THAT(testing::moves_of("nim 1 + welter 2 + chomp 2"),
                ::testing::ElementsAre(named_move{"1:1>0", "nim 0 + welter 2 + chomp 2"},
                                       named_move{"2:2>0", "nim 1 + welter 0 + chomp 2"},
                                       named_move{"2:2>1", "nim 1 + welter 1 + chomp 2"},
                                       named_move{"3:0,1", "nim 1 + welter 2 + chomp 1"}));
}

TEST(Sum, DrawsItsPartsBelowEachOther) {
    EXPECT_EQ(testing::board_of("nim 3,4 + chomp 2,1"), "3 4\n+\n■\n☠■");
}

TEST(Sum, HasTheXorOfItsPartsAsItsValue) {
    for (const char* text :
         {"nim 2,3 + welter 1,4", "chomp 3,2 + sowing 1,1,1 + octal:0.77 4", "wythoff 3,4 + wythoff 2,2"}) {
        std::uint32_t value = 0;
        for (const placed& part : read_placed(text).parts) value ^= testing::label_of(part.text()).grundy;
        EXPECT_EQ(testing::label_of(text).grundy, value) << text;
    }
}

}  // namespace
}  // namespace ludograph
