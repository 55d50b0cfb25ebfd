// Why an exploration left positions unexpanded.
#pragma once

#include <cstdint>

namespace ludograph {

/// `depth` is a wish, the four after it are budgets.
enum class stop_reason : std::uint8_t { none, depth, max_positions, max_moves, max_memory, timeout };

/// "max_positions", …; "" for none. The names are those of the JSON key `stopped_by`.
const char* to_string(stop_reason reason);

/// Did a budget run out?
inline bool is_budget(stop_reason reason) { return reason > stop_reason::depth; }

}  // namespace ludograph
