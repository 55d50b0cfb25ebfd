// Chains, folded like a line of text.
#include "fold.hpp"

#include <algorithm>
#include <iterator>

#include "measures.hpp"

namespace ludograph::layers {

namespace {

// Fewer boxes are large enough below each other; more cannot be read in any way.
constexpr std::size_t least_chain = 12, most_chain = 3600;

double lane_of(const node& place) { return 2 * place.half + trunk_distance; }

}  // namespace

bool is_chain(const std::vector<std::uint32_t>& level) {
    return level.size() >= least_chain && level.size() <= most_chain &&
           *std::max_element(level.begin(), level.end()) + 1 == level.size();
}

scene folded(network& net, const layered_graph& graph, const row_plan& plan,
             const std::vector<std::uint32_t>& level, std::uint32_t per_row, const extent& page) {
    std::vector<double> lanes(net.rows.size(), 0);
    for (std::size_t v = net.boxes; v < net.nodes.size(); ++v) lanes[net.nodes[v].row] += lane_of(net.nodes[v]);
    double widest = 0;
    for (std::size_t v = 0; v < net.boxes; ++v) widest = std::max(widest, net.nodes[v].half);
    const double first = side_margin + widest;
    const double right = page.width - side_margin - *std::max_element(lanes.begin(), lanes.end());
    const double pitch = std::max((right - widest - first) / (per_row - 1), 2 * (widest + plan.margin));
    std::vector<double> x(net.nodes.size());
    for (std::size_t v = 0; v < net.boxes; ++v) {
        const std::uint32_t row = level[v] / per_row, step = level[v] % per_row;
        x[v] = first + pitch * (row % 2 == 0 ? step : per_row - 1 - step);
    }
    std::vector<double> next(net.rows.size(), first + pitch * (per_row - 1) + widest + trunk_distance);
    for (std::size_t v = net.boxes; v < net.nodes.size(); ++v) {
        double& at = next[net.nodes[v].row];
        x[v] = at + net.nodes[v].half;
        at += lane_of(net.nodes[v]);
    }
    for (auto& row : net.rows)
        std::sort(row.begin(), row.end(), [&](std::uint32_t a, std::uint32_t b) { return x[a] < x[b]; });
    std::vector<band> bands = bands_of(graph, plan, net, x, page.height);
    scene placed{graph, net, std::move(x), std::move(bands), {}};
    for (const auto& row : net.rows) {
        auto& boxes = placed.boxes.emplace_back();
        std::copy_if(row.begin(), row.end(), std::back_inserter(boxes), [&](auto v) { return v < net.boxes; });
    }
    return placed;
}

}  // namespace ludograph::layers
