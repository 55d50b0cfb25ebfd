// What straight winning lines cost.
#include "straight_lines.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ludograph::layers {

namespace {

/// What a line through a box costs in crossings: it will be led around the box, and cross others there.
constexpr double through_box = 0.6;

/// What a point of the way sideways costs, so that lines are no longer than they need be.
constexpr double sideways = 0.006;

}  // namespace

straight_lines::straight_lines(const network& net, const layered_graph& graph, const std::vector<double>& x,
                               const std::vector<double>& y)
    : x_(net.boxes), at_(net.boxes), box_counts_(net.boxes, 1), incident_(net.boxes) {
    for (std::uint32_t v = 0; v < net.boxes; ++v) {
        y_.push_back(static_cast<float>(y[net.nodes[v].row]));
        half_width_.push_back(static_cast<float>(graph.boxes[v].size.width / 2));
        half_height_.push_back(static_cast<float>(graph.boxes[v].size.height / 2));
    }
    for (std::size_t l = 0; l < graph.lines.size(); ++l) {
        if (net.entry[l] == no_node) continue;
        const auto& line = graph.lines[l];
        for (const std::uint32_t end : {line.from, line.to})
            incident_[end].push_back(static_cast<std::uint32_t>(from_.size()));
        from_.push_back(static_cast<std::int32_t>(line.from));
        to_.push_back(static_cast<std::int32_t>(line.to));
        top_.push_back(y_[line.from]);
        bottom_.push_back(y_[line.to]);
    }
    start_.resize(from_.size());
    slope_.resize(from_.size());
    line_counts_.assign(from_.size(), 2);
    for (std::uint32_t v = 0; v < net.boxes; ++v) move(v, x[v]);
}

void straight_lines::move(std::uint32_t box, double x) {
    x_[box] = x;
    at_[box] = static_cast<float>(x);
    for (const std::uint32_t l : incident_[box]) {
        start_[l] = at_[static_cast<std::uint32_t>(from_[l])];
        slope_[l] = (at_[static_cast<std::uint32_t>(to_[l])] - start_[l]) / (bottom_[l] - top_[l]);
    }
}

double straight_lines::cost() {
    std::vector<std::uint32_t> all(boxes());
    std::iota(all.begin(), all.end(), 0);
    return cost_of(all);
}

double straight_lines::cost_of(std::span<const std::uint32_t> boxes) {
    // What is met from both sides counts half on each, or on one alone.
    touched_.clear();
    for (const std::uint32_t v : boxes) {
        box_counts_[v] = 0;
        touched_.insert(touched_.end(), incident_[v].begin(), incident_[v].end());
    }
    std::sort(touched_.begin(), touched_.end());
    touched_.erase(std::unique(touched_.begin(), touched_.end()), touched_.end());
    for (const std::uint32_t l : touched_) line_counts_[l] = 1;
    work_ += touched_.size() * (size() + x_.size()) + boxes.size() * size();
    std::int64_t half_crossings = 0, hits = 0;
    double way = 0;
    for (const std::uint32_t l : touched_) {
        way += static_cast<double>(std::abs(slope_[l]) * (bottom_[l] - top_[l]));
        half_crossings += crossings_with(l);
        hits += boxes_hit_by(l);
    }
    for (const std::uint32_t v : boxes) hits += lines_through(v);
    for (const std::uint32_t l : touched_) line_counts_[l] = 2;
    for (const std::uint32_t v : boxes) box_counts_[v] = 1;
    return static_cast<double>(half_crossings) / 2 + through_box * static_cast<double>(hits) + sideways * way;
}

/// Counts of the lines that it crosses.
std::int32_t straight_lines::crossings_with(std::uint32_t line) const {
    const float start = start_[line], top = top_[line], bottom = bottom_[line], slope = slope_[line];
    const std::int32_t from = from_[line], to = to_[line];
    const float *tops = top_.data(), *bottoms = bottom_.data(), *starts = start_.data(), *slopes = slope_.data();
    const std::int32_t *froms = from_.data(), *tos = to_.data(), *counts = line_counts_.data();
    std::int32_t sum = 0;
    for (std::size_t k = 0; k < from_.size(); ++k) {
        const float high = std::max(top, tops[k]), low = std::min(bottom, bottoms[k]);
        const float at_high = start + slope * (high - top) - starts[k] - slopes[k] * (high - tops[k]);
        const float at_low = start + slope * (low - top) - starts[k] - slopes[k] * (low - tops[k]);
        // No `&&`: branches here would be mispredicted.
        const std::int32_t ends_differ = (froms[k] - from) * (tos[k] - to);
        const std::int32_t count = counts[k], crossed = std::min(low - high, -at_high * at_low) > 0 ? count : 0;
        sum += ends_differ != 0 ? crossed : 0;
    }
    return sum;
}

/// Whether the line runs through the box, or so near to it that it is led around.
bool straight_lines::meets(std::size_t line, std::size_t box) const {
    const float y = y_[box];
    const float off = std::abs(start_[line] + slope_[line] * (y - top_[line]) - at_[box]);
    const float near = half_width_[box] + half_height_[box] * std::abs(slope_[line]);
    return (y > top_[line]) & (y < bottom_[line]) & (off < near);
}

std::int32_t straight_lines::boxes_hit_by(std::uint32_t line) const {
    std::int32_t sum = 0;
    for (std::size_t v = 0; v < at_.size(); ++v) sum += meets(line, v) ? box_counts_[v] : 0;
    return sum;
}

std::int32_t straight_lines::lines_through(std::uint32_t box) const {
    std::int32_t sum = 0;
    for (std::size_t l = 0; l < from_.size(); ++l) sum += meets(l, box) ? 1 : 0;
    return sum;
}

}  // namespace ludograph::layers
