// What a person sees of a batch at work.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "batch_result.hpp"

namespace ludograph::cli {

/// Where a result comes from: work of this run, an earlier run, or the plan, for a line that could not be done.
enum class origin { work, earlier_run, plan };

/// Tells the messages of lines in the order of the input, whatever the order in which they are finished, and how far
/// the whole is: on a terminal in a line that is redrawn, elsewhere in a line of its own every half a minute.
class batch_report {
public:
    explicit batch_report(std::size_t lines) : recalled_(lines, false), lines_(lines) {}

    /// The line has its result. Of one that an earlier run has finished only the errors are told again.
    void finished(std::size_t line, const line_result& result, origin from);

    /// Tells what is there of the lines that come next, up to `end`; with `to_the_end` also past lines that have no
    /// result.
    void tell(const std::function<std::optional<line_result>(std::size_t line)>& result_of, std::size_t end,
              bool to_the_end = false);

    /// Shows how far it is; `activity` is what is being done.
    void show(const std::string& activity);

private:
    std::string state() const;

    using clock = std::chrono::steady_clock;
    std::vector<bool> recalled_;      ///< by line
    std::size_t lines_;
    std::size_t finished_ = 0, failed_ = 0, worked_on_ = 0;
    std::size_t next_ = 0;            ///< line to be told
    clock::time_point began_ = clock::now(), shown_ = clock::now();
};

}  // namespace ludograph::cli
