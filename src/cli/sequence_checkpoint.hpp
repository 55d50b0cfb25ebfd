// A file that keeps the values of a sequence, so that a long computation can go on another day.
#pragma once

#include <chrono>
#include <string>

#include "ludograph/theory/heap_sequence.hpp"

namespace ludograph::cli {

/// A line of JSON that says whose values they are, how many and their checksum, then four bytes a value, the
/// lowest first.
class sequence_checkpoint_file {
public:
    /// `name`: of the ruleset.
    sequence_checkpoint_file(std::string path, std::string name);

    /// Gives `sequence` the values of the file; none where there is no file. Throws input_error: the file is of
    /// another ruleset, is no checkpoint, is damaged.
    void restore(heap_sequence& sequence);

    /// Replaces the file as a whole. Throws output_error.
    void save(const heap_sequence& sequence);

    /// The same when the last time was half a minute ago.
    void save_when_due(const heap_sequence& sequence);

private:
    std::string path_, name_;
    std::chrono::steady_clock::time_point saved_ = std::chrono::steady_clock::now();
    std::size_t saved_size_ = 0;
};

}  // namespace ludograph::cli
