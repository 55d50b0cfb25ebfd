// A batch at work: gives the jobs of a plan to processes and keeps what comes back.
#pragma once

#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "batch_keeper.hpp"
#include "batch_plan.hpp"
#include "batch_report.hpp"
#include "batch_workers.hpp"

namespace ludograph::cli {

class batch_run {
public:
    /// All must outlive the run.
    batch_run(const batch_options& options, const batch_plan& plan, batch_keeper& keeper);

    /// Works until every line has its result; with --fail-fast up to the first of the input that fails, whatever others
    /// have been done by then, so that neither results nor files depend on the number of processes. A process that dies costs its line and is replaced.
    /// Jobs for which the share of one process in the memory does not do are done again in the end, alone and with all
    /// of it, so that results do not depend on the number of processes. Throws `interrupted`, output_error (no process
    /// can be started) and bad_alloc; the processes are ended and what they had finished is kept and told.
    void work();

    /// Calls `take` with what there is, in the order of the input.
    void each_result(const std::function<void(const line_result&)>& take) const;
    /// Is there no result that another try might better?
    bool is_settled() const { return is_settled_; }

private:
    void begin();
    void start_processes(std::size_t wanted);
    void give_orders();
    bool is_over();
    std::vector<std::size_t> lines_left(std::size_t job) const;
    std::optional<std::size_t> next_of(std::deque<std::size_t>& jobs) const;
    void heed(const std::vector<work_event>& events);
    void hear(std::size_t job, const work_message& message);
    void lose(std::size_t job, const std::string& how);
    void take(std::size_t line, const line_result& result, bool is_recalled);
    std::optional<line_result> result_of(std::size_t line) const;
    void stop();

    const batch_options& options_;
    const batch_plan& plan_;
    batch_keeper& keeper_;
    text_store texts_;                      ///< what `records_` views
    std::vector<std::string_view> records_; ///< of the results, by line; "" where there is none
    std::size_t end_;                       ///< lines from here on do not count any more
    std::size_t first_left_ = 0;            ///< all lines in front of it have results
    bool is_settled_ = true;
    std::deque<std::size_t> waiting_;       ///< jobs, by their first lines
    std::deque<std::size_t> alone_;         ///< jobs to be done with all of the memory
    std::size_t processes_ = 0;             ///< that are to work at once
    std::uint64_t share_ = 0;               ///< of each process, in bytes
    std::string activity_;                  ///< what a process told last of its progress
    batch_report report_;
    worker_pool workers_;
};

}  // namespace ludograph::cli
