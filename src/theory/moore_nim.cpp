// Moore's rule, and the sets of heaps by which a position is won.
#include "ludograph/theory/moore_nim.hpp"

#include <algorithm>

#include "moore_sets.hpp"

namespace ludograph {

digit_counts count_digits(std::span<const std::int64_t> numbers) {
    digit_counts counts{};
    for (const std::int64_t number : numbers)
        for (std::size_t digit = 0; digit < counts.size(); ++digit) counts[digit] += number >> digit & 1;
    return counts;
}

bool is_moore_nim_p(std::span<const std::int64_t> heaps, std::int64_t most_heaps) {
    return std::ranges::all_of(count_digits(heaps), [&](auto count) { return count % (most_heaps + 1) == 0; });
}

moore_sets::moore_sets(std::span<const std::int64_t> heaps, std::int64_t most_heaps)
    : heaps_(heaps.begin(), heaps.end()), most_heaps_(most_heaps), counts_(count_digits(heaps)) {
    for (std::size_t heap = 0; heap < heaps_.size(); ++heap) {
        if (heaps_[heap] == 0) continue;
        if (heap > 0 && heaps_[heap - 1] == heaps_[heap]) groups_.back().end = heap + 1;
        else groups_.push_back({heap, heap + 1});
    }
}

/// From the highest digit on: heaps that have been lowered may have it or not. Where they are too few to make up a
/// multiple, those above the last multiple lose it, and with them no more than `most_heaps` are lowered.
heap_set moore_sets::winning_one() const {
    std::vector<bool> is_lowered(heaps_.size(), false);
    std::int64_t lowered = 0;
    for (int digit = moore_digits; digit-- > 0;) {
        std::int64_t ones = 0;
        for (std::size_t heap = 0; heap < heaps_.size(); ++heap) ones += !is_lowered[heap] && (heaps_[heap] >> digit & 1);
        std::int64_t above = ones % (most_heaps_ + 1);
        if (above == 0 || above + lowered > most_heaps_) continue;
        lowered += above;
        for (std::size_t heap = heaps_.size(); above > 0; --above) {
            do --heap;
            while (is_lowered[heap] || (heaps_[heap] >> digit & 1) == 0);
            is_lowered[heap] = true;
        }
    }
    heap_set set;
    for (std::size_t heap = 0; heap < heaps_.size(); ++heap)
        if (is_lowered[heap]) set.push_back(heap);
    return set;
}

digit_counts moore_sets::needs(const heap_set& lowered) const {
    std::vector<std::int64_t> before;
    for (const std::size_t heap : lowered) before.push_back(heaps_[heap]);
    digit_counts needs = count_digits(before);
    const std::int64_t modulus = most_heaps_ + 1;
    for (std::size_t digit = 0; digit < needs.size(); ++digit)
        needs[digit] = (modulus - (counts_[digit] - needs[digit]) % modulus) % modulus;
    return needs;
}

}  // namespace ludograph
