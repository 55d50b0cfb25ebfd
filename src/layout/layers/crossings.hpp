// Crossings between two rows.
#pragma once

#include <cstdint>
#include <vector>

namespace ludograph::layers {

/// A segment by the places of its ends in their rows.
struct strand {
    std::uint32_t upper, lower;
    double weight;
};

/// Sum over all pairs of strands that cross of the product of their weights; strands that share an end do
/// not cross. Reorders `strands`. An accumulator tree over the lower row, O(s log s): Barth, Jünger and
/// Mutzel, Simple and efficient bilayer cross counting, 2002.
double crossings_of(std::vector<strand>& strands);

}  // namespace ludograph::layers
