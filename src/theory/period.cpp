// Repeats by the Knuth-Morris-Pratt automaton, read from the end of the sequence.
#include "ludograph/theory/period.hpp"

#include <algorithm>
#include <vector>

namespace ludograph {

namespace {

/// For each prefix of `pattern` the length of its longest proper prefix that is also its suffix.
template <class Value>
std::vector<std::uint32_t> borders(std::span<const Value> reversed, std::size_t length) {
    std::vector<std::uint32_t> border(length, 0);
    for (std::size_t i = 1; i < length; ++i) {
        std::uint32_t known = border[i - 1];
        while (known > 0 && reversed[i] != reversed[known]) known = border[known - 1];
        border[i] = known + (reversed[i] == reversed[known] ? 1 : 0);
    }
    return border;
}

/// Entry i from the end.
template <class Value>
const Value& from_end(std::span<const Value> sequence, std::size_t i) {
    return sequence[sequence.size() - 1 - i];
}

}  // namespace

template <class Value>
std::optional<std::size_t> nearest_repeat(std::span<const Value> sequence, std::size_t window) {
    if (sequence.size() <= window) return std::nullopt;
    const std::vector<Value> pattern(sequence.rbegin(), sequence.rbegin() + static_cast<std::ptrdiff_t>(window));
    const std::vector<std::uint32_t> border = borders(std::span<const Value>(pattern), window);
    std::size_t matched = 0;
    for (std::size_t i = 1; i < sequence.size(); ++i) {
        while (matched > 0 && from_end(sequence, i) != pattern[matched]) matched = border[matched - 1];
        if (from_end(sequence, i) == pattern[matched]) ++matched;
        if (matched == window) return i + 1 - window;
    }
    return std::nullopt;
}

template <class Value>
std::size_t start_of_period(std::span<const Value> sequence, std::size_t p) {
    std::size_t n = sequence.size() - p;
    while (n > 0 && sequence[n - 1] == sequence[n - 1 + p]) --n;
    return n;
}

template <class Value>
std::optional<proved_period> recurrent_period(std::span<const Value> values, std::size_t memory) {
    const std::optional<std::size_t> p = nearest_repeat(values, memory);
    if (!p) return std::nullopt;
    const std::size_t first = start_of_period(values, *p);
    return proved_period{.preperiod = first,
                         .length = *p,
                         .criterion = "Golomb: G(n) = G(n+" + std::to_string(*p) + ") for n = " + std::to_string(first) +
                                      " to " + std::to_string(first + memory - 1) + ", as many n as the largest amount",
                         .first = first,
                         .last = first + memory - 1 + *p};
}

std::optional<proved_period> octal_period(std::span<const std::uint16_t> values, std::size_t last_digit) {
    // A period that the criterion can prove here is at most half of what there is, and holds on the rest.
    const std::size_t half = values.size() / 2;
    if (half == 0) return std::nullopt;
    const std::optional<std::size_t> p = nearest_repeat(values, half);
    if (!p) return std::nullopt;
    const std::size_t preperiod = start_of_period(values, *p), m = std::max<std::size_t>(1, preperiod);
    const std::size_t end = 2 * m + 2 * *p + last_digit;
    if (end > values.size()) return std::nullopt;
    return proved_period{
        .preperiod = preperiod, .length = *p, .criterion = "Guy-Smith", .first = m, .last = end - 1};
}

template std::optional<std::size_t> nearest_repeat(std::span<const std::uint16_t>, std::size_t);
template std::optional<std::size_t> nearest_repeat(std::span<const std::uint64_t>, std::size_t);
template std::size_t start_of_period(std::span<const std::uint16_t>, std::size_t);
template std::size_t start_of_period(std::span<const std::uint64_t>, std::size_t);
template std::optional<proved_period> recurrent_period(std::span<const std::uint16_t>, std::size_t);

}  // namespace ludograph
