// The readers of text from outside, each with what must hold for any text at all.
#pragma once

#include <string_view>
#include <vector>

namespace ludograph::fuzz {

struct fuzz_target {
    std::string_view name;  ///< also of its folder in fuzz/corpus
    /// Reads `text`. Text that is refused with an input_error is fine; anything else that is thrown is a defect.
    void (*run)(std::string_view text);
};

/// Every target, sorted by name.
const std::vector<fuzz_target>& targets();

/// Throws std::logic_error: `broken` is what a text has shown to be wrong with the program.
void require(bool holds, const char* broken);

void read_position(std::string_view text);   ///< first byte: the ruleset; the rest: a position of it
void read_rulesets(std::string_view text);   ///< what the command line takes: rulesets, positions, sums
void read_position_file(std::string_view text);
void read_json_graph(std::string_view text);
void read_dot_graph(std::string_view text);
void read_edge_list(std::string_view text);
void read_pgsolver(std::string_view text);
void read_claims_of_graph(std::string_view text);

}  // namespace ludograph::fuzz
