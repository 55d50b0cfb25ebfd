// The loop around the processes.
#include "batch_run.hpp"

#include <algorithm>

#include "batch_job.hpp"
#include "ludograph/error.hpp"
#include "ludograph/layout/text_metrics.hpp"
#include "output_file.hpp"
#include "signals.hpp"

namespace ludograph::cli {

namespace {

// What a process tells: the number of a line, a blank and its result; that it wants more memory; what it is doing.
constexpr char tells_result = 'r', wants_memory = 'm', tells_progress = 'p';

}  // namespace

batch_run::batch_run(const batch_options& options, const batch_plan& plan, batch_keeper& keeper)
    : options_(options), plan_(plan), keeper_(keeper), records_(plan.lines.size()), end_(plan.lines.size()),
      report_(plan.lines.size()),
      workers_([this](const work_order& order, const work_teller& tell) {
          terminal().relay = [&](message_kind, std::string_view text) { tell({tells_progress, std::string(text)}); };
          const auto tell_result = [&](std::size_t line, const line_result& result) {
              tell({tells_result, std::to_string(line) + " " + record_of(result)});
          };
          if (!do_job(options_, plan_, lines_left(order.job), order.max_memory, tell_result)) tell({wants_memory, ""});
          return !measuring_hangs();
      }) {}

void batch_run::work() {
    using namespace std::chrono_literals;
    try {
        begin();
        while (!is_over()) {
            stop_if_signalled();
            give_orders();
            heed(workers_.wait(100ms));
            keeper_.sync(false);
            report_.tell([this](std::size_t line) { return result_of(line); }, end_);
            report_.show(activity_);
        }
    } catch (const interrupted&) {
        stopped_in_time();
        stop();
        throw;
    } catch (...) {
        stop();
        throw;
    }
    stop();
}

/// Takes what is known before any work, and queues the rest.
void batch_run::begin() {
    const std::vector<std::string> recalled = keeper_.recall();
    for (std::size_t line = 0; line < records_.size(); ++line) {
        stop_if_signalled();
        const bool is_recalled = !recalled[line].empty();
        if (!is_recalled && plan_.lines[line].can_be_done()) continue;
        line_result result = plan_.begun(line);
        if (is_recalled) read_record(recalled[line], result);
        take(line, result, is_recalled);
    }
    for (const std::size_t job : plan_.jobs)
        if (!lines_left(job).empty()) waiting_.push_back(job);
    report_.tell([this](std::size_t line) { return result_of(line); }, end_);
    processes_ = std::min(options_.jobs, waiting_.size());
    if (processes_ > 0) start_processes(processes_);
    share_ = options_.graph.limits.max_memory / std::max<std::size_t>(processes_, 1);
}

/// Until there are so many, or as many as can be had. Those that have died are replaced by this, too.
void batch_run::start_processes(std::size_t wanted) {
    try {
        while (workers_.size() < wanted) workers_.add();
    } catch (const output_error& failure) {
        if (workers_.size() == 0) throw;
        print_warning(failure.what());
        processes_ = workers_.size();
    }
}

bool batch_run::is_over() {
    while (first_left_ < end_ && !records_[first_left_].empty()) ++first_left_;
    return first_left_ >= end_;
}

/// The lines of a job, from line `job` on, that have no results and count.
std::vector<std::size_t> batch_run::lines_left(std::size_t job) const {
    std::vector<std::size_t> left;
    for (std::size_t line = job; line < end_; line = plan_.lines[line].next_alike)
        if (records_[line].empty()) left.push_back(line);
    return left;
}

/// Takes the next job that has lines left; gives the first of them, which stands for all.
std::optional<std::size_t> batch_run::next_of(std::deque<std::size_t>& jobs) const {
    while (!jobs.empty()) {
        const std::size_t job = jobs.front();
        jobs.pop_front();
        if (const std::vector<std::size_t> left = lines_left(job); !left.empty()) return left.front();
    }
    return std::nullopt;
}

void batch_run::give_orders() {
    start_processes(std::max<std::size_t>(1, std::min(processes_, waiting_.size() + workers_.busy())));
    while (workers_.has_idle()) {
        const std::optional<std::size_t> job = next_of(waiting_);
        if (!job) break;
        workers_.give({*job, share_});
    }
    if (!waiting_.empty() || workers_.busy() > 0) return;
    const std::optional<std::size_t> job = next_of(alone_);
    if (!job) return;
    workers_.reduce_to(1);
    workers_.give({*job, options_.graph.limits.max_memory});
}

void batch_run::heed(const std::vector<work_event>& events) {
    for (const work_event& event : events) {
        switch (event.what) {
            case work_event::told: hear(event.job, event.message); break;
            case work_event::lost: lose(event.job, event.message.text); break;
            case work_event::done: break;
        }
    }
}

void batch_run::hear(std::size_t job, const work_message& message) {
    switch (message.kind) {
        case tells_progress: activity_ = message.text; break;
        case wants_memory: alone_.push_back(job); break;
        case tells_result: {
            const std::string_view text = message.text;
            const std::size_t blank = text.find(' '), line = std::stoull(message.text);
            line_result result = plan_.begun(line);
            read_record(text.substr(blank + 1), result);
            take(line, result, false);
            break;
        }
        default: break;
    }
}

/// A process has died: the position it was at is to blame, and so are all lines that ask for it and have no results.
void batch_run::lose(std::size_t job, const std::string& how) {
    remove_left_overs(options_.folder);
    for (const std::size_t line : lines_left(job)) {
        line_result result = plan_.begun(line);
        result.messages.push_back({message_kind::error, "the process that worked on it " + how, plan_.lines[line].place});
        result.is_settled = false;
        take(line, result, false);
    }
}

void batch_run::take(std::size_t line, const line_result& result, bool is_recalled) {
    if (line >= end_) return;
    const std::string record = record_of(result);
    const bool had_work = !is_recalled && plan_.lines[line].can_be_done();
    if (had_work && result.is_settled) keeper_.keep(line, record);
    report_.finished(line, result, had_work ? origin::work : is_recalled ? origin::earlier_run : origin::plan);
    is_settled_ = is_settled_ && result.is_settled;
    records_[line] = texts_.keep(record);
    if (options_.fail_fast && result.failed()) end_ = line + 1;
}

std::optional<line_result> batch_run::result_of(std::size_t line) const {
    if (records_[line].empty()) return std::nullopt;
    line_result result = plan_.begun(line);
    result.messages.clear();   // the record has them
    read_record(records_[line], result);
    return result;
}

void batch_run::stop() {
    for (const work_event& event : workers_.stop())
        if (event.what == work_event::told) hear(event.job, event.message);
    keeper_.sync(true);
    remove_left_overs(options_.folder);
    keeper_.leave_out_from(end_);
    report_.tell([this](std::size_t line) { return result_of(line); }, end_, true);
    erase_progress();
}

void batch_run::each_result(const std::function<void(const line_result&)>& take) const {
    for (std::size_t line = 0; line < end_; ++line)
        if (const std::optional<line_result> result = result_of(line)) take(*result);
}

}  // namespace ludograph::cli
