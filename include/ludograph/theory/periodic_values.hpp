// The values of single heaps of any size, by a proved period.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "ludograph/theory/heap_sequence.hpp"

namespace ludograph {

/// A sequence that is computed until it proves a period or holds the heap that is asked for.
class periodic_values {
public:
    /// The most values that are computed in search of a proof; enough for 0.376, the longest that is known.
    static constexpr std::uint64_t most_values = std::uint64_t{1} << 23;
    /// The most work that is spent on them (`heap_sequence::steps`): about ten seconds. 0.376 takes 97 hundredths of it. It
    /// stops the games whose values take quadratic time, as those of 0.007, after some ten thousand.
    static constexpr std::uint64_t most_steps = 7'500'000'000;

    /// `can_repeat`: a criterion might prove a period of this sequence.
    explicit periodic_values(std::unique_ptr<heap_sequence> sequence, bool can_repeat = true);

    /// Makes the values of heaps 0 … n known. Gives why they are not, or "" if they are. `look` may throw to
    /// stop. O(n) values, or those that the proof needs.
    std::string prepare(std::uint64_t n, const values_watcher& look);

    /// Where `prepare` made n known. O(1).
    std::uint64_t at(std::uint64_t n) const;

    /// How many values there are, and the period that they prove.
    std::uint64_t computed() const { return sequence_->size(); }
    const std::optional<proved_period>& period() const { return period_; }

    /// "G(1000) = G(7) = 3 by the period 12 from 71 on, proved by the values to 190 (Guy-Smith)"
    std::string reason(std::uint64_t n) const;

private:
    bool knows(std::uint64_t n) const { return n < sequence_->size() || period_; }
    std::uint64_t representative(std::uint64_t n) const;
    std::string no_proof(std::uint64_t n) const;

    std::unique_ptr<heap_sequence> sequence_;
    bool can_repeat_;
    std::optional<proved_period> period_;
};

}  // namespace ludograph
