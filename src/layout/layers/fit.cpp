// The search for the placement that can be printed largest.
#include <algorithm>
#include <cassert>
#include <cmath>

#include "arrangement.hpp"
#include "fold.hpp"
#include "levels.hpp"
#include "ludograph/layout/layers.hpp"
#include "measures.hpp"
#include "routes.hpp"
#include "rows.hpp"

namespace ludograph {

namespace {

using namespace layers;

double scale_in(const extent& area, const extent& size) {
    return std::min(area.width / size.width, area.height / size.height);
}

/// How large a graph with these levels could be printed in an area, and in which rows.
struct candidate {
    row_plan plan;
    double scale = 0;
    std::size_t area = 0;
    std::uint32_t per_row = 0;              ///< of a folded chain; else 0
    std::vector<std::uint32_t> level = {};  ///< of a folded chain
};

/// The smaller the type would be, the less room is left between boxes: a crowded page reads better by
/// larger type than by more air.
double air_at(double scale) { return std::clamp(0.4 + 2.4 * (scale - 0.6), 0.4, 1.0); }

/// Rows for a page of the area's proportions: the largest scale at which they fit, to about half a hundredth.
candidate largest(const row_planner& planner, const extent& area, std::size_t index, double most_scale) {
    candidate best;
    best.area = index;
    const auto attempt = [&](double width, double limit, double air) {
        row_plan plan = planner.plan(width, air);
        const double scale = std::min(scale_in(area, plan.least), limit);
        if (scale > best.scale) {
            best.scale = scale;
            best.plan = std::move(plan);
        }
    };
    attempt(INFINITY, most_scale, 1);
    double low = best.scale, high = most_scale;
    while (high > 1.005 * low) {
        const double middle = std::sqrt(low * high);
        attempt(area.width / middle, middle, air_at(middle));
        (best.scale >= middle ? low : high) = middle;
    }
    // What does not fit at one scale may fit at a larger one, where the rows happen to come out fuller.
    for (double scale = low; scale < std::min(1.08 * low, most_scale); scale *= 1.004)
        attempt(area.width / scale, scale, air_at(scale));
    return best;
}

/// A chain as many to a row as can be printed largest.
candidate largest_fold(const layered_graph& graph, const std::vector<std::uint32_t>& level, line_routes routes,
                       std::span<const extent> areas, double most_scale) {
    constexpr std::size_t most_per_row = 60;
    candidate best;
    for (std::uint32_t per_row = 2; per_row < std::min(most_per_row, level.size()); ++per_row) {
        std::vector<std::uint32_t> row = level;
        for (std::uint32_t& each : row) each /= per_row;
        const row_plan plan = row_planner(graph, std::move(row), routes, close_lane).plan(INFINITY, 1);
        for (std::size_t i = 0; i < areas.size(); ++i) {
            const double scale = std::min(scale_in(areas[i], plan.least), most_scale);
            if (scale > best.scale) best = {plan, scale, i, per_row, level};
        }
    }
    return best;
}

/// Everything that the candidate leaves open, for a page of `page`; y runs upwards in the end.
placement laid_out(const layered_graph& graph, const candidate& chosen, line_routes how, const extent& page) {
    const row_plan& plan = chosen.plan;
    network net = network_of(graph, plan, how);
    const scene placed = chosen.per_row > 0 ? folded(net, graph, plan, chosen.level, chosen.per_row, page)
                                            : arranged(net, graph, plan, how, page);
    placement result;
    routes found = routes_of(placed, how);
    result.lines = std::move(found.lines);
    result.trunks = std::move(found.trunks);
    for (std::uint32_t v = 0; v < graph.boxes.size(); ++v)
        result.boxes.push_back({placed.centre(v), graph.boxes[v].size});
    return result;
}

/// Moves everything into the first quadrant, with y upwards, and sets the size.
void settle(placement& place) {
    double left = INFINITY, right = -INFINITY, top = INFINITY, bottom = -INFINITY;
    const auto include = [&](double x, double y, double half_width, double half_height) {
        left = std::min(left, x - half_width);
        right = std::max(right, x + half_width);
        top = std::min(top, y - half_height);
        bottom = std::max(bottom, y + half_height);
    };
    for (const placed_box& b : place.boxes)
        include(b.centre.x, b.centre.y, b.size.width / 2, b.size.height / 2);
    for (const curve& line : place.lines)
        for (const point& p : line) include(p.x, p.y, 0, 0);
    for (const trunk& t : place.trunks)
        for (const point& p : t.path) include(p.x, p.y, t.width / 2, 0);
    if (place.boxes.empty()) left = right = top = bottom = 0;
    const auto turn = [&](point& p) { p = {p.x - left, bottom - p.y}; };
    for (placed_box& b : place.boxes) turn(b.centre);
    for (curve& line : place.lines) std::for_each(line.begin(), line.end(), turn);
    for (trunk& t : place.trunks) std::for_each(t.path.begin(), t.path.end(), turn);
    place.size = {right - left, bottom - top};
}

/// A graph whose many ends would all crowd at the bottom may read better by the longest play to a box.
bool is_sparse(const layered_graph& graph) { return graph.lines.size() <= 3 * graph.boxes.size(); }

/// A column is plainer: type must be so much larger for a fold.
constexpr double worth_a_fold = 1.25;

/// The levels, rows and area that promise the largest print.
candidate most_promising(const layered_graph& graph, const layered_options& options,
                         std::span<const extent> areas, double beside_trunk) {
    const bool automatic = options.order == level_order::automatic;
    std::vector<level_order> orders{automatic ? level_order::to_end : options.order};
    if (automatic && is_sparse(graph)) orders.push_back(level_order::from_start);
    candidate best;
    for (const level_order order : orders) {
        const std::vector<std::uint32_t> level = levels_of(graph, order);
        const row_planner planner(graph, level, options.routes, beside_trunk);
        candidate ordered;
        for (std::size_t i = 0; i < areas.size(); ++i) {
            candidate found = largest(planner, areas[i], i, options.most_scale);
            if (found.scale > 1.02 * ordered.scale) ordered = std::move(found);
        }
        if (order != level_order::given && is_chain(level)) {
            candidate fold = largest_fold(graph, level, options.routes, areas, options.most_scale);
            if (fold.scale > worth_a_fold * ordered.scale) ordered = std::move(fold);
        }
        // Moves of a sparse graph are short by the longest play to a box, which is worth some type size.
        const double bar = order == level_order::from_start ? 0.9 : 1.02;
        if (ordered.scale > bar * best.scale) best = std::move(ordered);
    }
    return best;
}

}  // namespace

fitted fit_layers(const layered_graph& graph, const layered_options& options, std::span<const extent> areas) {
    assert(!areas.empty());
    fitted result;
    result.scale = options.most_scale;
    if (graph.boxes.empty()) return result;
    result.scale = 0;
    // Only the ordered rows show how much room trunks take; rows that came out too wide are planned anew.
    for (double beside_trunk = lone_lane; beside_trunk <= close_lane; beside_trunk += 0.5) {
        const candidate plan = most_promising(graph, options, areas, beside_trunk);
        const extent& area = areas[plan.area];
        fitted found;
        found.place =
            laid_out(graph, plan, options.routes, {area.width / plan.scale, area.height / plan.scale});
        settle(found.place);
        found.area = plan.area;
        found.scale = std::min(scale_in(area, found.place.size), options.most_scale);
        const bool as_planned = found.scale >= 0.99 * plan.scale;
        if (found.scale > result.scale) result = std::move(found);
        if (as_planned) break;
    }
    return result;
}

}  // namespace ludograph
