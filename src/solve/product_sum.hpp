// A sum explored as a whole, told part by part.
#pragma once

#include <vector>

#include "ludograph/solve/solve.hpp"

namespace ludograph {

/// Says of an option of the sum `start`, whose key is `to` and whose text is known, which part has moved and where; none
/// has where a move leads back to the start.
void name_part(solved_option& option, const placed& start, key_view to);

/// The parts of `start` as they are known without solving them.
std::vector<solution> unsolved_parts(const placed& start, play convention);

}  // namespace ludograph
