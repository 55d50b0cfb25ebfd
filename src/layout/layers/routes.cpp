// The curves of all lines.
#include "routes.hpp"

#include <algorithm>
#include <cmath>

#include "curves.hpp"
#include "gaps.hpp"
#include "measures.hpp"

namespace ludograph::layers {

namespace {

/// How far a straight line stays from the boxes that it passes.
constexpr double straight_distance = 1.5;

/// Rows that winning lines may be tested against or led through in all; what is beyond is drawn straight,
/// so that a very high graph with many long lines is not quadratic.
constexpr std::size_t most_row_visits = 4'000'000;

class router {
public:
    router(const scene& placed, line_routes how) : scene_(placed), how_(how), gaps_(placed) {
        for (const auto& line : scene_.graph.lines)
            if (line.from != line.to) pairs_.emplace_back(line.from, line.to);
        std::sort(pairs_.begin(), pairs_.end());
    }

    routes lead() {
        routes found;
        for (std::size_t l = 0; l < scene_.graph.lines.size(); ++l) found.lines.push_back(lead(l));
        if (how_ == line_routes::bundled) add_trunks(found.trunks);
        return found;
    }

private:
    curve lead(std::size_t l) {
        const auto& line = scene_.graph.lines[l];
        const std::uint32_t from = scene_.row(line.from), to = scene_.row(line.to);
        if (line.from == line.to) return loop(line.from);
        if (from == to) return are_neighbours(line.from, line.to) ? straight(line.from, line.to) : arc(line.from, line.to);
        if (line.style == line_style::best && how_ == line_routes::bundled && scene_.net.entry[l] != no_node)
            return bundled(l);
        if (line.style != line_style::ordinary) return past_boxes(line.from, line.to);
        const bool both_ways =
            std::binary_search(pairs_.begin(), pairs_.end(), std::pair(line.to, line.from));
        return from > to || both_ways ? bow(line.from, line.to) : straight(line.from, line.to);
    }

    curve clipped(std::vector<point> corners, std::uint32_t from, std::uint32_t to) const {
        corners = leaving(std::move(corners), scene_.area(from));
        std::reverse(corners.begin(), corners.end());
        corners = leaving(std::move(corners), scene_.area(to));
        std::reverse(corners.begin(), corners.end());
        return rounded(corners, clearance / 2);
    }

    curve straight(std::uint32_t from, std::uint32_t to) const {
        return clipped({scene_.centre(from), scene_.centre(to)}, from, to);
    }

    curve past_boxes(std::uint32_t from, std::uint32_t to) {
        const bool down = scene_.row(from) < scene_.row(to);
        const std::uint32_t upper = down ? from : to, lower = down ? to : from;
        visits_ += scene_.row(lower) - scene_.row(upper);
        if (visits_ > most_row_visits || gaps_.is_free(upper, lower, straight_distance))
            return straight(from, to);
        std::vector<point> corners = gaps_.way(upper, lower);
        if (!down) std::reverse(corners.begin(), corners.end());
        return clipped(std::move(corners), from, to);
    }

    /// From the bottom of a box down into the gap below its row.
    curve begun(std::uint32_t box) const {
        const rectangle area = scene_.area(box);
        curve path{{scene_.x[box], area.bottom}};
        const double bottom = scene_.bands[scene_.row(box)].bottom;
        if (bottom > area.bottom) add_straight(path, {scene_.x[box], bottom});
        return path;
    }

    /// Through a gap and down to the band of `to`. All pieces in a gap turn between the same two heights, so
    /// they cross only where their ends are in another order; they end straight, for the arrow heads.
    void run_on(curve& path, std::uint32_t to) const {
        const std::uint32_t row = scene_.row(to);
        const double top = scene_.bands[row].top;
        const double straight = std::min(arrow_length, 0.4 * (top - scene_.bands[row - 1].bottom));
        add_upright(path, {scene_.x[to], top - straight});
        if (to >= scene_.net.boxes) add_straight(path, {scene_.x[to], top});
    }

    curve bundled(std::size_t l) const {
        const auto& line = scene_.graph.lines[l];
        curve path = begun(line.from);
        for (std::uint32_t at = scene_.net.entry[l];; at = scene_.net.nodes[at].below) {
            run_on(path, at);
            if (at == line.to) break;
            add_straight(path, {scene_.x[at], scene_.bands[scene_.row(at)].bottom});
        }
        add_straight(path, {scene_.x[line.to], scene_.area(line.to).top});
        return path;
    }

