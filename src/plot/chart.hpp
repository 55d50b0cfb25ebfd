// One chart of numbers over a horizontal axis: bars, or dots where there are many.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "gnuplot_text.hpp"
#include "ludograph/plot/plot_style.hpp"

namespace ludograph {

/// The numbers at the places `first` … `first + count - 1`.
struct series {
    std::uint64_t first = 0, count = 0;
    std::function<std::uint64_t(std::uint64_t place)> at;
    std::string bar_text;   ///< of the key
    std::string zero_text;  ///< of the key: what the number 0 means
};

/// How many neighbouring places, and how many neighbouring numbers, share a dot.
struct thinning {
    std::uint64_t places = 1, values = 1;
};

/// None where there is room for every number. O(count).
thinning thinning_of(const series& numbers);

/// In words; "" where there is none.
std::string text_of(const thinning& thinned, const words& in);

/// A shaded part of the horizontal axis.
struct band {
    std::uint64_t first = 0, count = 0;
    const char* colour;
    std::string text;  ///< of the key
};

/// Where a chart stands and what its axes say.
struct axes {
    std::string heading = {};    ///< "" for none
    std::string x_name, y_name;  ///< an empty x_name: the axis is without numbers
    std::uint64_t x_first = 0, x_last = 0;
    double y_first = 0, y_last = 0;
    int key_rows = 1;
};

/// What a named horizontal axis takes more below a chart than one without a name and numbers.
inline constexpr double named_axis_height = 28;

/// Sets them in `area`, which has room for heading, key, names and numbers; gives what is left inside them.
plot_area add_axes(plot& to, const axes& set, const plot_area& area);

/// The "plot" command of boxes, piece by piece.
class box_plot {
public:
    explicit box_plot(plot& to) : to_(to) {}
    /// Adds a data block of lines "left right lower upper"; nothing where it is empty. A block is called
    /// after letters and digits.
    void add(const std::string& block, const std::string& data, const char* colour, const std::string& text);
    /// Adds to the key alone.
    void add_to_key(const char* colour, const std::string& text);
    /// Puts the command at its place.
    void finish();

private:
    void add(const std::string& piece);

    plot& to_;
    std::string command_;
};

struct chart {
    std::string name;  ///< its data block is called after it
    series numbers;
    thinning thinned;
    std::vector<band> bands;
    axes frame;  ///< the vertical range comes from the numbers
};

/// Draws it into `area`. Labels that `to` has so far are drawn with it.
void add_chart(plot& to, chart drawn, const plot_area& area, const plot_colours& colours);

/// The least of 1, 2, 5, 10, 20 … that parts `range` into at most `most` pieces.
std::uint64_t step_of(std::uint64_t range, std::uint64_t most);

/// The step of the numbers below a horizontal axis of `length` points from `first` to `last`, so that they stand
/// apart.
std::uint64_t tick_step(std::uint64_t first, std::uint64_t last, double length);

}  // namespace ludograph
