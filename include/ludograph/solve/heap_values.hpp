// Values of single heaps of a ruleset that has no sequence of its own: from its graphs.
#pragma once

#include <memory>

#include "ludograph/catalog/catalog.hpp"

namespace ludograph {

/// The sequence of a ruleset whose positions may be one number: the heaps are explored, each that the larger
/// ones do not reach on its own. Quadratic in the heap, and it proves no period. `extend` throws input_error
/// where a single number is no position of the ruleset or its players are told apart, limit_error.
std::unique_ptr<heap_sequence> explored_sequence(ruleset_ptr rules, const explore_limits& limits,
                                                 const watcher& watch = {});

}  // namespace ludograph
