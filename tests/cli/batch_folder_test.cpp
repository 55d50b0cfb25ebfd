// The folder of a batch: links in it, what stands in the way of its files, names that some file systems confuse.
#include <sys/stat.h>
#include <unistd.h>

#include "../../src/cli/journal.hpp"
#include "cli/program.hpp"

namespace ludograph::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;
namespace fs = std::filesystem;

const std::string journal_name = "output/" + std::string(cli::journal::file_name);

/// A folder with a position file of one line and an output folder.
struct batch_folder : temporary_folder {
    explicit batch_folder(const std::string& lines = "nim 1,2 name=a\n") {
        write("in.txt", lines);
        fs::create_directory(path() / "output");
    }
};

TEST(CliBatchFolder, IsLeftWithoutAJournalWhereItTakesNoSummary) {
    const batch_folder folder;
    fs::create_directory(folder.path() / "output/summary.csv");
    const run_result run = run_in(folder, "batch in.txt -f json");
    EXPECT_EQ(run.code, 4);
    EXPECT_THAT(run.err, HasSubstr("\"output/summary.csv\": a folder stands in its place"));
    EXPECT_THAT(folder.files(), ElementsAre("in.txt"));
}

TEST(CliBatchFolder, ThatMayNotBeWrittenToIsToldWithTheRightRemedy) {
    const batch_folder folder;
    const uid_t somebody = getuid() == 0 ? uid_t{65534} : uid_t{0};
    fs::permissions(folder.path() / "output", fs::perms(0555));
    const run_result closed = run_in(folder, "batch in.txt -f none", {.user = somebody});
    EXPECT_EQ(closed.code, 4);
    const std::string told = "cannot open \"" + journal_name + "\": Permission denied; choose a folder that you may write to";
    EXPECT_THAT(closed.err, HasSubstr(told));
    fs::permissions(folder.path() / "output", fs::perms(0777));
    folder.write(journal_name, "");
    fs::permissions(folder.path() / journal_name, fs::perms(0000));
    const run_result locked = run_in(folder, "batch in.txt -f none", {.user = somebody});
    EXPECT_EQ(locked.code, 4);
    EXPECT_THAT(locked.err, HasSubstr(told));
}

TEST(CliBatchFolder, MayBeALink) {
    const batch_folder folder;
    fs::create_directory_symlink("output", folder.path() / "link");
    EXPECT_EQ(run_in(folder, "batch in.txt -f json -o link").code, 0);
    EXPECT_TRUE(fs::is_symlink(folder.path() / "link"));
    EXPECT_THAT(folder.files(), Contains("output/a.json"));
}

TEST(CliBatchFolder, WritesNothingThroughALinkThatLeadsNowhere) {
    const batch_folder folder;
    for (const std::string name : {"a.json", "summary.csv"})
        fs::create_symlink("../elsewhere-" + name, folder.path() / "output" / name);
    EXPECT_EQ(run_in(folder, "batch in.txt -f json").code, 0);
    EXPECT_THAT(folder.files(), ElementsAre("in.txt", "output/a.json", "output/summary.csv", "output/summary.json"));
    for (const std::string& name : folder.files()) EXPECT_FALSE(fs::is_symlink(folder.path() / name)) << name;
}

TEST(CliBatchFolder, HasItsLinksReplacedAndWritesNothingThroughThem) {
    const batch_folder folder("nim 1 name=a\nnim 2 name=b\nnim 1 name=c\n");
    fs::create_symlink("b.json", folder.path() / "output/a.json");
    fs::create_symlink("../in.txt", folder.path() / "output/c.json");
    fs::create_symlink("summary.csv", folder.path() / "output/summary.json");
    EXPECT_EQ(run_in(folder, "batch in.txt -f json --jobs 1").code, 0);
    for (const std::string& name : folder.files()) EXPECT_FALSE(fs::is_symlink(folder.path() / name)) << name;
    EXPECT_THAT(folder.read("output/a.json"), HasSubstr("\"start\":\"1\""));
    EXPECT_THAT(folder.read("output/b.json"), HasSubstr("\"start\":\"2\""));
    EXPECT_EQ(folder.read("output/c.json"), folder.read("output/a.json"));
    EXPECT_THAT(folder.read("output/summary.csv"), ::testing::StartsWith("name,"));
    EXPECT_THAT(folder.read("output/summary.json"), ::testing::StartsWith("{\"format\""));
    EXPECT_THAT(folder.read("in.txt"), HasSubstr("name=b"));
}

