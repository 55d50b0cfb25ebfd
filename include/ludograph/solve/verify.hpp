// Theorems against the machine: formulas, sums and numberings compared with computed labels.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ludograph/catalog/catalog.hpp"

namespace ludograph {

/// A position at which a theorem and the labels differ.
struct mismatch {
    std::string position;
    std::string expected;  ///< what the theorem says: "P, Grundy value 0"
    std::string computed;  ///< what the labels say
};

/// One theorem compared with the labels of all positions that it speaks of.
struct comparison {
    std::string theorem;
    ludograph::play play = ludograph::play::normal;
    std::uint64_t compared = 0;
    std::uint64_t mismatches = 0;
    std::optional<mismatch> first = {};  ///< in breadth-first order
    bool of_codes = false;               ///< compares the numbers of a numbering, not positions
};

/// Of a ruleset that numbers its positions: which numbers stand for positions that can be reached.
struct numbering {
    std::uint64_t codes = 0;
    std::uint64_t valid = 0;      ///< of these, what the ruleset accepts
    std::uint64_t reachable = 0;  ///< positions that play from the start comes to
};

struct verification {
    std::string game, position, rule;
    std::uint64_t positions = 0, moves = 0, ends = 0;
    std::vector<comparison> comparisons;
    std::optional<numbering> numbers = {};  ///< only from the natural start

    std::uint64_t mismatches() const;
};

/// Explores `start`, labels what it reaches and compares: with every formula of the ruleset; in a sum
/// the sum of the parts' values with the value of the whole; for a ruleset that numbers its positions
/// the numbers that it accepts with those that are reached. Throws input_error where there is nothing
/// to compare with, limit_error.
verification verify(const placed& start, const explore_limits& limits, const watcher& watch = {});

}  // namespace ludograph
