// Crossings between two rows, with an accumulator tree.
#include "crossings.hpp"

#include <algorithm>
#include <tuple>

namespace ludograph::layers {

double crossings_of(std::vector<strand>& strands) {
    std::uint32_t places = 0;
    for (const strand& s : strands) places = std::max(places, s.lower + 1);
    std::sort(strands.begin(), strands.end(), [](const strand& a, const strand& b) {
        return std::tie(a.upper, a.lower) < std::tie(b.upper, b.lower);
    });
    std::vector<double> tree(places + 1, 0);
    double total = 0, crossed = 0;
    for (const strand& s : strands) {
        // Those entered so far begin further left or at the same place; they cross where they end further
        // right. Of the same beginning, in order of their ends, none does.
        double left_or_same = 0;
        for (std::uint32_t i = s.lower + 1; i > 0; i &= i - 1) left_or_same += tree[i];
        crossed += s.weight * (total - left_or_same);
        for (std::uint32_t i = s.lower + 1; i <= places; i += i & (~i + 1)) tree[i] += s.weight;
        total += s.weight;
    }
    return crossed;
}

}  // namespace ludograph::layers
