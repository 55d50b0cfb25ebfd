// Ways between boxes.
#include "gaps.hpp"

#include <algorithm>
#include <cmath>

#include "curves.hpp"
#include "measures.hpp"

namespace ludograph::layers {

namespace {

/// Gaps looked at on each side of the one that the straight line would take.
constexpr std::size_t window = 6;

constexpr double far_out = 1e7;

double x_at(point a, point b, double y) { return a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y); }

}  // namespace

std::vector<point> taut_string(point from, point to, const std::vector<portal>& portals) {
    std::vector<point> corners{from};
    std::vector<portal> stretches = portals;
    stretches.push_back({to.y, to.x, to.x});
    point apex = from;
    double low = -INFINITY, high = INFINITY;  // slopes, sideways by downwards, that pass what was seen
    std::size_t low_at = 0, high_at = 0;
    for (std::size_t i = 0; i < stretches.size(); ++i) {
        const portal& p = stretches[i];
        const double down = p.y - apex.y;
        if (down <= 0) continue;
        const double left = (p.left - apex.x) / down, right = (p.right - apex.x) / down;
        if (left > high || right < low) {
            const std::size_t turn = left > high ? high_at : low_at;
            apex = {left > high ? stretches[turn].right : stretches[turn].left, stretches[turn].y};
            corners.push_back(apex);
            low = -INFINITY;
            high = INFINITY;
            i = turn;
            continue;
        }
        if (left >= low) { low = left; low_at = i; }
        if (right <= high) { high = right; high_at = i; }
    }
    corners.push_back(to);
    return corners;
}

portal gap_finder::gap(std::uint32_t row, std::size_t index) const {
    const auto& boxes = scene_.boxes[row];
    double left = index == 0 ? -far_out : scene_.area(boxes[index - 1]).right + clearance;
    double right = index == boxes.size() ? far_out : scene_.area(boxes[index]).left - clearance;
    if (left > right) left = right = (left + right) / 2;
    return {0, left, right};
}

/// What is open in the row of `box` when the box itself is taken away.
portal gap_finder::own(std::uint32_t box, double y) const {
    const auto& boxes = scene_.boxes[scene_.row(box)];
    const auto at = static_cast<std::size_t>(
        std::lower_bound(boxes.begin(), boxes.end(), box, [&](auto a, auto b) { return scene_.x[a] < scene_.x[b]; }) -
        boxes.begin());
    const rectangle area = scene_.area(box);
    return {y, std::min(at == 0 ? -far_out : scene_.area(boxes[at - 1]).right + clearance, area.left),
            std::max(at + 1 == boxes.size() ? far_out : scene_.area(boxes[at + 1]).left - clearance, area.right)};
}

std::size_t gap_finder::nearest_gap(std::uint32_t row, double x) const {
    const auto& boxes = scene_.boxes[row];
    return static_cast<std::size_t>(
        std::lower_bound(boxes.begin(), boxes.end(), x, [&](std::uint32_t box, double at) { return scene_.x[box] < at; }) -
        boxes.begin());
}

bool gap_finder::is_free(std::uint32_t upper, std::uint32_t lower, double distance) const {
    const point a = scene_.centre(upper), b = scene_.centre(lower);
    for (std::uint32_t row = scene_.row(upper); row <= scene_.row(lower); ++row) {
        const band& at = scene_.bands[row];
        double left = x_at(a, b, std::clamp(at.top - distance, a.y, b.y));
        double right = x_at(a, b, std::clamp(at.bottom + distance, a.y, b.y));
        if (left > right) std::swap(left, right);
        const auto& boxes = scene_.boxes[row];
        for (std::size_t i = nearest_gap(row, left) - (nearest_gap(row, left) > 0 ? 1 : 0); i < boxes.size(); ++i) {
            if (boxes[i] == upper || boxes[i] == lower) continue;
            const rectangle area = scene_.area(boxes[i]);
            if (area.left - distance > right) break;
            if (meets(a, b, {area.left - distance, area.top - distance, area.right + distance, area.bottom + distance}))
                return false;
        }
    }
    return true;
}

std::vector<point> gap_finder::way(std::uint32_t upper, std::uint32_t lower) const {
    struct choice {
        portal through;
        double x, length;
        std::size_t before;
    };
    const point a = scene_.centre(upper), b = scene_.centre(lower);
    const std::uint32_t first = scene_.row(upper) + 1, last = scene_.row(lower);
    std::vector<std::vector<choice>> choices;
    std::vector<choice> begin{{{}, a.x, 0, 0}};
    double y = a.y;
    for (std::uint32_t row = first; row < last; ++row) {
        const double middle = (scene_.bands[row].top + scene_.bands[row].bottom) / 2;
        const double straight = x_at(a, b, middle);
        const std::size_t near = nearest_gap(row, straight);
        const auto& before = choices.empty() ? begin : choices.back();
        std::vector<choice> here;
        for (std::size_t g = near - std::min(near, window); g <= std::min(near + window, scene_.boxes[row].size()); ++g) {
            choice c{gap(row, g), 0, INFINITY, 0};
            c.x = std::clamp(straight, c.through.left, c.through.right);
            for (std::size_t i = 0; i < before.size(); ++i) {
                const double length = before[i].length + std::hypot(c.x - before[i].x, middle - y);
                if (length < c.length) { c.length = length; c.before = i; }
            }
            here.push_back(c);
        }
        choices.push_back(std::move(here));
        y = middle;
    }
    std::size_t chosen = 0;
    if (!choices.empty()) {
        double least = INFINITY;
        for (std::size_t i = 0; i < choices.back().size(); ++i) {
            const choice& c = choices.back()[i];
            const double length = c.length + std::hypot(c.x - b.x, b.y - y);
            if (length < least) { least = length; chosen = i; }
        }
    }
    std::vector<portal> portals{own(lower, scene_.bands[last].top - clearance)};
    for (std::uint32_t row = last; row-- > first;) {
        const choice& c = choices[row - first][chosen];
        portals.push_back({scene_.bands[row].bottom + clearance, c.through.left, c.through.right});
        portals.push_back({scene_.bands[row].top - clearance, c.through.left, c.through.right});
        chosen = c.before;
    }
    portals.push_back(own(upper, scene_.bands[first - 1].bottom + clearance));
    std::reverse(portals.begin(), portals.end());
    return taut_string(a, b, portals);
}

}  // namespace ludograph::layers
