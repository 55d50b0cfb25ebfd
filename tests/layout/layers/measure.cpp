// What can be measured of a placement.
#include "measure.hpp"

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

namespace ludograph::testing {

namespace {

constexpr double tolerance = 1e-3;

struct stretch {
    point a, b;
    std::uint32_t line;
    double low() const { return std::min(a.y, b.y); }
    double high() const { return std::max(a.y, b.y); }
    double left() const { return std::min(a.x, b.x); }
    double right() const { return std::max(a.x, b.x); }
};

point on_curve(const curve& path, std::size_t piece, double t) {
    const point *p = &path[3 * piece];
    const double s = 1 - t, w[] = {s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t};
    return {w[0] * p[0].x + w[1] * p[1].x + w[2] * p[2].x + w[3] * p[3].x,
            w[0] * p[0].y + w[1] * p[1].y + w[2] * p[2].y + w[3] * p[3].y};
}

/// Polylines of the lines of `styles`, cut into straight stretches; a straight piece is one.
std::vector<stretch> stretches_of(const layered_graph& graph, const placement& place,
                                  const std::vector<line_style>& styles) {
    std::vector<stretch> found;
    for (std::uint32_t l = 0; l < graph.lines.size(); ++l) {
        if (std::find(styles.begin(), styles.end(), graph.lines[l].style) == styles.end()) continue;
        const curve& path = place.lines[l];
        for (std::size_t piece = 0; 3 * piece + 3 < path.size(); ++piece) {
            const point a = path[3 * piece], b = path[3 * piece + 3];
            const auto off = [&](point p) {
                return std::abs((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x));
            };
            const bool flat = off(path[3 * piece + 1]) + off(path[3 * piece + 2]) < 1e-6;
            const int steps = flat ? 1 : 16;
            for (int i = 0; i < steps; ++i)
                found.push_back({on_curve(path, piece, double(i) / steps), on_curve(path, piece, double(i + 1) / steps), l});
        }
    }
    return found;
}

double turn(point a, point b, point c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

/// Does the stretch come into the box, a thousandth of a point inside its border?
bool enters(const stretch& s, const placed_box& box) {
    const double half_width = box.size.width / 2 - tolerance, half_height = box.size.height / 2 - tolerance;
    double from = 0, to = 1;
    const auto clip = [&](double start, double direction, double half) {
        if (std::abs(direction) < 1e-12) {
            if (std::abs(start) >= half) to = -1;
            return;
        }
        const double one = (-half - start) / direction, two = (half - start) / direction;
        from = std::max(from, std::min(one, two));
        to = std::min(to, std::max(one, two));
    };
    clip(s.a.x - box.centre.x, s.b.x - s.a.x, half_width);
    clip(s.a.y - box.centre.y, s.b.y - s.a.y, half_height);
    return from < to;
}

/// Calls `use(i, j)` for every two ranges that overlap; `low` and `high` give the ends of a range.
template <class Low, class High, class Use>
void each_overlap(std::size_t count, Low low, High high, Use use) {
    std::vector<std::size_t> order(count), open;
    for (std::size_t i = 0; i < count; ++i) order[i] = i;
    std::sort(order.begin(), order.end(), [&](auto a, auto b) { return low(a) < low(b); });
    for (const std::size_t i : order) {
        std::erase_if(open, [&](std::size_t o) { return high(o) < low(i); });
        for (const std::size_t o : open) use(o, i);
        open.push_back(i);
    }
}

}  // namespace

std::size_t overlapping_boxes(const placement& place) {
    std::size_t found = 0;
    const auto& boxes = place.boxes;
    each_overlap(
        boxes.size(), [&](std::size_t i) { return boxes[i].centre.y - boxes[i].size.height / 2; },
        [&](std::size_t i) { return boxes[i].centre.y + boxes[i].size.height / 2; },
        [&](std::size_t i, std::size_t j) {
            const double apart_x = std::abs(boxes[i].centre.x - boxes[j].centre.x);
            const double apart_y = std::abs(boxes[i].centre.y - boxes[j].centre.y);
            if (apart_x < (boxes[i].size.width + boxes[j].size.width) / 2 - tolerance &&
                apart_y < (boxes[i].size.height + boxes[j].size.height) / 2 - tolerance)
                ++found;
        });
    return found;
}

std::size_t lines_through_boxes(const layered_graph& graph, const placement& place,
                                const std::vector<line_style>& styles) {
    const std::vector<stretch> stretches = stretches_of(graph, place, styles);
    std::vector<std::uint32_t> by_height(place.boxes.size());
    for (std::uint32_t v = 0; v < by_height.size(); ++v) by_height[v] = v;
    const auto low = [&](std::uint32_t v) { return place.boxes[v].centre.y - place.boxes[v].size.height / 2; };
    std::sort(by_height.begin(), by_height.end(), [&](auto a, auto b) { return low(a) < low(b); });
    double highest = 0;
    for (const placed_box& b : place.boxes) highest = std::max(highest, b.size.height);
    std::set<std::pair<std::uint32_t, std::uint32_t>> found;
    for (const stretch& s : stretches) {
        auto at = std::lower_bound(by_height.begin(), by_height.end(), s.low() - highest - 1,
                                   [&](std::uint32_t v, double y) { return low(v) < y; });
        for (; at != by_height.end() && low(*at) < s.high(); ++at) {
            const auto& line = graph.lines[s.line];
            if (*at != line.from && *at != line.to && enters(s, place.boxes[*at])) found.emplace(s.line, *at);
        }
    }
    return found.size();
}

crossing_count crossings(const layered_graph& graph, const placement& place,
                         const std::vector<line_style>& styles) {
    std::vector<stretch> all = stretches_of(graph, place, styles);
    // Lines that turn at the same corner, or run along each other, are told apart by a shift too small to see.
    for (stretch& s : all) {
        const double x = 1e-6 * (s.line % 97), y = 1e-6 * (s.line % 89);
        s = {{s.a.x + x, s.a.y + y}, {s.b.x + x, s.b.y + y}, s.line};
    }
    crossing_count count;
    std::set<std::tuple<std::uint32_t, std::uint32_t, long, long>> seen;
    each_overlap(
        all.size(), [&](std::size_t i) { return all[i].low(); }, [&](std::size_t i) { return all[i].high(); },
        [&](std::size_t i, std::size_t j) {
            const stretch &s = all[i], &t = all[j];
            if (s.left() > t.right() || t.left() > s.right()) return;
            const auto &one = graph.lines[s.line], &two = graph.lines[t.line];
            if (one.from == two.from || one.to == two.to || s.line == t.line) return;
            const double a = turn(s.a, s.b, t.a), b = turn(s.a, s.b, t.b);
            const double c = turn(t.a, t.b, s.a), d = turn(t.a, t.b, s.b);
            // A corner that lies on the other line belongs to one of the two stretches that meet there.
            if ((a > 0) == (b > 0) || (c > 0) == (d > 0)) return;
            ++count.pairs;
            const double part = a / (a - b);
            const long x = std::lround(t.a.x + part * (t.b.x - t.a.x)), y = std::lround(t.a.y + part * (t.b.y - t.a.y));
            seen.emplace(std::min(one.to, two.to), std::max(one.to, two.to), x, y);
        });
    count.seen = seen.size();
    return count;
}

std::string fault_of(const layered_graph& graph, const placement& place) {
    if (place.boxes.size() != graph.boxes.size()) return "not every box has a place";
    if (place.lines.size() != graph.lines.size()) return "not every line has a curve";
    const auto within = [&](point p) {
        return p.x > -tolerance && p.y > -tolerance && p.x < place.size.width + tolerance &&
               p.y < place.size.height + tolerance;
    };
    for (std::size_t v = 0; v < place.boxes.size(); ++v) {
        const auto& [centre, size] = place.boxes[v];
        if (!within({centre.x - size.width / 2, centre.y - size.height / 2}) ||
            !within({centre.x + size.width / 2, centre.y + size.height / 2}))
            return "box " + std::to_string(v) + " is outside";
    }
    const auto on_border = [&](point p, const placed_box& box) {
        const double x = std::abs(p.x - box.centre.x) - box.size.width / 2;
        const double y = std::abs(p.y - box.centre.y) - box.size.height / 2;
        return std::abs(std::max(x, y)) < tolerance;
    };
    for (std::size_t l = 0; l < place.lines.size(); ++l) {
        const curve& path = place.lines[l];
        const std::string name = "line " + std::to_string(l);
        if (path.size() < 4 || path.size() % 3 != 1) return name + " has " + std::to_string(path.size()) + " points";
        for (const point& p : path)
            if (!within(p)) return name + " runs outside";
        if (!on_border(path.front(), place.boxes[graph.lines[l].from])) return name + " does not begin on a border";
        if (!on_border(path.back(), place.boxes[graph.lines[l].to])) return name + " does not end on a border";
    }
    return "";
}

}  // namespace ludograph::testing
