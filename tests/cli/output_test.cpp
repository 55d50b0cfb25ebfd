// Outputs of the program: whole or absent, and every failure is told.
#include <sys/mount.h>

#include "cli/program.hpp"

namespace ludograph::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::MatchesRegex;
using ::testing::StartsWith;

TEST(CliOutput, WritesSeveralFormatsOfOneExploration) {
    temporary_folder folder;
    const run_result run = run_in(folder, "graph -o a.json welter 0,3,5,6 -o b.DOT -o c.svg -o d.pdf -o e.png");
    EXPECT_EQ(run.code, 0) << run.err;
    EXPECT_THAT(run.out, IsEmpty());
    EXPECT_THAT(run.err, MatchesRegex("ludograph: c.svg: [0-9]+ x [0-9]+ pt, type 10.0 pt\n"
                                      "ludograph: d.pdf: A4 portrait, type [0-9.]+ pt\n"
                                      "ludograph: e.png: [0-9]+ x [0-9]+ pt, type 10.0 pt\n"
                                      "ludograph: welter 0,3,5,6: 19 positions, 81 moves, P, Grundy value 0; "
                                      "wrote a.json, b.DOT, c.svg, d.pdf, e.png\n"));
    EXPECT_THAT(folder.files(), ElementsAre("a.json", "b.DOT", "c.svg", "d.pdf", "e.png"));
    EXPECT_THAT(folder.read("a.json"), StartsWith("{\"format\":\"ludograph\",\"version\":1"));
    EXPECT_THAT(folder.read("d.pdf"), StartsWith("%PDF-"));
}

TEST(CliOutput, WritesTheSameBytesAgain) {
    temporary_folder folder;
    run_in(folder, "graph sowing 2,2,2,2 -o a.json -o a.dot -o a.pdf -o a.svg -o a.png");
    run_in(folder, "graph sowing 2,2,2,2 -o b.json -o b.dot -o b.pdf -o b.svg -o b.png",
           {.environment = {{"LANG", "de_DE.UTF-8"}}});
    for (const std::string extension : {".json", ".dot", ".pdf", ".svg", ".png"}) {
        EXPECT_GT(folder.read("a" + extension).size(), 100u) << extension;
        EXPECT_TRUE(folder.read("a" + extension) == folder.read("b" + extension)) << extension;
    }
}

TEST(CliOutput, TakesAnyFileName) {
    temporary_folder folder;
    run_settings settings{.folder = folder.path()};
    const std::string name = "Übung 1 – \"Nim\" 'x'.json";
    EXPECT_EQ(run_words({"graph", "nim", "1,2", "-o", name}, settings).code, 0);
    EXPECT_THAT(folder.files(), ElementsAre(name));
}

TEST(CliOutput, KeepsALinkALinkAndReplacesAFile) {
    temporary_folder folder;
    folder.write("real.json", "old");
    std::filesystem::create_symlink("real.json", folder.path() / "link.json");
    EXPECT_EQ(run_in(folder, "graph nim 1,2 -o link.json").code, 0);
    EXPECT_TRUE(std::filesystem::is_symlink(folder.path() / "link.json"));
    EXPECT_THAT(folder.read("real.json"), StartsWith("{"));
}

TEST(CliOutput, GoesToStdoutAsJsonOrInAFormat) {
    EXPECT_THAT(run_line("graph nim 1,2 -o -").out, StartsWith("{\"format\":\"ludograph\""));
    EXPECT_THAT(run_line("graph nim 1,2 -o - -f dot").out, HasSubstr("digraph"));
    EXPECT_THAT(run_line("graph nim 1,2 -f dot").out, HasSubstr("digraph"));
    EXPECT_THAT(run_line("graph nim 1,2 -o - -f pdf").out, StartsWith("%PDF-"));
    EXPECT_THAT(run_line("graph nim 1,2 -o -").err, IsEmpty());
}

TEST(CliOutput, FailsBeforeTheWorkForAFolderThatCannotTakeIt) {
    temporary_folder folder;
    folder.write("file", "");
    std::filesystem::create_directory(folder.path() / "dir.json");
    // The exploration would take minutes.
    const std::string work = "graph nim 70,70,70,70 -o fine.json -o ";
    for (const auto& [path, message] : std::vector<std::pair<std::string, std::string>>{
             {"none/x.json", "cannot write \"none/x.json\": the folder \"none\" does not exist; make it"},
             {"file/x.json", "cannot write \"file/x.json\": \"file\" is not a folder"},
             {"dir.json", "cannot write \"dir.json\": a folder stands in its place"},
             {"/proc/x.json", "cannot write \"/proc/x.json\": "}}) {
        const run_result run = run_in(folder, work + path);
        EXPECT_EQ(run.code, 4) << path;
        EXPECT_THAT(run.err, HasSubstr(message));
        EXPECT_THAT(folder.files(), ElementsAre("file"));
    }
}

