// Children that do everything a child should not.
#include "ludograph/layout/child_process.hpp"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <thread>

#include "sanitizer.hpp"

namespace ludograph {
namespace {

using namespace std::chrono_literals;
using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

using results = std::vector<std::string>;

/// Runs hostile work; gives how it failed, with the message.
struct failed_child {
    child_failure how{};
    std::string message;
};

failed_child fail_in_child(const std::function<results()>& work, child_limits limits = {}) {
    try {
        run_in_child(work, limits);
    } catch (const child_error& problem) {
        return {problem.how(), problem.what()};
    }
    ADD_FAILURE() << "the child did not fail";
    return {};
}

class ChildProcess : public ::testing::Test {
protected:
    ~ChildProcess() override {
        EXPECT_TRUE(::waitpid(-1, nullptr, WNOHANG) == -1 && errno == ECHILD) << "a child was left behind";
    }
};

TEST_F(ChildProcess, GivesWhatTheWorkReturns) {
    const std::string bytes("a\0\n\xFF", 4), much(5'000'000, 'x');
    EXPECT_THAT(run_in_child([&] { return results{bytes, "", much}; }, {}), ElementsAre(bytes, "", much));
    EXPECT_THAT(run_in_child([] { return results{}; }, {}), IsEmpty());
}

TEST_F(ChildProcess, HandsOverAnException) {
    const auto failed = fail_in_child([]() -> results { throw std::runtime_error("no such layout"); });
    EXPECT_EQ(failed.how, child_failure::refused);
    EXPECT_EQ(failed.message, "no such layout");
}

TEST_F(ChildProcess, SurvivesAnAbort) {
    const auto failed = fail_in_child([]() -> results {
        std::fputs("assertion failed: x\n", stderr);
        std::abort();
    });
    EXPECT_EQ(failed.how, child_failure::signal);
    EXPECT_EQ(failed.message, "was ended by signal 6 (Aborted) after saying: assertion failed: x");
}

TEST_F(ChildProcess, SurvivesASegmentationFault) {
    const auto failed = fail_in_child([]() -> results {
        ::raise(SIGSEGV);
        return {};
    });
    EXPECT_EQ(failed.how, child_failure::signal);
    EXPECT_THAT(failed.message, HasSubstr("signal 11 (Segmentation fault)"));
}

TEST_F(ChildProcess, DoesNotClaimToKnowWhoKilledIt) {
    const auto failed = fail_in_child([]() -> results {
        ::raise(SIGKILL);
        return {};
    });
    EXPECT_EQ(failed.how, child_failure::killed);
    EXPECT_EQ(failed.message, "was killed (signal 9), perhaps for lack of memory");
}

TEST_F(ChildProcess, SurvivesAnExitAndRunsNoExitHandlerOfTheParent) {
    // The handler would report a second failure through the exit code.
    static const pid_t parent = ::getpid();
    std::atexit([] {
        if (::getpid() != parent) ::_exit(99);
    });
    const auto failed = fail_in_child([]() -> results { std::exit(3); });
    EXPECT_EQ(failed.how, child_failure::exit);
    EXPECT_EQ(failed.message, "exited with code 3");
    EXPECT_EQ(fail_in_child([]() -> results { ::_exit(0); }).message, "exited with code 0");
}

TEST_F(ChildProcess, KillsOneThatHangs) {
    const auto before = std::chrono::steady_clock::now();
    const auto failed = fail_in_child(
        []() -> results {
            for (;;) ::pause();
        },
        {.wall = 200ms});
    EXPECT_EQ(failed.how, child_failure::wall);
    EXPECT_LT(std::chrono::steady_clock::now() - before, 5s);
}

TEST_F(ChildProcess, KillsOneThatHangsWithAllItsFilesClosed) {
    const auto failed = fail_in_child(
        []() -> results {
            ::close_range(0, ~0U, 0);
            for (;;) ::pause();
        },
        {.wall = 200ms});
    EXPECT_EQ(failed.how, child_failure::wall);
}

TEST_F(ChildProcess, EndsOneThatComputesForEver) {
    const auto failed = fail_in_child(
        []() -> results {
            for (volatile unsigned i = 0;;) i = i + 1;
        },
        {.cpu = 500ms, .wall = 60s});
    EXPECT_EQ(failed.how, child_failure::cpu);
}

TEST_F(ChildProcess, EndsOneThatComputesForEverAndIgnoresTheWarning) {
    const auto failed = fail_in_child(
        []() -> results {
            ::signal(SIGXCPU, SIG_IGN);
            for (volatile unsigned i = 0;;) i = i + 1;
        },
        {.cpu = 1s, .wall = 60s});
    EXPECT_EQ(failed.how, child_failure::cpu);
}

TEST_F(ChildProcess, LimitsMemory) {
    if (testing::sanitized) GTEST_SKIP() << "a sanitizer is built in, and memory cannot run out under it";
    const auto failed = fail_in_child(
        []() -> results {
            results hoard;
            for (;;) hoard.emplace_back(1 << 20, 'x');
        },
        {.memory = 64 << 20});
    EXPECT_EQ(failed.how, child_failure::memory);
    EXPECT_EQ(failed.message, "ran out of memory");
}

void end_by_uncaught(const std::function<void()>& thrower) noexcept { thrower(); }

TEST_F(ChildProcess, KnowsThatMemoryRanOutWhereNothingCanBeCaught) {
    const auto uncaught = [](const std::function<void()>& thrower) {
        return fail_in_child([&]() -> results {
            end_by_uncaught(thrower);
            return {};
        });
    };
    EXPECT_EQ(uncaught([] { throw std::bad_alloc(); }).message, "ran out of memory");
    // As libqpdf hands it on.
    const auto handed_on = [] { throw std::runtime_error(std::bad_alloc().what()); };
    EXPECT_EQ(uncaught(handed_on).message, "ran out of memory");
    EXPECT_EQ(fail_in_child([&]() -> results { return handed_on(), results{}; }).how, child_failure::memory);
    EXPECT_THAT(uncaught([] { throw std::runtime_error("the last words"); }).message,
                AllOf(HasSubstr("signal 6"), HasSubstr("the last words")));
}

TEST_F(ChildProcess, KnowsHowLibrariesInCRunOutOfMemory) {
    if (testing::thread_sanitized) GTEST_SKIP() << "the thread sanitizer needs memory to hand signals on";
    const auto eat_all = [] {
        while (::mmap(nullptr, 1 << 20, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED) {
        }
    };
    const std::vector<std::function<void()>> ends{[] { std::abort(); }, [] { std::exit(1); },
                                                  [] { ::raise(SIGSEGV); },
                                                  [] { throw std::runtime_error("no such layout"); }};
    for (const auto& end : ends) {
        const auto failed = fail_in_child(
            [&]() -> results {
                eat_all();
                end();
                return {};
            },
            {.memory = 64 << 20});
        EXPECT_EQ(failed.how, child_failure::memory);
    }
}

TEST_F(ChildProcess, RefusesGarbage) {
    const auto failed = fail_in_child([]() -> results {
        for (int fd = 3; fd < 64; ++fd)
            if (::write(fd, "garbage that is no message", 26) < 0) continue;
        ::_exit(0);
    });
    EXPECT_EQ(failed.how, child_failure::garbled);
}

TEST_F(ChildProcess, RefusesAFlood) {
    const auto failed =
        fail_in_child([]() -> results { return {std::string(1 << 20, 'x')}; }, {.output = 1000});
    EXPECT_EQ(failed.how, child_failure::garbled);
}

TEST_F(ChildProcess, StopsWhenTheUserDoes) {
    const auto before = std::chrono::steady_clock::now();
    int asked = 0;
    const child_limits limits{.stop_requested = [&] { return ++asked > 2 ? SIGTERM : 0; }};
    const auto hang = []() -> results {
        for (;;) ::pause();
    };
    try {
        run_in_child(hang, limits);
        FAIL() << "not interrupted";
    } catch (const interrupted& stop) {
        EXPECT_EQ(stop.signal(), SIGTERM);
    }
    EXPECT_LT(std::chrono::steady_clock::now() - before, 1s);
}

TEST_F(ChildProcess, IgnoresCtrlCInTheChild) {
    EXPECT_THAT(run_in_child(
                    [] {
                        ::raise(SIGINT);
                        return results{"still here"};
                    },
                    {}),
                ElementsAre("still here"));
}

TEST_F(ChildProcess, WaitsOnThroughSignalsInTheParent) {
    struct sigaction before {
    }, handler{};
    handler.sa_handler = [](int) {};  // without SA_RESTART: system calls are interrupted
    ::sigaction(SIGUSR1, &handler, &before);
    const pid_t parent = ::getpid();
    EXPECT_THAT(run_in_child(
                    [parent] {
                        for (int i = 0; i < 20; ++i) {
                            ::kill(parent, SIGUSR1);
                            std::this_thread::sleep_for(2ms);
                        }
                        return results{std::string(1 << 20, 'x')};
                    },
                    {}),
                ElementsAre(std::string(1 << 20, 'x')));
    ::sigaction(SIGUSR1, &before, nullptr);
}

TEST_F(ChildProcess, PrintsNothingOnTheParentsTerminal) {
    ::testing::internal::CaptureStdout();
    ::testing::internal::CaptureStderr();
    run_in_child(
        [] {
            std::puts("chatter");
            std::fputs("chatter", stderr);
            std::fflush(stdout);
            return results{};
        },
        {});
    EXPECT_EQ(::testing::internal::GetCapturedStdout(), "");
    EXPECT_EQ(::testing::internal::GetCapturedStderr(), "");
}

TEST_F(ChildProcess, HoldsNoFileOfTheParentOpen) {
    int ends[2];
    ASSERT_EQ(::pipe(ends), 0);
    const std::string open_in_child =
        run_in_child([&] { return results{::fcntl(ends[0], F_GETFD) < 0 ? "closed" : "open"}; }, {}).front();
    EXPECT_EQ(open_in_child, "closed");
    ::close(ends[0]);
    ::close(ends[1]);
}

TEST_F(ChildProcess, RunsSeveralAtOnce) {
    std::vector<std::thread> threads;
    std::vector<results> got(8);
    for (std::size_t i = 0; i < got.size(); ++i)
        threads.emplace_back(
            [&, i] { got[i] = run_in_child([i] { return results{std::to_string(i)}; }, {}); });
    for (std::thread& thread : threads) thread.join();
    for (std::size_t i = 0; i < got.size(); ++i) EXPECT_THAT(got[i], ElementsAre(std::to_string(i)));
}

}  // namespace
}  // namespace ludograph
