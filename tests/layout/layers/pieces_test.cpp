// The parts of the layered layout, each against a slow and simple second source.
#include "../../../src/layout/layers/acyclic.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "../../../src/layout/layers/coordinates.hpp"
#include "../../../src/layout/layers/crossings.hpp"
#include "../../../src/layout/layers/curves.hpp"
#include "../../../src/layout/layers/gaps.hpp"
#include "../../../src/layout/layers/levels.hpp"
#include "../../../src/layout/layers/network.hpp"
#include "../../../src/layout/layers/random.hpp"
#include "../../../src/layout/layers/rows.hpp"
#include "../../../src/layout/layers/straight_lines.hpp"

namespace ludograph::layers {
namespace {

layered_graph with_lines(std::size_t boxes,
                         const std::vector<std::pair<std::uint32_t, std::uint32_t>>& lines) {
    layered_graph graph;
    graph.boxes.assign(boxes, {.size = {40, 28}});
    for (const auto& [from, to] : lines) graph.lines.push_back({from, to, line_style::ordinary});
    return graph;
}

TEST(LayersCrossings, AreCountedAsByComparingAllPairs) {
    random_bits random(3);
    for (int round = 0; round < 50; ++round) {
        std::vector<strand> strands;
        for (int i = 0; i < 40; ++i)
            strands.push_back({static_cast<std::uint32_t>(random.next() % 12),
                               static_cast<std::uint32_t>(random.next() % 9),
                               1.0 + static_cast<double>(random.next() % 3)});
        double expected = 0;
        for (std::size_t i = 0; i < strands.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                const bool left =
                    strands[i].upper<strands[j].upper, right = strands[i].upper> strands[j].upper;
                if ((left && strands[i].lower > strands[j].lower) ||
                    (right && strands[i].lower < strands[j].lower))
                    expected += strands[i].weight * strands[j].weight;
            }
        EXPECT_DOUBLE_EQ(crossings_of(strands), expected);
    }
}

/// A graph of six rows with random winning lines, and places for it.
struct random_scene {
    layered_graph graph;
    row_plan plan;
    std::vector<double> x, y;

    explicit random_scene(random_bits& random) : graph(with_lines(30, {})) {
        for (std::uint32_t v = 0; v < 30; ++v) {
            plan.row_of.push_back(v / 5);
            x.push_back(60 * (v % 5) + static_cast<double>(random.next() % 40));
        }
        plan.level_of = {0, 1, 2, 3, 4, 5};
        y = {0, 60, 150, 200, 280, 350};
        for (int l = 0; l < 60; ++l) {
            const auto a = static_cast<std::uint32_t>(random.next() % 30), b = static_cast<std::uint32_t>(random.next() % 30);
            if (a / 5 < b / 5) graph.lines.push_back({a, b, line_style::winning});
        }
    }

    double at(const layered_graph::line& line, double height) const {
        const double top = y[plan.row_of[line.from]], bottom = y[plan.row_of[line.to]];
        return std::lerp(x[line.from], x[line.to], (height - top) / (bottom - top));
    }

    /// By where two lines stand to each other at the upper and at the lower end of what they share.
    std::size_t crossings() const {
        std::size_t count = 0;
        for (std::size_t i = 0; i < graph.lines.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                const auto &a = graph.lines[i], &b = graph.lines[j];
                const double high = std::max(y[plan.row_of[a.from]], y[plan.row_of[b.from]]);
                const double low = std::min(y[plan.row_of[a.to]], y[plan.row_of[b.to]]);
                if (a.from == b.from || a.to == b.to || high >= low) continue;
                count += (at(a, high) < at(b, high)) != (at(a, low) < at(b, low));
            }
        return count;
    }

