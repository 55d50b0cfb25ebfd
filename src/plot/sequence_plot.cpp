// Sequences: what stands in each chart, and how charts share a page.
#include "ludograph/plot/sequence_plot.hpp"

#include <algorithm>

#include "chart.hpp"

namespace ludograph {

namespace {

constexpr const char *pre_period_colour = "#fbeecb", *period_colour = "#97c9ea";

std::string heaps(std::uint64_t first, std::uint64_t count) {
    return "heaps " + std::to_string(first) + " to " + std::to_string(first + count - 1);
}

std::string growth(const proved_period& period) {
    return period.saltus == 0 ? ""
                              : ", after which the values are " + std::to_string(period.saltus) + " larger";
}

std::vector<band> bands_of(const std::optional<proved_period>& period) {
    std::vector<band> bands;
    if (!period) return bands;
    if (period->preperiod > 0)
        bands.push_back(
            {0, period->preperiod, pre_period_colour,
             "pre-period " + std::to_string(period->preperiod) + ": " + heaps(0, period->preperiod)});
    bands.push_back(
        {period->preperiod, period->length, period_colour,
         "first period " + std::to_string(period->length) + ": " + heaps(period->preperiod, period->length)});
    return bands;
}

/// How many of the heaps 0 … last have each value.
std::vector<std::uint64_t> counts_of(const heap_sequence& values, std::size_t last) {
    std::vector<std::uint64_t> counts;
    for (std::size_t n = 0; n <= last; ++n) {
        const std::uint32_t value = values.at(n);
        if (value >= counts.size()) counts.resize(value + std::size_t{1}, 0);
        ++counts[value];
    }
    return counts;
}

chart chart_of(const plotted_sequence& each, std::size_t last, sequence_chart kind) {
    chart made;
    made.frame.x_last = last;
    if (kind == sequence_chart::histogram) {
        auto counts = counts_of(*each.values, last);
        made.frame.x_last = counts.size() - 1;
        made.numbers = {0, counts.size(), {}, "heaps of this value", "no heap of this value"};
        made.numbers.at = [counts = std::move(counts)](std::uint64_t value) { return counts[value]; };
        made.frame.x_name = "Grundy value";
        made.frame.y_name = "heaps";
        return made;
    }
    made.numbers = {0, last + std::uint64_t{1},
                    [&values = *each.values](std::uint64_t n) {
                        return std::uint64_t{values.at(static_cast<std::size_t>(n))};
                    },
                    "Grundy value", "P position (value 0)"};
    if (kind == sequence_chart::period) {
        made.numbers.first = made.frame.x_first = each.period->preperiod;
        made.numbers.count = each.period->length;
        made.frame.x_last = made.frame.x_first + made.numbers.count - 1;
    } else {
        made.bands = bands_of(each.period);
    }
    made.frame.x_name = "heap";
    made.frame.y_name = "Grundy value";
    return made;
}

std::string caption_of(const plotted_sequence& each, std::size_t last) {
    if (!each.period)
        return each.name + ": " + each.rule + ". No period is proved up to heap " + std::to_string(last) +
               ".";
    const proved_period& period = *each.period;
    return each.name + ": " + each.rule + ". Period " + std::to_string(period.length) + growth(period) +
           (period.preperiod == 0 ? ", from heap 0 on" : ", pre-period " + std::to_string(period.preperiod)) +
           "; proved by the values " + std::to_string(period.first) + " to " + std::to_string(period.last) +
           " (" + period.criterion + ").";
}

std::string title_of(const std::vector<plotted_sequence>& sequences, std::size_t last, sequence_chart kind) {
    std::string names;
    for (const plotted_sequence& each : sequences) names += (names.empty() ? "" : ", ") + each.name;
    const std::string range = "heaps 0 to " + std::to_string(last);
    switch (kind) {
        case sequence_chart::values: return "Grundy values of " + names + ", " + range;
        case sequence_chart::period: return "One period of the Grundy values of " + names;
        case sequence_chart::histogram: return "How often each Grundy value occurs: " + names + ", " + range;
    }
    return "";
}

/// Values and counts share the axis that the last chart has; periods begin and end where they will.
void share_axis(std::vector<chart>& charts) {
    std::uint64_t last = 0;
    for (const chart& each : charts) last = std::max(last, each.frame.x_last);
    for (chart& each : charts) each.frame.x_last = last;
    for (std::size_t i = 0; i + 1 < charts.size(); ++i) charts[i].frame.x_name.clear();
}

}  // namespace

plot sequence_plot(const std::vector<plotted_sequence>& sequences, std::size_t last, sequence_chart kind,
                   const std::string& title) {
    plot made;
    made.title = title.empty() ? title_of(sequences, last, kind) : title;
    made.size = sequences.size() <= 3 ? lying_page : upright_page;
    std::vector<chart> charts;
    for (const plotted_sequence& each : sequences) {
        charts.push_back(chart_of(each, last, kind));
        charts.back().name = "sequence" + std::to_string(charts.size());
        if (sequences.size() > 1) charts.back().frame.heading = each.name;
        charts.back().thinned = thinning_of(charts.back().numbers);
        made.caption.push_back(caption_of(each, last));
        if (const std::string text = text_of(charts.back().thinned); !text.empty())
            made.caption.back() += " " + text;
    }
    if (kind != sequence_chart::period) share_axis(charts);
    const plot_area area = begin_page(made);
    made.commands = "set multiplot\n" + made.commands;
    const auto below = [](const chart& each) { return each.frame.x_name.empty() ? 0 : named_axis_height; };
    double height = area.height(), top = area.top;
    for (const chart& each : charts) height -= below(each);
    height /= static_cast<double>(charts.size());
    for (const chart& each : charts) {
        const double bottom = top - height - below(each);
        add_chart(made, each, {area.left, bottom, area.right, top});
        top = bottom;
    }
    made.commands += "unset multiplot\n";
    return made;
}

}  // namespace ludograph
