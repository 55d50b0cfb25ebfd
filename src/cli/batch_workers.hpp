// Processes that work for this one: each takes an order, tells what comes of it, and takes the next.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace ludograph::cli {

struct work_order {
    std::size_t job = 0;
    std::uint64_t max_memory = 0;
};

/// Something that a process tells of its job: the kind is up to the work, the text has no line break.
struct work_message {
    char kind;
    std::string text;
};
using work_teller = std::function<void(const work_message&)>;
/// False where the process can do no more work: it ends, and with it the job, as one that is lost.
using worker_function = std::function<bool(const work_order&, const work_teller&)>;

struct work_event {
    enum what { told, done, lost } what;
    std::size_t job;
    work_message message;   ///< of `told`; of `lost` the text says how the process ended
};

/// Forked processes. What they do to themselves costs only the job in work. They die with this process, ignore the
/// signals of users and are told to stop by `stop`; all of them are reaped.
class worker_pool {
public:
    /// `work` runs in the processes, with everything they have inherited; may throw `interrupted`.
    explicit worker_pool(worker_function work);
    ~worker_pool();
    worker_pool(const worker_pool&) = delete;
    worker_pool& operator=(const worker_pool&) = delete;

    /// Starts another process. Throws output_error where there can be none.
    void add();
    /// Lets those go that have no job, all but `most`.
    void reduce_to(std::size_t most);

    std::size_t size() const { return workers_.size(); }
    bool has_idle() const;
    std::size_t busy() const;
    /// Gives the job to a process that has none.
    void give(const work_order& order);

    /// What has come up; waits up to `most` for something.
    std::vector<work_event> wait(std::chrono::milliseconds most);

    /// Ends all of them, within a third of a second; what they had told before comes back.
    std::vector<work_event> stop();

private:
    struct worker;
    [[noreturn]] void be_worker(int channel, pid_t parent) const noexcept;
    void read_from(worker& from, std::vector<work_event>& events);

    worker_function work_;
    std::vector<std::unique_ptr<worker>> workers_;
};

}  // namespace ludograph::cli
