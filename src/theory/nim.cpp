// Nim by formula.
#include "ludograph/theory/nim.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

namespace ludograph {

std::int64_t nim_sum(std::span<const std::int64_t> heaps) {
    return std::accumulate(heaps.begin(), heaps.end(), std::int64_t{0}, std::bit_xor<>());
}

bool is_misere_nim_p(std::span<const std::int64_t> heaps) {
    const bool all_small = std::all_of(heaps.begin(), heaps.end(), [](auto heap) { return heap <= 1; });
    return (nim_sum(heaps) == 0) != all_small;
}

}  // namespace ludograph
