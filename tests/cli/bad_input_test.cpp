// What the program says to input that is wrong, and that it leaves nothing behind.
#include "cli/program.hpp"

namespace ludograph::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

struct bad_line {
    const char* words;
    const char* message;
};

/// Exit 2, one line on stderr, nothing on stdout, no file.
void expect_refused(const bad_line& bad) {
    SCOPED_TRACE(bad.words);
    temporary_folder folder;
    const run_result run = run_in(folder, bad.words);
    EXPECT_EQ(run.code, 2);
    EXPECT_THAT(run.out, IsEmpty());
    EXPECT_THAT(run.err, StartsWith("ludograph: error: "));
    EXPECT_THAT(run.err, HasSubstr(bad.message));
    EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1);
    EXPECT_THAT(folder.files(), IsEmpty());
}

TEST(Cli, RefusesPositionsThatBreakTheRules) {
    for (const bad_line& bad : std::vector<bad_line>{
             {"graph welter 0,3,3,6 -o x.json",
              "welter: square 3 is taken twice in \"0,3,3,6\"; give each coin its own square"},
             {"graph welter -1,2 -o x.json", "welter: square \"-1\" is negative"},
             {"graph -o x.json nim 3,,5", "nim: heap 2 of \"3,,5\" is missing; write e.g. 3,4,5"},
             {"graph nim 3,4x -o x.json", "nim: heap \"4x\" is not a number"},
             {"graph nim 99999999999999999999 -o x.json", "is too large; the largest number is 2147483647"},
             {"graph subtraction:0 5 -o x.json", "subtraction: "},
             {"graph subtraction: 5 -o x.json", "subtraction: nothing after the colon"},
             {"graph octal:0.9 4 -o x.json", "octal: "},
             {"graph octal:8 4 -o x.json", "octal: "},
             {"graph chomp 1,3 -o x.json", "chomp: column 2 of \"1,3\" is higher"},
             {"graph wythoff 1,2,3 -o x.json", "wythoff: \"1,2,3\" has 3 heaps, not 2"},
             {"graph sowing -o x.json", "sowing: no position given"},
             {"graph", "no game named"},
             {"solve nim 1 + nim 2,x", "part 2: nim: heap \"x\" is not a number"},
         })
        expect_refused(bad);
}

TEST(Cli, FailsForAnUnknownGame) {
    expect_refused({"graph wytoff 1,2", "no game is named \"wytoff\"; did you mean wythoff?"});
    expect_refused({"solve xyzzyxyzzy 1", "no game is named \"xyzzyxyzzy\"; 'ludograph games' lists them"});
    expect_refused({"games nimm", "did you mean nim?"});
}

TEST(Cli, FailsForAnUnknownCommand) {
    expect_refused({"slove nim 1", "no command is named \"slove\"; did you mean solve?"});
    expect_refused({"nim:ordered 1,2", "nim:ordered is a game, not a command; write e.g. ludograph solve nim:ordered …"});
    expect_refused({"", "no command given"});
}

TEST(Cli, FailsForAnUnknownOption) {
    expect_refused({"solve nim 1,2 --misre", "solve: no option is named \"--misre\"; did you mean --misere?"});
    expect_refused({"graph --max-position=5 nim 1,2", "did you mean --max-positions?"});
    expect_refused({"graph nim 1,2 -z", "graph: no option is named \"-z\""});
}

TEST(Cli, FailsForAWrongValueOfAnOption) {
    for (const bad_line& bad : std::vector<bad_line>{
             {"graph nim 1,2 --depth x", "--depth: \"x\" is not a whole number"},
             {"graph nim 1,2 --depth -1", "--depth: \"-1\" is not a whole number"},
             {"graph nim 1,2 --max-positions 0", "--max-positions: \"0\" is out of range"},
             {"graph nim 1,2 --max-moves 99999999999999999999", "is out of range"},
             {"graph nim 1,2 --max-memory 5X", "--max-memory: \"5X\" is not a size"},
             {"graph nim 1,2 --timeout soon", "--timeout: \"soon\" is not a number"},
             {"graph nim 1,2 --timeout 0", "--timeout: \"0\" is out of range"},
             {"graph nim 1,2 --json-edge-key arcs", "--json-edge-key: \"arcs\" is neither edges nor links"},
             {"graph nim 1,2 -o", "--output"},
             {"graph chomp 2,2 --symmetry", "chomp has no symmetry to fold; leave out --symmetry"},
         })
        expect_refused(bad);
}

TEST(Cli, FailsForOutputsThatMakeNoSense) {
    for (const bad_line& bad : std::vector<bad_line>{
             {"graph nim 1,2 -o x.foo", "the formats are json, dot, pdf, svg, png"},
             {"graph nim 1,2 -o x", "ends in no format that is known"},
             {"graph nim 1,2 -o - -f foo", "no format is named \"foo\""},
             {"graph nim 1,2 -o a.json -o ./a.json", "-o names \"./a.json\" twice"},
             {"graph nim 1,2 -o - -o -", "twice"},
             {"graph nim 1,2 -o a.pdf -f json", "-f json: the names of all outputs say another format"},
             {"graph nim 1,2 --json -o -", "both want stdout"},
             {"batch", "no position file given"},
             {"batch none.txt", "cannot read \"none.txt\": No such file or directory"},
             {"batch . -o out", "cannot read \".\": Is a directory"},
             {"batch none.txt neither.txt --quiet -f foo", "no format is named \"foo\""},
             {"games nim chomp", "one ruleset at a time"},
         })
        expect_refused(bad);
}

TEST(CliInput, ThatCannotBeReadIsNotTakenForItsEnd) {
    for (const std::string line : {"batch -", "label - --from dot", "check -"}) {
        const run_result run = run_line(line, {.input_from = "/"});
        EXPECT_EQ(run.code, 2) << line;
        EXPECT_THAT(run.err, HasSubstr("cannot read \"-\": Is a directory; give the name of")) << line;
    }
}

TEST(CliOutput, ThatRefusesToWaitIsWaitedFor) {
    const temporary_folder folder;
    const run_result whole = run_in(folder, "graph nim 9,9,9 -o - -f json"),
                     again = run_in(folder, "graph nim 9,9,9 -o - -f json", {.no_waiting = true});
    EXPECT_EQ(again.code, 0) << again.err;
    EXPECT_GT(whole.out.size(), 1u << 17);   // more than a pipe takes at once
    EXPECT_TRUE(again.out == whole.out);
}

}  // namespace
}  // namespace ludograph::testing
