// Progress and signals, through a terminal where one is needed.
#include <sys/stat.h>

#include "cli/program.hpp"
#include "sanitizer.hpp"

namespace ludograph::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

std::string time_is_up(const std::string& seconds) {
    return "ludograph: error: not finished after " + seconds +
           " s from nim 70,70,70,70; raise --timeout, or ask for one answer with 'ludograph solve'";
}

double seconds_since(std::chrono::steady_clock::time_point began) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
}

TEST(CliProgress, IsShownOnATerminalAndErased) {
    const run_result run = run_line("graph nim 70,70,70,70 --timeout 0.7 --no-color", {.terminal = true});
    EXPECT_EQ(run.code, 3);
    EXPECT_THAT(run.err, ::testing::ContainsRegex("\rnim 70,70,70,70: [0-9]+ positions, [0-9.]+ [kM]/s, [0-9]+ MiB"));
    EXPECT_THAT(run.err, EndsWith("\r\x1b[K" + time_is_up("0.7") + "\r\n"));
}

TEST(CliProgress, IsNotShownElsewhereNorWhenQuiet) {
    const std::string error = time_is_up("0.4");
    EXPECT_EQ(run_line("graph nim 70,70,70,70 --timeout 0.4").err, error + "\n");
    EXPECT_EQ(run_line("graph nim 70,70,70,70 --timeout 0.4 --quiet --no-color", {.terminal = true}).err,
              error + "\r\n");
}

TEST(CliProgress, GuessesNoTimeFromLinesThatNeededNoWork) {
    temporary_folder folder;
    folder.write("in.txt", "nim x\nnim y\nnim 70,70,70,70\n");
    program running({"batch", "in.txt", "-f", "none"}, {.folder = folder.path(), .terminal = true});
    ASSERT_TRUE(running.wait_for("0 done, 2 failed, 1 left; ")) << running.err;
    EXPECT_THAT(running.err, Not(HasSubstr(", about ")));
}

TEST(CliColors, AreForTerminalsThatWantThem) {
    EXPECT_THAT(run_line("graph nim x", {.terminal = true}).err, HasSubstr("\x1b[1;31merror:\x1b[0m"));
    EXPECT_THAT(run_line("graph nim x --no-color", {.terminal = true}).err, Not(HasSubstr("\x1b")));
    EXPECT_THAT(run_line("graph nim x", {.terminal = true, .environment = {{"NO_COLOR", "1"}}}).err,
                Not(HasSubstr("\x1b")));
    EXPECT_THAT(run_line("graph nim x").err, Not(HasSubstr("\x1b")));
}

TEST(CliSignals, ControlCStopsAnExplorationWithinASecond) {
    temporary_folder folder;
    program running({"graph", "nim", "70,70,70,70", "-o", "x.json"}, {.folder = folder.path(), .terminal = true});
    ASSERT_TRUE(running.wait_for(" positions, ")) << running.err;
    const auto began = std::chrono::steady_clock::now();
    running.press('\x03');
    EXPECT_EQ(running.wait(), 130);
    EXPECT_LT(seconds_since(began), 1.0);
    EXPECT_THAT(running.err, EndsWith("\r\x1b[Kludograph: interrupted at nim 70,70,70,70; nothing was written\r\n"));
    EXPECT_THAT(folder.files(), IsEmpty());
}

TEST(CliSignals, TerminationStopsSolveToo) {
    program running({"solve", "nim", "70,70,70,70"}, {.terminal = true});
    ASSERT_TRUE(running.wait_for(" positions, ")) << running.err;
    running.send(SIGTERM);
    EXPECT_EQ(running.wait(), 143);
    EXPECT_THAT(running.err, HasSubstr("there is no answer yet"));
    EXPECT_THAT(running.out, IsEmpty());
}

