// Results of a batch that outlive its process.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "batch_plan.hpp"
#include "journal.hpp"

namespace ludograph::cli {

/// Keeps results in the journal of the folder, each under a hash of all that it follows from: the line, the options, the
/// version of the program.
class batch_keeper {
public:
    /// Locks the folder. `options` and `plan` must outlive it. Throws output_error.
    batch_keeper(const batch_options& options, const batch_plan& plan);

    /// By line, what an earlier run has finished and whose files are still there, where --resume asks for it. Else the
    /// journal begins anew. Says what it found.
    std::vector<std::optional<line_result>> recall();

    /// Keeps a result, unless another try might better it. Where the journal cannot be written, says so once and goes
    /// on without.
    void keep(std::size_t line, const line_result& result);

    /// Makes sure of what is kept, at most ten times a second unless `now`.
    void sync(bool now);

    /// Everything is done: the journal goes.
    void forget();

private:
    std::string key_of(std::size_t line) const;
    bool still_has_files(const line_result& result) const;
    std::vector<std::optional<line_result>> recall(const journal::contents& found) const;
    void give_up(const std::string& why);

    const batch_options& options_;
    const batch_plan& plan_;
    journal journal_;
    bool works_ = true;
    bool unsynced_ = false;
    std::chrono::steady_clock::time_point synced_;
};

}  // namespace ludograph::cli
