// The recorded answers of tests/data and what comparing with them needs.
#pragma once

#include <nlohmann/json.hpp>

#include <fstream>

#include "ludograph/label/grundy.hpp"
#include "ludograph/rules/numbers.hpp"
#include "positions.hpp"

namespace ludograph::testing {

using nlohmann::json;

/// The entries of a file of tests/data by their "id".
inline json entries_by_id(const std::string& file) {
    json entries;
    for (const json& entry : json::parse(std::ifstream(data_file(file)))) entries[entry["id"]] = entry;
    return entries;
}

/// `3,4,5`
inline std::string list_text(const json& values) {
    std::string out;
    for (const json& value : values) {
        if (!out.empty()) out += ',';
        out += std::to_string(value.get<int>());
    }
    return out;
}

inline std::vector<std::string> list_texts(const json& lists) {
    std::vector<std::string> texts;
    for (const json& list : lists) texts.push_back(list_text(list));
    return texts;
}

/// "RULESET SIZE"
inline std::string heap(const std::string& ruleset, std::size_t size) {
    return ruleset + " " + std::to_string(size);
}

/// Grundy values of single heaps 0 … last of a ruleset whose heaps are a sum, from its moves alone.
inline std::vector<std::uint32_t> heap_values(const std::string& ruleset_name, std::size_t last) {
    const ruleset_ptr rules = make_ruleset(ruleset_name);
    std::vector<std::uint32_t> values;
    mex_set set;
    for (std::size_t n = 0; n <= last; ++n) {
        set.start_next();
        rules->for_each_move(rules->parse(std::to_string(n)), [&](key_view option, const auto&) {
            std::uint32_t value = 0;
            for (const std::int64_t part : position_codec<numbers>::read(option))
                value ^= values.at(static_cast<std::size_t>(part));
            set.add(value);
        });
        values.push_back(set.mex());
    }
    return values;
}

/// Grundy values of heaps 0 … last, each from its own graph.
inline std::vector<std::uint32_t> explored_values(const std::string& ruleset, std::size_t last) {
    std::vector<std::uint32_t> values;
    for (std::size_t n = 0; n <= last; ++n) values.push_back(label_of(heap(ruleset, n)).grundy);
    return values;
}

/// The first `count` of a list, or as many as it has.
inline std::vector<std::uint32_t> first_of(const json& values, std::size_t count) {
    const auto all = values.get<std::vector<std::uint32_t>>();
    return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(std::min(count, all.size()))};
}

/// Does `values` have exactly this least pre-period and this least period, as far as it goes?
inline bool has_period(const std::vector<std::uint32_t>& values, std::size_t preperiod, std::size_t period) {
    const auto repeats = [&](std::size_t from, std::size_t step) {
        for (std::size_t i = from; i + step < values.size(); ++i)
            if (values[i] != values[i + step]) return false;
        return true;
    };
    if (!repeats(preperiod, period) || (preperiod > 0 && repeats(preperiod - 1, period))) return false;
    for (std::size_t shorter = 1; shorter < period; ++shorter)
        if (repeats(preperiod, shorter)) return false;
    return true;
}

}  // namespace ludograph::testing
