// The batch command: good lines, bad lines, its summary.
#include <nlohmann/json.hpp>

#include "cli/program.hpp"

namespace ludograph::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

const std::string header =
    "name,file,line,game,position,outcome,winner,grundy,remoteness,misere,positions,moves,files,seconds,error\n";

/// A summary without the column that varies.
std::string without_seconds(const std::string& summary) {
    std::string text;
    std::istringstream lines(summary);
    for (std::string line; std::getline(lines, line);) {
        const std::size_t seconds = line.rfind(',', line.rfind('.')) + 1;
        text += line.substr(0, seconds) + "\n";
    }
    return text;
}

TEST(CliBatch, TheSamplesHoldTwiceTheSame) {
    temporary_folder first, second;
    const std::string line = "batch " LUDOGRAPH_SOURCE_DIR "/samples/positions.txt -f json,dot,pdf -o out/made";
    const run_result run = run_in(first, line);
    EXPECT_EQ(run.code, 0) << run.err;
    // A busy machine takes the half minute after which a line tells how far it is.
    EXPECT_THAT(run.err, ::testing::MatchesRegex("(ludograph: [^\n]* failed, [^\n]* left[^\n]*\n)*batch: [0-9]+ done, 0 failed, [0-9]+ files in out/made/\n"));
    EXPECT_THAT(run.out, IsEmpty());
    run_in(second, line);
    ASSERT_EQ(first.files(), second.files());
    EXPECT_GT(first.files().size(), 30u);
    for (const std::string& name : first.files()) {
        if (name.starts_with("out/made/summary.")) continue;
        EXPECT_TRUE(first.read(name) == second.read(name)) << name;
    }
    EXPECT_EQ(without_seconds(first.read("out/made/summary.csv")), without_seconds(second.read("out/made/summary.csv")));
}

TEST(CliBatch, ReportsABadLineByPlaceAndGoesOn) {
    temporary_folder folder;
    folder.write("in.txt",
                 "# heaps\n"
                 "nim 1,2 {N, grundy=3}\n"
                 "nim 3,4,3x4\n"
                 "  welter 0,3,3,6 {N}\r\n"
                 "\n"
                 "nim 2,2 {N}\n"
                 "nmi 1\n"
                 "é 1 + nim 3,y\n"
                 "nim 1,1 {grundy=0, remoteness=3}\n"
                 "nim 60,60,60\n"
                 "nim 3,3 name=last");
    const run_result run = run_in(folder, "batch in.txt -f json --max-positions 1000");
    EXPECT_EQ(run.code, 1);
    EXPECT_EQ(run.err,
              "in.txt:3:9: error: nim: heap \"3x4\" is not a number; write it in digits\n"
              "in.txt:4:14: error: welter: square 3 is taken twice in \"0,3,3,6\"; give each coin its own square\n"
              "in.txt:6:10: error: expected outcome N, but it is P\n"
              "in.txt:7:1: error: no game is named \"nmi\"; did you mean nim?\n"
              "in.txt:8:1: error: part 1: no game is named \"é\"; 'ludograph games' lists them\n"
              "in.txt:9:20: error: expected remoteness 3, but it is 2\n"
              "in.txt:10:1: error: more than 1000 positions from nim 60,60,60; raise --max-positions, or ask for one "
              "answer with 'ludograph solve'\n"
              "batch: 2 done, 7 failed, 4 files in output/\n");
    EXPECT_THAT(folder.files(), ElementsAre("in.txt", "output/002-nim-1,2.json", "output/006-nim-2,2.json",
                                            "output/009-nim-1,1.json", "output/last.json", "output/summary.csv",
                "output/summary.json"));
}

