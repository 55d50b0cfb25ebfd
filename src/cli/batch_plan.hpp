// What a batch is going to do: every line read and checked, named, and put together with its equals.
#pragma once

#include <string>
#include <vector>

#include "batch_result.hpp"
#include "explore_options.hpp"
#include "position_file.hpp"

namespace ludograph::cli {

struct batch_options {
    graph_options graph;
    std::string folder = "output";
    std::vector<const export_format*> formats;   ///< of the files of each line
    std::size_t jobs = 1;                        ///< processes at once
    bool fail_fast = false;
    bool resume = false;
    std::string choices;                         ///< every option that changes a result, as text
};

/// A position file that was read.
struct position_source {
    std::string name;   ///< as messages say it
    std::vector<position_line> lines;
};

struct planned_line {
    const position_line* line;
    line_result begun;      ///< with the errors of a line that cannot be done
    std::string solution;   ///< name of the solutions of worksheets; empty if there are none

    bool can_be_done() const { return !begun.failed(); }
    /// The names of its files in the folder of the outputs.
    std::vector<std::string> file_names(const std::vector<const export_format*>& formats) const;
};

struct batch_plan {
    std::vector<planned_line> lines;               ///< in the order of the input
    std::vector<std::vector<std::size_t>> jobs;    ///< numbers of lines that ask for the same position, ascending
};

/// Reads and checks all lines, but explores nothing. Names depend on the input alone, so they are the same whatever
/// the number of jobs, and only lines that can be done take one. With `fail_fast` the first line that cannot be done is
/// the last of the plan, if there is one. `sources` must outlive the plan. Throws `interrupted`.
batch_plan make_plan(const batch_options& options, const std::vector<position_source>& sources);

/// "pictures/007-nim-3,4.pdf"
std::string path_in(const std::string& folder, const std::string& name);

}  // namespace ludograph::cli
