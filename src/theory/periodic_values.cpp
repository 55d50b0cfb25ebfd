// The values of single heaps of any size, by a proved period.
#include "ludograph/theory/periodic_values.hpp"

#include <algorithm>
#include <cassert>

#include "ludograph/error.hpp"

namespace ludograph {

periodic_values::periodic_values(std::unique_ptr<heap_sequence> sequence, bool can_repeat)
    : sequence_(std::move(sequence)), can_repeat_(can_repeat) {}

std::string periodic_values::prepare(std::uint64_t n, const values_watcher& look) {
    constexpr std::uint64_t first_values = 1024;
    if (!can_repeat_ && n >= most_values)
        return "the value of a heap of " + std::to_string(n) + " is not known: no period of these values is known, and the most " +
               "that are computed are " + std::to_string(most_values);
    const auto within_budget = [&] {
        if (look) look(sequence_->size());
        if (sequence_->steps() > most_steps) throw limit_error(no_proof(n));
    };
    try {
        while (!knows(n) && sequence_->size() < most_values) {
            const std::uint64_t wanted = std::max<std::uint64_t>(first_values, sequence_->size() / 4 * 5);
            sequence_->extend(std::min(wanted, most_values) - 1, within_budget);
            period_ = sequence_->period();
        }
    } catch (const limit_error& failure) {
        period_ = sequence_->period();
        if (!knows(n)) return failure.what();
    }
    return knows(n) ? "" : no_proof(n);
}

std::string periodic_values::no_proof(std::uint64_t n) const {
    return "the value of a heap of " + std::to_string(n) + " is not known: " +
           (can_repeat_ ? "no period is proved by the " + std::to_string(sequence_->size()) + " values of the smallest heaps"
                        : "no period of these values is known, and computing them one by one takes too long after the first " +
                              std::to_string(sequence_->size()));
}

std::uint64_t periodic_values::representative(std::uint64_t n) const {
    return period_ ? period_->first_alike(n) : n;
}

std::uint64_t periodic_values::at(std::uint64_t n) const {
    assert(knows(n));
    const std::uint64_t same = representative(n);
    const std::uint64_t value = sequence_->at(same);
    return same == n ? value : value + period_->saltus * ((n - same) / period_->length);
}

std::string periodic_values::reason(std::uint64_t n) const {
    const std::uint64_t same = representative(n);
    const std::string value = std::to_string(at(n));
    if (same == n) return "G(" + std::to_string(n) + ") = " + value;
    const std::string steps = period_->saltus == 0 ? "" : " + " + std::to_string(period_->saltus) + " · " +
                                                              std::to_string((n - same) / period_->length);
    return "G(" + std::to_string(n) + ") = G(" + std::to_string(same) + ")" + steps + " = " + value +
           " by the period " + std::to_string(period_->length) + " from " + std::to_string(period_->preperiod) +
           " on, proved by the values to " + std::to_string(period_->last) + " (" + period_->criterion + ")";
}

}  // namespace ludograph
