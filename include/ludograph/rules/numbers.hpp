// `numbers`: the position type of games whose positions are a list of non-negative integers.
#pragma once

#include <boost/container/small_vector.hpp>

#include <algorithm>
#include <cstdint>

#include "ludograph/rules/key.hpp"

namespace ludograph {

/// Heaps, coin squares, seeds or column heights. Up to ten of them need no heap memory.
using numbers = boost::container::small_vector<std::int64_t, 10>;

/// The largest number a position may hold where positions are explored.
inline constexpr std::int64_t max_number = 2147483647;

/// The largest number a position may hold where a closed form answers.
inline constexpr std::int64_t max_formula_number = std::int64_t{1} << 62;

template <>
struct position_codec<numbers> {
    static void append(key_buffer& to, const numbers& p) {
        char* end = to.reserve(max_number_bytes * p.size());
        for (const std::int64_t value : p) end = write_number(end, static_cast<std::uint64_t>(value));
        to.advance_to(end);
    }
    static numbers read(key_view bytes) {
        numbers p;
        while (!bytes.empty()) p.push_back(static_cast<std::int64_t>(read_number(bytes)));
        return p;
    }
};

/// Lowers the entry at `index` of an ascending list to `value` and moves it to its place, so that
/// the list ascends again. Returns where the entry is now; `restore_entry` undoes it.
inline std::size_t lower_entry(numbers& ascending, std::size_t index, std::int64_t value) {
    for (; index > 0 && ascending[index - 1] > value; --index) ascending[index] = ascending[index - 1];
    ascending[index] = value;
    return index;
}

/// Undoes `lower_entry(ascending, original, …)`, which returned `index`, for an entry that was `value`.
inline void restore_entry(numbers& ascending, std::size_t index, std::size_t original,
                          std::int64_t value) {
    for (; index < original; ++index) ascending[index] = ascending[index + 1];
    ascending[original] = value;
}

}  // namespace ludograph
