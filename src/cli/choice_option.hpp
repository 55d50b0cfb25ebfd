// Options that take one of a few words.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "command_line.hpp"
#include "ludograph/error.hpp"
#include "ludograph/rules/text.hpp"

namespace ludograph::cli {

template <class Value>
using choices = std::vector<std::pair<std::string, Value>>;

/// Declares an option whose words stand for values; `use` gets the one chosen.
template <class Value, class Use>
void add_choice(command_line& line, const std::string& option, const std::string& about, choices<Value> all,
                Use use) {
    std::string names;
    for (const auto& [name, value] : all) names += (names.empty() ? "" : "|") + name;
    line.add_value(option, names, about, [option, names, use, all = std::move(all)](const std::string& text) {
        for (const auto& [name, value] : all)
            if (name == text) return use(value);
        throw input_error(option + ": " + in_quotes(text) + " is none of " + names);
    });
}

}  // namespace ludograph::cli
