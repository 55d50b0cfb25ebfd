// One chart of numbers over a horizontal axis: bars, or dots where there are many.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "gnuplot_text.hpp"

namespace ludograph {

/// The numbers at the places `first` … `first + count - 1`.
struct series {
    std::uint64_t first = 0, count = 0;
    std::function<std::uint64_t(std::uint64_t place)> at;
    const char* bar_text;   ///< of the key
    const char* zero_text;  ///< of the key: what the number 0 means
};

/// How many neighbouring places, and how many neighbouring numbers, share a dot.
struct thinning {
    std::uint64_t places = 1, values = 1;
};

/// None where there is room for every number. O(count).
thinning thinning_of(const series& numbers);

/// In words; "" where there is none.
std::string text_of(const thinning& thinned);

/// A shaded part of the horizontal axis.
struct band {
    std::uint64_t first = 0, count = 0;
    const char* colour;
    std::string text;  ///< of the key
};

struct chart {
    std::string name;    ///< a data block is called after it: letters and digits
    std::string heading; ///< "" for none
    series numbers;
    thinning thinned;
    std::vector<band> bands;
    std::string x_name, y_name;  ///< an empty x_name: the axis is without numbers
    std::uint64_t x_first = 0, x_last = 0;
};

/// Draws it into `area`, which has room for everything: heading, key, names and numbers of the axes. Labels
/// that `to` has so far are drawn with it.
void add_chart(plot& to, const chart& drawn, const plot_area& area);

/// The least of 1, 2, 5, 10, 20 … that parts `range` into at most `most` pieces.
std::uint64_t step_of(std::uint64_t range, std::uint64_t most);

/// "set key": entries in one row from a place on the page to the right.
std::string key_at(double x, double y, extent page);

}  // namespace ludograph
