// Prints sequences; what is long is printed in pieces.
#include "sequence_report.hpp"

#include <algorithm>

#include "json_text.hpp"
#include "long_text.hpp"
#include "terminal.hpp"
#include "wording.hpp"

namespace ludograph::cli {

namespace {

constexpr std::size_t most_listed = 1000;  // a person reads no more

/// What one look at all values tells.
struct overview {
    std::vector<std::uint64_t> histogram;
    std::vector<std::size_t> first_zeros;
    std::uint64_t zeros = 0;
};

overview overview_of(const heap_sequence& values, std::size_t last) {
    overview seen;
    for (std::size_t n = 0; n <= last; ++n) {
        const std::uint32_t value = values.at(n);
        if (value >= seen.histogram.size()) seen.histogram.resize(value + 1, 0);
        ++seen.histogram[value];
        if (value == 0 && ++seen.zeros <= most_listed) seen.first_zeros.push_back(n);
    }
    return seen;
}

/// A list for people: `count` items, of which `item(i)` are shown while there are not too many.
template <class Item>
std::string listed(std::uint64_t count, Item item) {
    std::vector<std::string> items;
    for (std::size_t i = 0; i < std::min<std::uint64_t>(count, most_listed); ++i) items.push_back(item(i));
    if (count > most_listed) items.push_back("… and " + std::to_string(count - most_listed) + " more; --json or --csv has all");
    return wrapped(items);
}

std::string period_text(const std::optional<proved_period>& period, std::size_t last) {
    if (!period) return "none is proved up to heap " + std::to_string(last);
    std::string text = std::to_string(period->length);
    if (period->saltus != 0) text += ", saltus " + std::to_string(period->saltus);
    text += period->preperiod == 0 ? ", from heap 0 on" : ", pre-period " + std::to_string(period->preperiod);
    return text + "; proved by the values " + std::to_string(period->first) + " to " + std::to_string(period->last) +
           " (" + period->criterion + ")";
}

std::string sequence_text(const named_sequence& each, std::size_t last, bool no_values) {
    const overview seen = overview_of(*each.values, last);
    std::string text = each.name + ", heaps 0 to " + std::to_string(last) + ": " + each.rule + "\n";
    if (!no_values) {
        text += row("values", listed(last + 1, [&](std::size_t n) { return std::to_string(each.values->at(n)); }));
        text += row("P positions", listed(seen.zeros, [&](std::size_t i) { return std::to_string(seen.first_zeros[i]); }));
    } else {
        text += row("P positions", std::to_string(seen.zeros) + " of " + std::to_string(last + 1) + " heaps");
    }
    text += row("largest value", std::to_string(seen.histogram.size() - 1));
    text += row("histogram", listed(seen.histogram.size(), [&](std::size_t value) {
                    return std::to_string(value) + ":" + std::to_string(seen.histogram[value]);
                }));
    return text + row("period", period_text(each.values->period(), last));
}

json period_json(const std::optional<proved_period>& period) {
    if (!period) return nullptr;
    json object = {{"preperiod", json_count(period->preperiod)}, {"length", json_count(period->length)}};
    if (period->saltus != 0) object["saltus"] = json_count(period->saltus);
    object["proof"] = {{"criterion", period->criterion},
                       {"first", json_count(period->first)},
                       {"last", json_count(period->last)}};
    return object;
}

/// `"values":[0,1,2],`
template <class Wanted, class Item>
void print_list(long_text& to, const char* key, std::size_t last, Wanted wanted, Item item) {
    to.add(std::string("\"") + key + "\":[");
    bool first = true;
    for (std::size_t n = 0; n <= last; ++n) {
        if (!wanted(n)) continue;
        to.add((first ? "" : ",") + std::to_string(item(n)));
        first = false;
    }
    to.add("],");
}

void print_json(const named_sequence& each, std::size_t last, bool no_values) {
    const heap_sequence& values = *each.values;
    const json head = {{"format", "ludograph-sequence"}, {"version", 1}, {"game", each.name}, {"to", json_count(last)}};
    std::string opened = head.dump();
    opened.back() = ',';
    long_text to;
    to.add(opened);
    if (!no_values) {
        print_list(to, "values", last, [](std::size_t) { return true; }, [&](std::size_t n) { return values.at(n); });
        print_list(to, "p_positions", last, [&](std::size_t n) { return values.at(n) == 0; }, [](std::size_t n) { return n; });
    }
    const overview seen = overview_of(values, last);
    const json tail = {{"max", seen.histogram.size() - 1},
                       {"histogram", seen.histogram},
                       {"period", period_json(values.period())}};
    to.add(json_line(tail).substr(1));
    to.finish();
}

void print_csv(const std::vector<named_sequence>& sequences, std::size_t last) {
    long_text to;
    to.add("heap");
    for (const named_sequence& each : sequences) {
        const bool has_comma = each.name.find(',') != std::string::npos;
        to.add(has_comma ? ",\"" + each.name + "\"" : "," + each.name);
    }
    to.add("\n");
    for (std::size_t n = 0; n <= last; ++n) {
        to.add(std::to_string(n));
        for (const named_sequence& each : sequences) to.add("," + std::to_string(each.values->at(n)));
        to.add("\n");
    }
    to.finish();
}

/// Values of several sequences in columns.
std::string table_text(const std::vector<named_sequence>& sequences, std::size_t last) {
    const auto padded = [](std::string text, std::size_t width) {
        return std::string(width - std::min(width, text.size()), ' ') + text;
    };
    std::string text = padded("heap", 8);
    for (const named_sequence& each : sequences) text += "  " + padded(each.name, 8);
    text += "\n";
    for (std::size_t n = 0; n <= std::min(last, most_listed); ++n) {
        text += padded(std::to_string(n), 8);
        for (const named_sequence& each : sequences)
            text += "  " + padded(std::to_string(each.values->at(n)), std::max<std::size_t>(8, each.name.size()));
        text += "\n";
    }
    if (last > most_listed) text += "… and " + std::to_string(last - most_listed) + " more rows; --csv has all\n";
    return text;
}

}  // namespace

void print_sequences(const std::vector<named_sequence>& sequences, std::size_t last, const sequence_format& format) {
    if (format.csv) return print_csv(sequences, last);
    const bool side_by_side = sequences.size() > 1 && !format.json;
    if (side_by_side && !format.no_values) print(table_text(sequences, last) + "\n");
    for (const named_sequence& each : sequences) {
        if (format.json) print_json(each, last, format.no_values);
        else print(sequence_text(each, last, format.no_values || side_by_side));
    }
}

}  // namespace ludograph::cli
