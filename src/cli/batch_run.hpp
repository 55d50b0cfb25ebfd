// Running the lines of position files one after the other.
#pragma once

#include <string>
#include <vector>

#include "batch_summary.hpp"
#include "explore_options.hpp"
#include "file_names.hpp"
#include "position_file.hpp"

namespace ludograph::cli {

struct batch_options {
    graph_options graph;
    std::string folder = "output";
    std::vector<const export_format*> formats;   ///< of the files of each line
};

/// Works through lines, reports each failure on stderr as file:line:column and goes on.
class batch_run {
public:
    /// `total` is how many lines there are in all, for the progress line.
    batch_run(const batch_options& options, std::size_t total) : options_(options), total_(total) {}

    /// Does one line. Throws `interrupted`; the line is then left out of the results.
    void run(const std::string& file, const position_line& line);

    const std::vector<line_result>& results() const { return results_; }

private:
    const batch_options& options_;
    const std::size_t total_;
    unique_names names_{{"summary"}};   // summary.csv stands in the same folder
    std::vector<line_result> results_;
};

}  // namespace ludograph::cli