TEST(CliBatchFolder, IsRefusedWhereAPositionFileWouldBeWrittenOver) {
    const std::string lines = "nim 1\nnim 2 name=a\n";
    const batch_folder folder(lines);
    for (const std::string name : {"output/summary.csv", "output/summary.json", "output/a.json"}) {
        folder.write(name, lines);
        fs::create_symlink(name, folder.path() / "link.txt");
        for (const std::string& path : {name, std::string("./output/../") + name, std::string("link.txt"), "in.txt " + name}) {
            const run_result run = run_in(folder, "batch " + path + " -f json --quiet");
            EXPECT_EQ(run.code, 2) << path;
            EXPECT_THAT(run.err, HasSubstr("the batch would write over \"" + name + "\", which is one of its position files; choose another folder with -o"));
            EXPECT_THAT(run_in(folder, "batch " + path + " -f json --dry-run").code, 2);
        }
        EXPECT_EQ(folder.read(name), lines);
        EXPECT_NE(run_in(folder, "batch " + name + " -f json -o other").code, 2);
        fs::remove(folder.path() / "link.txt");
        fs::remove(folder.path() / name);
    }
}

TEST(CliBatchFolder, APipeInThePlaceOfAFileIsAFaultAndNothingWaitsForIt) {
    const batch_folder folder("nim 1 name=a\nnim 2 name=b\nnim 2 name=c\n");
    for (const std::string name : {"a.json", "c.json", "summary.csv", "summary.json"}) {
        const fs::path pipe = folder.path() / "output" / name;
        fs::remove(pipe);
        ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
        program running({"batch", "in.txt", "-f", "json"}, {.folder = folder.path()});
        EXPECT_TRUE(running.wait_for("cannot write \"output/" + name + "\": what stands there is not a regular file; remove it"));
        if (::testing::Test::HasFailure()) return;   // it waits for a reader
        EXPECT_EQ(running.wait(), name.starts_with("summary") ? 4 : 1);
        EXPECT_TRUE(fs::is_fifo(pipe));
        fs::remove(pipe);
    }
    EXPECT_EQ(run_in(folder, "batch in.txt -f json").code, 0);
}

TEST(CliBatchFolder, MayNotBeStandardOutput) {
    const batch_folder folder;
    const run_result run = run_in(folder, "batch in.txt -o -");
    EXPECT_EQ(run.code, 2);
    EXPECT_THAT(run.err, HasSubstr("-o: a batch needs a folder, not standard output; write e.g. -o output"));
    EXPECT_THAT(folder.files(), ElementsAre("in.txt"));
}

TEST(CliBatchFolder, AJournalThatIsALinkIsRefusedAndWhatItLeadsToStays) {
    const batch_folder folder;
    folder.write("precious", "precious");
    fs::create_symlink("../precious", folder.path() / journal_name);
    const run_result run = run_in(folder, "batch in.txt -f none");
    EXPECT_EQ(run.code, 4);
    EXPECT_THAT(run.err, HasSubstr("\"" + journal_name + "\" is a link, and what it leads to may not be a journal; remove it"));
    EXPECT_EQ(folder.read("precious"), "precious");
}

TEST(CliBatchFolder, HoldsAFileOfItsOwnForNamesThatFileSystemsConfuse) {
    const batch_folder folder("nim 1 name=É\nnim 2 name=é\nnim 3 name=e\xCC\x81\n");
    EXPECT_EQ(run_in(folder, "batch in.txt -f json").code, 0);
    EXPECT_THAT(folder.files(), ::testing::IsSupersetOf({"output/É.json", "output/é-2.json", "output/e\xCC\x81-3.json"}));
}

TEST(CliBatchFolder, NamesThatSomeSystemCannotTakeAreFaultsOfTheirLines) {
    const batch_folder folder("nim 1 name=a\xE2\x80\xAE" "b\nnim 2 name=NUL\nnim 3 name=a:b\nnim 4 name=" + std::string(201, 'x') +
                              "\nnim 5 name=" + std::string(200, 'y') + "\n");
    const run_result run = run_in(folder, "batch in.txt -f json,svg --worksheet");
    EXPECT_EQ(run.code, 1);
    EXPECT_THAT(run.err, HasSubstr("in.txt:1:12: error: the name \"a\\xe2\\x80\\xaeb\" cannot name a file everywhere; leave out blanks and characters that cannot be seen\n"));
    EXPECT_THAT(run.err, HasSubstr("in.txt:2:12: error: the name \"NUL\" cannot name a file everywhere; Windows keeps it for a device\n"));
    EXPECT_THAT(run.err, HasSubstr("in.txt:3:12: error: the name \"a:b\" cannot name a file everywhere; leave out / \\ : * ?"));
    EXPECT_THAT(run.err, HasSubstr("in.txt:4:12: error: "));
    EXPECT_THAT(folder.files(), Contains("output/" + std::string(200, 'y') + "-solution.svg"));
    EXPECT_THAT(folder.files(), Not(Contains("output/NUL.json")));
}

}  // namespace
}  // namespace ludograph::testing
