// `ludograph solve` where a closed form answers.
#include <nlohmann/json.hpp>

#include "cli/program.hpp"
#include "sanitizer.hpp"

namespace ludograph::testing {
namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

TEST(CliClosedForm, SolvesTheWythoffPositionOfLargeFibonacciNumbers) {
    EXPECT_EQ(run_line("solve wythoff 165580140,267914295").out,
              "wythoff 165580140,267914295, normal play: the player to move loses (P), Grundy value 0\n"
              "  winning moves  none\n"
              "  method         closed form: the golden section in exact integers (Wythoff)\n");
    EXPECT_EQ(json::parse(run_line("solve wythoff 165580141,267914295 --json").out)["method"], "closed form");
    EXPECT_EQ(json::parse(run_line("solve wythoff 5,8 --json").out)["method"], "explored");
}

TEST(CliClosedForm, ExplainsItselfWithItsNumbers) {
    EXPECT_THAT(run_line("solve wythoff 165580140,267914295 --explain").out,
                HasSubstr("n = 102334155 by the difference of the heaps; floor(n·phi) = (n + isqrt(5·n²)) / 2 = 165580140, which is"));
    EXPECT_THAT(run_line("solve nim 3,4,10000000000 --explain").out, HasSubstr("3 xor 4 xor 10000000000 = 10000000007\n"));
    EXPECT_THAT(run_line("solve subtraction:1,2 1000000000000000000 --explain").out,
                HasSubstr("G(1000000000000000000) = G(1) = 1 by the period 3 from 0 on, proved by the values to "));
}

TEST(CliClosedForm, WritesNumbersThatJsonReadersRoundAsText) {
    const json solved = json::parse(run_line("solve nim 4611686018427387904 --json").out);
    EXPECT_EQ(solved["grundy"], "4611686018427387904");
    EXPECT_EQ(solved["winning_move_count"], 1);
    EXPECT_EQ(solved["winning_moves"].dump(), "[{\"to\":\"0\"}]");
    EXPECT_FALSE(solved.contains("positions") || solved.contains("remoteness"));
    const json many = json::parse(run_line("solve octal:0.77 4611686018427387904 --json").out);
    EXPECT_TRUE(many["winning_move_count"].is_string());
    EXPECT_EQ(many["winning_moves"].size(), 100U);
    EXPECT_THAT(run_line("solve octal:0.77 4611686018427387904").out,
                HasSubstr("… " + many["winning_move_count"].get<std::string>() + " in all"));
}

TEST(CliClosedForm, FindsTheWinningMovesOfMooresNim) {
    const std::string position = "solve moore-nim:2 3,4,6 --max-positions 10";
    EXPECT_THAT(run_line(position).out, HasSubstr("winning moves  3,3,3\n"));
    const json solved = json::parse(run_line(position + " --json").out);
    EXPECT_EQ(solved["winning_moves"].dump(), "[{\"to\":\"3,3,3\"}]");
    EXPECT_EQ(solved["winning_move_count"], 1);
}

TEST(CliClosedForm, LeavesOutANumberOfMovesThatIsNotCounted) {
    std::string heaps = "1000000000000000000";
    for (std::int64_t heap = 1; heap < 20; ++heap) heaps += "," + std::to_string(1'000'000'000'000'000'000 - heap * 987'654'321);
    EXPECT_THAT(run_line("solve moore-nim:8 " + heaps).out, HasSubstr("  … others are not counted\n"));
    const json solved = json::parse(run_line("solve moore-nim:8 --json " + heaps).out);
    EXPECT_EQ(solved["outcome"], "N");
    EXPECT_EQ(solved["winning_moves"].size(), 100U);
    EXPECT_FALSE(solved.contains("winning_move_count"));
}

TEST(CliClosedForm, ListsNoMoreMovesToAnOptionThanOneCanRead) {
    std::string heaps = "999983";
    for (std::int64_t heap = 1; heap < 100; ++heap) heaps += "," + std::to_string(heap * 7919 % 1000 + 1);
    const json solved = json::parse(run_line("solve moore-nim:50 --json " + heaps).out);
    EXPECT_EQ(solved["outcome"], "N");
    EXPECT_GT(solved["winning_moves"].size(), 0U);
}

TEST(CliClosedForm, ClaimsAPeriodOnlyWhereOneIsProved) {
    EXPECT_THAT(run_line("solve octal:0.6 800 --max-positions 10").out, HasSubstr("closed form: the values of heaps computed one by one"));
    EXPECT_THAT(run_line("solve octal:0.77 800 --max-positions 10").out, HasSubstr("closed form: the proved period"));
}

TEST(CliClosedForm, GivesUpOnAllButGamesThatRememberTooMuch) {
    for (const char* excluded : {"2147483647,1", "1000000,1"}) {
        if (thread_sanitized && excluded[0] == '1') continue;   // some minutes each
        const run_result run = run_line("solve all-but:" + std::string(excluded) + " 1000000000000000");
        EXPECT_NE(run.code, 0);
        EXPECT_THAT(run.err, HasSubstr("no period is proved by the"));
    }
}

TEST(CliClosedForm, TakesTheFormulaBeforeLongPositionsFillTheMemory) {
    std::string heaps = "1";
    for (int heap = 1; heap < 3000; ++heap) heaps += "," + std::to_string(heap * 7919 % 100'003);
    for (const char* ruleset : {"nim", "moore-nim:2"})
        EXPECT_THAT(run_line("solve " + std::string(ruleset) + " " + heaps).out, HasSubstr("method         closed form: "));
}

TEST(CliClosedForm, NamesTheMethodOfEachPartOfASum) {
    const json sum = json::parse(run_line("solve chomp 3,2 + nim 10000000000 --json").out);
    EXPECT_EQ(sum["parts"][0]["method"], "explored");
    EXPECT_EQ(sum["parts"][1]["method"], "closed form");
    EXPECT_EQ(sum["winning_move_count"], 1);
    EXPECT_EQ(sum["winning_moves"][0]["part"], 2);
}

TEST(CliClosedForm, ShowsOnATerminalThatValuesAreComputed) {
    EXPECT_THAT(run_line("solve octal:0.16 9999999999", {.terminal = true}).err,
                AllOf(HasSubstr("values of heaps computed, "), Not(HasSubstr("0 positions"))));
}

TEST(CliClosedForm, RefusesWhatIsTooLarge) {
    const run_result beyond = run_line("solve nim 4611686018427387905");
    EXPECT_EQ(beyond.code, 2);
    EXPECT_THAT(beyond.err, HasSubstr("nim: heap \"4611686018427387905\" is too large; the largest number is 4611686018427387904"));
    const run_result none = run_line("solve chomp 9999999999");
    EXPECT_EQ(none.code, 2);
    EXPECT_THAT(run_line("solve wythoff:cap=3 3000000000,0").err, HasSubstr("the largest number is 2147483647"));
    EXPECT_THAT(none.err, HasSubstr("is too large; the largest number is 2147483647"));
    EXPECT_EQ(run_line("graph nim 9999999999").code, 2);
    const run_result off = run_line("solve nim 9999999999 --no-closed-form");
    EXPECT_EQ(off.code, 2);
    EXPECT_THAT(off.err, HasSubstr("--no-closed-form switches the closed form off"));
    EXPECT_EQ(run_line("solve nim 9999999999 --moves").code, 3);
}

}  // namespace
}  // namespace ludograph::testing
