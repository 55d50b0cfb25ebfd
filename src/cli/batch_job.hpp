// The work on one position of a batch, in the process that does it.
#pragma once

#include <functional>

#include "batch_plan.hpp"

namespace ludograph::cli {

/// Explores the position that `lines`, numbers of one job, have in common, once and within `max_memory` bytes, and for
/// each of them compares what is expected, writes the files and calls `tell`. Everything that can go wrong with a line
/// ends in its result, but that the user stops the program, which throws `interrupted`. Gives false where memory did not
/// do and the options allow more than `max_memory`: then lines it has not told of may go well with all of it.
bool do_job(const batch_options& options, const batch_plan& plan, const std::vector<std::size_t>& lines,
            std::uint64_t max_memory, const std::function<void(std::size_t line, line_result result)>& tell);

}  // namespace ludograph::cli
