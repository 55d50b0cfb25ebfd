// Grundy values of the single heaps 0, 1, 2, … of a ruleset, and what is proved of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ludograph/integer.hpp"

namespace ludograph {

/// G(n + length) = G(n) + saltus for every n from `preperiod` on: proved, not observed. Both numbers are the
/// least possible.
struct proved_period {
    std::uint64_t preperiod = 0;
    std::uint64_t length = 0;
    std::uint64_t saltus = 0;
    std::string criterion;    ///< what makes the comparison below a proof
    std::uint64_t first = 0;  ///< the values from `first` to `last` were compared, each with the one a period later
    std::uint64_t last = 0;

    /// The smallest heap that is a multiple of the period away from n and has the same value but for the saltus.
    std::uint64_t first_alike(std::uint64_t n) const { return n < preperiod ? n : preperiod + (n - preperiod) % length; }

    bool operator==(const proved_period&) const = default;
};

/// Called now and then in a long computation; may throw to stop it. What has been computed stays.
using sequence_checkpoint = std::function<void()>;

/// The same where values are computed to answer for one heap: told how many there are so far.
using values_watcher = std::function<void(std::uint64_t computed)>;

/// Values are computed in turn and kept.
class heap_sequence {
public:
    virtual ~heap_sequence() = default;

    /// Computes up to G(last). Throws limit_error where a value does not fit into what it is kept in.
    virtual void extend(std::size_t last, const sequence_checkpoint& look = {}) = 0;

    /// Takes values that an earlier run computed, from G(0) on. They are taken on trust.
    virtual void restore(std::span<const std::uint32_t> values) = 0;

    virtual std::size_t size() const = 0;
    virtual std::uint32_t at(std::size_t n) const = 0;

    /// The least period with the least pre-period where the values so far prove one. O(size) time.
    virtual std::optional<proved_period> period() const = 0;

    /// The work that the values so far have cost, in steps alike on every machine: one a value, and one for
    /// each look at an option or at a pair of heaps where that is what takes long, or some for a longer look.
    virtual std::uint64_t steps() const { return size(); }

    /// Bytes that `count` values take, what is needed to prove a period included.
    virtual uint128 memory_for(std::uint64_t count) const = 0;
};

}  // namespace ludograph
