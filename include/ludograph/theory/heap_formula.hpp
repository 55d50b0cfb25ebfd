// Games played with single heaps: values of heaps of any size, and their options of one value without looking
// at all options.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "ludograph/integer.hpp"
#include "ludograph/theory/heap_sequence.hpp"
#include "ludograph/theory/take_and_break.hpp"

namespace ludograph {

/// What a move leaves of one heap; 0 is no heap, and `smaller` is 0 unless two are left.
struct heaps_left {
    std::int64_t smaller = 0, larger = 0;

    bool operator==(const heaps_left&) const = default;
};

/// Gives false when no more are wanted.
using heap_option_use = std::function<bool(const heaps_left& option)>;

/// The heaps of one ruleset; sizes are 0 … 2^62.
class heap_formula {
public:
    virtual ~heap_formula() = default;

    /// Computes what the functions below need for heaps 0 … `largest`. Gives why that cannot be, or "".
    /// `look` may throw to stop.
    virtual std::string prepare(std::int64_t largest, const values_watcher& look) = 0;

    /// Were the values computed one by one, since no period is proved that would tell them?
    virtual bool is_one_by_one() const { return false; }

    virtual std::uint64_t value(std::int64_t heap) const = 0;

    /// The options of `heap` that have the value `wanted`, by the tokens taken, then the heaps left, then the
    /// smaller of them.
    virtual void for_each_option(std::int64_t heap, std::uint64_t wanted, const heap_option_use& use) const = 0;
    /// How many they are.
    virtual uint128 count_options(std::int64_t heap, std::uint64_t wanted) const;

    /// Why `heap` has its value, a clause; "" where that needs no word.
    virtual std::string reason(std::int64_t heap) const = 0;
};

/// A Nim heap: its value is its size. O(1).
std::unique_ptr<heap_formula> make_nim_heaps();

/// Only the numbers in `amounts`, ascending, positive, not empty, may be taken. An option costs O(1).
std::unique_ptr<heap_formula> make_subtraction_heaps(std::vector<std::uint64_t> amounts);

/// Any positive number but those in `excluded`, ascending, may be taken. The options of one value cost O(what
/// is computed): values grow by the saltus, so each occurs in a few periods only.
std::unique_ptr<heap_formula> make_all_but_heaps(std::vector<std::uint64_t> excluded);

/// An octal game or Grundy's game. Pairs whose parts both lie in the periodic range are looked at once for each residue:
/// O(digits · (pre-period + period)) and O(1) an option.
std::unique_ptr<heap_formula> make_take_and_break_heaps(take_and_break_rule rule);

}  // namespace ludograph
