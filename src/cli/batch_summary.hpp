// What a batch tells of its lines in the end: summary.csv and summary.json.
#pragma once

#include <ostream>

#include "batch_plan.hpp"
#include "output_file.hpp"

namespace ludograph::cli {

struct batch_totals {
    std::size_t lines = 0;    ///< of the input
    std::size_t done = 0;     ///< all good
    std::size_t failed = 0;
    std::size_t files = 0;
    std::size_t unread = 0;   ///< position files that could not be read
    double seconds = 0;

    std::size_t left() const { return lines - done - failed; }
};

/// Of the results there are; `plan` tells how many there should be.
batch_totals totals_of(const result_list& results, const batch_plan& plan);

/// A row a result, in the order of the input. Of two runs only `seconds` differ.
/// As CSV (RFC 4180, with bare line feeds), with a header.
void write_summary_csv(const result_list& results, std::ostream& to);
/// As JSON, where what does not apply is absent:
/// {"format":"ludograph-batch-summary","version":1,"lines":2,"done":1,"failed":1,"left":0,"files":1,"seconds":0.012,
///  "rows":[{"name":…,"file":…,"line":…,"game":…,"position":…,"outcome":…,"winner":…,"grundy":…,"remoteness":…,
///           "misere":…,"positions":…,"moves":…,"files":[…],"seconds":…,"error":…,"column":…}]}
/// and "unread" before the rows where position files could not be read.
/// `column` is where the first error is, in line `error_line` where that is not `line`.
void write_summary_json(const result_list& results, const batch_totals& totals, std::ostream& to);

/// The two summaries, opened before the work, so that a folder that takes none is told at once.
class summary_files {
public:
    /// Throws output_error.
    explicit summary_files(const std::string& folder);

    /// These throw output_error, but are not interrupted by a first signal.
    void write_csv(const result_list& results);
    void write_json(const result_list& results, const batch_totals& totals);

private:
    output_file csv_, json_;
};

}  // namespace ludograph::cli
