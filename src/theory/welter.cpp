// Welter's game by formula.
#include "ludograph/theory/welter.hpp"

#include <bit>
#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

namespace ludograph {

namespace {

/// v of the highest power 2^v that divides a - b: the place of the lowest bit in which they differ.
int closeness(std::uint64_t a, std::uint64_t b) {
    assert(a != b);
    return std::countr_zero(a ^ b);
}

/// What a pair of squares adds in Sato's formula.
std::uint64_t pair_value(std::uint64_t a, std::uint64_t b) { return (std::uint64_t{2} << closeness(a, b)) - 1; }

/// Moves the two squares that are closest to the end of `squares`, which has two at least.
void bring_mates_to_end(std::vector<std::uint64_t>& squares) {
    std::size_t first = 0, second = 1;
    for (std::size_t i = 0; i < squares.size(); ++i)
        for (std::size_t j = i + 1; j < squares.size(); ++j)
            if (closeness(squares[i], squares[j]) > closeness(squares[first], squares[second])) {
                first = i;
                second = j;
            }
    std::swap(squares[second], squares[squares.size() - 1]);
    std::swap(squares[first], squares[squares.size() - 2]);
}

}  // namespace

std::uint64_t welter_function(std::span<const std::int64_t> squares) {
    std::vector<std::uint64_t> single(squares.begin(), squares.end());
    std::uint64_t value = 0;
    while (single.size() > 1) {
        bring_mates_to_end(single);
        value ^= (single[single.size() - 2] ^ single.back()) - 1;
        single.resize(single.size() - 2);
    }
    return single.empty() ? value : value ^ single.front();
}

std::uint64_t welter_function_by_pairs(std::span<const std::int64_t> squares) {
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < squares.size(); ++i) {
        const auto a = static_cast<std::uint64_t>(squares[i]);
        value ^= a;
        for (std::size_t j = 0; j < i; ++j)
            value ^= pair_value(a, static_cast<std::uint64_t>(squares[j]));
    }
    return value;
}

std::optional<std::int64_t> welter_square(std::span<const std::int64_t> squares, std::size_t coin,
                                          std::uint64_t change) {
    std::vector<std::uint64_t> agreeing;  // the other coins, those that agree with the bits of `square` so far
    const auto here = static_cast<std::uint64_t>(squares[coin]);
    std::uint64_t rest = change ^ here;   // what the square and its pairs give in the end
    for (std::size_t i = 0; i < squares.size(); ++i) {
        if (i == coin) continue;
        agreeing.push_back(static_cast<std::uint64_t>(squares[i]));
        rest ^= pair_value(here, agreeing.back());
    }
    std::uint64_t square = 0;
    for (int bit = 0; bit < 63; ++bit) {
        const std::uint64_t odd = agreeing.size() & 1, digit = (rest >> bit & 1) ^ odd;
        square |= digit << bit;
        std::erase_if(agreeing, [&](std::uint64_t other) { return (other >> bit & 1) != digit; });
    }
    const auto found = static_cast<std::int64_t>(square);
    const bool is_taken = !agreeing.empty();
    if (is_taken || found >= squares[coin]) return std::nullopt;
    return found;
}

}  // namespace ludograph
