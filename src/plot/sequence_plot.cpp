// Sequences: what stands in each chart, and how charts share a page.
#include "ludograph/plot/sequence_plot.hpp"

#include <algorithm>

#include "chart.hpp"

namespace ludograph {

namespace {

std::string text(std::uint64_t number) { return std::to_string(number); }

band band_of(std::uint64_t first, std::uint64_t count, const char* colour, const phrase& name) {
    return {first, count, colour, name.with({text(count), text(first), text(first + count - 1)})};
}

std::vector<band> bands_of(const std::optional<proved_period>& period, const plot_style& style) {
    const words& in = style.text();
    std::vector<band> bands;
    if (!period) return bands;
    if (period->preperiod > 0) bands.push_back(band_of(0, period->preperiod, style.colours().pre_period, in.pre_period));
    bands.push_back(band_of(period->preperiod, period->length, style.colours().period, in.first_period));
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

chart chart_of(const plotted_sequence& each, std::size_t last, sequence_chart kind, const plot_style& style) {
    const words& in = style.text();
    chart made;
    made.frame.x_last = last;
    if (kind == sequence_chart::histogram) {
        auto counts = counts_of(*each.values, last);
        made.frame.x_last = counts.size() - 1;
        made.numbers = {0, counts.size(), {}, in.heaps_of_value, in.no_heap_of_value};
        made.numbers.at = [counts = std::move(counts)](std::uint64_t value) { return counts[value]; };
        made.frame.x_name = in.grundy_axis;
        made.frame.y_name = in.heap_count;
        return made;
    }
    made.numbers = {0, last + std::uint64_t{1},
                    [&values = *each.values](std::uint64_t n) {
                        return std::uint64_t{values.at(static_cast<std::size_t>(n))};
                    },
                    in.grundy_axis, in.value_zero};
    if (kind == sequence_chart::period) {
        made.numbers.first = made.frame.x_first = each.period->preperiod;
        made.numbers.count = each.period->length;
        made.frame.x_last = made.frame.x_first + made.numbers.count - 1;
    } else {
        made.bands = bands_of(each.period, style);
    }
    made.frame.x_name = in.heap;
    made.frame.y_name = in.grundy_axis;
    return made;
}

std::string period_sentence(const std::optional<proved_period>& period, std::size_t last, const words& in) {
    if (!period) return in.no_period.with({text(last)});
    return in.period_is.with({text(period->length),
                              period->saltus == 0 ? "" : in.growth.with({text(period->saltus)}),
                              period->preperiod == 0 ? std::string(in.from_heap_zero)
                                                     : in.after_pre_period.with({text(period->preperiod)}),
                              text(period->first), text(period->last), translated(in, period->criterion)});
}

std::string title_of(const std::vector<plotted_sequence>& sequences, std::size_t last, sequence_chart kind,
                     const words& in) {
    std::string names;
    for (const plotted_sequence& each : sequences) names += (names.empty() ? "" : ", ") + each.name;
    const phrase& form = kind == sequence_chart::values   ? in.sequence_title
                         : kind == sequence_chart::period ? in.period_title
                                                          : in.counts_title;
    return form.with({names, text(last)});
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
                   const std::string& title, const plot_style& style) {
    const words& in = style.text();
    plot made;
    made.title = title.empty() ? title_of(sequences, last, kind, in) : title;
    made.size = sequences.size() <= 3 ? lying_page : upright_page;
    std::vector<chart> charts;
    for (const plotted_sequence& each : sequences) {
        charts.push_back(chart_of(each, last, kind, style));
        charts.back().name = "sequence" + std::to_string(charts.size());
        if (sequences.size() > 1) charts.back().frame.heading = each.name;
        charts.back().thinned = thinning_of(charts.back().numbers);
        const std::string whose = sequences.size() > 1 ? each.name + " — " : "";
        made.caption.push_back(whose + rule_sentence(in, each.rule) + " " + period_sentence(each.period, last, in));
        if (const std::string dots = text_of(charts.back().thinned, in); !dots.empty())
            made.caption.back() += " " + dots;
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
        add_chart(made, each, {area.left, bottom, area.right, top}, style.colours());
        top = bottom;
    }
    made.commands += "unset multiplot\n";
    return made;
}

}  // namespace ludograph
