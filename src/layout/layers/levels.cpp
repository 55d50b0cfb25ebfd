// Longest plays to the end or from the start, or levels as given.
#include "levels.hpp"

#include <algorithm>

#include "acyclic.hpp"
#include "grouping.hpp"

namespace ludograph::layers {

namespace {

/// Arrows on the longest path that leads to each box; `arrows` have no cycle.
std::vector<std::uint32_t> longest_to(std::size_t boxes, const std::vector<arrow>& arrows) {
    const grouping from(boxes, arrows.size(), [&](std::size_t a) { return arrows[a].from; });
    std::vector<std::uint32_t> waiting(boxes, 0), length(boxes, 0), ready;
    for (const arrow& a : arrows) ++waiting[a.to];
    for (std::uint32_t v = 0; v < boxes; ++v)
        if (waiting[v] == 0) ready.push_back(v);
    for (std::size_t i = 0; i < ready.size(); ++i) {
        for (const std::uint32_t a : from[ready[i]]) {
            const std::uint32_t to = arrows[a].to;
            length[to] = std::max(length[to], length[ready[i]] + 1);
            if (--waiting[to] == 0) ready.push_back(to);
        }
    }
    return length;
}

std::vector<std::uint32_t> given_levels(const layered_graph& graph) {
    std::vector<std::uint32_t> level, used;
    for (const auto& box : graph.boxes) level.push_back(box.level.value_or(0));
    used = level;
    std::sort(used.begin(), used.end(), std::greater{});
    used.erase(std::unique(used.begin(), used.end()), used.end());
    for (std::uint32_t& l : level)
        l = static_cast<std::uint32_t>(std::lower_bound(used.begin(), used.end(), l, std::greater{}) - used.begin());
    return level;
}

}  // namespace

std::vector<std::uint32_t> levels_of(const layered_graph& graph, level_order order) {
    if (order == level_order::given) return given_levels(graph);
    std::vector<arrow> arrows = without_cycles(graph);
    if (order == level_order::from_start) return longest_to(graph.boxes.size(), arrows);
    for (arrow& a : arrows) std::swap(a.from, a.to);
    std::vector<std::uint32_t> level = longest_to(graph.boxes.size(), arrows);
    const std::uint32_t top = level.empty() ? 0 : *std::max_element(level.begin(), level.end());
    for (std::uint32_t& l : level) l = top - l;
    return level;
}

}  // namespace ludograph::layers
