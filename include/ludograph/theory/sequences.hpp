// Sequences of subtraction games, of those that exclude a set, and of taking and breaking.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "ludograph/theory/heap_sequence.hpp"
#include "ludograph/theory/take_and_break.hpp"

namespace ludograph {

/// The largest set of amounts that a subtraction sequence takes: its values fit into 16 bits.
inline constexpr std::size_t most_amounts = 65534;

/// subtraction:S: G(n) is the mex of G(n-s), one bit a value. `amounts` is ascending, positive, not empty.
/// O(|S|) a value, 2 bytes. A window of max S values that repeats proves a period (Golomb 1966).
std::unique_ptr<heap_sequence> make_subtraction_sequence(std::vector<std::uint64_t> amounts);

/// all-but:S: any positive number outside of S may be taken; `excluded` is ascending and positive, empty for
/// Nim. O(max S) a value, 4 bytes.
///
/// Let m = max S. The values of the heaps below n-m are all options of n, and they are exactly 0 … M-1 for
/// some M, since a heap of value v has all smaller values below it. So G(n) follows from M and from the m
/// values before it, and adding a constant to all of these adds it to every later value: when they repeat
/// with M but for a constant, the sequence is arithmetically periodic from there on, with that saltus.
std::unique_ptr<heap_sequence> make_all_but_sequence(std::vector<std::uint64_t> excluded);

/// An octal game, or Grundy's game, of which no period is known and none is proved. 2 bytes a value.
std::unique_ptr<heap_sequence> make_take_and_break_sequence(take_and_break_rule rule);

}  // namespace ludograph
