// Work of a library that may never come back, on a thread of its own.
#pragma once

#include <chrono>
#include <functional>
#include <future>
#include <optional>
#include <thread>
#include <type_traits>
#include <utility>

namespace ludograph {

/// What `work` gives or throws; nothing where `given_up`, asked about every 20 ms, comes first. `work` then goes on, or
/// hangs, until the process ends, so it must own what it uses, or use what is never destroyed; `at_end` is called on its
/// thread when nothing is left of it. Costs some 30 µs. Throws std::system_error where there can be no thread.
template <class Work>
std::optional<std::invoke_result_t<Work&>> answer_unless(const std::function<bool()>& given_up, Work work,
                                                         std::function<void()> at_end = [] {}) {
    std::packaged_task<std::invoke_result_t<Work&>()> task(std::move(work));
    auto answer = task.get_future();
    struct thread_let_go : std::thread {
        using std::thread::thread;
        ~thread_let_go() {
            if (joinable()) detach();
        }
    };
    thread_let_go thread([task = std::move(task), at_end = std::move(at_end)]() mutable {
        std::exchange(task, {})();   // and with it goes an answer that nobody waits for
        at_end();
    });
    while (answer.wait_for(std::chrono::milliseconds(20)) != std::future_status::ready)
        if (given_up()) return std::nullopt;
    thread.join();
    return answer.get();
}

}  // namespace ludograph
