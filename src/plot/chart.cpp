// Bars, dots, bands and axes.
#include "chart.hpp"

#include <algorithm>
#include <set>

namespace ludograph {

namespace {

constexpr std::uint64_t most_bars = 300, most_columns = 1500, most_rows = 400;
constexpr std::size_t most_dots = 20'000;
constexpr double dot = 1.5;  // points
constexpr double heading_height = 15, key_row = 13, left_of_axis = 50, below_axis = 6, above_numbers = 0.06;
constexpr double digit_width = 6.4, between_numbers = 10;
constexpr double beside = 0.7;  // places left and right of the marks

std::string number(std::uint64_t value) { return std::to_string(value); }

/// A column of dots for some places, and a row for some numbers. Zero means something of its own: it shares
/// no dot.
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
                                               decimal(y - height / 2, 4) + " " + decimal(y + height / 2, 4) +
                                               "\n";
    }
    return made;
}

std::string band_object(const band& shaded) {
    const double begin = static_cast<double>(shaded.first) - 0.5;
    return "set object rectangle from first " + decimal(begin, 1) + ", graph 0 to first " +
           decimal(begin + static_cast<double>(shaded.count), 1) +
           ", graph 1 behind fillstyle solid border rgb '" + shaded.colour + "' fillcolor rgb '" +
           shaded.colour + "'\n";
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

std::string text_of(const thinning& thinned, const words& in) {
    if (thinned.places == 1 && thinned.values == 1) return "";
    const phrase& text = thinned.values > 1 ? in.dots_near : in.dots_equal;
    return text.with({number(thinned.places), number(thinned.values)});
}

std::uint64_t step_of(std::uint64_t range, std::uint64_t most) {
    for (std::uint64_t ten = 1;; ten *= 10)
        for (const std::uint64_t step : {ten, 2 * ten, 5 * ten})
            if (range / step <= most) return step;
}

std::uint64_t tick_step(std::uint64_t first, std::uint64_t last, double length) {
    const double pitch = static_cast<double>(number(last).size()) * digit_width + between_numbers;
    const double most = std::clamp(length / pitch, 1.0, 20.0);
    return step_of(last - first, static_cast<std::uint64_t>(most));
}

plot_area add_axes(plot& to, const axes& set, const plot_area& area) {
    const double heading = set.heading.empty() ? 0 : heading_height;
    const plot_area inside{area.left + left_of_axis,
                           area.bottom + below_axis + (set.x_name.empty() ? 0 : named_axis_height),
                           area.right, area.top - heading - set.key_rows * key_row};
    const auto y_most = static_cast<std::uint64_t>(std::max(1.0, inside.height() / 26));
    if (heading > 0)
        to.commands += "set label " + quoted(set.heading) + " at " +
                       screen(inside.left, area.top - heading / 2, to.size) +
                       " left font 'DejaVu Sans:Bold,10'\n";
    to.commands +=
        margins(inside, to.size) + "set key at " + screen(inside.left - 8, inside.top + 1, to.size) +
        " left bottom horizontal Left reverse samplen 1 font 'DejaVu Sans,9'\nset border 3\nset xrange [" +
        decimal(static_cast<double>(set.x_first) - beside) + ":" +
        decimal(static_cast<double>(set.x_last) + beside) + "]\nset yrange [" + decimal(set.y_first, 5) +
        ":" + decimal(set.y_last, 5) + "]\nset xtics " + number(tick_step(set.x_first, set.x_last, inside.width())) +
        " nomirror out\nset ytics " + number(step_of(static_cast<std::uint64_t>(set.y_last), y_most)) +
        " nomirror out\nset format y '%.0f'\n" +
        (set.x_name.empty() ? "set format x ''\nunset xlabel\n"
                            : "set format x '%.0f'\nset xlabel " + quoted(set.x_name) + "\n") +
        // Where it is longer than its axis the key, which has the same words, must do.
        (length_of(set.y_name, 10) <= inside.height() ? "set ylabel " + quoted(set.y_name) : "unset ylabel") + "\n";
    return inside;
}

void box_plot::add(const std::string& piece) {
    command_ += (command_.empty() ? "plot " : ", \\\n     ") + piece;
}

void box_plot::add(const std::string& block, const std::string& data, const char* colour,
                   const std::string& text) {
    if (data.empty()) return;
    to_.data += "$" + block + " << END\n" + data + "END\n";
    add("$" + block +
        " using (($1+$2)/2):(($3+$4)/2):1:2:3:4 with boxxyerror fillstyle solid noborder fillcolor rgb '" +
        colour + "' title " + quoted(text));
}

void box_plot::add_to_key(const char* colour, const std::string& text) {
    add("keyentry with boxes fillstyle solid border fillcolor rgb '" + std::string(colour) + "' title " +
        quoted(text));
}

void box_plot::finish() { to_.commands += command_ + "\nunset label\nunset object\n"; }

void add_chart(plot& to, chart drawn, const plot_area& area, const plot_colours& colours) {
    axes& frame = drawn.frame;
    frame.y_last =
        static_cast<double>(std::max<std::uint64_t>(greatest(drawn.numbers), 1)) * (1 + above_numbers);
    frame.y_first = -frame.y_last / 30;
    frame.key_rows = drawn.bands.empty() ? 1 : 2;
    const plot_area inside = add_axes(to, frame, area);
    const double width = static_cast<double>(frame.x_last - frame.x_first) + 2 * beside,
                 height = frame.y_last - frame.y_first;
    const marks made = drawn.numbers.count <= most_bars
                           ? bars_of(drawn.numbers, -frame.y_first)
                           : marks_of(drawn.numbers, drawn.thinned, dot * width / inside.width(),
                                      dot * height / inside.height());
    box_plot boxes(to);
    boxes.add(drawn.name, made.bars, colours.lost, drawn.numbers.bar_text);
    boxes.add(drawn.name + "zeros", made.zeros, colours.zero, drawn.numbers.zero_text);
    for (const band& shaded : drawn.bands) {
        to.commands += band_object(shaded);
        boxes.add_to_key(shaded.colour, shaded.text);
    }
    boxes.finish();
}

}  // namespace ludograph
