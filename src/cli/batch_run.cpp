// The loop around the processes.
#include "batch_run.hpp"

#include <algorithm>

#include "batch_job.hpp"
#include "ludograph/error.hpp"
#include "output_file.hpp"
#include "signals.hpp"

namespace ludograph::cli {

namespace {

// What a process tells: the number of a line, a blank and its result; that it wants more memory; what it is doing.
constexpr char tells_result = 'r', wants_memory = 'm', tells_progress = 'p';

}  // namespace

batch_run::batch_run(const batch_options& options, const batch_plan& plan, batch_keeper& keeper)
    : options_(options), plan_(plan), keeper_(keeper), report_(plan.lines.size()),
      workers_([this](const work_order& order, const work_teller& tell) {
          terminal().relay = [&](message_kind, std::string_view text) { tell({tells_progress, std::string(text)}); };
          const auto tell_result = [&](std::size_t line, const line_result& result) {
              std::string text = json_line(to_json(result));
              text.pop_back();
              tell({tells_result, std::to_string(line) + " " + text});
          };
          if (!do_job(options_, plan_, lines_left_[order.job], order.max_memory, tell_result)) tell({wants_memory, ""});
      }) {}

void batch_run::work() {
    using namespace std::chrono_literals;
    begin();
    try {
        start_processes();
        while (!is_over()) {
            stop_if_signalled();
            give_orders();
            heed(workers_.wait(100ms));
            keeper_.sync(false);
            report_.tell(results_);
            report_.show(activity_);
        }
    } catch (const interrupted&) {
        stopped_in_time();
        stop();
        throw;
    } catch (const error&) {
        stop();
        throw;
    }
    if (options_.fail_fast && report_.failed() == 0) end_with_wrong_line();
    stop();
}

void batch_run::end_with_wrong_line() {
    const std::size_t last = plan_.lines.size() - 1;
    if (plan_.lines.empty() || plan_.lines[last].can_be_done()) return;
    results_[last] = plan_.lines[last].begun;
    report_.finished(last, *results_[last], false);
}

/// Takes what is known before any work, and queues the rest.
void batch_run::begin() {
    results_ = keeper_.recall();
    for (std::size_t line = 0; line < results_.size(); ++line) {
        const bool is_recalled = results_[line].has_value();
        // With --fail-fast a line that is wrong is an error only once all lines in front of it are done.
        if (!plan_.lines[line].can_be_done() && !options_.fail_fast) results_[line] = plan_.lines[line].begun;
        if (results_[line]) report_.finished(line, *results_[line], is_recalled);
    }
    for (std::size_t job = 0; job < plan_.jobs.size(); ++job) {
        lines_left_.emplace_back();
        for (const std::size_t line : plan_.jobs[job])
            if (!results_[line]) lines_left_[job].push_back(line);
        if (!lines_left_[job].empty()) waiting_.push_back(job);
    }
    report_.tell(results_);
}

/// As many as are wanted, or as can be had.
void batch_run::start_processes() {
    const std::size_t wanted = std::min(options_.jobs, waiting_.size());
    try {
        while (workers_.size() < wanted) workers_.add();
    } catch (const output_error& failure) {
        if (workers_.size() == 0) throw;
        print_warning(failure.what());
    }
    share_ = options_.graph.limits.max_memory / std::max<std::size_t>(workers_.size(), 1);
}

bool batch_run::is_over() const {
    if (options_.fail_fast && report_.failed() > 0) return true;
    return waiting_.empty() && alone_.empty() && workers_.busy() == 0;
}

void batch_run::give_orders() {
    if (workers_.size() == 0 && !(waiting_.empty() && alone_.empty())) workers_.add();
    while (!waiting_.empty() && workers_.has_idle()) {
        workers_.give({waiting_.front(), share_});
        waiting_.pop_front();
    }
    if (!waiting_.empty() || alone_.empty() || workers_.busy() > 0) return;
    workers_.reduce_to(1);
    workers_.give({alone_.front(), options_.graph.limits.max_memory});
    alone_.pop_front();
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
            const std::size_t blank = message.text.find(' ');
            take(job, std::stoull(message.text.substr(0, blank)),
                 result_of_json(json::parse(message.text.begin() + static_cast<std::ptrdiff_t>(blank), message.text.end())));
            break;
        }
        default: break;
    }
}

/// A process has died: the position it was at is to blame, and so are all lines that ask for it.
void batch_run::lose(std::size_t job, const std::string& how) {
    remove_left_overs(options_.folder);
    for (const std::size_t line : std::vector<std::size_t>(lines_left_[job])) {
        line_result result = plan_.lines[line].begun;
        result.messages.push_back({message_kind::error, "the process that worked on it " + how, plan_.lines[line].line->place});
        result.is_settled = false;
        take(job, line, std::move(result));
    }
    if (!waiting_.empty()) workers_.add();
}

void batch_run::take(std::size_t job, std::size_t line, line_result result) {
    result.file = plan_.lines[line].begun.file;
    result.line = plan_.lines[line].begun.line;
    std::erase(lines_left_[job], line);
    keeper_.keep(line, result);
    report_.finished(line, result, false);
    results_[line] = std::move(result);
}

void batch_run::stop() {
    for (const work_event& event : workers_.stop())
        if (event.what == work_event::told) hear(event.job, event.message);
    keeper_.sync(true);
    remove_left_overs(options_.folder);
    report_.tell(results_, true);
    erase_progress();
}

std::vector<const line_result*> batch_run::results() const {
    std::vector<const line_result*> found;
    for (const auto& each : results_)
        if (each) found.push_back(&*each);
    return found;
}

bool batch_run::is_settled() const {
    return std::ranges::all_of(results_, [](const auto& each) { return each && each->is_settled; });
}

}  // namespace ludograph::cli
