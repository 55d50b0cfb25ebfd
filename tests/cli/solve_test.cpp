// The solve and games commands, help and version.
#include <nlohmann/json.hpp>

#include "cli/program.hpp"

namespace ludograph::testing {
namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

TEST(CliSolve, AnswersInWords) {
    EXPECT_EQ(run_line("solve nim 3,4,5").out,
              "nim 3,4,5, normal play: the player to move wins (N), Grundy value 2\n"
              "  winning moves  1,4,5\n"
              "  remoteness     11\n"
              "  misere play    N\n"
              "  explored       48 positions, 262 moves\n");
}

TEST(CliSolve, AnswersInJson) {
    EXPECT_EQ(run_line("solve --json nim 3,4,5").out,
              "{\"format\":\"ludograph-solve\",\"version\":1,\"game\":\"nim\",\"position\":\"3,4,5\",\"play\":\"normal\","
              "\"outcome\":\"N\",\"grundy\":2,\"remoteness\":11,\"misere\":\"N\","
              "\"winning_moves\":[{\"to\":\"1,4,5\",\"best\":true}],\"method\":\"explored\",\"positions\":48,\"moves\":262}\n");
}

TEST(CliSolve, GivesEveryMoveItsVerdict) {
    const json solved = json::parse(run_line("solve nim 1,2 --moves --json").out);
    EXPECT_EQ(solved["options"].dump(),
              "[{\"best\":false,\"grundy\":2,\"moves\":[\"1>0\"],\"outcome\":\"N\",\"remoteness\":1,\"to\":\"0,2\",\"winning\":false},"
              "{\"best\":true,\"grundy\":0,\"moves\":[\"2>1\"],\"outcome\":\"P\",\"remoteness\":2,\"to\":\"1,1\",\"winning\":true},"
              "{\"best\":false,\"grundy\":1,\"moves\":[\"2>0\"],\"outcome\":\"N\",\"remoteness\":1,\"to\":\"0,1\",\"winning\":false}]");
    EXPECT_THAT(run_line("solve nim 1,2 --moves").out,
                HasSubstr("  move  to   outcome  Grundy  remoteness  for the mover\n"
                          "  1>0   0,2  N        2       1           loses\n"
                          "  2>1   1,1  P        0       2           wins, quickest\n"));
}

TEST(CliSolve, ExplainsTheValueAndTheAnswers) {
    EXPECT_THAT(run_line("solve nim 2,3 --explain").out,
                HasSubstr("  options have values 0, 2, 3; the least missing number is 1\n"));
    EXPECT_THAT(run_line("solve nim 2,2 --explain").out, HasSubstr("  2>1 (1,2) is answered by 1,1\n"));
    EXPECT_THAT(run_line("solve nim 0 --explain").out, HasSubstr("there is no move, so the least missing number is 0"));
    EXPECT_THAT(run_line("solve nim 0 --explain --misere").out,
                HasSubstr("in misere play the player who cannot move wins"));
}

TEST(CliSolve, SolvesASumByItsParts) {
    const std::string sum = "solve subtraction:1,2 7 + subtraction:1,3,4 5 + subtraction:2,3 6";
    const json solved = json::parse(run_line(sum + " --json").out);
    EXPECT_EQ(solved["grundy"], 2);
    EXPECT_EQ(solved["parts"][0].dump(), "{\"game\":\"subtraction:1,2\",\"grundy\":1,\"position\":\"7\"}");
    EXPECT_EQ(solved["parts"][1]["grundy"], 3);
    EXPECT_EQ(solved["parts"][2]["grundy"], 0);
    ASSERT_EQ(solved["winning_moves"].size(), 2u);
    EXPECT_EQ(solved["winning_moves"][0].dump(),
              "{\"part\":2,\"position\":\"subtraction:1,2 7 + subtraction:1,3,4 1 + subtraction:2,3 6\",\"to\":\"1\"}");
    EXPECT_EQ(solved["winning_moves"][1]["part"], 3);
    EXPECT_EQ(solved["winning_moves"][1]["to"], "4");
    EXPECT_FALSE(solved.contains("remoteness"));
    EXPECT_FALSE(solved.contains("misere"));
    EXPECT_THAT(run_line(sum).out, HasSubstr("  winning moves  part 2 to 1  part 3 to 4\n"));
}

TEST(CliSolve, TellsASumThatIsExploredWholePartByPart) {
    const std::string sum = "subtraction:1,2 7 + subtraction:1,3,4 5 + subtraction:2,3 6";
    const json by_parts = json::parse(run_line("solve --json " + sum).out);
    const json product = json::parse(run_line("solve --json --product " + sum).out);
    EXPECT_EQ(product["grundy"], 2);
    EXPECT_TRUE(product.contains("remoteness") && product.contains("misere"));
    EXPECT_EQ(product["parts"], by_parts["parts"]);
    EXPECT_EQ(product["winning_moves"][0].dump(),
              "{\"best\":true,\"part\":2,\"position\":\"subtraction:1,2 7 + subtraction:1,3,4 1 + subtraction:2,3 6\",\"to\":\"1\"}");
    EXPECT_EQ(product["winning_moves"][1].dump(),
              "{\"best\":false,\"part\":3,\"position\":\"subtraction:1,2 7 + subtraction:1,3,4 5 + subtraction:2,3 4\",\"to\":\"4\"}");
    EXPECT_THAT(run_line("solve --product --explain " + sum).out,
                AllOf(HasSubstr("  part 2         subtraction:1,3,4 5, Grundy value 3\n"),
                      HasSubstr("  winning moves  part 2 to 1 (quickest)  part 3 to 4\n"), HasSubstr("options have values")));
}

TEST(CliSolve, TellsAMisereSumPartByPartWithoutValues) {
    const json solved = json::parse(run_line("solve nim 1,2 + nim 3 --misere --json --moves").out);
    EXPECT_EQ(solved["parts"].dump(), "[{\"game\":\"nim\",\"position\":\"1,2\"},{\"game\":\"nim\",\"position\":\"3\"}]");
    EXPECT_EQ(solved["outcome"], "P");
    EXPECT_EQ(solved["options"][0]["part"], 1);
    EXPECT_EQ(solved["options"][0]["to"], "0,2");
    EXPECT_EQ(solved["options"][0]["position"], "nim 0,2 + nim 3");
    EXPECT_TRUE(solved["options"][0].contains("best"));
    EXPECT_THAT(run_line("solve nim 1,2 + nim 3 --misere").out, HasSubstr("  part 2         nim 3\n"));
}

TEST(CliSolve, SaysWhoWinsATwoPlayerGame) {
    EXPECT_EQ(run_line("solve tictactoe .X./.O./OXX").out,
              "tictactoe .X./.O./OXX: O is to move, O wins (N)\n"
              "  winning moves  O1  O3 (quickest)  O4  O6\n"
              "  remoteness     1\n"
              "  explored       27 positions, 33 moves\n");
    EXPECT_THAT(run_line("solve tictactoe XXX/OO./...").out, StartsWith("tictactoe XXX/OO./...: X has won\n"));
    const std::string start = run_line("solve tictactoe").out;
    EXPECT_THAT(start, StartsWith("tictactoe .../.../...: X is to move, neither player can force a win (D)\n"));
    EXPECT_THAT(start, HasSubstr("  drawing moves  X1  X2  X3  X4  X5  X6  X7  X8  X9\n"));
    const json solved = json::parse(run_line("solve tictactoe --json").out);
    EXPECT_EQ(solved["player"], "X");
    EXPECT_EQ(solved["winner"], "draw");
    EXPECT_EQ(solved["remoteness"], 9);
    EXPECT_FALSE(solved.contains("grundy") || solved.contains("misere"));
}

TEST(CliSolve, ExplainsATicTacToeBoard) {
    const std::string won = run_line("solve tictactoe X.O/.X./..O --explain").out;
    EXPECT_THAT(won, HasSubstr("  there are 2 X and 2 O, so X would move next\n"));
    EXPECT_THAT(won, HasSubstr("  nobody has a line\n"));
    EXPECT_THAT(won, HasSubstr("  the code of the board is 13222\n"));
    EXPECT_THAT(run_line("solve tictactoe XXX/OO./... --explain").out, HasSubstr("  X has the line 1, 2, 3\n"));
}

TEST(CliSolve, RefusesMiserePlayAndSumsOfTwoPlayerGames) {
    for (const char* line : {"solve tictactoe --misere", "graph mnk:3,3,3 --misere"}) {
        const run_result run = run_line(line);
        EXPECT_EQ(run.code, 2) << line;
        EXPECT_THAT(run.err, HasSubstr("has no misere play"));
    }
    const run_result sum = run_line("solve nim 3 + tictactoe");
    EXPECT_EQ(sum.code, 2);
    EXPECT_THAT(sum.err, HasSubstr("tells its players apart"));
}

TEST(CliSolve, MiserePlayHasNoValues) {
    const json solved = json::parse(run_line("solve nim 1,1,1 --misere --json").out);
    EXPECT_EQ(solved["outcome"], "P");
    EXPECT_EQ(solved["play"], "misere");
    EXPECT_FALSE(solved.contains("grundy"));
}

TEST(CliSolve, ADeepGameNeedsNoDeepStack) {
    const run_result run = run_line("solve subtraction:1,2 1000000 --no-closed-form", {.stack = 256 * 1024});
    EXPECT_EQ(run.code, 0) << run.err;
    EXPECT_THAT(run.out, HasSubstr("Grundy value 1\n  winning moves  999999\n"));
}

TEST(CliSolve, StopsAtALimit) {
    const run_result run = run_line("solve nim 20,20,20 --max-positions 100 --no-closed-form");
    EXPECT_EQ(run.code, 3);
    EXPECT_THAT(run.err, HasSubstr("more than 100 positions from nim 20,20,20; raise --max-positions"));
    EXPECT_THAT(run.out, IsEmpty());
}

TEST(CliGames, ListsAndTells) {
    EXPECT_THAT(run_line("games").out, HasSubstr("  silver-dollar  move one coin left"));
    const std::string nim = run_line("games nim").out;
    EXPECT_THAT(nim, StartsWith("nim: take any positive number from one heap\n"));
    EXPECT_THAT(nim, HasSubstr("  ludograph solve nim 3,4,5   # Grundy value 2, 48 positions, 262 moves\n"));
    EXPECT_THAT(run_line("games wythoff:cap=2").out, StartsWith("wythoff: take any positive number from one of two "));
}

TEST(CliGames, EveryWorkedExampleIsRight) {
    const json catalogue = json::parse(run_line("games --json").out);
    for (const json& game : catalogue["games"]) {
        EXPECT_EQ(json::parse(run_words({"games", game["name"], "--json"}).out), game);
        for (const json& example : game["examples"]) {
            const std::string ruleset = example["game"], position = example["position"];
            const json solved = json::parse(run_words({"solve", ruleset, position, "--json"}).out);
            EXPECT_EQ(solved.value("grundy", json()), example.value("grundy", json())) << ruleset << " " << position;
            EXPECT_EQ(solved.value("winner", json()), example.value("winner", json())) << ruleset << " " << position;
            EXPECT_EQ(solved["positions"], example["positions"]) << ruleset << " " << position;
            EXPECT_EQ(solved["moves"], example["moves"]) << ruleset << " " << position;
        }
    }
}

/// The command lines that a help text opens with.
std::vector<std::string> examples_of(const std::string& help) {
    std::vector<std::string> examples;
    std::istringstream lines(help);
    std::string line;
    std::getline(lines, line);
    EXPECT_THAT(line, StartsWith("Example"));
    const std::string program = "  ludograph ";
    while (std::getline(lines, line) && line.starts_with(program)) examples.push_back(line.substr(program.size()));
    return examples;
}

TEST(CliHelp, OpensWithExamplesThatRun) {
    temporary_folder folder;
    std::filesystem::create_directory_symlink(LUDOGRAPH_SOURCE_DIR "/samples", folder.path() / "samples");
    for (const std::string command : {"", "graph ", "solve ", "batch ", "label ", "check ", "verify ",
                                      "sequence ", "table ", "plot ", "play ", "games "}) {
        const run_result help = run_line(command + "--help");
        EXPECT_EQ(help.code, 0);
        EXPECT_EQ(run_line(command + "-h").out, help.out);
        const std::vector<std::string> examples = examples_of(help.out);
        EXPECT_THAT(examples, Not(IsEmpty())) << command;
        for (const std::string& example : examples) {
            const run_result run = run_in(folder, example);
            EXPECT_EQ(run.code, 0) << example << "\n" << run.err;
        }
    }
}

TEST(CliHelp, NamesTheVersion) {
    EXPECT_THAT(run_line("--version").out, ::testing::MatchesRegex("ludograph [0-9]+\\.[0-9]+\\.[0-9]+\n"));
}

}  // namespace
}  // namespace ludograph::testing
