// How many positions are how many moves from the end.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ludograph/graph/game_graph.hpp"
#include "ludograph/plot/plot.hpp"
#include "ludograph/plot/plot_style.hpp"

namespace ludograph {

/// The positions of one remoteness by their outcome.
struct remoteness_count {
    std::uint64_t lost = 0, won = 0, drawn = 0;  ///< P, N, D
};

struct remoteness_counts {
    std::vector<remoteness_count> decided;  ///< [n]: of remoteness n
    std::uint64_t endless = 0;              ///< drawn without a remoteness

    /// `remoteness` is `no_value` where there is none.
    void add(outcome result, std::uint32_t remoteness);
    /// Of all positions.
    std::uint64_t total() const;
};

/// A bar for each remoteness; where they are more than the page has room for, a bar for equally many neighbours,
/// as the axis says. Positions without a remoteness have a bar of their own on the right. What these and drawn
/// positions are is added to `caption`. Throws input_error where no position has a remoteness.
plot remoteness_plot(const std::string& title, const std::vector<std::string>& caption,
                     const remoteness_counts& counts, const plot_style& style = {});

}  // namespace ludograph
