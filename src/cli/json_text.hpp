// JSON that the commands print.
#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>

#include "ludograph/graph/game_graph.hpp"
#include "ludograph/integer.hpp"
#include "ludograph/solve/solved_value.hpp"

namespace ludograph::cli {

/// Begin with json::object() or json::array(): this library crashes where memory runs out while null becomes one by use.
using json = nlohmann::ordered_json;

/// A count; above 2^53, which not every reader holds, a decimal string.
inline json json_count(uint128 count) {
    return count > std::uint64_t{1} << 53 ? json(to_decimal(count)) : json(static_cast<std::uint64_t>(count));
}

/// Sets `key` unless the value does not apply.
inline void set_known(json& object, const char* key, std::uint32_t value) {
    if (value != no_value) object[key] = value;
}
inline void set_known(json& object, const char* key, const solved_value& value) {
    if (value.is_infinite()) object[key] = to_string(value);
    else if (value.is_known()) object[key] = json_count(value.number());
}
inline void set_known(json& object, const char* key, const std::string& value) {
    if (!value.empty()) object[key] = value;
}
inline void set_known(json& object, const char* key, outcome value) {
    if (value != outcome::unknown) object[key] = to_string(value);
}

/// One line of text; a position or a title may hold any bytes.
inline std::string json_line(const json& value) {
    return value.dump(-1, ' ', false, json::error_handler_t::replace) + "\n";
}

}  // namespace ludograph::cli
