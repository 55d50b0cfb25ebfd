// The silver dollar game without the dollar, by formula.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace ludograph {

/// The empty squares between the coins on `squares`, ascending and distinct, that are paired from the right; the
/// rightmost pair first. An unpaired leftmost coin is paired with the square -1.
std::vector<std::uint64_t> silver_dollar_gaps(std::span<const std::int64_t> squares);

/// The Grundy value of coins on `squares`, ascending and distinct. The coins are paired from the
/// right, an unpaired leftmost one with the square -1; the empty squares inside each pair are a Nim
/// heap, and the value is their XOR (Winning Ways, ch. 15). O(coins).
std::uint64_t silver_dollar_value(std::span<const std::int64_t> squares);

/// Where the coin at `coin` moves to so that the value becomes its XOR with `change`; nothing where no square that
/// it may go to does that. The right coin of a pair shortens the gap, the left one widens it. O(1).
std::optional<std::int64_t> silver_dollar_square(std::span<const std::int64_t> squares, std::size_t coin,
                                                 std::uint64_t change);

}  // namespace ludograph
