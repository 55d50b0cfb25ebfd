// Welter's game by formula.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace ludograph {

/// The Welter function of coins on distinct squares: the Grundy value of the position. By Conway's
/// mating method (On Numbers and Games, ch. 13): mate again and again the two squares that agree
/// modulo the highest power of two, let a pair a, b give (a XOR b) - 1 and a square that is left
/// over itself, and XOR what they give. No coins give 0. Squares are 0 … 2^62. O(coins³).
std::uint64_t welter_function(std::span<const std::int64_t> squares);

/// The same by Sato's formula: the XOR of the squares and, over all pairs, of 2^(v+1) - 1, where
/// 2^v is the highest power of two that divides a - b (Sato, On the Maya game, 1970). O(coins²).
std::uint64_t welter_function_by_pairs(std::span<const std::int64_t> squares);

/// Where the coin at `coin` moves to so that the Welter function becomes its XOR with `change`; nothing where no
/// empty square left of it does that. There is one at most: in Sato's formula bit j of the value is bit j of the square, changed
/// for each other coin that agrees with the square in the j bits below it, so the square follows bit by bit.
/// O(coins).
std::optional<std::int64_t> welter_square(std::span<const std::int64_t> squares, std::size_t coin,
                                          std::uint64_t change);

}  // namespace ludograph
