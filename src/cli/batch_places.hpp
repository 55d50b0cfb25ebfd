// What stands where the files of a batch go.
#pragma once

#include <string>
#include <vector>

#include "batch_plan.hpp"

namespace ludograph::cli {

/// Throws input_error where a file that the batch makes, one of a line, a summary or the journal, is one of the position
/// files `paths` ("-" is stdin) by whatever name.
void keep_position_files(const batch_options& options, const batch_plan& plan, const std::vector<std::string>& paths);

/// Makes way for a file of the batch at `path`: a symbolic link goes, so that nothing is written where it leads to. Throws
/// output_error where neither a link nor a regular file nor a folder stands there: a pipe would wait for its reader.
void clear_place(const std::string& path);

}  // namespace ludograph::cli
