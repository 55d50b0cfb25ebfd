// The silver dollar game without the dollar, by formula.
#pragma once

#include <cstdint>
#include <span>

namespace ludograph {

/// The Grundy value of coins on `squares`, ascending and distinct. The coins are paired from the
/// right, an unpaired leftmost one with the square -1; the empty squares inside each pair are a Nim
/// heap, and the value is their XOR (Winning Ways, ch. 15). O(coins).
std::uint64_t silver_dollar_value(std::span<const std::int64_t> squares);

}  // namespace ludograph
