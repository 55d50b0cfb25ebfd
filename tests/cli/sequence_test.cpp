// `ludograph sequence` and `ludograph table` on the command line.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "files.hpp"
#include "program.hpp"

namespace ludograph::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;
using nlohmann::json;

json told(const std::string& line) { return json::parse(run_line(line).out); }

TEST(CliSequence, TellsValuesAndPeriodInWords) {
    const run_result run = run_line("sequence octal:0.77 --to 200");
    EXPECT_EQ(run.code, 0);
    EXPECT_THAT(run.out, AllOf(StartsWith("octal:0.77, heaps 0 to 200: take 1 from one heap"),
                               HasSubstr("values         0  1  2  3  1  4  3  2  1  4  2  6"),
                               HasSubstr("P positions    0\n"), HasSubstr("largest value  8\n"),
                               HasSubstr("period         12, pre-period 71; proved by the values 71 to 167 (Guy-Smith)")));
}

TEST(CliSequence, TellsThemInJson) {
    const json sequence = told("sequence octal:0.77 --to 400 --json");
    EXPECT_EQ(sequence["format"], "ludograph-sequence");
    EXPECT_EQ(sequence["game"], "octal:0.77");
    EXPECT_EQ(sequence["values"].size(), 401U);
    EXPECT_EQ(sequence["p_positions"], json({0}));
    EXPECT_EQ(sequence["max"], 8);
    EXPECT_EQ(sequence["period"], json::parse(R"({"preperiod":71,"length":12,
        "proof":{"criterion":"Guy-Smith","first":71,"last":167}})"));
    EXPECT_EQ(told("sequence grundy --json")["period"], nullptr);
    EXPECT_FALSE(told("sequence grundy --json --no-values").contains("values"));
    EXPECT_EQ(told("sequence nim --json --to 9")["period"]["saltus"], 1);
}

TEST(CliSequence, SaysWhenNothingIsProved) {
    EXPECT_THAT(run_line("sequence octal:0.77 --to 100").out, HasSubstr("period         none is proved up to heap 100\n"));
}

TEST(CliSequence, PutsSeveralRulesetsSideBySide) {
    EXPECT_EQ(run_line("sequence subtraction:1,2 kayles --to 3 --csv").out,
              "heap,\"subtraction:1,2\",kayles\n0,0,0\n1,1,1\n2,2,2\n3,0,3\n");
    EXPECT_THAT(run_line("sequence subtraction:1,2 kayles --to 3").out, HasSubstr("       3                0         3\n"));
}

TEST(CliSequence, ExploresRulesetsThatHaveNoSequenceOfTheirOwn) {
    EXPECT_EQ(told("sequence moore-nim:2 --to 6 --json")["values"], json({0, 1, 2, 3, 4, 5, 6}));
    EXPECT_THAT(run_line("sequence wythoff --to 5").err, HasSubstr("a heap of 0 is no position"));
    EXPECT_THAT(run_line("sequence tictactoe").err, HasSubstr("tells its players apart"));
}

TEST(CliSequence, RefusesWhatNeedsMoreMemoryThanIsAllowed) {
    const run_result run = run_line("sequence subtraction:1,2 --to 4000000000 --max-memory 1G");
    EXPECT_EQ(run.code, 3);
    EXPECT_THAT(run.err, HasSubstr("the values of subtraction:1,2 to heap 4000000000 need 7.5 GiB of memory, 1.0 GiB "
                                   "are allowed; lower --to or raise --max-memory"));
}

TEST(CliSequence, TellsWhatTheLargestHeapsWouldNeed) {
    const run_result long_one = run_line("sequence subtraction:1,2 --to 9999999999999 --max-memory 1G");
    EXPECT_EQ(long_one.code, 3);
    EXPECT_THAT(long_one.err, HasSubstr("to heap 9999999999999 need 18.2 TiB of memory, 1.0 GiB are allowed"));
    EXPECT_THAT(run_line("sequence moore-nim:2 --to 18446744073709551614").err, HasSubstr(" need 1.6 ZiB of memory, "));
    const run_result beyond = run_line("sequence nim --to 4294967295 --max-memory 900G");
    EXPECT_EQ(beyond.code, 3);
    EXPECT_THAT(beyond.err, HasSubstr("need 48.0 GiB of memory, and no sequence goes beyond heap 4294967294; lower --to"));
    EXPECT_EQ(run_line("sequence nim --to 18446744073709551615").code, 2);
}

TEST(CliSequence, NamesTheWindowThatProvesASubtractionPeriod) {
    EXPECT_EQ(told("sequence subtraction:2,4,7 --to 500 --json")["period"], json::parse(R"({"preperiod":8,"length":3,
        "proof":{"criterion":"Golomb: G(n) = G(n+3) for n = 8 to 14, as many n as the largest amount","first":8,"last":17}})"));
    EXPECT_THAT(run_line("sequence subtraction:1 --to 30").out,
                HasSubstr("period         2, from heap 0 on; proved by the values 0 to 2 (Golomb: G(n) = G(n+2) for n = 0 to "
                          "0, as many n as the largest amount)\n"));
}

