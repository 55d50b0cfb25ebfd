// Pieces of lines.
#include "curves.hpp"

#include <algorithm>
#include <cmath>

namespace ludograph::layers {

namespace {

point between(point a, point b, double part) { return {a.x + part * (b.x - a.x), a.y + part * (b.y - a.y)}; }

double distance(point a, point b) { return std::hypot(a.x - b.x, a.y - b.y); }

/// The part of a–b that lies in the rectangle, as parameters between 0 and 1; empty (first above second)
/// where none does. Liang and Barsky, A new concept and method for line clipping, 1984.
std::pair<double, double> inside(point a, point b, const rectangle& area) {
    double from = 0, to = 1;
    const auto clip = [&](double direction, double room) {
        if (direction == 0) {
            if (room < 0) from = 2;
        } else if (direction < 0) {
            from = std::max(from, room / direction);
        } else {
            to = std::min(to, room / direction);
        }
    };
    clip(a.x - b.x, a.x - area.left);
    clip(b.x - a.x, area.right - a.x);
    clip(a.y - b.y, a.y - area.top);
    clip(b.y - a.y, area.bottom - a.y);
    return {from, to};
}

}  // namespace

void add_straight(curve& path, point to) {
    const point from = path.back();
    path.insert(path.end(), {between(from, to, 1.0 / 3), between(from, to, 2.0 / 3), to});
}

void add_upright(curve& path, point to) {
    const point from = path.back();
    const double middle = (from.y + to.y) / 2;
    path.insert(path.end(), {{from.x, middle}, {to.x, middle}, to});
}

curve rounded(std::span<const point> corners, double slack) {
    curve path{corners.front()};
    for (std::size_t i = 1; i + 1 < corners.size(); ++i) {
        const point before = corners[i - 1], corner = corners[i], after = corners[i + 1];
        const double in = distance(before, corner), out = distance(corner, after);
        if (in == 0 || out == 0) continue;
        const point bend = between(between(corner, before, 1 / in), between(corner, after, 1 / out), 0.5);
        const double sharp = distance(bend, corner);  // cosine of half the angle; 0 where it goes straight on
        const double reach = std::min({0.45 * in, 0.45 * out, 2 * slack / std::max(sharp, 1e-3)});
        const point begin = between(corner, before, reach / in), end = between(corner, after, reach / out);
        add_straight(path, begin);
        path.insert(path.end(), {between(begin, corner, 2.0 / 3), between(end, corner, 2.0 / 3), end});
    }
    add_straight(path, corners.back());
    return path;
}

std::vector<point> leaving(std::vector<point> corners, const rectangle& area) {
    std::size_t last = corners.size() - 2;
    while (last > 0 && inside(corners[last], corners[last + 1], area).first > inside(corners[last], corners[last + 1], area).second) --last;
    const double part = inside(corners[last], corners[last + 1], area).second;
    if (part >= 0 && part <= 1) corners[last] = between(corners[last], corners[last + 1], part);
    corners.erase(corners.begin(), corners.begin() + static_cast<std::ptrdiff_t>(last));
    return corners;
}

bool meets(point a, point b, const rectangle& area) {
    const auto [from, to] = inside(a, b, area);
    return from <= to;
}

}  // namespace ludograph::layers
