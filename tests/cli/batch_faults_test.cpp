// Batches that are stopped, resumed, crowded, starved; and that several processes do as one.
#include <nlohmann/json.hpp>

#include <algorithm>
#include <regex>
#include <set>

#include "../../src/cli/journal.hpp"
#include "cli/program.hpp"
#include "sanitizer.hpp"

namespace ludograph::testing {
namespace {

using ::testing::ContainsRegex;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

const std::string journal_name = "output/" + std::string(cli::journal::file_name);

/// Files and what is in them, the seconds of the summaries left out.
std::vector<std::string> tree_of(const temporary_folder& folder) {
    std::vector<std::string> tree;
    for (const std::string& name : folder.files()) {
        std::string text = folder.read(name);
        if (name.ends_with("summary.json")) {
            auto summary = nlohmann::json::parse(text);
            summary.erase("seconds");
            for (auto& row : summary["rows"]) row.erase("seconds");
            text = summary.dump();
        } else if (name.ends_with("summary.csv")) {
            text.clear();   // tells what the other one tells
        }
        tree.push_back(name + ": " + text);
    }
    return tree;
}

/// A busy machine takes the half minute after which a line tells how far the batch is.
std::string without_progress(const std::string& told) {
    return std::regex_replace(told, std::regex("ludograph: [0-9]+ done, [0-9]+ failed, [0-9]+ left[^\n]*\n"), "");
}

nlohmann::json summary_of(const temporary_folder& folder) {
    return nlohmann::json::parse(folder.read("output/summary.json"));
}

constexpr const char* some_lines =
    "nim 1,2\nnim 2,2 {N}\nnim 3,x\nwelter 0,2,3 name=w\nnim 2,1 name=w\nchomp 3x3\nnim 5,6\nkayles 7\n"
    "nim 4,4 {P, remoteness=1}\nnim 60,60,60 name=large\ngrundy 9\nnim 1,2,3 + kayles 2\n";

TEST(CliBatchJobs, OneAndThreeMakeTheSame) {
    temporary_folder one, three;
    one.write("in.txt", some_lines);
    three.write("in.txt", some_lines);
    const std::string line = "batch in.txt -f json,svg --max-positions 2000 --jobs ";
    const run_result first = run_in(one, line + "1"), second = run_in(three, line + "3");
    EXPECT_EQ(first.code, 1);
    EXPECT_EQ(second.code, 1);
    EXPECT_EQ(without_progress(first.err), without_progress(second.err));
    EXPECT_EQ(tree_of(one), tree_of(three));
    EXPECT_EQ(one.files().size(), 3 + 2 * 10u);
}

TEST(CliBatchJobs, LinesOfOnePositionShareItsWorkAndNotTheirChecks) {
    temporary_folder folder;
    folder.write("in.txt", "nim 2,1 {N}\nnim 1,2 {P}\nnim 1,2 name=third\n");
    const run_result run = run_in(folder, "batch in.txt -f json,svg");
    EXPECT_EQ(run.code, 1);
    EXPECT_THAT(run.err, HasSubstr("in.txt:2:10: error: expected outcome P, but it is N\n"));
    EXPECT_THAT(run.err, HasSubstr("batch: 2 done, 1 failed, 6 files"));
    EXPECT_EQ(folder.read("output/third.json"), folder.read("output/001-nim-1,2.json"));
    EXPECT_EQ(folder.read("output/third.svg"), folder.read("output/002-nim-1,2.svg"));
    EXPECT_THAT(folder.read("output/third.svg"), HasSubstr("</svg>"));
    EXPECT_THAT(run_in(folder, "batch in.txt --dry-run").err, HasSubstr("3 would be done, in 1 position,"));
}

TEST(CliBatchJobs, ALineThatNeedsAllTheMemoryGetsIt) {
    temporary_folder folder;
    std::string text = "nim 30,30,30 name=large\n";
    for (int i = 1; i < 8; ++i) text += "nim " + std::to_string(i) + "\n";
    folder.write("in.txt", text);
    // 5456 positions take about 2.3 MB: a quarter of 5 MB does not do.
    const std::string line = "batch in.txt -f none --max-memory ";
    EXPECT_EQ(run_in(folder, line + "5M --jobs 4").err, "batch: 8 done, 0 failed, 0 files in output/\n");
    EXPECT_EQ(run_in(folder, line + "1M --jobs 4").err,
              "in.txt:1:1: error: more than 1048576 bytes of memory needed from nim 30,30,30; raise --max-memory, or ask "
              "for one answer with 'ludograph solve'\nbatch: 7 done, 1 failed, 0 files in output/\n");
}

TEST(CliBatchJobs, AProcessThatIsKilledCostsItsLine) {
    temporary_folder folder;
    folder.write("in.txt", "nim 1,2\nnim 70,70,70,70\nnim 2,2\nnim 3,3\n");
    program running({"batch", "in.txt", "-f", "json", "--jobs", "1"}, {.folder = folder.path()});
    ASSERT_TRUE(wait_until([&] { return folder.read(journal_name).find("1,2") != std::string::npos; }));
    usleep(100'000);
    const std::vector<pid_t> workers = children_of(running.pid());
    ASSERT_EQ(workers.size(), 1u);
    kill(workers.front(), SIGSEGV);
    EXPECT_EQ(running.wait(), 1);
    EXPECT_EQ(running.err,
              "in.txt:2:1: error: the process that worked on it was ended by signal 11 (Segmentation fault)\n"
              "batch: 3 done, 1 failed, 3 files in output/\n"
              "ludograph: what could not be written or drawn as it should be, and what failed for lack of memory or with a process that died, is tried again with --resume\n");
    EXPECT_THAT(summary_of(folder)["rows"][1]["error"].get<std::string>(), HasSubstr("signal 11"));
}

TEST(CliBatchJobs, AreAtLeastOne) {
    EXPECT_THAT(run_line("batch x.txt --jobs 0").err, HasSubstr("--jobs: \"0\" is out of range"));
}

TEST(CliBatchLock, ASecondBatchInTheFolderIsRefused) {
    temporary_folder folder;
    folder.write("long.txt", "nim 70,70,70,70\n");
    folder.write("in.txt", "nim 1\n");
    program running({"batch", "long.txt", "-f", "none"}, {.folder = folder.path()});
    ASSERT_TRUE(wait_until([&] { return !folder.read(journal_name).empty(); }));
    std::filesystem::create_symlink("elsewhere", folder.path() / "output/summary.csv");
    const run_result second = run_in(folder, "batch in.txt -f none");
    EXPECT_EQ(second.code, 4);
    EXPECT_THAT(second.err, HasSubstr("another batch is at work in \"output\"; wait for its end"));
    EXPECT_TRUE(std::filesystem::is_symlink(folder.path() / "output/summary.csv"));   // it touches nothing
    EXPECT_EQ(run_in(folder, "batch in.txt -f none -o other").code, 0);
    running.send(SIGKILL);
    EXPECT_EQ(running.wait(), -SIGKILL);
    EXPECT_EQ(run_in(folder, "batch in.txt -f none").code, 0);   // the dead hold no lock
}

TEST(CliBatchResume, DoesOnlyWhatIsLeft) {
    temporary_folder whole, parts;
    whole.write("in.txt", some_lines);
    parts.write("in.txt", some_lines);
    const std::string line = "batch in.txt -f json --max-positions 2000";
    const run_result at_once = run_in(whole, line);
    EXPECT_EQ(run_in(parts, line + " --fail-fast").code, 1);
    const std::vector<std::string> before = parts.files();
    EXPECT_THAT(before, ::testing::Contains(journal_name));
    const auto first = std::filesystem::last_write_time(parts.path() / "output/001-nim-1,2.json");
    const run_result resumed = run_in(parts, line + " --resume");
    EXPECT_EQ(resumed.code, 1);
    EXPECT_THAT(resumed.err, HasSubstr(" were finished before\n"));
    EXPECT_EQ(without_progress(resumed.err.substr(resumed.err.find('\n') + 1)), without_progress(at_once.err));   // errors of before are told again
    EXPECT_EQ(tree_of(parts), tree_of(whole));
    EXPECT_EQ(std::filesystem::last_write_time(parts.path() / "output/001-nim-1,2.json"), first);
}

/// A folder whose batch of `text` was killed after it had finished `finished` lines; the next one takes for ever.
void interrupt_batch(const temporary_folder& folder, const std::string& text, std::ptrdiff_t finished,
                     const std::string& formats = "json") {
    folder.write("in.txt", text);
    program running({"batch", "in.txt", "-f", formats, "--jobs", "1"}, {.folder = folder.path()});
    ASSERT_TRUE(wait_until([&] { return std::ranges::count(folder.read(journal_name), '\n') == finished + 1; }));
    running.send(SIGKILL);
    running.wait();
}

constexpr const char* two_and_an_endless_one = "nim 1,2\nnim 2,2\nnim 70,70,70,70\n";

TEST(CliBatchResume, DoesAgainWhatHasChanged) {
    temporary_folder folder;
    interrupt_batch(folder, two_and_an_endless_one, 2);
    const std::string kept = folder.read(journal_name);
    const auto resumed = [&](const std::string& text, const std::string& options) {
        folder.write("in.txt", text);
        folder.write(journal_name, kept);
        const std::string err = run_in(folder, "batch in.txt --resume " + options).err;
        return err.substr(0, err.find('\n'));
    };
    const std::string front = "ludograph: resumed: ", end = " were finished before";
    const std::string bad_end = "nim 1,2\nnim 2,2\nnim x\n";
    EXPECT_EQ(resumed(bad_end, "-f json"), front + "2 of 3 lines" + end);
    EXPECT_EQ(resumed("nim 1,2\nnim 2,2 {N}\nnim x\n", "-f json"), front + "1 of 3 lines" + end);
    EXPECT_EQ(resumed("nim 2,2\nnim 1,2\nnim x\n", "-f json"), front + "0 of 3 lines" + end);
    EXPECT_EQ(resumed(bad_end, "-f json --no-moves"), front + "0 of 3 lines" + end);
    EXPECT_EQ(resumed(bad_end, "-f json --max-positions 5000000"), front + "0 of 3 lines" + end);
    std::filesystem::remove(folder.path() / "output/001-nim-1,2.json");
    EXPECT_EQ(resumed(bad_end, "-f json"), front + "1 of 3 lines" + end);
    EXPECT_THAT(folder.files(), ::testing::Contains("output/001-nim-1,2.json"));
    const std::string whole = folder.read("output/001-nim-1,2.json");
    folder.write("output/001-nim-1,2.json", std::string(whole.size(), ' '));
    EXPECT_EQ(resumed(bad_end, "-f json"), front + "1 of 3 lines" + end);
    EXPECT_EQ(folder.read("output/001-nim-1,2.json"), whole);
}

TEST(CliBatchResume, DoesNotCareInWhatOrderFormatsAreListed) {
    temporary_folder folder;
    interrupt_batch(folder, two_and_an_endless_one, 2, "json,dot");
    folder.write("in.txt", "nim 1,2\nnim 2,2\nnim x\n");
    EXPECT_THAT(run_in(folder, "batch in.txt -f dot,json --resume").err, HasSubstr("resumed: 2 of 3 lines"));
}

TEST(CliBatchResume, KnowsALineByWhatIsInItAndNotByTheNameOfItsFile) {
    temporary_folder folder;
    interrupt_batch(folder, two_and_an_endless_one, 2);
    const std::string kept = folder.read(journal_name);
    const auto resumed = [&](const std::string& file, const std::string& input = "") {
        folder.write(journal_name, kept);
        const std::string err = run_in(folder, "batch " + file + " -f json --resume", {.input = input}).err;
        return err.substr(0, err.find('\n'));
    };
    const std::string text = "nim 1,2\nnim 2,2\nnim x\n", both = "ludograph: resumed: 2 of 3 lines were finished before";
    folder.write("in.txt", text);
    folder.write("moved.txt", text);
    EXPECT_EQ(resumed("./in.txt"), both);
    EXPECT_EQ(resumed(folder.path() / "in.txt"), both);
    EXPECT_EQ(resumed("moved.txt"), both);
    EXPECT_EQ(resumed("-", text), both);
    // Of two files with the same lines the second has other names of outputs.
    EXPECT_EQ(resumed("in.txt moved.txt"), "ludograph: resumed: 2 of 6 lines were finished before");
    EXPECT_EQ(summary_of(folder)["rows"][3]["file"], "moved.txt");
    EXPECT_EQ(summary_of(folder)["rows"][3]["files"][0], "001-nim-1,2-2.json");
}

TEST(CliBatchResume, DoesNotTryAgainWhatNoTryCanMake) {
    temporary_folder folder;
    folder.write("in.txt", "tictactoe\nnim 1,2\n");
    const run_result run = run_in(folder, "batch in.txt -f json,svg");
    EXPECT_EQ(run.code, 1);
    EXPECT_THAT(run.err, HasSubstr("would not be legible"));
    EXPECT_THAT(run.err, Not(HasSubstr("--resume")));
    EXPECT_THAT(folder.files(), Not(::testing::Contains(journal_name)));
}

TEST(CliBatchResume, ToleratesATornEndAndTellsOfDamage) {
    temporary_folder folder;
    interrupt_batch(folder, two_and_an_endless_one, 2);
    folder.write("in.txt", "nim 1,2\nnim 2,2\nnim 3,3\n");
    const std::string kept = folder.read(journal_name);
    const std::size_t second = kept.find('\n') + 1, third = kept.find('\n', second) + 1;
    const auto resumed = [&](const std::string& text) {
        folder.write(journal_name, text);
        return run_in(folder, "batch in.txt -f json --resume").err;
    };
    EXPECT_THAT(resumed(kept.substr(0, kept.size() - 7)), HasSubstr("resumed: 1 of 3 lines"));
    EXPECT_THAT(resumed(kept + std::string(300, '\0')), HasSubstr("resumed: 2 of 3 lines"));
    EXPECT_THAT(resumed(kept.substr(0, third) + "0123456789abcdef {}\n"), ::testing::AllOf(HasSubstr("resumed: 1 of 3"), Not(HasSubstr("damaged"))));
    std::string damaged = kept;
    damaged[second + 60] ^= 1;
    EXPECT_THAT(resumed(damaged), ::testing::AllOf(HasSubstr("output/.ludograph-batch.journal:2: damaged; what it kept is done again"),
                                                   HasSubstr("resumed: 1 of 3 lines")));
    EXPECT_THAT(resumed("something else\n"), HasSubstr("of another version"));
    EXPECT_THAT(folder.files(), Not(::testing::Contains(journal_name)));
    EXPECT_THAT(run_in(folder, "batch in.txt -f json --resume").err, HasSubstr("nothing to resume in output/: no unfinished batch"));
}

TEST(CliBatchResume, WithoutItABatchBeginsAnew) {
    temporary_folder folder;
    interrupt_batch(folder, two_and_an_endless_one, 2);
    folder.write("in.txt", "nim 1,2\nnim 2,2\n");
    EXPECT_EQ(run_in(folder, "batch in.txt -f json").err,
              "ludograph: output/ held an unfinished batch, which begins anew; --resume would have gone on with it\n"
              "batch: 2 done, 0 failed, 2 files in output/\n");
    EXPECT_THAT(folder.files(), Not(::testing::Contains(journal_name)));
}

TEST(CliBatch, RemovesWhatKilledRunsHaveLeftBehindAndNothingElse) {
    temporary_folder folder;
    folder.write("in.txt", "nim 1\n");
    std::filesystem::create_directory(folder.path() / "output");
    for (const std::string name : {".ludograph-4194304-7.tmp", ".ludograph-1-7.tmp", ".ludograph-4194304-.tmp", ".ludograph-x.tmp",
                                   "4194304-7.tmp", ".ludograph-4194304-7.tmp.json"})
        folder.write("output/" + name, "x");
    EXPECT_EQ(run_in(folder, "batch in.txt -f none").code, 0);
    // Process 1 lives; no process has a number as high as the other.
    EXPECT_THAT(folder.files(),
                ElementsAre("in.txt", "output/.ludograph-1-7.tmp", "output/.ludograph-4194304-.tmp",
                            "output/.ludograph-4194304-7.tmp.json", "output/.ludograph-x.tmp", "output/4194304-7.tmp",
                            "output/summary.csv", "output/summary.json"));
}

TEST(CliBatch, ControlCEndsExplorersAndDrawersWithinASecond) {
    temporary_folder folder;
    // dot draws on Chomp for minutes.
    folder.write("in.txt", "nim 1,2\nnim 70,70,70,70\nchomp 5x6\nnim 2,2\n");
    program running({"batch", "in.txt", "-f", "svg", "--layout", "dot", "--jobs", "2"},
                    {.folder = folder.path(), .terminal = true});
    ASSERT_TRUE(running.wait_for("1 done, 0 failed, 3 left")) << running.err;
    std::vector<pid_t> all;   // two workers, of which one has a drawer
    ASSERT_TRUE(wait_until([&] {
        const std::vector<pid_t> workers = children_of(running.pid());
        all = workers;
        for (const pid_t worker : workers)
            for (const pid_t drawer : children_of(worker)) all.push_back(drawer);
        return workers.size() == 2 && all.size() == 3;
    }));
    const auto began = std::chrono::steady_clock::now();
    running.press('\x03');
    EXPECT_EQ(running.wait(), 130);
    EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds(1));
    EXPECT_THAT(running.err, HasSubstr("ludograph: interrupted; 1 of 4 lines finished, see output/summary.csv; --resume "
                                       "goes on with the rest\r\n"));
    EXPECT_THAT(folder.files(), ElementsAre("in.txt", journal_name, "output/001-nim-1,2.svg", "output/summary.csv",
                                            "output/summary.json"));
    for (const pid_t process : all) EXPECT_TRUE(wait_until([&] { return kill(process, 0) != 0; })) << process;
}

TEST(CliBatch, StopsAtTheFirstErrorWhenAsked) {
    temporary_folder folder;
    folder.write("in.txt", "nim 1 {N}\nnim 2,2 {N}\nnim 3\nnim x\nnim 4\n");
    const run_result run = run_in(folder, "batch in.txt -f json --fail-fast --jobs 1");
    EXPECT_EQ(run.code, 1);
    EXPECT_THAT(run.err, HasSubstr("in.txt:2:10: error: expected outcome N, but it is P\n"));
    EXPECT_THAT(run.err, HasSubstr("batch: 1 done, 1 failed, 3 left, 2 files in output/\n"
                                   "ludograph: stopped at the first error (--fail-fast)"));
    folder.write("in.txt", "nim 1\nnim x\nnim 2\n");
    const run_result bad = run_in(folder, "batch in.txt -f json --fail-fast");
    EXPECT_THAT(bad.err, HasSubstr("batch: 1 done, 1 failed, 1 left, 1 file in output/\n"));
    EXPECT_EQ(summary_of(folder)["left"], 1);
}

TEST(CliBatch, StopsAtTheSameLineWhateverTheNumberOfJobs) {
    const auto report = [](const std::string& text, const std::string& jobs) {
        temporary_folder folder;
        folder.write("in.txt", text);
        const run_result run = run_in(folder, "batch in.txt -f none --fail-fast --jobs " + jobs);
        EXPECT_EQ(run.code, 1);
        return run.err + tree_of(folder).back();
    };
    // The first line takes longest, and others have failed before it.
    const std::string slow = "nim 40,40,40", rest = "nim 1 {P}\nnim 2\nnim 2,2 {N}\nnim 3\nnim x\nnim 4\n";
    const std::string late = report(slow + " {N}\n" + rest, "3"), first = report(slow + " {P}\n" + rest, "3");
    EXPECT_EQ(late, report(slow + " {N}\n" + rest, "1"));
    EXPECT_EQ(first, report(slow + " {P}\n" + rest, "1"));
    EXPECT_THAT(late, HasSubstr("in.txt:2:8: error: expected outcome P, but it is N\nbatch: 1 done, 1 failed, 5 left,"));
    EXPECT_THAT(first, HasSubstr("in.txt:1:15: error: expected outcome P, but it is N\nbatch: 0 done, 1 failed, 6 left,"));
}

TEST(CliBatch, StopsWithTheSameFilesWhateverTheNumberOfJobs) {
    const auto files = [](const std::string& jobs) {
        temporary_folder folder;
        folder.write("in.txt", "nim 25,25,25 {P} name=slow\nnim 1 name=b\nnim 2,2 name=c\nnim 3 name=old\nnim 25,25,25 name=equal\n");
        std::filesystem::create_directory(folder.path() / "output");
        folder.write("output/old.json", "as it was");
        const run_result run = run_in(folder, "batch in.txt -f json --fail-fast --jobs " + jobs);
        EXPECT_EQ(run.code, 1);
        EXPECT_THAT(run.err, HasSubstr("batch: 0 done, 1 failed, 4 left, 1 file in output/\n"));
        EXPECT_EQ(folder.read("output/old.json"), "as it was") << jobs;
        return folder.files();
    };
    for (const std::string jobs : {"1", "2", "4"})
        EXPECT_THAT(files(jobs), ElementsAre("in.txt", journal_name, "output/old.json", "output/slow.json",
                                             "output/summary.csv", "output/summary.json"));
}

TEST(CliBatch, LeavesFilesBehindTheFirstErrorAsTheyWereThoughTheirPositionIsDone) {
    temporary_folder folder;
    folder.write("in.txt", "nim 1,2 name=a\nnim 1,3 {P} name=b\nnim 1,2 name=z\n");
    run_in(folder, "batch in.txt -f json --misere");
    const std::string a = folder.read("output/a.json"), z = folder.read("output/z.json");
    std::filesystem::rename(folder.path() / "output/z.json", folder.path() / "elsewhere");
    std::filesystem::create_symlink("../elsewhere", folder.path() / "output/z.json");
    EXPECT_THAT(run_in(folder, "batch in.txt -f json --fail-fast").err, HasSubstr("1 done, 1 failed, 1 left"));
    EXPECT_NE(folder.read("output/a.json"), a);
    EXPECT_EQ(folder.read("output/z.json"), z);
    EXPECT_TRUE(std::filesystem::is_symlink(folder.path() / "output/z.json"));
    EXPECT_THAT(folder.files(), ElementsAre("elsewhere", "in.txt", journal_name, "output/a.json", "output/b.json",
                                            "output/summary.csv", "output/summary.json", "output/z.json"));
}

TEST(CliBatchResume, WhatWasFinishedBeforeStaysBehindAFirstError) {
    temporary_folder folder;
    folder.write("in.txt", "nim 5\nnim 2 name=kept\nnim x\nnim 3\n");
    EXPECT_EQ(run_in(folder, "batch in.txt -f json --fail-fast").code, 1);
    folder.write("in.txt", "nim 5 {P}\nnim 2 name=kept\nnim 4 name=new\nnim 3\n");
    const run_result run = run_in(folder, "batch in.txt -f json --fail-fast --resume --jobs 3");
    EXPECT_THAT(run.err, HasSubstr("resumed: 1 of 4 lines"));
    EXPECT_THAT(folder.files(), ElementsAre("in.txt", journal_name, "output/001-nim-5.json", "output/kept.json",
                                            "output/summary.csv", "output/summary.json"));
}

TEST(CliBatchResume, KnowsFilesOfAnySizeByTheirBytes) {
    temporary_folder folder;
    // Files of some blocks, of exactly one and of none.
    for (const std::size_t size : {0u, 1u, 65'536u, 65'537u, 200'000u}) {
        std::string bytes(size, 'x');
        for (std::size_t i = 0; i < size; ++i) bytes[i] = static_cast<char>(i * i % 251);
        folder.write("file", bytes);
        EXPECT_EQ(cli::hash_of_file(folder.path() / "file"), cli::hash_of(bytes)) << size;
    }
    EXPECT_EQ(cli::hash_of("ab"), cli::hash_of("b", cli::hash_of("a")));
    EXPECT_EQ(cli::hash_of_file(folder.path() / "missing"), std::nullopt);
    EXPECT_EQ(cli::hash_of_file(folder.path()), std::nullopt);
}

TEST(CliBatch, AFileMayBeLargerThanTheMemoryThatAPositionMayTake) {
    if (sanitized) GTEST_SKIP() << "a sanitizer is built in, and takes memory of its own";
    temporary_folder folder;
    folder.write("in.txt", "chomp 9x9 name=a\n");
    const run_result run = run_in(folder, "batch in.txt -f json --max-memory 30M");
    EXPECT_EQ(run.code, 0) << run.err;
    EXPECT_GT(std::filesystem::file_size(folder.path() / "output/a.json"), 150u << 20);
}

TEST(CliBatchReport, WarningsNameTheirLines) {
    temporary_folder folder;
    folder.write("in.txt", "nim x\nnim 1\n");
    EXPECT_THAT(run_in(folder, "batch in.txt -f svg --title \U000F0000").err,
                HasSubstr("ludograph: warning: in.txt:2: no font here has the characters \U000F0000; "));
}

TEST(CliBatchReport, NamesOfFilesDoNotMoveTheCursor) {
    temporary_folder folder;
    folder.write("a\x1b[31m\nb.txt", "nim x\n");
    const run_result run = run_words({"batch", "a\x1b[31m\nb.txt", "-o", "c\x1b\n", "-f", "none"}, {.folder = folder.path()});
    EXPECT_EQ(run.code, 1);
    EXPECT_EQ(run.err, "\"a\\x1b[31m\\x0ab.txt:1:5\": error: nim: heap \"x\" is not a number; write it in digits\n"
                       "batch: 0 done, 1 failed, 0 files in \"c\\x1b\\x0a\"/\n");
}

TEST(CliBatchReport, AClosedStreamTakesNoPartInTheFiles) {
    temporary_folder folder;
    folder.write("in.txt", "nim 1,2\nnim 5,x\n");
    program running({"batch", "in.txt", "-f", "json"}, {.folder = folder.path(), .no_errors = true});
    EXPECT_EQ(running.wait(), 1);
    EXPECT_THAT(folder.read("output/summary.csv"), StartsWith("name,file,line,"));
    EXPECT_THAT(folder.read("output/summary.json"), StartsWith("{\"format\":"));
}

TEST(CliBatchFonts, ThatDoNotAnswerCostTheirLines) {
    temporary_folder folder;
    folder.write("in.txt", "nim 1,2 name=a\nnim 2,1 name=b\nnim 1,2 name=c\n");
    const run_result hanging =
        run_in(folder, "batch in.txt -f json,svg --layout-timeout 1 --jobs 1", with_hanging_fonts(folder));
    EXPECT_EQ(hanging.code, 1);
    for (const char* const line : {"1", "2", "3"})
        EXPECT_THAT(hanging.err, ContainsRegex("in.txt:" + std::string(line) + ":1: error: cannot write \"output/[abc].svg\": "
                                               "the fonts of this system did not answer within 1 s; try again"));
    EXPECT_THAT(hanging.err, HasSubstr("0 done, 3 failed, 3 files"));
    EXPECT_EQ(run_in(folder, "batch in.txt -f json,svg --layout-timeout 9 --jobs 1 --resume").code, 0);
}

TEST(CliBatchResume, ALinkInThePlaceOfAFileIsNoFileThatWasFinished) {
    temporary_folder folder;
    folder.write("in.txt", "nim 5 name=a\nnim 3\nnim x\nnim 2\n");
    EXPECT_EQ(run_in(folder, "batch in.txt -f json --fail-fast").code, 1);
    std::filesystem::rename(folder.path() / "output/a.json", folder.path() / "elsewhere");
    std::filesystem::create_symlink("../elsewhere", folder.path() / "output/a.json");
    EXPECT_THAT(run_in(folder, "batch in.txt -f json --resume").err, HasSubstr("resumed: 1 of 4 lines"));
    EXPECT_FALSE(std::filesystem::is_symlink(folder.path() / "output/a.json"));
    EXPECT_EQ(folder.read("output/a.json"), folder.read("elsewhere"));
}

TEST(CliBatch, CountsPositionFilesThatCannotBeRead) {
    temporary_folder folder;
    folder.write("a.txt", "nim 1\nnim 2\n");
    folder.write("b.txt", "nim 3\nnim x\n");
    const run_result all = run_in(folder, "batch a.txt missing.txt b.txt -f none");
    EXPECT_EQ(all.code, 1);
    EXPECT_THAT(all.err, HasSubstr("batch: 3 done, 1 failed, 1 file not read, 0 files in output/\n"));
    EXPECT_EQ(summary_of(folder)["unread"], 1);
    const run_result first = run_in(folder, "batch a.txt missing.txt b.txt -f none --fail-fast");
    EXPECT_EQ(first.code, 1);
    EXPECT_THAT(first.err, HasSubstr("batch: 2 done, 0 failed, 2 left, 1 file not read, 0 files in output/\n"));
    EXPECT_THAT(run_in(folder, "batch a.txt missing.txt --dry-run").err, HasSubstr("0 cannot be, 1 file not read, "));
    run_in(folder, "batch a.txt -f none");
    EXPECT_FALSE(summary_of(folder).contains("unread"));
}

TEST(CliBatch, SaysWhatItWouldDo) {
    temporary_folder folder;
    folder.write("in.txt", "nim 2,1\nnim 3,x\nnim 4 name=a {N}\nnim 4 {N} name=a\n");
    const run_result run = run_in(folder, "batch in.txt -f json,pdf --worksheet --dry-run");
    EXPECT_EQ(run.code, 1);
    EXPECT_EQ(run.out,
              "in.txt:1: nim 1,2: output/001-nim-1,2.json output/001-nim-1,2.pdf output/001-nim-1,2-solution.pdf\n"
              "in.txt:4: nim 4: output/a.json output/a.pdf output/a-solution.pdf\n");
    EXPECT_EQ(run.err,
              "in.txt:2:7: error: nim: heap \"x\" is not a number; write it in digits\n"
              "in.txt:3:14: error: \"{N}\" follows the name; it is the last part of a line\n"
              "batch: 2 would be done, in 2 positions, 2 cannot be, 6 files would be in output/\n");
    EXPECT_THAT(folder.files(), ElementsAre("in.txt"));
}

TEST(CliBatch, RefusesExpectationsThatNothingCanMeetBeforeItWorks) {
    temporary_folder folder;
    folder.write("in.txt", "nim 1,2 {grundy=x}\nnim 1,2 {winner=X}\ntictactoe {winner=Z}\nnim 1 {remoteness=-1}\ntictactoe {grundy=0}\n");
    const run_result run = run_in(folder, "batch in.txt --dry-run");
    EXPECT_EQ(run.code, 1);
    EXPECT_EQ(run.err,
              "in.txt:1:10: error: \"x\" is no number; write e.g. grundy=2\n"
              "in.txt:2:10: error: winner= is for games whose two players are told apart; write N, P or D\n"
              "in.txt:3:12: error: no player is named \"Z\"; write winner=X, winner=O or winner=draw\n"
              "in.txt:4:8: error: \"-1\" is no number; write e.g. remoteness=2\n"
              "in.txt:5:12: error: a game whose players are told apart has no Grundy values; write winner=, N, P or D\n"
              "batch: 0 would be done, in 0 positions, 5 cannot be, 0 files would be in output/\n");
    folder.write("in.txt", "nim 1,2 {grundy=3}\n");
    EXPECT_THAT(run_in(folder, "batch in.txt --dry-run --misere").err,
                HasSubstr("in.txt:1:10: error: misere play has no Grundy values; write N or P\n"));
}

TEST(CliBatch, SumsUpInJson) {
    temporary_folder folder;
    folder.write("in.csv", "game,position,name\nnim,\"1,2\",a\nnim,\"1,\n\n2,x\",b\ntictactoe,XXO/OX./O..,\n");
    EXPECT_EQ(run_in(folder, "batch in.csv -f json").code, 1);
    nlohmann::json summary = summary_of(folder);
    EXPECT_GE(summary["seconds"].get<double>(), 0);
    summary.erase("seconds");
    for (auto& row : summary["rows"]) row.erase("seconds");
    EXPECT_EQ(summary, nlohmann::json::parse(R"({
        "format": "ludograph-batch-summary", "version": 1, "lines": 3, "done": 2, "failed": 1, "left": 0, "files": 2,
        "rows": [
          {"name": "a", "file": "in.csv", "line": 2, "game": "nim", "position": "1,2", "outcome": "N", "grundy": 3,
           "remoteness": 3, "misere": "N", "positions": 5, "moves": 7, "files": ["a.json"]},
          {"name": "b", "file": "in.csv", "line": 3, "position": "nim 1,  2,x", "files": [],
           "error": "nim: heap \"x\" is not a number; write it in digits", "column": 3, "error_line": 5},
          {"name": "006-tictactoe-XXO-OX.-O", "file": "in.csv", "line": 6, "game": "tictactoe",
           "position": "XXO/OX./O..", "outcome": "N", "winner": "X", "remoteness": 1, "positions": 8, "moves": 7,
           "files": ["006-tictactoe-XXO-OX.-O.json"]}]})"));
}

TEST(CliBatch, ReadsJsonLinesFromStdin) {
    temporary_folder folder;
    const run_result run = run_in(folder, "batch - -f none", {.input = "{\"game\":\"nim\",\"position\":\"3,4,x\"}\n"});
    EXPECT_EQ(run.err, "stdin:1:31: error: nim: heap \"x\" is not a number; write it in digits\n"
                       "batch: 0 done, 1 failed, 0 files in output/\n");
}

TEST(CliBatch, ALineOfMegabytesCostsItselfAlone) {
    temporary_folder folder;
    const std::string large(10 << 20, '"');
    folder.write("a.txt", "nim " + large + "\nnim 1\n");
    folder.write("b.csv", "game,position\nnim," + large + "\nnim,2\n");
    folder.write("c.jsonl", "{\"game\":\"" + large + "\"}\n{\"game\":\"nim\",\"position\":\"3\"}\n");
    const run_result run = run_in(folder, "batch a.txt b.csv c.jsonl -f none");
    EXPECT_EQ(run.code, 1);
    EXPECT_LT(run.err.size(), 2000u);
    EXPECT_THAT(run.err, HasSubstr("batch: 3 done, 3 failed"));
    EXPECT_LT(folder.read("output/summary.json").size(), 10'000u);
}

TEST(CliBatch, TheSamplesHoldWhatTheyExpect) {
    temporary_folder folder;
    std::vector<std::string> words = {"batch", "-f", "none", "-o", folder.path() / "made"};
    std::set<std::string> games;
    for (const auto& entry : std::filesystem::directory_iterator(LUDOGRAPH_SOURCE_DIR "/samples/games")) {
        words.push_back(entry.path());
        games.insert(entry.path().stem());
    }
    for (const std::string name : {"checked.txt", "lesson.txt", "lesson.csv", "lesson.jsonl", "positions.txt"})
        words.push_back(std::string(LUDOGRAPH_SOURCE_DIR "/samples/") + name);
    const run_result run = run_words(words);
    EXPECT_EQ(run.code, 0) << run.err;
    std::istringstream list(run_line("games").out);
    std::size_t count = 0;
    for (std::string line, name; std::getline(list, line);) {
        if (!line.starts_with("  ") || !(std::istringstream(line) >> name)) continue;
        EXPECT_TRUE(games.contains(name)) << "samples/games has nothing on " << name;
        ++count;
    }
    EXPECT_EQ(count, games.size());
}

}  // namespace
}  // namespace ludograph::testing