TEST(CliSequence, RefusesOptionsThatContradictEachOther) {
    EXPECT_EQ(run_line("sequence kayles --json --csv").code, 2);
    EXPECT_EQ(run_line("sequence kayles --csv --no-values").code, 2);
    EXPECT_EQ(run_line("sequence").code, 2);
    EXPECT_EQ(run_line("sequence kayles nim --checkpoint x").code, 2);
    for (const char* wrong : {"octal:0.8", "octal:.77", "octal:0..7", "octal:77", "subtraction:0", "subtraction:-1",
                              "subtraction:", "all-but:", "moore-nim:0"})
        EXPECT_EQ(run_line(std::string("sequence ") + wrong).code, 2) << wrong;
}

TEST(CliSequence, GoesOnFromACheckpoint) {
    const temporary_folder folder;
    const run_result stopped = run_in(folder, "sequence octal:0.376 --to 3000000 --timeout 0.3 --checkpoint kept --no-values");
    ASSERT_EQ(stopped.code, 3);
    EXPECT_THAT(stopped.err, HasSubstr("the same command goes on from kept"));
    const run_result goes_on = run_in(folder, "sequence octal:0.376 --to 100 --checkpoint kept --json");
    EXPECT_EQ(goes_on.code, 0);
    EXPECT_THAT(goes_on.err, HasSubstr("goes on from heap"));
    EXPECT_EQ(goes_on.out, run_line("sequence octal:0.376 --to 100 --json").out);
    const run_result other = run_in(folder, "sequence octal:0.377 --checkpoint kept");
    EXPECT_EQ(other.code, 2);
    EXPECT_THAT(other.err, HasSubstr("holds values of octal:0.376, not of octal:0.377"));
}

TEST(CliSequence, RefusesWhatIsNoCheckpoint) {
    const temporary_folder folder;
    const std::string format = R"({"format":"ludograph-sequence-checkpoint")";
    for (const std::string& text : {std::string(), std::string("text\n"), std::string("[]\n"), format + "}\n",
                                    format + R"(,"game":"kayles","count":1})", format + R"(,"game":7,"count":1,"checksum":"1"})",
                                    format + R"(,"game":"kayles","count":-1,"checksum":"1"})", std::string(1 << 17, '[')}) {
        folder.write("kept", text);
        const run_result run = run_in(folder, "sequence kayles --to 60 --checkpoint kept");
        EXPECT_EQ(run.code, 2) << text.substr(0, 100);
        EXPECT_THAT(run.err, ::testing::ContainsRegex("--checkpoint: \"kept\" (is no checkpoint of a sequence|cannot be read as a checkpoint); remove it"));
        EXPECT_EQ(folder.read("kept"), text);
    }
}

TEST(CliSequence, RefusesADamagedCheckpoint) {
    const temporary_folder folder;
    ASSERT_EQ(run_in(folder, "sequence kayles --to 50 --checkpoint kept").code, 0);
    std::string bytes = whole_file(folder.path() / "kept");
    bytes.back() = static_cast<char>(bytes.back() ^ 1);
    std::ofstream(folder.path() / "kept", std::ios::binary) << bytes;
    const run_result run = run_in(folder, "sequence kayles --to 60 --checkpoint kept");
    EXPECT_EQ(run.code, 2);
    EXPECT_THAT(run.err, HasSubstr("is damaged; remove it or give another name"));
}

TEST(CliTable, ListsPPositionsInTheirOrder) {
    EXPECT_EQ(run_line("table wythoff 8,8 --only P --csv").out,
              "position,outcome,grundy,remoteness\n\"0,0\",P,0,0\n\"1,2\",P,0,2\n\"3,5\",P,0,4\n\"4,7\",P,0,6\n");
    EXPECT_THAT(run_line("table nim 12").out, HasSubstr("\n9                   N        9       1\n"
                                                        "10                  N        10      1\n"));
}

TEST(CliTable, HasTheColumnsThatApplyInText) {
    EXPECT_EQ(run_line("table nim 2,1").out,
              "position            outcome  value   remoteness\n"
              "0,0                 P        0       0\n"
              "0,1                 N        1       1\n"
              "0,2                 N        2       1\n"
              "1,1                 P        0       2\n"
              "1,2                 N        3       3\n");
    const std::string sum = run_line("table subtraction:1,2 3 + nim 2 --only P").out;
    EXPECT_EQ(sum.find("outcome"), sum.find("P  ", sum.find('\n')) - sum.find('\n') - 1) << sum;
    EXPECT_EQ(run_line("table nim 1 --misere").out,
              "position            outcome  remoteness\n"
              "0                   N        0\n"
              "1                   P        1\n");
    EXPECT_EQ(run_line("table tictactoe XOX/OXO/OX. --only D").out,
              "position            outcome  winner  remoteness\n");
    EXPECT_THAT(run_line("table tictactoe XOX/OXO/OX.").out, HasSubstr("XOX/OXO/OXX         P        X       0\n"));
}

TEST(CliTable, TellsRowsInJson) {
    const json table = told("table tictactoe XOX/OXO/... --json");
    EXPECT_EQ(table["format"], "ludograph-table");
    EXPECT_EQ(table["count"], table["rows"].size());
    EXPECT_EQ(table["rows"].back()["winner"], "X");
    EXPECT_EQ(run_line("table nim 3 --only Q").code, 2);
}

}  // namespace
}  // namespace ludograph::testing
