// How high the rows and the gaps between them are.
#include <algorithm>
#include <cmath>
#include <numeric>

#include "measures.hpp"
#include "scene.hpp"

namespace ludograph::layers {

std::vector<band> bands_of(const layered_graph& graph, const row_plan& plan, const network& net,
                           const std::vector<double>& x, double height) {
    const std::vector<double> heights = row_heights(graph, plan);
    std::vector<double> gaps = plan.gaps, reach(gaps.size(), 0);
    for (const segment& s : net.segments)
        if (s.best) reach[net.nodes[s.upper].row] = std::max(reach[net.nodes[s.upper].row], std::abs(x[s.upper] - x[s.lower]));
    std::vector<double> wish;
    for (std::size_t i = 0; i < gaps.size(); ++i) wish.push_back(gaps[i] + std::min(0.25 * reach[i], 2 * gaps[i]));
    const double wished = std::accumulate(wish.begin(), wish.end(), 0.0);
    const double spare = height - 2 * side_margin - std::accumulate(heights.begin(), heights.end(), 0.0) -
                         std::accumulate(gaps.begin(), gaps.end(), 0.0);
    for (std::size_t i = 0; i < gaps.size(); ++i)
        if (spare > 0) gaps[i] += std::min(spare * wish[i] / wished, 1.6 * wish[i]);
    std::vector<band> bands;
    double y = side_margin;
    for (std::size_t r = 0; r < heights.size(); ++r) {
        bands.push_back({y, y + heights[r]});
        y += heights[r] + (r < gaps.size() ? gaps[r] : 0);
    }
    return bands;
}

}  // namespace ludograph::layers