    /// One trunk for each stretch of places through which the same number of lines, two or more, run.
    void add_trunks(std::vector<trunk>& trunks) const {
        const auto& nodes = scene_.net.nodes;
        for (std::uint32_t v = static_cast<std::uint32_t>(scene_.net.boxes); v < nodes.size(); ++v) {
            if (nodes[v].load < 2) continue;
            const bool goes_on =
                v > scene_.net.boxes && nodes[v - 1].below == v && nodes[v - 1].load == nodes[v].load;
            if (goes_on) continue;
            trunk stretch{{{scene_.x[v], scene_.bands[scene_.row(v)].top}}, trunk_width(nodes[v].load)};
            std::uint32_t at = v;
            while (at >= scene_.net.boxes && nodes[at].load == nodes[v].load) {
                add_straight(stretch.path, {scene_.x[at], scene_.bands[scene_.row(at)].bottom});
                at = nodes[at].below;
                run_on(stretch.path, at);
            }
            while (at >= scene_.net.boxes) at = nodes[at].below;
            stretch.target = at;
            trunks.push_back(std::move(stretch));
        }
    }

    /// Side by side in a row, with a line one way only and room for its arrow head.
    bool are_neighbours(std::uint32_t from, std::uint32_t to) const {
        const auto& row = scene_.boxes[scene_.row(from)];
        const auto at = std::find(row.begin(), row.end(), scene_.x[from] < scene_.x[to] ? from : to);
        const std::uint32_t other = scene_.x[from] < scene_.x[to] ? to : from;
        const double apart = scene_.area(other).left - scene_.area(*at).right;
        return at + 1 != row.end() && at[1] == other && apart > 1.5 * arrow_length &&
               !std::binary_search(pairs_.begin(), pairs_.end(), std::pair(to, from));
    }

    /// Between two boxes of a row: through the gap below, or above the lowest row.
    curve arc(std::uint32_t from, std::uint32_t to) const {
        const std::uint32_t row = scene_.row(from);
        const bool below = row + 1 < scene_.bands.size();
        const double edge = below ? scene_.bands[row].bottom : scene_.bands[row].top;
        const double room = below     ? scene_.bands[row + 1].top - edge
                            : row > 0 ? edge - scene_.bands[row - 1].bottom
                                      : least_gap;
        const double turn = below ? edge + room : edge - room;
        const auto border = [&](std::uint32_t box, double aside) {
            const rectangle area = scene_.area(box);
            const double off = std::min(aside, (area.right - area.left) / 4);
            return point{scene_.x[box] + (scene_.x[to] > scene_.x[from] ? off : -off),
                         below ? area.bottom : area.top};
        };
        // Lines there and back keep apart: each leaves ahead of the middle and arrives short of it.
        const point begin = border(from, 4), end = border(to, -4);
        curve path{begin};
        add_straight(path, {begin.x, edge});
        path.insert(path.end(), {{begin.x, turn}, {end.x, turn}, {end.x, edge}});
        add_straight(path, end);
        return path;
    }

    /// A curve beside the straight line, on its right as one goes.
    curve bow(std::uint32_t from, std::uint32_t to) const {
        const curve line = straight(from, to);
        const point begin = line.front(), end = line.back();
        const double dx = end.x - begin.x, dy = end.y - begin.y;
        const double aside = std::max(0.15, 4 / std::max(std::hypot(dx, dy), 1.0));
        return {begin,
                {begin.x + dx / 3 - aside * dy, begin.y + dy / 3 + aside * dx},
                {end.x - dx / 3 - aside * dy, end.y - dy / 3 + aside * dx},
                end};
    }

    curve loop(std::uint32_t box) const {
        const rectangle area = scene_.area(box);
        const double third = (area.bottom - area.top) / 6, middle = (area.top + area.bottom) / 2;
        return {{area.right, middle - third},
                {area.right + loop_width, middle - 2 * third},
                {area.right + loop_width, middle + 2 * third},
                {area.right, middle + third}};
    }

    const scene& scene_;
    line_routes how_;
    gap_finder gaps_;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs_;  ///< ends of all lines, sorted
    std::size_t visits_ = 0;
};

}  // namespace

routes routes_of(const scene& placed, line_routes how) { return router(placed, how).lead(); }

}  // namespace ludograph::layers
