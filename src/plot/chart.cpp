// Bars, dots, bands and axes.
#include "chart.hpp"

#include <algorithm>
#include <set>

namespace ludograph {

namespace {

constexpr std::uint64_t most_bars = 300, most_columns = 1500, most_rows = 400;
constexpr std::size_t most_dots = 20'000;
constexpr double dot = 1.5;  // points
constexpr double heading_height = 15, key_height = 15, left_of_axis = 50, below_axis = 34, above_numbers = 0.06;

std::string number(std::uint64_t value) { return std::to_string(value); }

/// A column of dots for some places, and a row for some numbers. Zero means something of its own: it shares no dot.
using dots = std::set<std::pair<std::uint64_t, std::uint64_t>>;

std::uint64_t greatest(const series& numbers) {
    std::uint64_t most = 0;
    for (std::uint64_t i = 0; i < numbers.count; ++i) most = std::max(most, numbers.at(numbers.first + i));
    return most;
}

/// At most `most` of them.
dots dots_of(const series& numbers, const thinning& by, std::size_t most) {
    dots made;
    for (std::uint64_t i = 0; i < numbers.count && made.size() < most; ++i)
        made.emplace(i / by.places, (numbers.at(numbers.first + i) + by.values - 1) / by.values);
    return made;
}

/// The data block of marks: left, right, lower, upper edge of each.
struct marks {
    std::string bars, zeros;
};

marks bars_of(const series& numbers, double zero_height) {
    marks made;
    for (std::uint64_t i = 0; i < numbers.count; ++i) {
        const std::uint64_t place = numbers.first + i, value = numbers.at(place);
        const double x = static_cast<double>(place);
        const std::string sides = decimal(x - 0.4, 1) + " " + decimal(x + 0.4, 1) + " ";
        if (value == 0) made.zeros += sides + decimal(-zero_height, 5) + " 0\n";
        else made.bars += sides + "0 " + number(value) + "\n";
    }
    return made;
}

marks marks_of(const series& numbers, const thinning& by, double width, double height) {
    marks made;
    for (const auto& [column, row] : dots_of(numbers, by, most_dots)) {
        const std::uint64_t begin = column * by.places;
        const std::uint64_t end = std::min(numbers.count, begin + by.places);
        const double x = static_cast<double>(numbers.first) + static_cast<double>(begin + end - 1) / 2;
        const double least = static_cast<double>(row == 0 ? 0 : (row - 1) * by.values + 1);
        const double y = (least + static_cast<double>(row * by.values)) / 2;
        (row == 0 ? made.zeros : made.bars) += decimal(x - width / 2) + " " + decimal(x + width / 2) + " " +
                                               decimal(y - height / 2, 4) + " " + decimal(y + height / 2, 4) + "\n";
    }
    return made;
}

std::string boxes(const std::string& block, const char* colour, const std::string& text) {
    return "$" + block + " using (($1+$2)/2):(($3+$4)/2):1:2:3:4 with boxxyerror fillstyle solid noborder fillcolor rgb '" +
           colour + "' title " + quoted(text);
}

std::string band_object(const band& shaded) {
    const double begin = static_cast<double>(shaded.first) - 0.5;
    return "set object rectangle from first " + decimal(begin, 1) + ", graph 0 to first " +
           decimal(begin + static_cast<double>(shaded.count), 1) + ", graph 1 behind fillstyle solid border rgb '" +
           shaded.colour + "' fillcolor rgb '" + shaded.colour + "'\n";
}

std::string axes(const chart& drawn, const plot_area& inside, double bottom, double top) {
    const std::uint64_t x_step = step_of(drawn.x_last - drawn.x_first, 20);
    const auto y_most = static_cast<std::uint64_t>(std::max(1.0, inside.height() / 16));
    std::string text = "set border 3\nset xrange [" + decimal(static_cast<double>(drawn.x_first) - 0.7) + ":" +
                       decimal(static_cast<double>(drawn.x_last) + 0.7) + "]\nset yrange [" + decimal(bottom, 5) + ":" +
                       decimal(top, 5) + "]\nset xtics " + number(x_step) + " nomirror out\nset ytics " +
                       number(step_of(static_cast<std::uint64_t>(top), y_most)) + " nomirror out\nset format y '%.0f'\n";
    text += drawn.x_name.empty() ? "set format x ''\nunset xlabel\n"
                                 : "set format x '%.0f'\nset xlabel " + quoted(drawn.x_name) + "\n";
    return text + "set ylabel " + quoted(drawn.y_name) + " offset 1,0\n";
}

}  // namespace

thinning thinning_of(const series& numbers) {
    thinning by;
    if (numbers.count <= most_bars) return by;
    by.places = (numbers.count + most_columns - 1) / most_columns;
    by.values = (greatest(numbers) + most_rows) / most_rows;
    while (dots_of(numbers, by, most_dots + 1).size() > most_dots) {
        by.places *= 2;
        if (by.values > 1) by.values *= 2;
    }
    return by;
}

std::string text_of(const thinning& thinned) {
    if (thinned.places == 1 && thinned.values == 1) return "";
    std::string text =
        "Each dot stands for one or more equal numbers in " + number(thinned.places) + " neighbouring places";
    if (thinned.values > 1) text += ", equal but for less than " + number(thinned.values);
    return text + ".";
}

std::uint64_t step_of(std::uint64_t range, std::uint64_t most) {
    for (std::uint64_t ten = 1;; ten *= 10)
        for (const std::uint64_t step : {ten, 2 * ten, 5 * ten})
            if (range / step <= most) return step;
}

std::string key_at(double x, double y, extent page) {
    return "set key at " + screen(x, y, page) + " left bottom horizontal Left reverse samplen 1 font 'DejaVu Sans,9'\n";
}

void add_chart(plot& to, const chart& drawn, const plot_area& area) {
    const double heading = drawn.heading.empty() ? 0 : heading_height;
    const plot_area inside{area.left + left_of_axis, area.bottom + (drawn.x_name.empty() ? 6 : below_axis), area.right,
                           area.top - heading - key_height};
    const std::uint64_t most = greatest(drawn.numbers);
    const double top = static_cast<double>(std::max<std::uint64_t>(most, 1)) * (1 + above_numbers), bottom = -top / 30;
    const double places = static_cast<double>(drawn.x_last - drawn.x_first) + 1.4;
    const marks made = drawn.numbers.count <= most_bars
                           ? bars_of(drawn.numbers, -bottom)
                           : marks_of(drawn.numbers, drawn.thinned, dot * places / inside.width(),
                                      dot * (top - bottom) / inside.height());
    std::string& text = to.commands;
    std::string drawings;
    const auto add = [&](const std::string& block, const std::string& data, const char* colour, const char* name) {
        if (data.empty()) return;
        to.data += "$" + block + " << END\n" + data + "END\n";
        drawings += (drawings.empty() ? "plot " : ", \\\n     ") + boxes(block, colour, name);
    };
    add(drawn.name, made.bars, okabe_ito::blue, drawn.numbers.bar_text);
    add(drawn.name + "zeros", made.zeros, okabe_ito::vermilion, drawn.numbers.zero_text);
    if (heading > 0)
        text += "set label " + quoted(drawn.heading) + " at " + screen(inside.left, area.top - heading / 2, to.size) +
                " left font 'DejaVu Sans:Bold,10'\n";
    text += margins(inside, to.size) + key_at(inside.left - 8, inside.top + 1, to.size) +
            axes(drawn, inside, bottom, top);
    for (const band& shaded : drawn.bands) {
        text += band_object(shaded);
        drawings += ", \\\n     keyentry with boxes fillstyle solid border fillcolor rgb '" + std::string(shaded.colour) +
                    "' title " + quoted(shaded.text);
    }
    text += drawings + "\nunset label\nunset object\n";
}

}  // namespace ludograph
