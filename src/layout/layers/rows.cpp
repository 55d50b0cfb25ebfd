// Wide levels, split into rows.
#include "rows.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <tuple>

#include "measures.hpp"

namespace ludograph::layers {

namespace {

constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

/// Adds `by` to every gap that a line between two rows runs through; sums up later.
void mark_span(std::vector<double>& change, std::uint32_t a, std::uint32_t b, double by) {
    change[std::min(a, b)] += by;
    change[std::max(a, b)] -= by;
}

}  // namespace

double room_of(const layered_graph::box& box, bool loop) {
    return box.size.width + (loop ? 2 * loop_width : 0);
}

std::vector<double> row_heights(const layered_graph& graph, const row_plan& plan) {
    std::vector<double> height(plan.level_of.size(), 0);
    for (std::size_t v = 0; v < graph.boxes.size(); ++v) {
        double& h = height[plan.row_of[v]];
        h = std::max(h, graph.boxes[v].size.height);
    }
    return height;
}

namespace {

/// Height of the gap below each row but the last: the more lines run through it, the higher.
std::vector<double> least_gaps(const layered_graph& graph, const row_plan& plan, double air) {
    const std::size_t rows = plan.level_of.size();
    std::vector<double> through(rows + 1, 0);
    for (const auto& line : graph.lines) mark_span(through, plan.row_of[line.from], plan.row_of[line.to], 1);
    std::vector<double> gaps;
    double lines = 0;
    for (std::size_t r = 0; r + 1 < rows; ++r) {
        lines += through[r];
        const bool same_level = plan.level_of[r] == plan.level_of[r + 1];
        const double dense = (same_level ? 0.35 : 1) * std::min(20.0, 0.8 * std::sqrt(lines));
        gaps.push_back(std::max(least_gap, air * (usual_gap + dense)));
    }
    return gaps;
}

}  // namespace

row_planner::row_planner(const layered_graph& graph, std::vector<std::uint32_t> level, line_routes routes,
                         double beside_trunk)
    : graph_(graph),
      level_(std::move(level)),
      routes_(routes),
      beside_trunk_(beside_trunk),
      loops_(graph.boxes.size()),
      target_(graph.boxes.size()),
      dealing_(graph.boxes.size()) {
    const std::size_t n = graph.boxes.size();
    std::vector<std::uint32_t> reached(n, none);  // the nearest below of the best lines' targets
    for (const auto& line : graph.lines) {
        if (line.from == line.to) loops_[line.from] = true;
        else if (level_[line.from] == level_[line.to]) joins_neighbours_ = true;
        if (line.style == line_style::ordinary || level_[line.from] >= level_[line.to]) continue;
        target_[line.to] = true;
        std::uint32_t& to = reached[line.from];
        if (line.style == line_style::best && (to == none || level_[line.to] < level_[to])) to = line.to;
    }
    std::iota(dealing_.begin(), dealing_.end(), 0);
    std::sort(dealing_.begin(), dealing_.end(), [&](std::uint32_t a, std::uint32_t b) {
        return std::tuple(level_[a], !target_[a], reached[a], a) <
               std::tuple(level_[b], !target_[b], reached[b], b);
    });
    for (const std::uint32_t l : level_) levels_ = std::max<std::size_t>(levels_, l + 1);
    by_level_ = grouping(levels_, n, [&](std::size_t i) { return level_[dealing_[i]]; });
}

double row_planner::footprint(std::uint32_t box, double margin) const {
    return room_of(graph_.boxes[box], loops_[box]) + 2 * margin;
}

/// Positions that winning lines reach go into the upper rows, so that the lines of the others need no
/// lanes beside them; the others by turns into the rows that have room left.
row_plan row_planner::deal(const std::vector<std::size_t>& rows_of_level, double margin) const {
    row_plan plan;
    plan.margin = margin;
    plan.row_of.resize(graph_.boxes.size());
    std::vector<double> used;
    for (std::size_t level = 0; level < levels_; ++level) {
        const std::size_t k = rows_of_level[level];
        const auto first = static_cast<std::uint32_t>(plan.level_of.size());
        plan.level_of.insert(plan.level_of.end(), k, static_cast<std::uint32_t>(level));
        double total = 0;
        for (const std::uint32_t i : by_level_[level]) total += footprint(dealing_[i], margin);
        const double share = total / static_cast<double>(k);
        used.assign(k, 0);
        std::size_t row = 0, full = 0;
        for (const std::uint32_t i : by_level_[level]) {
            const std::uint32_t box = dealing_[i];
            const double room = footprint(box, margin);
            if (target_[box]) {
                while (full + 1 < k && used[full] + room / 2 > share) ++full;
                row = full;
            } else {
                const std::size_t lowest = full;
                for (std::size_t tried = 0; tried < k; ++tried) {
                    row = row + 1 < k ? row + 1 : lowest;
                    if (used[row] + room / 2 <= share) break;
                }
            }
            used[row] += room;
            plan.row_of[box] = first + static_cast<std::uint32_t>(row);
        }
    }
    return plan;
}

/// Room that trunks take in each row: one lane a target that is reached from above to below.
std::vector<double> row_planner::lanes(const row_plan& plan) const {
    std::vector<double> change(plan.level_of.size() + 1, 0);
    if (routes_ == line_routes::bundled) {
        std::vector<std::uint32_t> top(graph_.boxes.size(), none), lines(graph_.boxes.size(), 0);
        for (const auto& line : graph_.lines) {
            if (line.style != line_style::best) continue;
            top[line.to] = std::min(top[line.to], plan.row_of[line.from]);
            ++lines[line.to];
        }
        for (std::size_t v = 0; v < top.size(); ++v) {
            if (top[v] == none || top[v] + 1 >= plan.row_of[v]) continue;
            change[top[v] + 1] += lane_width(lines[v], beside_trunk_);
            change[plan.row_of[v]] -= lane_width(lines[v], beside_trunk_);
        }
    }
    std::partial_sum(change.begin(), change.end(), change.begin());
    change.pop_back();
    return change;
}

row_plan row_planner::plan(double width, double air) const {
    std::vector<std::size_t> rows_of_level(levels_, 1);
    const double inner = width - 2 * side_margin;
    const bool dense = routes_ == line_routes::bundled && !joins_neighbours_;
    const double roomy = dense ? box_margin : airy_margin;
    // Straight lines are led between boxes, which takes room on a full page too.
    const double full = routes_ == line_routes::bundled ? tight_margin : box_margin;
    const double margin = std::lerp(full, roomy, (air - 0.4) / 0.6);
    for (std::size_t level = 0; level < levels_; ++level) {
        double total = 0;
        for (const std::uint32_t i : by_level_[level]) total += footprint(dealing_[i], margin);
        const double boxes = static_cast<double>(by_level_[level].size());
        rows_of_level[level] = static_cast<std::size_t>(std::clamp(std::ceil(total / inner), 1.0, boxes));
    }
    // More rows need more lanes, which may need more rows; a few rounds settle it as far as it can be.
    row_plan plan;
    for (int round = 0; round < 8; ++round) {
        plan = deal(rows_of_level, margin);
        std::vector<double> used = lanes(plan);
        for (std::uint32_t v = 0; v < graph_.boxes.size(); ++v) used[plan.row_of[v]] += footprint(v, margin);
        plan.least.width = 0;
        std::vector<bool> wide(levels_, false);
        bool again = false;
        for (std::size_t r = 0; r < used.size(); ++r) {
            plan.least.width = std::max(plan.least.width, used[r] + 2 * side_margin);
            const std::size_t level = plan.level_of[r];
            if (used[r] <= inner || wide[level] || rows_of_level[level] >= by_level_[level].size()) continue;
            wide[level] = again = true;
            ++rows_of_level[level];
        }
        if (!again) break;
    }
    const std::vector<double> heights = row_heights(graph_, plan);
    plan.gaps = least_gaps(graph_, plan, air);
    plan.least.height = std::accumulate(heights.begin(), heights.end(), 2 * side_margin) +
                        std::accumulate(plan.gaps.begin(), plan.gaps.end(), 0.0);
    return plan;
}

}  // namespace ludograph::layers
