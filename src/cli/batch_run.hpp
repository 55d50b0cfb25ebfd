// A batch at work: gives the jobs of a plan to processes and keeps what comes back.
#pragma once

#include <deque>
#include <optional>
#include <string>
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

    /// Works until every line has its result; with --fail-fast until one fails. A process that dies costs its line and
    /// is replaced. Jobs for which the share of one process in the memory does not do are done again in the end, alone
    /// and with all of it, so that results do not depend on the number of processes. Throws `interrupted` and
    /// output_error (no process can be started); the processes are ended and what they had finished is kept and told.
    void work();

    /// What there is, in the order of the input.
    std::vector<const line_result*> results() const;
    /// Has every line a result that another try would not better?
    bool is_settled() const;

private:
    void begin();
    void start_processes();
    void give_orders();
    bool is_over() const;
    void end_with_wrong_line();
    void heed(const std::vector<work_event>& events);
    void hear(std::size_t job, const work_message& message);
    void lose(std::size_t job, const std::string& how);
    void take(std::size_t job, std::size_t line, line_result result);
    void stop();

    const batch_options& options_;
    const batch_plan& plan_;
    batch_keeper& keeper_;
    std::vector<std::optional<line_result>> results_;   ///< by line
    std::vector<std::vector<std::size_t>> lines_left_;  ///< by job
    std::deque<std::size_t> waiting_;                   ///< jobs
    std::deque<std::size_t> alone_;                     ///< jobs to be done with all of the memory
    std::uint64_t share_ = 0;                           ///< of each process, in bytes
    std::string activity_;                              ///< what a process told last of its progress
    batch_report report_;
    worker_pool workers_;
};

}  // namespace ludograph::cli
