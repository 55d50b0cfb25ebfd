// Finding and proving periods of sequences of Grundy values.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "ludograph/theory/heap_sequence.hpp"

namespace ludograph {

/// The smallest p > 0 for which the last `window` entries equal those p places before. O(size) time, 4
/// bytes an entry of the window. Nothing where there is none; `window` is positive.
template <class Value>
std::optional<std::size_t> nearest_repeat(std::span<const Value> sequence, std::size_t window);

/// The least n from which on every entry but the last p equals the one p places later.
template <class Value>
std::size_t start_of_period(std::span<const Value> sequence, std::size_t p);

/// Where every value is a function of the `memory` values before it: a window of that length that repeats
/// repeats for ever. The nearest repeat gives the least period, since the least one repeats the window too.
template <class Value>
std::optional<proved_period> recurrent_period(std::span<const Value> values, std::size_t memory);

/// For an octal game whose last digit is d_k: with m = max(1, pre-period), G(n+p) = G(n) for all
/// m ≤ n < 2m + p + k proves it for ever (Guy & Smith 1956). m = 0 would be unsound where heaps are split.
std::optional<proved_period> octal_period(std::span<const std::uint16_t> values, std::size_t last_digit);

}  // namespace ludograph
