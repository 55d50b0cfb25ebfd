// Sequences as text, JSON and CSV.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "ludograph/theory/heap_sequence.hpp"

namespace ludograph::cli {

struct named_sequence {
    std::string name, rule;
    std::unique_ptr<heap_sequence> values;
};

struct sequence_format {
    bool json = false, csv = false, no_values = false;
};

/// Prints the values 0 … last of each sequence to stdout, piece by piece: memory stays flat. Throws
/// output_error, `interrupted`.
void print_sequences(const std::vector<named_sequence>& sequences, std::size_t last, const sequence_format& format);

}  // namespace ludograph::cli