TEST(CliBatch, SumsUpInCsv) {
    temporary_folder folder;
    folder.write("in.txt", "nim 1,2\nnim \"a\",b\nsubtraction:1,2 4 + nim 1 name=sum\n");
    EXPECT_EQ(run_in(folder, "batch in.txt -f none").code, 1);
    EXPECT_THAT(folder.files(), ElementsAre("in.txt", "output/summary.csv",
                "output/summary.json"));
    const std::string summary = folder.read("output/summary.csv");
    EXPECT_EQ(summary.substr(0, header.size()), header);
    EXPECT_THAT(summary, HasSubstr("\"001-nim-1,2\",in.txt,1,nim,\"1,2\",N,,3,3,N,5,7,,0."));
    EXPECT_THAT(summary, HasSubstr("\n,in.txt,2,,\"nim \"\"a\"\",b\",,,,,,,,,0."));
    EXPECT_THAT(summary, HasSubstr("\nsum,in.txt,3,\"subtraction:1,2 + nim\",\"subtraction:1,2 4 + nim 1\",P,,0,"));
}

TEST(CliBatch, ComparesTheWinnerOfTwoPlayerGames) {
    temporary_folder folder;
    folder.write("in.txt",
                 "tictactoe {D, winner=draw, positions=5478}\n"
                 "tictactoe XXO/OX./O.. {winner=O} name=lesson\n"
                 "nim 1 {winner=X}\n");
    const run_result run = run_in(folder, "batch in.txt -f none");
    EXPECT_EQ(run.code, 1);
    EXPECT_EQ(run.err,
              "in.txt:2:24: error: expected winner O, but it is X\n"
              "in.txt:3:8: error: winner= is for games whose two players are told apart; write N, P or D\n"
              "batch: 1 done, 2 failed, 0 files in output/\n");
    EXPECT_THAT(folder.read("output/summary.csv"), HasSubstr("\nlesson,in.txt,2,tictactoe,XXO/OX./O..,N,X,,1,,"));
}

TEST(CliBatch, GivesEachOutputANameOfItsOwn) {
    temporary_folder folder;
    folder.write("a.txt", "nim 1 name=x\nnim 2 name=X\nnim 3 name=summary\nwelter |o| |o|\n");
    folder.write("b.txt", "nim 1 name=x\n\n\nwelter 0,2\n");
    EXPECT_EQ(run_in(folder, "batch a.txt b.txt -f json").code, 0);
    EXPECT_THAT(folder.files(),
                ElementsAre("a.txt", "b.txt", "output/004-welter-0,2-2.json", "output/004-welter-0,2.json",
                            "output/X-2.json", "output/summary-2.json", "output/summary.csv", "output/summary.json", "output/x-3.json",
                            "output/x.json"));
}

TEST(CliBatch, ReadsStdinAndFilesThatEditorsWrite) {
    temporary_folder folder;
    const std::string text = "\xEF\xBB\xBFnim 1,2 {P}\r\nnim 2,2 {P}\r\n# Ende\r\nnim 1 {N}";
    const run_result run = run_in(folder, "batch - -f none", {.input = text});
    EXPECT_EQ(run.code, 1);
    EXPECT_EQ(run.err, "stdin:1:10: error: expected outcome P, but it is N\n"
                       "batch: 2 done, 1 failed, 0 files in output/\n");
}

TEST(CliBatch, TakesAFileWhoseNameBeginsLikeAnOptionBehindTwoDashes) {
    temporary_folder folder;
    folder.write("-in.txt", "nim 1,2\n");
    EXPECT_EQ(run_in(folder, "batch -f none -- -in.txt").err, "batch: 1 done, 0 failed, 0 files in output/\n");
    EXPECT_THAT(run_in(folder, "batch -f none -in.txt").err, HasSubstr("no option is named \"-in.txt\""));
    EXPECT_THAT(run_in(folder, "batch -- -in.txt -f").err, HasSubstr("\"-f\""));   // no option any more
}

TEST(CliBatch, TakesNoneForNoFormatAndNotForOneOfThem) {
    temporary_folder folder;
    folder.write("in.txt", "nim 1,2\n");
    const run_result run = run_in(folder, "batch in.txt -f json,none");
    EXPECT_EQ(run.code, 2);
    EXPECT_THAT(run.err, HasSubstr("-f: none stands alone"));
}

