// Files that are whole or absent, and small helpers, called directly.
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "../../src/cli/output_file.hpp"

#include "../../src/cli/explore_options.hpp"
#include "cli/program.hpp"
#include "ludograph/error.hpp"
#include "toy_game.hpp"

namespace ludograph::cli {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ludograph::testing::temporary_folder;

TEST(OutputFile, AppearsWhenItIsWhole) {
    const temporary_folder folder;
    output_file file(folder.path() / "a");
    const std::string text(200'000, 'x');
    file.write([&](std::ostream& to) {
        to << text;
        EXPECT_FALSE(std::filesystem::exists(folder.path() / "a"));
    });
    EXPECT_THAT(folder.files(), ElementsAre("a"));
    EXPECT_EQ(folder.read("a"), text);
}

TEST(OutputFile, LeavesNothingWhenItsWriterFails) {
    const temporary_folder folder;
    folder.write("a", "old");
    {
        output_file file(folder.path() / "a"), never_written(folder.path() / "b");
        EXPECT_THROW(file.write([](std::ostream& to) {
            to << std::string(200'000, 'x');
            throw output_error("no");
        }), output_error);
    }
    EXPECT_THAT(folder.files(), ElementsAre("a"));
    EXPECT_EQ(folder.read("a"), "old");
}

TEST(OutputFile, OfAProcessThatIsNoneHereIsLeftOverOnlyIfNobodyWritesIt) {
    const temporary_folder folder;
    const std::string name = ".ludograph-4194304-1.tmp";   // no process has so high a number
    folder.write(name, "half");
    const int elsewhere = open((folder.path() / name).c_str(), O_WRONLY | O_CLOEXEC);
    ASSERT_EQ(flock(elsewhere, LOCK_EX), 0);
    remove_left_overs(folder.path());
    EXPECT_THAT(folder.files(), ElementsAre(name));
    close(elsewhere);
    remove_left_overs(folder.path());
    EXPECT_THAT(folder.files(), ::testing::IsEmpty());
}

TEST(OutputFile, IsLockedWhileItIsWritten) {
    const temporary_folder folder;
    output_file file(folder.path() / "a");
    file.write([&](std::ostream& to) {
        to << "x";
        for (const auto& entry : std::filesystem::directory_iterator("/proc/self/fd")) {
            const std::string means = std::filesystem::read_symlink(entry.path());
            if (!means.starts_with(folder.path().native())) continue;
            const int other = open(entry.path().c_str(), O_WRONLY | O_CLOEXEC);
            EXPECT_NE(flock(other, LOCK_EX | LOCK_NB), 0);
            EXPECT_EQ(errno, EWOULDBLOCK);
            close(other);
            return;
        }
        ADD_FAILURE() << "no file is open in the folder";
    });
}

TEST(OutputFile, NamesItselfWhenItCannotBeWritten) {
    try {
        output_file("/dev/full").write([](std::ostream& to) { to << "x"; });
        FAIL();
    } catch (const output_error& failure) {
        EXPECT_STREQ(failure.what(),
                     "cannot write \"/dev/full\": No space left on device; free some space or write elsewhere");
    }
}

TEST(OutputFile, MakesFoldersOnDemand) {
    const temporary_folder folder;
    make_folder(folder.path() / "a/b");
    EXPECT_TRUE(std::filesystem::is_directory(folder.path() / "a/b"));
    folder.write("file", "");
    EXPECT_THROW(make_folder(folder.path() / "file"), output_error);
    EXPECT_THROW(make_folder(folder.path() / "file/b"), output_error);
}

TEST(CycleWarning, NamesOneWayRound) {
    EXPECT_EQ(cycle_warning(ludograph::testing::toy_graph({{1}, {2, 3}, {1}, {}})),
              "play can repeat positions (1 -> 2 -> 1) and so go on for ever, which is a draw");
    EXPECT_EQ(cycle_warning(ludograph::testing::toy_graph({{0}})).substr(0, 34), "play can repeat positions (0 -> 0)");
}

}  // namespace
}  // namespace ludograph::cli
