// The lost positions of Wythoff's game and of Fraenkel's generalisation, in exact integers.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "ludograph/integer.hpp"

namespace ludograph {

/// The largest integer whose square is at most `n`.
std::uint64_t integer_square_root(uint128 n);

/// The smaller heap of the n-th P position (from 0) of the game in which x > 0 and y > 0 may be
/// taken from both heaps when |x-y| < k: ((2-k)·n + isqrt((k²+4)·n²)) / 2. The larger heap is k·n
/// more. k = 1 is Wythoff's game (Wythoff 1907), where this is floor(n·phi); k > 1 is Fraenkel 1982.
/// Needs k ≥ 1 and k·n ≤ 2^62.
std::uint64_t fraenkel_p_position(std::uint64_t n, std::uint64_t k);

/// Is the position of heaps a and b, in any order, lost for the player to move? Heaps are 0 … 2^62.
bool is_fraenkel_p(std::uint64_t a, std::uint64_t b, std::uint64_t k);

/// The heap that makes a P position with a heap of `a`, where it is at most 2^62: there is one, since every number
/// is in one P position (in (0, 0) twice). O(log a) P positions.
std::optional<std::uint64_t> fraenkel_partner(std::uint64_t a, std::uint64_t k);

/// The P positions that one move reaches from heaps a and b, each as the heaps that are left of them: one that
/// takes from a, one from b, and one from both, or two when k > 1. In this order, those from both by what is taken
/// from a.
std::vector<std::pair<std::uint64_t, std::uint64_t>> fraenkel_winning_options(std::uint64_t a, std::uint64_t b,
                                                                               std::uint64_t k);

}  // namespace ludograph
