// Charts of the Grundy values of single heaps.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "ludograph/plot/plot.hpp"
#include "ludograph/plot/plot_style.hpp"
#include "ludograph/theory/heap_sequence.hpp"

namespace ludograph {

struct plotted_sequence {
    std::string name, rule;
    const heap_sequence* values;
    std::optional<proved_period> period;
};

/// All values with pre-period and first period marked; the values of the first period alone, for sequences
/// that all have one; or how many heaps have each value.
enum class sequence_chart : std::uint8_t { values, period, histogram };

/// More charts are not legible on a page.
inline constexpr std::size_t most_sequences = 6;

/// The heaps 0 … last of 1 to `most_sequences` sequences, one chart below the other; values and counts share
/// their horizontal axis. Up to 300 numbers are bars. More are dots, and where they are more than the
/// page has columns, one dot stands for equal numbers in neighbouring places, as the caption says; the plot
/// has at most 20 000 dots a sequence. An empty `title` stands for one that names the rulesets. O(last).
plot sequence_plot(const std::vector<plotted_sequence>& sequences, std::size_t last, sequence_chart chart,
                   const std::string& title = {}, const plot_style& style = {});

}  // namespace ludograph