TEST(CliSignals, StopADrawing) {
    temporary_folder folder;
    // dot draws on this for minutes; the JSON is done before.
    program running({"graph", "chomp", "5x6", "--layout", "dot", "-o", "x.pdf", "-o", "x.json"}, {.folder = folder.path()});
    for (int i = 0; i < 100 && folder.files().empty(); ++i) usleep(100'000);
    const auto began = std::chrono::steady_clock::now();
    running.send(SIGINT);
    EXPECT_EQ(running.wait(), 130);
    EXPECT_LT(seconds_since(began), 1.0);
    const char* const told = sanitized ? "" : "finished before: x.json";   // a sanitizer may take longer than patience
    EXPECT_THAT(running.err, HasSubstr(told));
    EXPECT_THAT(folder.files(), ElementsAre("x.json"));
}

TEST(CliSignals, EndTheProgramAlsoWhereNothingLooksForThem) {
    if (thread_sanitized) GTEST_SKIP() << "the thread sanitizer keeps signals back while a library waits";
    program running({"batch", "-"}, {.keep_input_open = true});
    usleep(300'000);
    const auto began = std::chrono::steady_clock::now();
    running.send(SIGINT);
    EXPECT_EQ(running.wait(), 130);
    EXPECT_LT(seconds_since(began), 1.0);
    EXPECT_THAT(running.err, HasSubstr("interrupted"));
}

/// As service managers and `timeout` send it, who signals the program and then its group.
TEST(CliSignals, ToAWholeGroupMakeNoLineFail) {
    temporary_folder folder;
    std::string lines;
    for (int i = 1; i <= 40; ++i) lines += "nim 22,22," + std::to_string(i) + "\n";
    folder.write("in.txt", lines);
    program running({"batch", "in.txt", "-f", "json", "--jobs", "4", "--fail-fast"}, {.folder = folder.path()});
    ASSERT_TRUE(wait_until([&] { return children_of(running.pid()).size() == 4; }));
    for (const pid_t worker : children_of(running.pid())) ::kill(worker, SIGTERM);
    usleep(100'000);
    for (int i = 0; i < 2; ++i) running.send(SIGTERM);
    EXPECT_EQ(running.wait(), 143);
    EXPECT_THAT(running.err, HasSubstr("of 40 lines finished, see output/summary.csv"));
    EXPECT_THAT(running.err, Not(HasSubstr("error")));
}

TEST(CliSignals, ToAWholeGroupStopADrawingToo) {
    temporary_folder folder;
    program running({"graph", "chomp", "5x6", "--layout", "dot", "-o", "x.pdf", "-o", "x.json"},
                    {.folder = folder.path(), .own_group = true});
    ASSERT_TRUE(wait_until([&] { return !folder.files().empty(); }));
    running.send_to_group(SIGTERM);
    EXPECT_EQ(running.wait(), 143);
    EXPECT_THAT(running.err, Not(HasSubstr("error")));
}

TEST(CliSignals, LeaveABatchWithWhatIsFinished) {
    temporary_folder folder;
    folder.write("in.txt", "nim 1,2\nnim 2,2\nnim 70,70,70,70\nnim 3,3\n");
    program running({"batch", "in.txt", "-f", "json", "--jobs", "1"}, {.folder = folder.path(), .terminal = true});
    ASSERT_TRUE(running.wait_for("2 done, 0 failed, 2 left")) << running.err;
    running.send(SIGTERM);
    EXPECT_EQ(running.wait(), 143);
    EXPECT_THAT(running.err, HasSubstr("interrupted; 2 of 4 lines finished, see output/summary.csv"));
    EXPECT_THAT(running.err, HasSubstr("--resume goes on with the rest"));
    EXPECT_THAT(folder.files(), ElementsAre("in.txt", "output/.ludograph-batch.journal", "output/001-nim-1,2.json",
                                            "output/002-nim-2,2.json", "output/summary.csv", "output/summary.json"));
    const std::string summary = folder.read("output/summary.csv");
    EXPECT_EQ(std::count(summary.begin(), summary.end(), '\n'), 3);
}

const std::vector<std::string> endless_batch = {"batch", "in.txt", "-f", "json", "--jobs", "1"};

/// A folder whose batch does one line and then is busy for ever, and what is there once that was ended.
struct endless_folder : temporary_folder {
    endless_folder() { write("in.txt", "nim 1,2\nnim 70,70,70,70\n"); }

    bool one_is_done() const {
        for (int i = 0; i < 1000; ++i, usleep(10'000))
            if (read("output/.ludograph-batch.journal").find("001-nim-1,2.json") != std::string::npos) return true;
        return false;
    }
    void expect_summary() const {
        EXPECT_THAT(files(), ElementsAre("in.txt", "output/.ludograph-batch.journal", "output/001-nim-1,2.json",
                                         "output/summary.csv", "output/summary.json"));
        EXPECT_THAT(read("output/summary.json"), HasSubstr("\"done\":1,\"failed\":0,\"left\":1"));
    }
};

TEST(CliSignals, AHangUpLeavesABatchWithItsSummaryHoweverOftenItIsTold) {
    const endless_folder folder;
    program running(endless_batch, {.folder = folder.path()});
    ASSERT_TRUE(folder.one_is_done());
    for (int i = 0; i < 3; ++i) running.send(SIGHUP);
    EXPECT_EQ(running.wait(), 129);
    EXPECT_THAT(running.err, HasSubstr("interrupted; 1 of 2 lines finished, see output/summary.csv"));
    folder.expect_summary();
}

TEST(CliSignals, ABatchWhoseTerminalGoesKeepsWhatIsFinished) {
    const endless_folder folder;
    program running(endless_batch, {.folder = folder.path(), .terminal = true});
    ASSERT_TRUE(folder.one_is_done());
    running.hang_up();
    EXPECT_EQ(running.wait(), 129);
    folder.expect_summary();
}

TEST(CliSignals, AHangUpEndsOtherCommandsToo) {
    temporary_folder folder;
    program running({"graph", "nim", "70,70,70,70", "-o", "x.json"}, {.folder = folder.path(), .terminal = true});
    ASSERT_TRUE(running.wait_for(" positions, ")) << running.err;
    running.send(SIGHUP);
    EXPECT_EQ(running.wait(), 129);
    EXPECT_THAT(running.err, HasSubstr("interrupted at nim 70,70,70,70; nothing was written"));
    EXPECT_THAT(folder.files(), IsEmpty());
}

TEST(CliSignals, ABatchUnderNohupOutlivesItsTerminal) {
    const endless_folder folder;
    program running(endless_batch, {.folder = folder.path(), .nohup = true});
    ASSERT_TRUE(folder.one_is_done());
    running.send(SIGHUP);
    usleep(200'000);
    running.send(SIGTERM);
    EXPECT_EQ(running.wait(), 143);   // 129 if the hang-up had counted
    folder.expect_summary();
}

TEST(CliSignals, LetABatchThatIsDoneTellItself) {
    temporary_folder folder;
    std::string text;
    const int good = thread_sanitized ? 20'000 : 100'000;   // lines with one position, and a second or so of summaries
    const std::string all = std::to_string(good + 1);
    for (int i = 0; i < good; ++i) text += "nim 1,2\n";
    folder.write("in.txt", text + "nim x\n");
    program running({"batch", "in.txt", "-f", "none"}, {.folder = folder.path()});
    ASSERT_TRUE(running.wait_for("in.txt:" + all + ":5: error: ")) << running.err;   // the last of the work
    running.send(SIGINT);
    EXPECT_EQ(running.wait(), 130);
    EXPECT_THAT(running.err, EndsWith("ludograph: interrupted; " + all + " of " + all + " lines finished, see output/summary.csv\n"));
    EXPECT_THAT(folder.read("output/summary.csv"), HasSubstr(",in.txt," + all + ","));
    EXPECT_THAT(folder.read("output/summary.json"), EndsWith("\n]}\n"));
    EXPECT_THAT(run_in(folder, "batch in.txt -f none --resume").err, HasSubstr("resumed: " + std::to_string(good) + " of " + all + " lines"));
    EXPECT_THAT(folder.files(), ElementsAre("in.txt", "output/summary.csv", "output/summary.json"));
}

/// It has, though nobody has asked how.
bool has_ended(pid_t process) {
    std::ifstream about("/proc/" + std::to_string(process) + "/stat");
    const std::string text{std::istreambuf_iterator<char>(about), {}};
    return text.find(") Z ") != std::string::npos;
}

TEST(CliSignals, EndABatchWhoseMessagesNobodyReads) {
    std::string errors;
    for (int i = 0; i < 5000; ++i) errors += "nim 3x\n";
    for (const std::string endless : {"", "nim 70,70,70,70\n"}) {   // errors behind it are told when it is stopped
        temporary_folder folder;
        folder.write("in.txt", endless + errors);
        program running({"batch", "in.txt", "-f", "none"}, {.folder = folder.path()});
        usleep(500'000);
        running.send(SIGTERM);
        EXPECT_TRUE(wait_until([&] { return has_ended(running.pid()); }));
        EXPECT_EQ(running.wait(), 143);
    }
}

TEST(CliSignals, EndABatchThatWaitsForItsPositionFile) {
    if (thread_sanitized) GTEST_SKIP() << "the thread sanitizer keeps signals back while a library waits";
    temporary_folder folder;
    ASSERT_EQ(mkfifo((folder.path() / "in.txt").c_str(), 0600), 0);
    program running({"batch", "in.txt"}, {.folder = folder.path()});
    usleep(200'000);
    const auto began = std::chrono::steady_clock::now();
    running.send(SIGTERM);
    EXPECT_EQ(running.wait(), 143);
    EXPECT_LT(seconds_since(began), 1.0);
    EXPECT_THAT(folder.files(), ElementsAre("in.txt"));
}

}  // namespace
}  // namespace ludograph::testing
