// The lost positions of Wythoff's game and of Fraenkel's generalisation, in exact integers.
#include "ludograph/theory/wythoff.hpp"

#include <algorithm>
#include <functional>

namespace ludograph {

std::uint64_t integer_square_root(uint128 n) {
    std::uint64_t root = 0;
    for (std::uint64_t bit = std::uint64_t{1} << 63; bit != 0; bit >>= 1)
        if (uint128{root | bit} * (root | bit) <= n) root |= bit;
    return root;
}

std::uint64_t fraenkel_p_position(std::uint64_t n, std::uint64_t k) {
    const uint128 kn = uint128{k} * n;
    const std::uint64_t root = integer_square_root(kn * kn + 4 * uint128{n} * n);
    return static_cast<std::uint64_t>((root + 2 * uint128{n} - kn) / 2);
}

bool is_fraenkel_p(std::uint64_t a, std::uint64_t b, std::uint64_t k) {
    const auto [smaller, larger] = std::minmax(a, b);
    const std::uint64_t difference = larger - smaller;
    return difference % k == 0 && fraenkel_p_position(difference / k, k) == smaller;
}

namespace {

constexpr std::uint64_t largest_heap = std::uint64_t{1} << 62;

/// The number of the P position whose smaller heap, or larger one, is `a`; nothing where no P position has it.
std::optional<std::uint64_t> number_of(std::uint64_t a, std::uint64_t k, bool as_larger) {
    const auto heap = [&](std::uint64_t n) { return fraenkel_p_position(n, k) + (as_larger ? k * n : 0); };
    // The n-th smaller heap is at least n. Beyond the last n the larger heap is above the largest one.
    std::uint64_t first = 0, last = as_larger ? a / k : std::min(a, largest_heap / k);
    while (first < last) {
        const std::uint64_t middle = first + (last - first) / 2;
        if (heap(middle) < a) first = middle + 1;
        else last = middle;
    }
    return heap(first) == a ? std::optional(first) : std::nullopt;
}

}  // namespace

std::optional<std::uint64_t> fraenkel_partner(std::uint64_t a, std::uint64_t k) {
    if (const auto n = number_of(a, k, true)) return a - k * *n;
    const auto n = number_of(a, k, false);
    if (!n || k * *n > largest_heap - a) return std::nullopt;
    return a + k * *n;
}

std::vector<std::pair<std::uint64_t, std::uint64_t>> fraenkel_winning_options(std::uint64_t a, std::uint64_t b,
                                                                               std::uint64_t k) {
    std::vector<std::pair<std::uint64_t, std::uint64_t>> options;
    if (const auto left = fraenkel_partner(b, k); left && *left < a) options.emplace_back(*left, b);
    if (const auto left = fraenkel_partner(a, k); left && *left < b) options.emplace_back(a, *left);
    // The difference of the heaps changes by less than k, and becomes a multiple of k: its sign stays.
    const bool swapped = a < b;
    const std::uint64_t larger = std::max(a, b), smaller = std::min(a, b), difference = larger - smaller;
    std::vector<std::pair<std::uint64_t, std::uint64_t>> from_both;
    const auto try_number = [&](std::uint64_t n) {
        if (k * n >= larger) return;
        const std::uint64_t p = fraenkel_p_position(n, k), q = p + k * n;
        if (p < smaller && q < larger) from_both.emplace_back(swapped ? p : q, swapped ? q : p);
    };
    try_number(difference / k);
    if (difference % k != 0) try_number(difference / k + 1);
    std::sort(from_both.begin(), from_both.end(), std::greater<>());
    options.insert(options.end(), from_both.begin(), from_both.end());
    return options;
}

}  // namespace ludograph
