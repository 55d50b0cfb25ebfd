// Values of taking-and-breaking games: rare and common values, marks instead of sets.
#include "ludograph/theory/take_and_break.hpp"

#include <algorithm>
#include <bit>

#include "ludograph/error.hpp"

namespace ludograph {

namespace {

constexpr std::uint8_t leaves_none = 1, leaves_one = 2, leaves_two = 4;
constexpr std::uint32_t most_span = 1U << 16;
constexpr std::size_t easy_pairs = 256;       // these mark most values
constexpr std::size_t early_count = 64, frequent_count = 64;
constexpr std::uint64_t steps_of_likely_pair = 4;  // it is read out of order

bool is_odd(std::uint32_t bits) { return (std::popcount(bits) & 1) != 0; }

/// Turns counts by value into, at each mask, the even values less the odd ones under that mask: the
/// Walsh-Hadamard transform. The size is a power of two.
void transform(std::vector<std::int64_t>& counts) {
    for (std::size_t half = 1; half < counts.size(); half *= 2)
        for (std::size_t block = 0; block < counts.size(); block += 2 * half)
            for (std::size_t i = block; i < block + half; ++i) {
                const std::int64_t a = counts[i], b = counts[i + half];
                counts[i] = a + b;
                counts[i + half] = a - b;
            }
}

}  // namespace

take_and_break_values::take_and_break_values(take_and_break_rule rule) : take_and_break_values(std::move(rule), {0}) {}

take_and_break_values::take_and_break_values(take_and_break_rule rule, std::vector<std::uint16_t> known)
    : rule_(std::move(rule)), values_(std::move(known)), rare_(2 * span_, 1), mark_(2 * span_, 0) {
    fit_span(*std::max_element(values_.begin(), values_.end()));
    for (std::size_t n = 0; n < values_.size(); ++n) note_position(n);
    while (next_choice_ <= values_.size()) next_choice_ *= 2;
    choose_mask();
}

void take_and_break_values::extend(std::size_t last, const std::function<void()>& look) {
    constexpr std::size_t stride = 1024;
    values_.reserve(last + 1);
    while (values_.size() <= last) {
        if (look && values_.size() % stride == 0) look();
        append(next_value());
    }
}

std::uint16_t take_and_break_values::next_value() {
    const std::size_t n = values_.size();
    ++round_;
    mark_single_heaps(n);
    mark_pairs_with_rare(n);
    const std::uint32_t candidate = smallest_common();
    std::size_t wanted = 0;
    for (std::uint32_t v = 0; v < candidate; ++v) wanted += !is_marked(v);
    if (wanted > 0) wanted = mark_common_pairs(n, easy_pairs, candidate, wanted);
    if (wanted > 0) wanted = mark_likely_pairs(n, candidate, wanted);
    if (wanted > 0) wanted = mark_common_pairs(n, n, candidate, wanted);
    if (wanted == 0) return static_cast<std::uint16_t>(candidate);
    std::uint32_t value = 0;
    while (is_marked(value)) ++value;
    return static_cast<std::uint16_t>(value);
}

void take_and_break_values::mark_single_heaps(std::size_t n) {
    for (std::size_t taken = 0; taken < rule_.digits.size() && taken <= n; ++taken) {
        if (taken == n && (rule_.digits[taken] & leaves_none) != 0) mark(0);
        if (taken < n && (rule_.digits[taken] & leaves_one) != 0) mark(values_[n - taken]);
    }
}

/// Marks the values of all pairs of heaps of which one has a rare value.
void take_and_break_values::mark_pairs_with_rare(std::size_t n) {
    for (std::size_t taken = 0; taken < rule_.digits.size(); ++taken) {
        if (!leaves_two_heaps(taken, n)) continue;
        const std::size_t left = n - taken;
        const std::uint16_t* const from_end = values_.data() + left;
        steps_ += rare_positions_.size();
        for (std::size_t i = 0; i < rare_positions_.size() && rare_positions_[i] < left; ++i) {
            if (rule_.unequal && 2 * std::size_t{rare_positions_[i]} == left) continue;
            mark(rare_values_[i] ^ from_end[-static_cast<std::ptrdiff_t>(rare_positions_[i])]);
        }
    }
}

bool take_and_break_values::leaves_two_heaps(std::size_t taken, std::size_t n) const {
    return taken + 2 <= n && (rule_.digits[taken] & leaves_two) != 0;
}

/// Marks values of pairs, at most `most_pairs` for each number that may be taken, until the `wanted` unmarked
/// values below `candidate` are found; gives how many are still wanted.
std::size_t take_and_break_values::mark_common_pairs(std::size_t n, std::size_t most_pairs, std::uint32_t candidate,
                                                     std::size_t wanted) {
    for (std::size_t taken = 0; taken < rule_.digits.size(); ++taken) {
        if (!leaves_two_heaps(taken, n)) continue;
        const std::size_t left = n - taken, pairs = std::min(most_pairs, (rule_.unequal ? left - 1 : left) / 2);
        std::size_t part = 1;
        for (; part <= pairs && wanted > 0; ++part) {
            const std::uint32_t value = values_[part] ^ values_[left - part];
            if (value >= candidate || is_marked(value)) continue;
            mark(value);
            --wanted;
        }
        steps_ += part;
        if (wanted == 0) return 0;
    }
    return wanted;
}

/// The same for values that a likely pair gives.
std::size_t take_and_break_values::mark_likely_pairs(std::size_t n, std::uint32_t candidate, std::size_t wanted) {
    for (std::uint32_t value = 0; value < candidate && wanted > 0; ++value) {
        if (is_marked(value) || !has_likely_pair(n, value)) continue;
        mark(value);
        --wanted;
    }
    return wanted;
}

/// Is there a pair of this value whose one part has a frequent value and whose other part is an early
/// position? A value that few pairs have is found so in a few tries.
bool take_and_break_values::has_likely_pair(std::size_t n, std::uint32_t value) {
    for (const std::uint16_t frequent : frequent_values_) {
        const std::uint32_t rest = value ^ frequent;
        if (rest >= early_positions_.size()) continue;
        for (const std::uint32_t part : early_positions_[rest])
            for (std::size_t taken = 0; taken < rule_.digits.size(); ++taken) {
                if (!leaves_two_heaps(taken, n) || part >= n - taken) continue;
                steps_ += steps_of_likely_pair;
                const std::size_t other = n - taken - part;
                if (values_[other] == frequent && !(rule_.unequal && other == part)) return true;
            }
    }
    return false;
}

/// The smallest common value that is no option; the end of the marks where all values are rare.
std::uint32_t take_and_break_values::smallest_common() const {
    std::uint32_t value = 0;
    while (value < mark_.size() && (rare_[value] != 0 || is_marked(value))) ++value;
    return value;
}

void take_and_break_values::append(std::uint16_t value) {
    values_.push_back(value);
    fit_span(value);
    note_position(values_.size() - 1);
    if (values_.size() >= next_choice_) {
        next_choice_ *= 2;
        choose_mask();
    } else if (rare_[value] != 0) {
        rare_positions_.push_back(static_cast<std::uint32_t>(values_.size() - 1));
        rare_values_.push_back(value);
    }
}

void take_and_break_values::note_position(std::size_t n) {
    if (early_positions_.size() < span_) early_positions_.resize(span_);
    auto& positions = early_positions_[values_[n]];
    if (n > 0 && positions.size() < early_count) positions.push_back(static_cast<std::uint32_t>(n));
}

void take_and_break_values::fit_span(std::uint16_t value) {
    while (value >= span_) span_ *= 2;
    if (span_ >= most_span)
        throw limit_error("the Grundy value of a heap of " + std::to_string(values_.size() - 1) +
                          " does not fit into 15 bits; ask for a shorter sequence");
    const std::size_t known = rare_.size();
    rare_.resize(2 * span_);
    mark_.resize(2 * span_, 0);
    for (std::size_t v = known; v < rare_.size(); ++v) rare_[v] = !is_odd(static_cast<std::uint32_t>(v) & mask_);
}

/// The mask under which fewest of the values so far are rare.
void take_and_break_values::choose_mask() {
    std::vector<std::int64_t> counts(span_, 0);
    for (const std::uint16_t value : values_) ++counts[value];
    std::vector<std::int64_t> rare_less_common = counts;
    transform(rare_less_common);
    mask_ = static_cast<std::uint32_t>(std::min_element(rare_less_common.begin(), rare_less_common.end()) -
                                       rare_less_common.begin());
    for (std::size_t v = 0; v < rare_.size(); ++v) rare_[v] = !is_odd(static_cast<std::uint32_t>(v) & mask_);
    frequent_values_.clear();
    for (std::uint32_t v = 0; v < span_; ++v)
        if (rare_[v] == 0 && counts[v] > 0) frequent_values_.push_back(static_cast<std::uint16_t>(v));
    std::stable_sort(frequent_values_.begin(), frequent_values_.end(),
                     [&](std::uint16_t a, std::uint16_t b) { return counts[a] > counts[b]; });
    if (frequent_values_.size() > frequent_count) frequent_values_.resize(frequent_count);
    rare_positions_.clear();
    rare_values_.clear();
    for (std::size_t n = 1; n < values_.size(); ++n) {
        if (rare_[values_[n]] == 0) continue;
        rare_positions_.push_back(static_cast<std::uint32_t>(n));
        rare_values_.push_back(values_[n]);
    }
}

}  // namespace ludograph