    straight_lines lines() const { return {network_of(graph, plan, line_routes::straight), graph, x, y}; }
};

TEST(LayersStraightLines, CostTheirCrossingsLessForEachBoxOnTheirWayAndLittleForItsLength) {
    random_bits random(8);
    for (int round = 0; round < 20; ++round) {
        const random_scene scene(random);
        // What lines through boxes cost is the same share of one each: what is over the crossings.
        double way = 0;
        for (const auto& line : scene.graph.lines) way += std::abs(scene.x[line.from] - scene.x[line.to]);
        const double hits = scene.lines().cost() - static_cast<double>(scene.crossings()) - 0.006 * way;
        std::size_t through = 0;
        for (const auto& line : scene.graph.lines)
            for (std::uint32_t v = 0; v < 30; ++v) {
                const std::uint32_t row = scene.plan.row_of[v];
                if (row <= scene.plan.row_of[line.from] || row >= scene.plan.row_of[line.to]) continue;
                // A box of 40 by 28 is met where the line at its upper, middle or lower height is, or passes it over.
                const double left = std::min(scene.at(line, scene.y[row] - 14), scene.at(line, scene.y[row] + 14));
                const double right = std::max(scene.at(line, scene.y[row] - 14), scene.at(line, scene.y[row] + 14));
                through += left < scene.x[v] + 20 && right > scene.x[v] - 20;
            }
        ASSERT_GT(through, 0u);
        EXPECT_NEAR(hits / static_cast<double>(through), 0.6, 1e-3);
    }
}

TEST(LayersStraightLines, WhatBoxesTakePartInChangesAsTheWholeDoes) {
    random_bits random(9);
    random_scene scene(random);
    straight_lines lines = scene.lines();
    for (int round = 0; round < 200; ++round) {
        const std::vector<std::uint32_t> moved{static_cast<std::uint32_t>(random.next() % 15),
                                               static_cast<std::uint32_t>(15 + random.next() % 15)};
        const double part = lines.cost_of(moved), whole = lines.cost();
        for (const std::uint32_t v : moved) lines.move(v, static_cast<double>(random.next() % 300));
        EXPECT_NEAR(lines.cost_of(moved) - part, lines.cost() - whole, 1e-3);
    }
}

TEST(LayersCoordinates, WishesThatAscendAreGranted) {
    const std::vector<double> wish{-2, 0, 0, 7}, weight{1, 5, 2, 1};
    EXPECT_EQ(isotonic(wish, weight), wish);
}

TEST(LayersCoordinates, WishesThatDescendMeetAtTheirWeightedMean) {
    const std::vector<double> wish{0, 9, 3, 20}, weight{1, 1, 2, 1};
    EXPECT_EQ(isotonic(wish, weight), (std::vector<double>{0, 5, 5, 20}));
}

/// No small change of the values that keeps them from descending is nearer to the wishes.
TEST(LayersCoordinates, IsotonicValuesCannotBeImproved) {
    random_bits random(8);
    for (int round = 0; round < 30; ++round) {
        std::vector<double> wish, weight;
        for (int i = 0; i < 12; ++i) {
            wish.push_back(static_cast<double>(random.next() % 100));
            weight.push_back(1 + static_cast<double>(random.next() % 5));
        }
        const std::vector<double> values = isotonic(wish, weight);
        ASSERT_TRUE(std::is_sorted(values.begin(), values.end()));
        const auto cost = [&](const std::vector<double>& at) {
            double sum = 0;
            for (std::size_t i = 0; i < at.size(); ++i)
                sum += weight[i] * (at[i] - wish[i]) * (at[i] - wish[i]);
            return sum;
        };
        for (std::size_t from = 0; from < values.size(); ++from)
            for (std::size_t to = from + 1; to <= values.size(); ++to)
                for (const double step : {-0.01, 0.01}) {
                    std::vector<double> moved = values;
                    for (std::size_t i = from; i < to; ++i) moved[i] += step;
                    if (std::is_sorted(moved.begin(), moved.end())) {
                        EXPECT_GE(cost(moved), cost(values));
                    }
                }
    }
}

TEST(LayersLevels, AreTheLongestPlayToTheEndOrFromTheStart) {
    const layered_graph graph = with_lines(5, {{0, 1}, {1, 2}, {2, 3}, {0, 4}});
    EXPECT_EQ(levels_of(graph, level_order::to_end), (std::vector<std::uint32_t>{0, 1, 2, 3, 3}));
    EXPECT_EQ(levels_of(graph, level_order::from_start), (std::vector<std::uint32_t>{0, 1, 2, 3, 1}));
}

TEST(LayersLevels, AreAsGivenWithNoneLeftEmpty) {
    layered_graph graph = with_lines(4, {});
    graph.boxes[0].level = 4'000'000'000;
    graph.boxes[1].level = 7;
    graph.boxes[2].level = 7;
    EXPECT_EQ(levels_of(graph, level_order::given), (std::vector<std::uint32_t>{0, 1, 1, 2}));
}

TEST(LayersLevels, FewLinesOfACycleLeadUp) {
    const layered_graph graph = with_lines(6, {{0, 1}, {1, 2}, {2, 3}, {3, 1}, {3, 4}, {4, 4}, {4, 5}});
    const auto level = levels_of(graph, level_order::to_end);
    int up = 0;
    for (const auto& line : graph.lines) up += level[line.from] > level[line.to];
    EXPECT_EQ(up, 1);
}

TEST(LayersLevels, ArrowsOfAnyGraphHaveNoCycle) {
    random_bits random(21);
    for (int round = 0; round < 50; ++round) {
        const std::size_t n = 2 + random.next() % 20;
        layered_graph graph = with_lines(n, {});
        for (std::size_t i = 0; i < 3 * n; ++i)
            graph.lines.push_back({static_cast<std::uint32_t>(random.next() % n),
                                   static_cast<std::uint32_t>(random.next() % n), line_style::ordinary});
        const std::vector<arrow> arrows = without_cycles(graph);
        std::set<std::uint32_t> left;
        for (std::uint32_t v = 0; v < n; ++v) left.insert(v);
        for (bool removed = true; removed;) {
            removed = false;
            for (const std::uint32_t v : std::set<std::uint32_t>(left)) {
                const auto holds = [&](const arrow& a) { return a.to == v && left.count(a.from) > 0; };
                if (std::none_of(arrows.begin(), arrows.end(), holds)) removed |= left.erase(v) > 0;
            }
        }
        EXPECT_TRUE(left.empty()) << "round " << round;
    }
}

TEST(LayersRows, AWideLevelIsSplitIntoRowsThatFit) {
    const layered_graph graph = with_lines(30, {});
    const row_planner planner(graph, std::vector<std::uint32_t>(30, 0), line_routes::straight, 1.5);
    const row_plan plan = planner.plan(260, 0.4);
    EXPECT_EQ(plan.level_of, (std::vector<std::uint32_t>(6, 0)));
    EXPECT_LE(plan.least.width, 260);
    for (std::uint32_t row = 0; row < 6; ++row)
        EXPECT_EQ(std::count(plan.row_of.begin(), plan.row_of.end(), row), 5) << "row " << row;
}

TEST(LayersGaps, AStringThroughOpenPortalsIsStraight) {
    const auto way = taut_string({0, 0}, {30, 30}, {{10, 0, 20}, {20, 10, 25}});
    EXPECT_EQ(way, (std::vector<point>{{0, 0}, {30, 30}}));
}

TEST(LayersGaps, AStringTurnsAtTheEndsOfPortalsOnly) {
    const auto way = taut_string({0, 0}, {0, 40}, {{10, 5, 20}, {20, -20, 20}, {30, -20, -5}});
    EXPECT_EQ(way, (std::vector<point>{{0, 0}, {5, 10}, {-5, 30}, {0, 40}}));
}

/// Against the shortest of all ways over a fine grid of points in the portals.
TEST(LayersGaps, AStringIsTheShortestWay) {
    random_bits random(4);
    for (int round = 0; round < 30; ++round) {
        std::vector<portal> portals;
        for (int i = 1; i <= 5; ++i) {
            const double left = static_cast<double>(random.next() % 80);
            portals.push_back({10.0 * i, left, left + 2 + static_cast<double>(random.next() % 20)});
        }
        const point from{40, 0}, to{40, 60};
        std::vector<std::pair<point, double>> reached{{from, 0}};
        std::vector<portal> all = portals;
        all.push_back({to.y, to.x, to.x});
        for (const portal& p : all) {
            std::vector<std::pair<point, double>> next;
            for (int i = 0; i <= 100; ++i) {
                const point at{p.left + (p.right - p.left) * i / 100, p.y};
                double least = INFINITY;
                for (const auto& [before, length] : reached)
                    least = std::min(least, length + std::hypot(at.x - before.x, at.y - before.y));
                next.emplace_back(at, least);
            }
            reached = next;
        }
        double length = 0;
        const auto way = taut_string(from, to, portals);
        for (std::size_t i = 0; i + 1 < way.size(); ++i)
            length += std::hypot(way[i + 1].x - way[i].x, way[i + 1].y - way[i].y);
        EXPECT_NEAR(length, reached[0].second, 0.05) << "round " << round;
    }
}

TEST(LayersCurves, RoundedCornersStayNearTheCorner) {
    const std::vector<point> corners{{0, 0}, {100, 0}, {100, 100}};
    const curve path = rounded(corners, 1.5);
    ASSERT_EQ(path.size() % 3, 1u);
    const point a = path[3], b = path[6];  // the piece that turns
    const double middle_x = (a.x + 3 * path[4].x + 3 * path[5].x + b.x) / 8;
    const double middle_y = (a.y + 3 * path[4].y + 3 * path[5].y + b.y) / 8;
    EXPECT_NEAR(std::hypot(100 - middle_x, middle_y), 1.5, 0.01);
}

}  // namespace
}  // namespace ludograph::layers
