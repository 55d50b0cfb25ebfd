// `ludograph play`: games through a pipe and through a terminal, simulations.
#include <nlohmann/json.hpp>

#include "cases.hpp"
#include "cli/program.hpp"

namespace ludograph::testing {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

const std::string won_in_three =
    "nim 1,2, normal play: take any positive number from one heap\n"
    "You move first, against perfect; 'help' lists the commands.\n"
    "\n"
    "  1 2\n"
    "\n"
    "   1  1>0  0,2  loses in 2 moves\n"
    "   2  2>1  1,1  wins in 3 moves\n"
    "   3  2>0  0,1  loses in 2 moves\n"
    "your move: 2\n"
    "You play 2>1 to 1,1.\n"
    "\n"
    "  1 1\n"
    "\n"
    "The opponent plays 1>0 to 0,1.\n"
    "\n"
    "  0 1\n"
    "\n"
    "   1  1>0  0,0  wins in 1 move\n"
    "your move: 1\n"
    "You play 1>0 to 0,0.\n"
    "\n"
    "  0 0\n"
    "\n"
    "You win: no move is left.\n";

run_result played(const std::string& line, const std::string& input) {
    return run_line("play " + line, {.input = input});
}

TEST(CliPlay, DrawsTheBoardAndListsTheMovesUntilSomebodyHasWon) {
    const run_result run = played("nim 1,2", "2\n1\n");
    EXPECT_EQ(run.code, 0);
    EXPECT_EQ(run.out, won_in_three);
    EXPECT_THAT(run.err, IsEmpty());
}

TEST(CliPlay, TellsThatTheOpponentWins) {
    const run_result run = played("nim 1,2", "1\n");
    EXPECT_EQ(run.code, 0);
    EXPECT_THAT(run.out,
                EndsWith("The opponent plays 2>0 to 0,0.\n\n  0 0\n\nThe opponent wins: no move is left.\n"));
}

TEST(CliPlay, TakesAMoveByNumberByTextAndByPosition) {
    for (const std::string move : {"2", "002", "2>1", "1,1", " 1, 1 \r"})
        EXPECT_THAT(played("nim 1,2", move + "\n").out, HasSubstr("You play 2>1 to 1,1.")) << move;
    EXPECT_THAT(played("sowing 2,2,2,2", "3l\n").out, HasSubstr("You play 3L to 2,3,3,0."));
    EXPECT_THAT(played("sowing 2,2,2,2", "2,3,3,0").out, HasSubstr("You play 3L to 2,3,3,0."))
        << "no line break";
}

TEST(CliPlay, TakesANumberThatIsNoMovesForAPosition) {
    EXPECT_THAT(played("subtraction:1,2,3 5", "4\n").out, HasSubstr("You play 5>4 to 4."));
    EXPECT_THAT(played("nim 5", "0\n").out, HasSubstr("You play 5>0 to 0."));
    EXPECT_THAT(played("nim 5", "2\n").out, HasSubstr("You play 5>3 to 3."));  // the second move of the list
}

TEST(CliPlay, KnowsItsCommandsInUpperAndLowerCase) {
    EXPECT_THAT(played("nim 1,2", "HINT\nQuit\n").out, HasSubstr("2, 2>1 to 1,1, wins in 3 moves."));
    for (const char* word : {"q\n", "exit\n"}) EXPECT_EQ(played("nim 1,2", word).code, 0) << word;
}

TEST(CliPlay, AsksAgainAfterAnythingElse) {
    const std::string out = played("nim 1,2", "9\n0\n99999999999999999999999\nfoo\n0,5\n\n\x01\n2\n1\n").out;
    EXPECT_THAT(out, HasSubstr("There is no move number 9; the moves are numbered 1 to 3.\nyour move: 0\n"));
    EXPECT_THAT(out, HasSubstr("There is no move number 0;"));
    EXPECT_THAT(out, HasSubstr("There is no move number 99999999999999999999;"));
    EXPECT_THAT(
        out,
        HasSubstr("\"foo\" is no move here; give a number from 1 to 3, a move such as 1>0, or 'help'.\n"));
    EXPECT_THAT(out, HasSubstr("No move leads to \"0,5\";"));
    EXPECT_THAT(out, HasSubstr("Nothing is typed;"));
    EXPECT_THAT(out, EndsWith("You win: no move is left.\n"));
}

TEST(CliPlay, AsksWhichMoveIsMeantWhereTheTextFitsSeveral) {
    EXPECT_THAT(
        played("nim:ordered 3,3", "3>1\n").out,
        HasSubstr("\"3>1\" fits more than one move; give the number of the one you mean.\nyour move: "));
    // A bite at 1,1 is one thing, two columns of height 1 are another.
    EXPECT_THAT(played("chomp 2,2", "1,1\n").out, HasSubstr("\"1,1\" fits more than one move;"));
}

TEST(CliPlay, EndsCleanlyWithItsInputAndWithQuit) {
    for (const char* input : {"", "hint\n", "quit\n1\n"}) {
        const run_result run = played("nim 1,2", input);
        EXPECT_EQ(run.code, 0);
        EXPECT_THAT(run.out, EndsWith("\nThe game is left unfinished.\n"));
        EXPECT_THAT(run.err, IsEmpty());
    }
}

TEST(CliPlay, TakesBackAMoveAndItsAnswer) {
    const std::string out = played("nim 1,2", "undo\n1,1\nundo\n2\n1\n").out;
    EXPECT_THAT(out, HasSubstr("your move: undo\nThere is no move of yours to take back.\n"));
    EXPECT_THAT(out, HasSubstr("your move: undo\nTaken back.\n\n  1 2\n\n   1  1>0"));
    EXPECT_THAT(out, EndsWith(won_in_three.substr(won_in_three.find("your move: 2"))));
    const std::string second = played("nim 2,3 --as second", "undo\n1\nundo\nquit\n").out;
    EXPECT_THAT(second, HasSubstr("There is no move of yours to take back."));
    EXPECT_THAT(second, HasSubstr("Taken back.\n\n  2 2\n")) << "the opponent's first move stands";
}

TEST(CliPlay, HintsAndGivesReasons) {
    const std::string out = played("nim 1,2", "hint\nwhy\nhelp\n1,1\n").out;
    EXPECT_THAT(out, HasSubstr("your move: hint\n2, 2>1 to 1,1, wins in 3 moves.\n"));
    EXPECT_THAT(out,
                HasSubstr("your move: why\n"
                          "You can win: nothing helps against 2>1 to 1,1\n"
                          "Grundy value 3, the least number that is not among those of the options: 0, 1, 2\n"
                          "  1>0 to 0,2 loses in 2 moves: the answer is 2>0 to 0,0\n"
                          "  2>1 to 1,1 wins in 3 moves: every answer loses; the longest is 1>0 to 0,1\n"
                          "  2>0 to 0,1 loses in 2 moves: the answer is 1>0 to 0,0\n"));
    EXPECT_THAT(out, HasSubstr("Type the number of a move"));
    EXPECT_THAT(played("nim 2,2", "why\n").out, HasSubstr("You lose if your opponent makes no mistake"));
    EXPECT_THAT(played("nim 1", "why\n").out, HasSubstr("wins in 1 move: it ends the game"));
}

TEST(CliPlay, LetsTheOpponentBeginAndHonoursMiserePlay) {
    const std::string out = played("nim 1,1 --as second --misere", "1\n").out;
    EXPECT_THAT(out, HasSubstr("misere play: take any positive number from one heap\nYou move second"));
    EXPECT_THAT(out, HasSubstr("  1 1\n\nThe opponent plays 1>0 to 0,1.\n"));
    EXPECT_THAT(out, HasSubstr("   1  1>0  0,0  loses in 1 move\n"));
    EXPECT_THAT(out, EndsWith("The opponent wins: no move is left, which wins in misere play.\n"));
}

TEST(CliPlay, LeavesTheVerdictsOut) {
    EXPECT_THAT(played("nim 1,2 --no-verdicts", "").out, HasSubstr("   1  1>0  0,2\n   2  2>1  1,1\n"));
}

TEST(CliPlay, IsOverAtOnceWhereThereIsNoMove) {
    EXPECT_THAT(played("nim 0", "").out, EndsWith("  0\n\nThe opponent wins: no move is left.\n"));
}

TEST(CliPlay, PlaysTheKnownGameOfSowingToItsEnd) {
    const json facts = entries_by_id("facts.json");
    std::string position = "1,2,2,1,1,2,2,1";
    for (int i = 1; i <= 7; ++i) {
        const json& entry = facts[std::string("sowing-game1-move").append(std::to_string(i))];
        ASSERT_EQ(list_text(entry["input"][0]), position);
        // Typed is the position that comes next; told is which cell is emptied, and which way.
        const std::string to = list_text(entry["answer"]);
        const json& cell = entry["input"][1];
        const std::string move = std::to_string(cell[0].get<int>()) + (cell[1] < 0 ? "L" : "R");
        EXPECT_THAT(played("sowing " + position, to + "\n").out,
                    HasSubstr("You play " + move + " to " + to + ".\n"));
        position = to;
    }
    EXPECT_EQ(position, "0,0,7,0,0,0,3,2");
    EXPECT_THAT(played("sowing " + position, "").out, HasSubstr("The opponent wins: no move is left."));
}

TEST(CliPlay, TalksThroughATerminal) {
    program running({"play", "nim", "1,2"}, {.keep_input_open = true, .dialogue = true});
    ASSERT_TRUE(running.wait_for("your move: "));
    EXPECT_THAT(running.err, HasSubstr("   2  2>1  1,1  \x1b[32mwins\x1b[0m in 3 moves\r\n"));
    running.type("7\n");
    ASSERT_TRUE(running.wait_for("There is no move number 7; the moves are numbered 1 to 3.\r\nyour move: "));
    running.type("2\n");
    ASSERT_TRUE(running.wait_for("wins\x1b[0m in 1 move\r\nyour move: "));
    running.type("1\n");
    EXPECT_EQ(running.wait(), 0);
    EXPECT_THAT(running.err, HasSubstr("your move: 2\r\nYou play 2>1 to 1,1.\r\n"))
        << "nothing is echoed twice";
    EXPECT_THAT(running.err, EndsWith("You win: no move is left.\r\n"));
}

TEST(CliPlay, IsLeftByTheEndOfTheInputAtATerminal) {
    program running({"play", "nim", "1,2", "--no-color"}, {.keep_input_open = true, .dialogue = true});
    ASSERT_TRUE(running.wait_for("your move: "));
    running.press('\x04');
    EXPECT_EQ(running.wait(), 0);
    EXPECT_THAT(running.err, EndsWith("your move: \r\nThe game is left unfinished.\r\n"));
}

TEST(CliPlay, IsInterruptedAtOnceWhileItWaits) {
    program running({"play", "nim", "1,2"}, {.keep_input_open = true, .dialogue = true});
    ASSERT_TRUE(running.wait_for("your move: "));
    running.press('\x03');
    EXPECT_EQ(running.wait(), 130);  // the alarm for work that does not stop has another message
    EXPECT_THAT(running.err, EndsWith("\r\nludograph: interrupted\r\n"));
}

TEST(CliPlay, RefusesALineThatDoesNotEnd) {
    const run_result run = played("nim 1,2", std::string(40000, 'x'));
    EXPECT_EQ(run.code, 2);
    EXPECT_THAT(run.err, HasSubstr("a line of the input is longer than 16384 bytes"));
}

TEST(CliSimulate, PrintsTheMovesOfOneGame) {
    const run_result run = run_line("play nim 1,2 --simulate perfect,perfect");
    EXPECT_EQ(run.code, 0);
    EXPECT_EQ(run.out,
              "nim 1,2, normal play: perfect moves first, perfect second\n"
              "  perfect  2>1 to 1,1\n"
              "  perfect  1>0 to 0,1\n"
              "  perfect  1>0 to 0,0\n"
              "perfect (first) wins: no move is left\n");
    const json told = json::parse(run_line("play nim 1,2 --simulate perfect,perfect --json").out);
    EXPECT_EQ(told["format"], "ludograph-play");
    EXPECT_EQ(told["winner"], "first");
    EXPECT_EQ(told["moves"].size(), 3u);
    EXPECT_EQ(told["moves"][1], json({{"by", "second"}, {"moves", {"1>0"}}, {"to", "0,1"}}));
}

TEST(CliSimulate, CountsWhoWinsAndWhoMovedFirst) {
    const std::string line = "play nim 3,4,5 --simulate perfect,random --games 101 --seed 5";
    const json told = json::parse(run_line(line + " --json").out);
    EXPECT_EQ(told["games"], 101);
    EXPECT_EQ(told["seed"], 5);
    EXPECT_EQ(told["wins"][0]["moving_first"], 51) << "an N position";
    EXPECT_EQ(told["wins"][1]["moving_first"].get<int>() + told["wins"][0]["moving_second"].get<int>(), 50);
    EXPECT_EQ(told["wins_of_first"].get<int>() + told["wins_of_second"].get<int>(), 101);
    EXPECT_EQ(told["draws"], 0);
    EXPECT_THAT(run_line(line).out, HasSubstr(": moving first 51 of 51, second "));
    EXPECT_EQ(run_line(line).out, run_line(line).out);
}

TEST(CliSimulate, ShowsWhatTheNeighboursAreWorth) {
    const auto wins = [](const std::string& against) {
        const json told = json::parse(
            run_line("play sowing 1,2,2,1,1,2,2,1 --simulate knn:3," + against + " --games 1000 --json").out);
        return told["wins"][0]["all"].get<int>();
    };
    EXPECT_EQ(wins("perfect"), 0);
    EXPECT_EQ(wins("random"), 441) << "the seed settles it";
}

TEST(CliPlay, RefusesWhatDoesNotGoTogether) {
    const auto refusal = [](const std::string& line) {
        const run_result run = run_line("play " + line);
        EXPECT_EQ(run.code, 2) << line;
        EXPECT_THAT(run.out, IsEmpty());
        return run.err;
    };
    EXPECT_THAT(refusal("nim 3 --json"), HasSubstr("add e.g. --simulate perfect,random"));
    EXPECT_THAT(refusal("nim 3 --games 3"), HasSubstr("--games is for strategies"));
    EXPECT_THAT(refusal("nim 3 --simulate random,random --as first"),
                HasSubstr("--as is for a game that you play"));
    EXPECT_THAT(refusal("nim 3 --simulate random"), HasSubstr("is not two strategies"));
    EXPECT_THAT(refusal("nim 3 --against knn:4"), HasSubstr("K must be odd"));
    EXPECT_THAT(refusal("nim 3 --as third"), HasSubstr("neither first nor second"));
    EXPECT_THAT(refusal("nim 3 --seed x"), HasSubstr("--seed"));
    EXPECT_THAT(refusal("nim 2 + nim 3 --against knn:3"),
                HasSubstr("knn measures distances between lists of numbers"));
    EXPECT_EQ(run_line("play nim 9,9,9,9 --max-positions 100").code, 3);
}

TEST(CliPlay, SaysInTheCatalogueThatNeighboursAreAHeuristic) {
    EXPECT_THAT(run_line("games sowing").out, HasSubstr("heuristic"));
}

}  // namespace
}  // namespace ludograph::testing
