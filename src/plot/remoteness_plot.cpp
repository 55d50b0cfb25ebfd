// Histogram of remoteness: bars of three parts.
#include "ludograph/plot/remoteness_plot.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "chart.hpp"
#include "ludograph/error.hpp"

namespace ludograph {

namespace {

constexpr std::size_t most_bars = 300, most_ticks = 20;

std::string bar(double left, double right, std::uint64_t lower, std::uint64_t count) {
    if (count == 0) return "";
    return decimal(left, 1) + " " + decimal(right, 1) + " " + std::to_string(lower) + " " +
           std::to_string(lower + count) + "\n";
}

/// The bars of `counts`, `together` numbers to each, as data blocks by outcome.
struct stacked_bars {
    std::string lost, won, drawn;
    std::uint64_t most = 1;  ///< the height of the highest

    void add(double left, double right, const remoteness_count& of) {
        lost += bar(left, right, 0, of.lost);
        won += bar(left, right, of.lost, of.won);
        drawn += bar(left, right, of.lost + of.won, of.drawn);
        most = std::max(most, of.lost + of.won + of.drawn);
    }
};

remoteness_count sum_of(std::span<const remoteness_count> counts) {
    remoteness_count sum;
    for (const remoteness_count& each : counts) {
        sum.lost += each.lost;
        sum.won += each.won;
        sum.drawn += each.drawn;
    }
    return sum;
}

/// Numbers from 0 to `last`, and `text` at `place` beyond them.
std::string ticks_with_one_apart(std::uint64_t last, double length, double place, const std::string& text) {
    return "set xtics 0," + std::to_string(tick_step(0, last, length)) + "," + std::to_string(last) +
           "\nset xtics add (" + quoted(text) + " " + decimal(place) + ")\n";
}

/// How many of `count` numbers share a bar. Remoteness is even where the player to move loses and odd where that
/// player wins: bars of an odd width would have one more of these than of those in turn.
std::size_t bar_width(std::size_t count) {
    const std::size_t least = (count + most_bars - 1) / most_bars;
    return least == 1 ? 1 : least + least % 2;
}

/// Columns of a key are as wide as the longest text.
int rows_of_key(std::span<const std::string> texts, double width) {
    double column = 0;
    for (const std::string& text : texts) column = std::max(column, length_of(text, 9) + 28);
    return column * static_cast<double>(texts.size()) > width ? 2 : 1;
}

}  // namespace

void remoteness_counts::add(outcome result, std::uint32_t remoteness) {
    if (remoteness == no_value) {
        ++endless;
        return;
    }
    if (remoteness >= decided.size()) decided.resize(remoteness + std::size_t{1});
    remoteness_count& count = decided[remoteness];
    ++(result == outcome::P ? count.lost : result == outcome::N ? count.won : count.drawn);
}

std::uint64_t remoteness_counts::total() const {
    const remoteness_count sum = sum_of(decided);
    return sum.lost + sum.won + sum.drawn + endless;
}

plot remoteness_plot(const std::string& title, const std::vector<std::string>& caption,
                     const remoteness_counts& counts, const plot_style& style) {
    const words& in = style.text();
    const plot_colours& colours = style.colours();
    const std::span<const remoteness_count> decided = counts.decided;
    if (decided.empty())
        throw input_error("no position here has a remoteness, since no play of them need come to an end");
    const std::size_t together = bar_width(decided.size());
    stacked_bars bars;
    for (std::size_t first = 0; first < decided.size(); first += together)
        bars.add(static_cast<double>(first) - 0.4, static_cast<double>(first + together) - 0.6,
                 sum_of(decided.subspan(first, std::min(together, decided.size() - first))));
    plot made{title, caption, lying_page, {}, {}};
    made.caption.emplace_back(in.is_remoteness);
    if (sum_of(decided).drawn > 0) made.caption.emplace_back(in.longest_draw);
    std::uint64_t x_last = (decided.size() + together - 1) / together * together - 1;
    if (counts.endless > 0) {
        made.caption.push_back(in.no_remoteness.with({counted(in, in.positions, counts.endless)}));
        // As far from the numbers as their ticks are from each other.
        const std::uint64_t from = x_last + std::max(2 * together, decided.size() / most_ticks);
        x_last = from + together - 1;
        bars.add(static_cast<double>(from) - 0.4, static_cast<double>(x_last) + 0.4, {0, 0, counts.endless});
    }
    const plot_area area = begin_page(made);
    const auto meaning = [&](const char* letter, const phrase& words) {
        return letter + std::string(in.colon) + std::string(words);
    };
    const std::array key = {meaning("P", in.mover_loses), meaning("N", in.mover_wins),
                            meaning("D", in.nobody_wins)};
    const std::string name = in.remoteness_axis;
    const plot_area inside =
        add_axes(made,
                 {.x_name = together == 1 ? name : in.many_to_a_bar.with({name, std::to_string(together)}),
                  .y_name = in.position_count,
                  .x_last = x_last,
                  .y_last = static_cast<double>(bars.most) * 1.04,
                  .key_rows = rows_of_key(key, area.width())},
                 area);
    if (counts.endless > 0) {
        const std::uint64_t last = decided.size() - 1;
        const double apart = static_cast<double>(x_last) - static_cast<double>(together - 1) / 2;
        made.commands += ticks_with_one_apart(last, inside.width(), apart, in.no_number);
    }
    box_plot boxes(made);
    boxes.add("lost", bars.lost, colours.lost, key[0]);
    boxes.add("won", bars.won, colours.won, key[1]);
    boxes.add("drawn", bars.drawn, colours.drawn, key[2]);
    boxes.finish();
    return made;
}

}  // namespace ludograph
