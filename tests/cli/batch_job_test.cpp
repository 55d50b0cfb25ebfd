// Work on one position of a batch, called directly.
#include "../../src/cli/batch_job.hpp"

#include <unistd.h>

namespace ludograph::cli {
namespace {

/// 'w' where the job wants more memory; else what is told of its one line: 'd' done, 'f' failed for good, 't' to be tried
/// again. A process of its own, since the job limits the memory of the one that it runs in.
char end_of_job(bool chose_memory, std::uint64_t max_memory, std::uint64_t share) {
    batch_options options;
    options.graph.limits.max_memory = max_memory;
    options.chose_memory = chose_memory;
    batch_planner planner(options);
    planner.read("in.txt", "nim 60,60,60\n", position_format::text);
    const batch_plan plan = planner.finished();
    char end = '?';
    const bool did = do_job(options, plan, {0}, share, [&](std::size_t, const line_result& result) {
        end = !result.failed() ? 'd' : result.is_settled ? 'f' : 't';
    });
    return did ? end : end == '?' ? 'w' : '!';
}

void expect_end(char wanted, bool chose_memory, std::uint64_t max_memory, std::uint64_t share) {
    EXPECT_EXIT(_exit(end_of_job(chose_memory, max_memory, share)), ::testing::ExitedWithCode(wanted), "");
}

constexpr std::uint64_t little = 1 << 20, enough = 1 << 30;

TEST(BatchJob, WantsTheMemoryThatThereIsBeforeItFails) {
    expect_end('d', true, enough, enough);
    expect_end('w', true, enough, little);
    expect_end('w', false, enough, little);
}

TEST(BatchJob, ThatNeedsMoreMemoryThanAllowedFailsForGoodOnlyIfAskedTo) {
    expect_end('f', true, little, little);
    expect_end('t', false, little, little);
}

}  // namespace
}  // namespace ludograph::cli
