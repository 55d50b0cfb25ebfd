// The sets of heaps that one move of Moore's Nim may lower, and what they have to add up to.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace ludograph {

inline constexpr int moore_digits = 63;

/// How many numbers have a digit set, by digit from the lowest.
using digit_counts = std::array<std::int64_t, moore_digits>;

digit_counts count_digits(std::span<const std::int64_t> numbers);

/// Places of heaps, ascending.
using heap_set = std::vector<std::size_t>;

class moore_sets {
public:
    /// `heaps` is ascending.
    moore_sets(std::span<const std::int64_t> heaps, std::int64_t most_heaps);

    /// Calls `use` with every set of at most `most_heaps` heaps that are not 0, of equal ones the last. Gives up
    /// after `most` sets: then gives false. The empty set is left out.
    template <class Use>
    bool for_each(std::size_t most, Use use) const;

    /// One by which the player to move wins (Moore 1910), empty where there is none.
    heap_set winning_one() const;

    /// How many of the heaps of `lowered` must have a digit set after the move, so that the position is lost: since
    /// there are at most `most_heaps` of them, the number is known and not only its remainder.
    digit_counts needs(const heap_set& lowered) const;

    std::span<const std::int64_t> heaps() const { return heaps_; }
    std::int64_t most_heaps() const { return most_heaps_; }

    struct group {
        std::size_t first, end;  ///< heaps of one size, not 0
    };
    const std::vector<group>& groups() const { return groups_; }

private:
    std::vector<std::int64_t> heaps_;
    std::int64_t most_heaps_;
    digit_counts counts_;
    std::vector<group> groups_;
};

template <class Use>
bool moore_sets::for_each(std::size_t most, Use use) const {
    if (groups_.size() > most) return false;
    std::vector<std::size_t> taken(groups_.size(), 0);  // of each group; counts up like the digits of a number
    std::int64_t total = 0;
    std::size_t seen = 0;
    for (std::size_t g = groups_.size(); g-- > 0;) {
        if (total == most_heaps_ || taken[g] == groups_[g].end - groups_[g].first) {
            total -= static_cast<std::int64_t>(taken[g]);
            taken[g] = 0;
            continue;
        }
        ++taken[g];
        ++total;
        if (seen++ == most) return false;
        heap_set set;
        for (std::size_t h = 0; h < groups_.size(); ++h)
            for (std::size_t heap = groups_[h].end - taken[h]; heap < groups_[h].end; ++heap) set.push_back(heap);
        use(set);
        g = groups_.size();
    }
    return true;
}

}  // namespace ludograph
