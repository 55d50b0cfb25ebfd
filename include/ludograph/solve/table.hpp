// Every position below a bound with its labels, as rows.
#pragma once

#include <functional>
#include <string>

#include "ludograph/solve/solve.hpp"

namespace ludograph {

struct table_row {
    std::string position;
    outcome result = outcome::unknown;
    grundy_value grundy;
    std::uint32_t remoteness = no_value;
    side mover = side::none, winner = side::none;  ///< where the players are told apart
};

/// Which rows are wanted: those of one outcome, or all where it is unknown.
struct table_options : solve_options {
    outcome only = outcome::unknown;
};

/// Calls `use` for each position that `bound` reaches, in the order of their texts, numbers in them by size. A sum is
/// explored as a whole. Throws limit_error, and what `use` throws. O(n log n) for n positions.
void for_each_row(const placed& bound, const table_options& options, const watcher& watch,
                  const std::function<void(const table_row&)>& use);

}  // namespace ludograph
