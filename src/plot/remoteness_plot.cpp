// Histogram of remoteness: bars of three parts.
#include "ludograph/plot/remoteness_plot.hpp"

#include <algorithm>

#include "chart.hpp"
#include "ludograph/error.hpp"

namespace ludograph {

namespace {

constexpr std::size_t most_bars = 300;

std::string bar(double left, double right, std::uint64_t lower, std::uint64_t count) {
    if (count == 0) return "";
    return decimal(left, 1) + " " + decimal(right, 1) + " " + std::to_string(lower) + " " +
           std::to_string(lower + count) + "\n";
}

}  // namespace

plot remoteness_plot(const std::string& title, const std::vector<std::string>& caption,
                     const std::vector<remoteness_count>& counts) {
    if (counts.empty())
        throw input_error("no position here has a remoteness, since no play of them need come to an end");
    const std::size_t together = (counts.size() + most_bars - 1) / most_bars;
    std::string lost, won, drawn;
    std::uint64_t most = 1;
    for (std::size_t first = 0; first < counts.size(); first += together) {
        remoteness_count sum;
        for (std::size_t n = first; n < std::min(first + together, counts.size()); ++n) {
            sum.lost += counts[n].lost;
            sum.won += counts[n].won;
            sum.drawn += counts[n].drawn;
        }
        const double left = static_cast<double>(first) - 0.4,
                     right = static_cast<double>(first + together) - 0.6;
        lost += bar(left, right, 0, sum.lost);
        won += bar(left, right, sum.lost, sum.won);
        drawn += bar(left, right, sum.lost + sum.won, sum.drawn);
        most = std::max(most, sum.lost + sum.won + sum.drawn);
    }
    plot made{title, caption, lying_page, {}, {}};
    const plot_area area = begin_page(made);
    const std::string grouped = together == 1 ? "" : ", " + std::to_string(together) + " to a bar";
    add_axes(made,
             {.x_name = "remoteness" + grouped,
              .y_name = "positions",
              .x_last = counts.size() - 1,
              .y_last = static_cast<double>(most) * 1.04},
             area);
    box_plot boxes(made);
    boxes.add("lost", lost, okabe_ito::blue, "P: the player to move loses");
    boxes.add("won", won, okabe_ito::orange, "N: the player to move wins");
    boxes.add("drawn", drawn, okabe_ito::light_grey, "D: neither can force a win");
    boxes.finish();
    return made;
}

}  // namespace ludograph
