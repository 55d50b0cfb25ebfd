// What is thrown where nobody can catch it, as by a destructor that needs memory, and crashes.
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <new>

#include "../../src/cli/batch_workers.hpp"
#include "../../src/cli/command.hpp"
#include "../../src/cli/signals.hpp"
#include "cli/program.hpp"
#include "sanitizer.hpp"

namespace ludograph::testing {
namespace {

using namespace std::chrono_literals;

void run_out_of_memory() { throw std::bad_alloc(); }

void fail(void (*thrower)()) noexcept { thrower(); }

/// As that of a library; with something to destroy in front of the end, g++ 12 does not tell what was thrown.
struct hungry {
    void (*thrower)() = run_out_of_memory;
    ~hungry() {
        const std::vector<std::string> destroyed_first(3, "text");
        thrower();
    }
};

void expect_orderly(void (*end)()) {
    temporary_folder folder;
    folder.write("half", "written");
    const std::string path = folder.path() / "half";
    const pid_t child = fork();
    if (child == 0) {
        cli::catch_sudden_ends();
        const cli::removed_at_sudden_end marked(path.c_str());
        end();
    }
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    EXPECT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), cli::limit_reached);
    EXPECT_THAT(folder.files(), ::testing::IsEmpty());
}

TEST(CliSuddenEnd, ForWantOfMemoryIsToldByTheExitCodeAndLeavesNoTemporaryFile) {
    expect_orderly([] { fail(run_out_of_memory); });
    expect_orderly([] { const hungry dies; });
}

void take_all_memory() {
    const rlimit none{1 << 20, 1 << 20};
    setrlimit(RLIMIT_AS, &none);
}

TEST(CliSuddenEnd, OfALibraryThatCrashesWithoutMemoryIsToldAsThat) {
    if (sanitized) GTEST_SKIP() << "a sanitizer is built in, and memory cannot run out under it";
    for (void (*crash)() : {+[] { raise(SIGSEGV); }, +[] { raise(SIGTRAP); }, +[] { abort(); }}) {
        static void (*end)();
        end = crash;
        expect_orderly([] {
            take_all_memory();
            end();
        });
    }
}

TEST(CliSuddenEnd, OfACrashIsTheCrash) {
    const pid_t child = fork();
    if (child == 0) {
        cli::catch_sudden_ends();
        raise(SIGSEGV);
    }
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    EXPECT_TRUE(WIFSIGNALED(status));
    EXPECT_EQ(WTERMSIG(status), SIGSEGV);
}

TEST(CliSuddenEnd, OfAWorkerThatCanDoNoMoreEndsItsJobAfterWhatItTold) {
    cli::worker_pool pool([](const cli::work_order&, const cli::work_teller& tell) {
        tell({'x', "what it did"});
        return false;
    });
    pool.add();
    pool.give({.job = 7});
    std::vector<cli::work_event> events;
    while (pool.size() > 0)
        for (cli::work_event& each : pool.wait(10s)) events.push_back(std::move(each));
    ASSERT_EQ(events.size(), 2u);
    EXPECT_EQ(events[0].what, cli::work_event::told);
    EXPECT_EQ(events[0].message.text, "what it did");
    EXPECT_EQ(events[1].what, cli::work_event::lost);
    EXPECT_EQ(events[1].job, 7u);
}

TEST(CliSuddenEnd, OfAWorkerThatHasNoMemoryIsToldAsThat) {
    cli::worker_pool pool([](const cli::work_order&, const cli::work_teller&) -> bool { throw std::bad_alloc(); });
    pool.add();
    pool.give({.job = 7});
    const std::vector<cli::work_event> events = pool.wait(10s);
    ASSERT_EQ(events.size(), 1u);
    EXPECT_EQ(events[0].what, cli::work_event::lost);
    EXPECT_EQ(events[0].job, 7u);
    EXPECT_EQ(events[0].message.text, "ran out of memory; lower --jobs or --max-memory");
}

}  // namespace
}  // namespace ludograph::testing
