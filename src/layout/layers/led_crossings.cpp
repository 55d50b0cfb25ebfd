// Crossings of curves that run downwards.
#include "led_crossings.hpp"

#include <algorithm>
#include <cmath>

namespace ludograph::layers {

namespace {

/// Points of a curve from the top down, close enough to take it for straight between them.
std::vector<point> samples_of(const curve& line) {
    constexpr int pieces = 6;
    std::vector<point> samples{line.front()};
    for (std::size_t i = 0; i + 3 < line.size(); i += 3)
        for (int k = 1; k <= pieces; ++k) {
            const double t = static_cast<double>(k) / pieces, s = 1 - t;
            const double a = s * s * s, b = 3 * s * s * t, c = 3 * s * t * t, d = t * t * t;
            samples.push_back({a * line[i].x + b * line[i + 1].x + c * line[i + 2].x + d * line[i + 3].x,
                               a * line[i].y + b * line[i + 1].y + c * line[i + 2].y + d * line[i + 3].y});
        }
    return samples;
}

/// How often the right one of two becomes the left one, from the top down.
std::size_t changes(const std::vector<point>& a, const std::vector<point>& b) {
    std::size_t count = 0, i = 0, j = 0;
    double before = 0;
    const auto x_at = [](const std::vector<point>& line, std::size_t& at, double y) {
        while (at + 2 < line.size() && line[at + 1].y < y) ++at;
        const point &p = line[at], &q = line[at + 1];
        return p.y == q.y ? p.x : std::lerp(p.x, q.x, (y - p.y) / (q.y - p.y));
    };
    const double top = std::max(a.front().y, b.front().y), bottom = std::min(a.back().y, b.back().y);
    for (double y = top; y <= bottom;) {
        const double apart = x_at(a, i, y) - x_at(b, j, y);
        if (before * apart < 0) ++count;
        if (apart != 0) before = apart;
        if (y == bottom) break;
        const double next_a = a[i + 1].y > y ? a[i + 1].y : bottom, next_b = b[j + 1].y > y ? b[j + 1].y : bottom;
        y = std::min({next_a, next_b, bottom});
    }
    return count;
}

}  // namespace

std::size_t led_crossings(const scene& placed, const std::vector<curve>& lines) {
    std::vector<std::size_t> winning;
    std::vector<std::vector<point>> samples;
    for (std::size_t l = 0; l < lines.size(); ++l) {
        if (placed.net.entry[l] == no_node) continue;
        winning.push_back(l);
        samples.push_back(samples_of(lines[l]));
    }
    std::size_t count = 0;
    for (std::size_t i = 0; i < winning.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const auto &a = placed.graph.lines[winning[i]], &b = placed.graph.lines[winning[j]];
            if (a.from != b.from && a.to != b.to) count += changes(samples[i], samples[j]);
        }
    return count;
}

}  // namespace ludograph::layers
