// The lost positions of Wythoff's game and of Fraenkel's generalisation, in exact integers.
#include "ludograph/theory/wythoff.hpp"

#include <algorithm>

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

}  // namespace ludograph
