// Bounds, cuts and bytes of placements.
#include "geometry.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

#include "ludograph/error.hpp"

namespace ludograph {

namespace {

constexpr double far = std::numeric_limits<double>::infinity();

struct bounds {
    point low{far, far}, high{-far, -far};

    void hold(point at, double x_around, double y_around) {
        low = {std::min(low.x, at.x - x_around), std::min(low.y, at.y - y_around)};
        high = {std::max(high.x, at.x + x_around), std::max(high.y, at.y + y_around)};
    }
    void hold(const curve& path, double around) {
        for (const point& at : path) hold(at, around, around);
    }
};

template <class Change>
void change_all(placement& place, Change change) {
    for (placed_box& box : place.boxes) change(box.centre);
    for (curve& line : place.lines)
        for (point& at : line) change(at);
    for (trunk& each : place.trunks)
        for (point& at : each.path) change(at);
}

point between(point a, point b, double t) { return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t}; }

double distance(point a, point b) { return std::hypot(a.x - b.x, a.y - b.y); }

/// The first part of a cubic piece, by de Casteljau: four control points.
curve first_part(const point* p, double t) {
    const point a = between(p[0], p[1], t), b = between(p[1], p[2], t), c = between(p[2], p[3], t);
    const point d = between(a, b, t), e = between(b, c, t);
    return {p[0], a, d, between(d, e, t)};
}

class packer {
public:
    template <class Value>
    void add(const Value& value) {
        bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
    }
    template <class Value>
    void add(const std::vector<Value>& values) {
        add(values.size());
        for (const Value& value : values) add(value);
    }
    void add(const trunk& value) {
        add(value.path);
        add(value.width);
        add(value.target);
    }
    std::string bytes;
};

class unpacker {
public:
    explicit unpacker(std::string_view bytes) : rest_(bytes) {}

    template <class Value>
    void take(Value& value) {
        const std::string_view part = next(1, sizeof value);
        std::memcpy(&value, part.data(), part.size());
    }
    template <class Value>
    void take(std::vector<Value>& values) {
        std::size_t count = 0;
        take(count);
        if (count > rest_.size()) broken();
        values.resize(count);
        for (Value& value : values) take(value);
    }
    void take(trunk& value) {
        take(value.path);
        take(value.width);
        take(value.target);
    }

private:
    [[noreturn]] static void broken() { throw output_error("a layout came back broken"); }

    std::string_view next(std::size_t count, std::size_t size) {
        if (count * size > rest_.size()) broken();
        const std::string_view part = rest_.substr(0, count * size);
        rest_.remove_prefix(part.size());
        return part;
    }

    std::string_view rest_;
};

template <class Sink, class Layout>
void each_part(Sink&& use, Layout& layout) {
    use(layout.place.size);
    use(layout.place.boxes);
    use(layout.place.lines);
    use(layout.place.trunks);
    use(layout.scale);
    use(layout.area);
}

}  // namespace

void move_to_origin(placement& place) {
    bounds all;
    for (const placed_box& box : place.boxes) all.hold(box.centre, box.size.width / 2, box.size.height / 2);
    for (const curve& line : place.lines) all.hold(line, 0);
    for (const trunk& each : place.trunks) all.hold(each.path, each.width / 2);
    if (all.low.x > all.high.x) all = {{0, 0}, {0, 0}};
    change_all(place, [&](point& at) { at = {at.x - all.low.x, at.y - all.low.y}; });
    place.size = {all.high.x - all.low.x, all.high.y - all.low.y};
}

curve without_tip(const curve& whole, double length) {
    const point tip = whole.back();
    length = std::min(length, distance(whole.front(), tip) / 2);
    std::size_t last = whole.size() - 4;  // where the piece begins that is cut
    while (last > 0 && distance(whole[last], tip) < length) last -= 3;
    double near = 0, far_end = 1;
    for (int i = 0; i < 30; ++i) {
        const double middle = (near + far_end) / 2;
        if (distance(first_part(&whole[last], middle).back(), tip) < length) far_end = middle;
        else near = middle;
    }
    curve rest(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(last));
    const curve part = first_part(&whole[last], near);
    rest.insert(rest.end(), part.begin(), part.end());
    return rest;
}

std::string packed(const fitted& layout) {
    packer to;
    each_part([&](const auto& part) { to.add(part); }, layout);
    return std::move(to.bytes);
}

fitted unpacked(std::string_view bytes) {
    unpacker from(bytes);
    fitted layout;
    each_part([&](auto& part) { from.take(part); }, layout);
    return layout;
}

}  // namespace ludograph
