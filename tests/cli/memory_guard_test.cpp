// The wall behind the budget of memory.
#include "../../src/cli/memory_guard.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <new>

#include "sanitizer.hpp"

namespace ludograph::cli {
namespace {

constexpr std::size_t megabyte = 1 << 20;

bool can_have(std::size_t bytes) {
    void* const memory = ::operator new(bytes, std::nothrow);
    ::operator delete(memory);
    return memory != nullptr;
}

/// What `question` says in a process of its own.
template <class Question>
bool holds_elsewhere(Question question) {
    const pid_t child = fork();
    if (child == 0) _exit(question() ? EXIT_SUCCESS : EXIT_FAILURE);
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == EXIT_SUCCESS;
}

TEST(MemoryGuard, LetsAProcessHaveItsBudgetAndNotMuchMore) {
    if (testing::sanitized) GTEST_SKIP() << "a sanitizer is built in, and memory cannot run out under it";
    EXPECT_TRUE(holds_elsewhere([] { return can_have(2000 * megabyte); }));
    EXPECT_TRUE(holds_elsewhere([] { return guard_memory(300 * megabyte), can_have(350 * megabyte); }));
    EXPECT_FALSE(holds_elsewhere([] { return guard_memory(300 * megabyte), can_have(1000 * megabyte); }));
}

TEST(MemoryGuard, MayBeMovedBothWays) {
    if (testing::sanitized) GTEST_SKIP() << "a sanitizer is built in, and memory cannot run out under it";
    EXPECT_TRUE(holds_elsewhere([] {
        guard_memory(megabyte);
        const bool narrow = !can_have(1000 * megabyte);
        guard_memory(1500 * megabyte);
        return narrow && can_have(1000 * megabyte);
    }));
}

}  // namespace
}  // namespace ludograph::cli
