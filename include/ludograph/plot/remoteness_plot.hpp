// How many positions are how many moves from the end.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ludograph/plot/plot.hpp"

namespace ludograph {

/// The positions of one remoteness by their outcome.
struct remoteness_count {
    std::uint64_t lost = 0, won = 0, drawn = 0;  ///< P, N, D
};

/// `counts[n]`: of the positions of remoteness n. A bar each; where they are more than the page has room for,
/// a bar for equally many neighbours, as the axis says. Throws input_error where `counts` is empty.
plot remoteness_plot(const std::string& title, const std::vector<std::string>& caption,
                     const std::vector<remoteness_count>& counts);

}  // namespace ludograph