TEST(CliBatch, NamesAFileWhoseNameIsNoUtf8SoThatSummariesAre) {
    temporary_folder folder;
    folder.write("b\xFF" "d.txt", "nim 1\n");
    EXPECT_EQ(run_in(folder, "batch b\xFF" "d.txt -f none").code, 0);
    const nlohmann::json summary = nlohmann::json::parse(folder.read("output/summary.json"));
    EXPECT_EQ(summary["rows"][0]["file"], "b\uFFFD" "d.txt");
    EXPECT_THAT(folder.read("output/summary.csv"), HasSubstr(",b\uFFFD" "d.txt,1,"));
}

TEST(CliBatch, SurvivesBytesThatAreNoText) {
    temporary_folder folder;
    std::string text = "nim 1\n";
    text += std::string("nim 1,\0", 7) + "2\nnim \xFF\xFE\n" + "nim " + std::string(1 << 20, '9') + "\n";
    text += std::string(16'000, '{') + "\nnim 2 {" + std::string(16'000, '{') + "\nnim 1 # \xFF\n";
    folder.write("in.txt", text);
    const run_result run = run_in(folder, "batch in.txt -f none");
    EXPECT_EQ(run.code, 1);
    EXPECT_THAT(run.err, HasSubstr("in.txt:2:7: error: a NUL byte"));
    EXPECT_THAT(run.err, HasSubstr("in.txt:3:5: error: the byte \"\\xff\" is not UTF-8"));
    EXPECT_THAT(run.err, HasSubstr("in.txt:4:1: error: the line has 1048580 bytes, and one may have 16384; give each position a line of its own\n"));
    EXPECT_THAT(run.err, HasSubstr("in.txt:5:1: error: "));
    EXPECT_THAT(run.err, HasSubstr("in.txt:6:7: error: the { of the expectations is not closed by }"));
    EXPECT_THAT(run.err, EndsWith("batch: 2 done, 5 failed, 0 files in output/\n"));
    EXPECT_LT(run.err.size(), 2000u);
}

TEST(CliBatch, GoesOnWithoutAFileThatIsMissing) {
    temporary_folder folder;
    folder.write("in.txt", "nim 1\n");
    const run_result run = run_in(folder, "batch none.txt in.txt -f json --quiet");
    EXPECT_EQ(run.code, 1);
    EXPECT_THAT(run.err, HasSubstr("cannot read \"none.txt\""));
    EXPECT_THAT(run.err, Not(HasSubstr("batch:")));
    EXPECT_THAT(folder.files(), ElementsAre("in.txt", "output/001-nim-1.json", "output/summary.csv",
                "output/summary.json"));
}

TEST(CliBatch, WritesCutGraphsOnlyWhenAsked) {
    temporary_folder folder;
    folder.write("in.txt", "nim 9,9,9\nnim 1\n");
    const run_result run = run_in(folder, "batch in.txt -f json --max-positions 50 --keep-partial");
    EXPECT_EQ(run.code, 1);
    EXPECT_THAT(folder.files(),
                ElementsAre("in.txt", "output/001-nim-9,9,9.json", "output/002-nim-1.json", "output/summary.csv",
                "output/summary.json"));
    EXPECT_THAT(folder.read("output/001-nim-9,9,9.json"), HasSubstr("\"stopped_by\":\"max_positions\""));
}

TEST(CliBatch, FailsAtOnceForAFolderThatCannotBeMade) {
    temporary_folder folder;
    folder.write("in.txt", "nim 1\n");
    const run_result run = run_in(folder, "batch in.txt -o in.txt/out");
    EXPECT_EQ(run.code, 4);
    EXPECT_THAT(run.err, HasSubstr("cannot make the folder \"in.txt/out\""));
    EXPECT_EQ(run_in(folder, "batch in.txt -o in.txt").code, 4);
}

}  // namespace
}  // namespace ludograph::testing
