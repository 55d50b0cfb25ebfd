// The wall behind the budget of memory.
#pragma once

#include <cstdint>

namespace ludograph::cli {

/// From now on this process cannot grow by much more than `max_memory` bytes: memory that the explorer does not count (texts
/// of an export, places of a layout) ends in std::bad_alloc, not in a machine that swaps or a process that the system kills.
/// A third more and 256 MB are allowed on top of what the process has. May be called again, with more or less; with the same it does nothing.
void guard_memory(std::uint64_t max_memory);

}  // namespace ludograph::cli