TEST(CliOutput, FailsForAFolderAndAFileThatAreProtected) {
    temporary_folder folder;
    std::filesystem::create_directory(folder.path() / "open");
    std::filesystem::permissions(folder.path() / "open", std::filesystem::perms(0777));
    folder.write("open/old.json", "old");
    std::filesystem::permissions(folder.path() / "open/old.json", std::filesystem::perms(0444));
    std::filesystem::permissions(folder.path(), std::filesystem::perms(0555));
    // To root nothing is protected; be somebody else then.
    const run_settings settings{.folder = folder.path(), .user = getuid() == 0 ? uid_t{65534} : uid_t{0}};
    if (run_words({"--version"}, settings).code != 0) GTEST_SKIP() << "the program cannot be run by another user";
    run_result run = run_line("graph nim 1,2 -o x.json", settings);
    EXPECT_EQ(run.code, 4);
    EXPECT_THAT(run.err, HasSubstr("nothing can be written in the folder \".\": Permission denied"));
    run = run_line("graph nim 1,2 -o open/old.json", settings);
    EXPECT_EQ(run.code, 4);
    EXPECT_THAT(run.err, HasSubstr("the file there is protected"));
    run = run_line("batch " LUDOGRAPH_SOURCE_DIR "/samples/positions.txt -o out", settings);
    EXPECT_EQ(run.code, 4);
    EXPECT_THAT(run.err, HasSubstr("cannot make the folder \"out\""));
    std::filesystem::permissions(folder.path(), std::filesystem::perms(0755));
    EXPECT_THAT(folder.files(), ElementsAre("open/old.json"));
    EXPECT_EQ(folder.read("open/old.json"), "old");
}

TEST(CliOutput, GoesIntoAFolderThatMayNotBeRead) {
    namespace fs = std::filesystem;
    temporary_folder folder;
    fs::permissions(folder.path(), static_cast<fs::perms>(0711));
    fs::create_directory(folder.path() / "box");
    fs::permissions(folder.path() / "box", static_cast<fs::perms>(0333));
    const run_settings settings{.folder = folder.path(), .user = getuid() == 0 ? uid_t{65534} : uid_t{0}};
    if (run_words({"--version"}, settings).code != 0) GTEST_SKIP() << "the program cannot be run by another user";
    const run_result run = run_in(folder, "graph nim 1,2 -o box/x.json", settings);
    EXPECT_EQ(run.code, 0) << run.err;
    fs::permissions(folder.path() / "box", fs::perms::owner_all);
    EXPECT_THAT(folder.read("box/x.json"), StartsWith("{"));
}

TEST(CliOutput, TellsThatStdoutIsFull) {
    const run_settings full{.output = "/dev/full"};
    for (const std::string line : {"solve nim 3,4,5", "solve nim 3,4,5 --json", "graph nim 3,4,5", "graph nim 3,4,5 -o -",
                                   "graph nim 3,4,5 -f pdf", "games", "--help", "--version", "solve --help"}) {
        const run_result run = run_line(line, full);
        EXPECT_EQ(run.code, 4) << line;
        EXPECT_THAT(run.err, HasSubstr("cannot write to standard output: No space left on device")) << line;
    }
}

TEST(CliOutput, TellsThatNobodyReadsStdout) {
    const run_result run = run_line("graph nim 9,9,9 -o -", {.closed_pipe = true});
    EXPECT_EQ(run.code, 4);
    EXPECT_THAT(run.err, HasSubstr("the program that reads it has ended"));
}

TEST(CliOutput, LeavesNothingWhenAFileMayNotGrow) {
    temporary_folder folder;
    folder.write("old.json", "old");
    const run_result run = run_in(folder, "graph nim 5,5,5 -o old.json -o new.svg", {.file_size = 2000});
    EXPECT_EQ(run.code, 4);
    EXPECT_THAT(run.err, HasSubstr("cannot write \"old.json\": File too large; free some space"));
    EXPECT_THAT(run.err, HasSubstr("cannot write \"new.svg\": "));
    EXPECT_THAT(folder.files(), ElementsAre("old.json"));
    EXPECT_EQ(folder.read("old.json"), "old");
}

TEST(CliOutput, LeavesNothingOnAFullDisk) {
    temporary_folder folder;
    if (mount("none", folder.path().c_str(), "tmpfs", 0, "size=64k") != 0)
        GTEST_SKIP() << "a small file system cannot be mounted here";
    const run_result run = run_in(folder, "graph nim 9,9,9 -o big.json -o small.dot");
    const std::vector<std::string> files = folder.files();
    const run_result batch = run_in(folder, "batch - -f json --jobs 1", {.input = "nim 9,9,9\nnim 1,1\n"});
    const std::vector<std::string> batch_files = folder.files();
    umount(folder.path().c_str());
    EXPECT_EQ(run.code, 4);
    EXPECT_THAT(run.err, HasSubstr("cannot write \"big.json\": No space left on device"));
    EXPECT_THAT(files, IsEmpty());
    EXPECT_EQ(batch.code, 1);
    EXPECT_THAT(batch.err, HasSubstr("stdin:1:1: error: cannot write \"output/001-nim-9,9,9.json\": No space left"));
    EXPECT_THAT(batch_files, ElementsAre("output/.ludograph-batch.journal", "output/002-nim-1,1.json", "output/summary.csv",
                                         "output/summary.json"));
}

TEST(CliOutput, OneThatFailsCostsNoOther) {
    temporary_folder folder;
    const run_result run = run_in(folder, "graph nim 40,40 -o big.pdf -o big.svg -o big.json");
    EXPECT_EQ(run.code, 4);
    EXPECT_THAT(run.err, HasSubstr("cannot write \"big.pdf\": "));
    EXPECT_THAT(run.err, HasSubstr("cannot write \"big.svg\": "));
    EXPECT_THAT(run.err, HasSubstr("wrote big.json"));
    EXPECT_THAT(folder.files(), ElementsAre("big.json"));
}

}  // namespace
}  // namespace ludograph::testing
