// Results of a batch that outlive its process.
#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "batch_plan.hpp"
#include "journal.hpp"
#include "output_file.hpp"

namespace ludograph::cli {

/// Keeps results in the journal of the folder, each under a hash of all that it follows from: the line, the options, the
/// version of the program.
class batch_keeper {
public:
    /// Locks the folder. `options` and `plan` must outlive it. Throws output_error.
    batch_keeper(const batch_options& options, const batch_plan& plan);

    /// By line, the record of what an earlier run has finished and whose files are still there, where --resume asks for
    /// it; "" for the others. Else the journal begins anew. Says what it found.
    std::vector<std::string> recall();

    /// Keeps the record of a line. Where the journal cannot be written, says so once and goes on without.
    void keep(std::size_t line, const std::string& record);

    /// Makes sure of what is kept, at most ten times a second unless `now`.
    void sync(bool now);

    /// Leaves the files of the lines from `line` on as they were before the batch began, and so removes those that were not
    /// there; with `fail_fast`. Warns of what cannot be put back.
    void leave_out_from(std::size_t line) const;

    /// Can the batch be resumed? Not where the journal could not be written.
    bool works() const { return works_; }

    /// Everything is done: the journal goes.
    void forget();

private:
    void set_aside(const std::unordered_set<std::string>& names);
    void leave_as_it_was(const std::string& name) const;
    std::string key_of(std::size_t line) const;
    std::vector<std::string> recall(const journal::contents& found) const;
    bool is_good(std::string_view record) const;
    bool are_there(const std::vector<line_file>& files) const;
    void give_up(const std::string& why);

    const batch_options& options_;
    const batch_plan& plan_;
    journal journal_;
    std::unordered_map<std::string, file_set_aside> files_before_;   ///< of lines, by name; with `fail_fast`
    bool works_ = true;
    bool unsynced_ = false;
    std::chrono::steady_clock::time_point synced_;
};

}  // namespace ludograph::cli
