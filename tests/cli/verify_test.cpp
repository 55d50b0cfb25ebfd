// `ludograph verify` on the command line.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "program.hpp"

namespace ludograph::testing {
namespace {

using ::testing::HasSubstr;
using nlohmann::json;

TEST(CliVerify, TellsTheCountsOfTicTacToe) {
    const run_result run = run_line("verify tictactoe");
    EXPECT_EQ(run.code, 0);
    EXPECT_THAT(run.out, HasSubstr("5478 positions, 16167 moves, 958 ends"));
    EXPECT_THAT(run.out, HasSubstr("19683 codes, 5478 valid = 5478 reachable"));
    EXPECT_THAT(run.out, ::testing::EndsWith("\nmismatches: 0\n"));
}

TEST(CliVerify, TellsEveryTheoremInJson) {
    const json told = json::parse(run_line("verify nim 2,3 --json").out);
    EXPECT_EQ(told["format"], "ludograph-verify");
    EXPECT_EQ(told["positions"], 9);
    ASSERT_EQ(told["comparisons"].size(), 2U);
    EXPECT_EQ(told["comparisons"][1]["play"], "misere");
    EXPECT_EQ(told["comparisons"][1]["compared"], 9);
    EXPECT_EQ(told["mismatches"], 0);
}

TEST(CliVerify, NamesTheSumOnce) {
    EXPECT_THAT(run_line("verify nim 2 + chomp 2,1").out, ::testing::StartsWith("nim 2 + chomp 2,1: part 1, nim: "));
}

TEST(CliVerify, StopsAtALimit) {
    const run_result run = run_line("verify nim 9,9,9 --max-positions 10");
    EXPECT_EQ(run.code, 3);
    EXPECT_EQ(run.out, "");
}

TEST(CliVerify, RefusesAGameWithoutTheorems) {
    const run_result run = run_line("verify wythoff:cap=2 3,4");
    EXPECT_EQ(run.code, 2);
    EXPECT_THAT(run.err, HasSubstr("wythoff:cap=2: there is no formula to compare with from this position; "));
}

}  // namespace
}  // namespace ludograph::testing
