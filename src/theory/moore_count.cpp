// How many positions the winning moves of Moore's Nim lead to.
//
// A position is a multiset of heaps. One that a move from P leads to has lost a multiset A of at most k heaps of P and
// got a multiset B of as many instead, which has no heap in common with A, and which, both in ascending order, is
// nowhere above A. Without "no heap in common" these B are counted digit by digit. Such a count for A is the
// sum, over all A' in A, of the counts with that condition for A', since common heaps can be left out on both sides.
// So the inversion of Möbius gives the number sought: for each A its count times the sum of (-1)^|D| over the
// sets D of different heaps that P has besides A, |A| + |D| ≤ k.
#include <algorithm>
#include <bit>
#include <unordered_map>

#include "ludograph/theory/moore_nim.hpp"
#include "moore_sets.hpp"

namespace ludograph {

namespace {

__extension__ using int128 = __int128;

/// A sum that knows when it did not fit.
class checked_sum {
public:
    void add(int128 a, int128 b) {
        int128 product = 0;
        fits_ = fits_ && !__builtin_mul_overflow(a, b, &product) && !__builtin_add_overflow(total_, product, &total_);
    }
    std::optional<int128> total() const { return fits_ ? std::optional(total_) : std::nullopt; }

private:
    int128 total_ = 0;
    bool fits_ = true;
};

/// What the digits so far of ascending numbers b under bounds a tell: of each whether it is still its bound (a bit of
/// `at_bound`), and whether it is still the next number (a bit of `as_next`).
struct comparisons {
    std::uint32_t at_bound, as_next;
    std::uint64_t key() const { return std::uint64_t{at_bound} << 32 | as_next; }
};

/// The lists of ascending numbers under the ascending `bounds`, of which `needs` have each digit set.
std::optional<int128> count_under(const std::vector<std::uint64_t>& bounds, const digit_counts& needs) {
    const auto size = static_cast<std::uint32_t>(bounds.size());
    const std::uint32_t all = (1U << size) - 1;
    using counts = std::unordered_map<std::uint64_t, int128>;
    counts now = {{comparisons{all, all >> 1}.key(), 1}};
    for (std::size_t digit = needs.size(); digit-- > 0;) {
        std::uint32_t digits_of_bounds = 0;
        for (std::uint32_t i = 0; i < size; ++i) digits_of_bounds |= static_cast<std::uint32_t>(bounds[i] >> digit & 1) << i;
        counts next;
        for (std::uint32_t set = 0; set <= all; ++set) {
            if (std::popcount(set) != needs[digit]) continue;
            for (const auto& [key, count] : now) {
                const comparisons so_far{static_cast<std::uint32_t>(key >> 32), static_cast<std::uint32_t>(key)};
                if ((set & ~digits_of_bounds & so_far.at_bound) != 0 || (set & ~(set >> 1) & so_far.as_next) != 0) continue;
                const comparisons after{so_far.at_bound & ~(set ^ digits_of_bounds), so_far.as_next & ~(set ^ set >> 1)};
                int128& sum = next[after.key()];
                if (__builtin_add_overflow(sum, count, &sum)) return std::nullopt;
            }
        }
        now = std::move(next);
    }
    checked_sum total;
    for (const auto& [key, count] : now) total.add(count, 1);
    return total.total();
}

/// The sum of (-1)^|D| over the sets D of at most `most` out of `different` heaps: (-1)^most · C(different - 1, most).
std::optional<int128> alternating(std::int64_t different, std::int64_t most) {
    if (different == 0) return 1;
    if (most >= different) return 0;
    int128 binomial = 1;
    for (std::int64_t i = 0; i < most; ++i)
        if (__builtin_mul_overflow(binomial, int128{different - 1 - i}, &binomial)) return std::nullopt;
        else binomial /= i + 1;
    return most % 2 == 0 ? binomial : -binomial;
}

/// Different sizes of heaps of which `set` leaves one at least.
std::int64_t left_beside(const moore_sets& sets, const heap_set& set) {
    std::int64_t left = 0;
    for (const moore_sets::group& group : sets.groups()) left += !std::ranges::binary_search(set, group.first);
    return left;
}

bool takes_too_long(const moore_sets& sets) {
    std::uint64_t steps = 0;
    constexpr std::size_t most_lowered = 8;
    bool too_many = false;
    const bool all = sets.for_each(moore_winning_moves::most_sets, [&](const heap_set& set) {
        if (set.size() > most_lowered) too_many = true;
        else steps += std::uint64_t{moore_digits} << 3 * set.size();
    });
    return !all || too_many || steps > most_counting_steps;
}

}  // namespace

std::optional<uint128> count_moore_winning_options(std::span<const std::int64_t> heaps, std::int64_t most_heaps) {
    const moore_sets sets(heaps, most_heaps);
    if (is_moore_nim_p(heaps, most_heaps)) return 0;
    if (takes_too_long(sets)) return std::nullopt;
    checked_sum total;
    bool fits = true;
    sets.for_each(moore_winning_moves::most_sets, [&](const heap_set& set) {
        std::vector<std::uint64_t> bounds;
        for (const std::size_t heap : set) bounds.push_back(static_cast<std::uint64_t>(heaps[heap]));
        const auto count = count_under(bounds, sets.needs(set));
        const auto factor = alternating(left_beside(sets, set), most_heaps - static_cast<std::int64_t>(set.size()));
        fits = fits && count && factor;
        if (fits) total.add(*count, *factor);
    });
    const auto counted = total.total();
    return fits && counted ? std::optional(static_cast<uint128>(*counted)) : std::nullopt;
}

}  // namespace ludograph
