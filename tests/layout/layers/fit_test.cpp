// The layered layout on graphs of every shape.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "../../../src/layout/layers/random.hpp"
#include "measure.hpp"
#include "sanitizer.hpp"

namespace ludograph::testing {
namespace {

constexpr auto ordinary = line_style::ordinary, winning = line_style::winning, best = line_style::best;

const std::vector<extent> pages{{547, 794}, {794, 547}};

layered_graph boxes(std::size_t count, extent size = {40, 28}) {
    layered_graph graph;
    graph.boxes.assign(count, {.size = size});
    return graph;
}

fitted sound_fit(const layered_graph& graph, const layered_options& options = {}) {
    fitted found = fit_layers(graph, options, pages);
    EXPECT_EQ(fault_of(graph, found.place), "");
    EXPECT_EQ(overlapping_boxes(found.place), 0u);
    EXPECT_EQ(lines_through_boxes(graph, found.place, {winning, best}), 0u);
    const extent& page = pages[found.area];
    EXPECT_LE(found.place.size.width * found.scale, page.width * 1.0001);
    EXPECT_LE(found.place.size.height * found.scale, page.height * 1.0001);
    EXPECT_GT(found.scale, 0);
    EXPECT_LE(found.scale, options.most_scale);
    return found;
}

TEST(FitLayers, NothingIsAnEmptyPlacement) {
    const fitted found = fit_layers({}, {}, pages);
    EXPECT_EQ(found.place.size, (extent{0, 0}));
    EXPECT_GT(found.scale, 0);
}

TEST(FitLayers, OneBoxIsThePicture) {
    const fitted found = sound_fit(boxes(1));
    EXPECT_EQ(found.place.size, (extent{40, 28}));
    EXPECT_DOUBLE_EQ(found.scale, 1.2);
}

TEST(FitLayers, EveryLineOfAGameLeadsDown) {
    layered_graph graph = boxes(5);
    graph.lines = {{0, 1, best}, {0, 2, ordinary}, {2, 1, winning}, {2, 3, ordinary}, {0, 4, winning}};
    const fitted found = sound_fit(graph);
    for (const curve& line : found.place.lines) EXPECT_GT(line.front().y, line.back().y);
}

TEST(FitLayers, ABundledLineArrivesFromAboveInTheMiddleOfTheTopBorder) {
    layered_graph graph = boxes(8);
    for (std::uint32_t v = 0; v < 7; ++v) graph.lines.push_back({v, 7, best});
    for (std::uint32_t v = 0; v < 3; ++v) graph.lines.push_back({v, v + 1, ordinary});
    const fitted found = sound_fit(graph);
    const placed_box& target = found.place.boxes[7];
    for (std::size_t l = 0; l < 7; ++l) {
        const curve& line = found.place.lines[l];
        EXPECT_NEAR(line.back().x, target.centre.x, 1e-9);
        EXPECT_NEAR(line.back().y, target.centre.y + target.size.height / 2, 1e-9);
        EXPECT_NEAR(line[line.size() - 2].x, target.centre.x, 1e-9);
        EXPECT_GT(line[line.size() - 2].y, line.back().y);
    }
}

TEST(FitLayers, ATrunkIsThickerTheMoreLinesRunInItAndKeepsOffBoxes) {
    layered_graph graph = boxes(40);
    for (std::uint32_t v = 0; v < 39; ++v) {
        graph.lines.push_back({v, 39, best});
        if (v % 5 != 4) graph.lines.push_back({v, v + 1, ordinary});
    }
    const fitted found = sound_fit(graph);
    ASSERT_GE(found.place.trunks.size(), 2u);
    std::vector<trunk> trunks = found.place.trunks;
    std::sort(trunks.begin(), trunks.end(),
              [](const trunk& a, const trunk& b) { return a.path[0].y > b.path[0].y; });
    for (std::size_t i = 0; i + 1 < trunks.size(); ++i) EXPECT_LT(trunks[i].width, trunks[i + 1].width);
    for (const trunk& t : trunks)
        for (const double aside : {-t.width / 2, t.width / 2}) {
            layered_graph alone = graph;
            placement place = found.place;
            alone.lines = {{39, 39, best}};
            place.lines = {t.path};
            for (point& p : place.lines[0]) p.x += aside;
            EXPECT_EQ(lines_through_boxes(alone, place, {best}), 0u);
        }
}

TEST(FitLayers, StraightLinesBendOnlyAroundBoxes) {
    layered_graph graph = boxes(3);
    graph.lines = {{0, 1, best}, {1, 2, ordinary}};
    const layered_options options{.routes = line_routes::straight};
    EXPECT_EQ(sound_fit(graph, options).place.lines[0].size(), 4u);
    graph.lines.push_back({0, 2, best});
    graph.boxes[1].size.width = 500;
    graph.boxes[0].size.width = graph.boxes[2].size.width = 10;
    const fitted found = sound_fit(graph, options);
    EXPECT_GT(found.place.lines[2].size(), 4u);
    EXPECT_TRUE(found.place.trunks.empty());
}

TEST(FitLayers, BoxesOfOneGivenLevelStandAtOneHeight) {
    layered_graph graph = boxes(6);
    for (std::uint32_t v = 0; v < 6; ++v) graph.boxes[v].level = v % 3 * 10;
    graph.lines = {{0, 1, best}, {1, 0, ordinary}, {0, 3, winning}, {3, 0, ordinary},
                   {5, 2, best}, {2, 1, winning},  {4, 2, best}};
    for (const line_routes routes : {line_routes::bundled, line_routes::straight}) {
        const fitted found = sound_fit(graph, {.order = level_order::given, .routes = routes});
        for (std::uint32_t v = 0; v < 3; ++v)
            EXPECT_EQ(found.place.boxes[v].centre.y, found.place.boxes[v + 3].centre.y);
        EXPECT_LT(found.place.boxes[0].centre.y, found.place.boxes[1].centre.y);
        EXPECT_LT(found.place.boxes[1].centre.y, found.place.boxes[2].centre.y);
    }
}

TEST(FitLayers, ACycleHasOneLineThatLeadsUp) {
    layered_graph graph = boxes(4);
    graph.lines = {{0, 1, ordinary}, {1, 2, best}, {2, 3, ordinary}, {3, 0, winning}};
    const fitted found = sound_fit(graph);
    const auto up = std::count_if(found.place.lines.begin(), found.place.lines.end(),
                                  [](const curve& line) { return line.front().y < line.back().y; });
    EXPECT_EQ(up, 1);
}

TEST(FitLayers, LinesThereAndBackAreTwoCurves) {
    layered_graph graph = boxes(2);
    graph.lines = {{0, 1, ordinary}, {1, 0, ordinary}};
    const fitted found = sound_fit(graph);
    const curve &there = found.place.lines[0], &back = found.place.lines[1];
    EXPECT_GT(std::abs(there[1].x - back[2].x), 2);
}

TEST(FitLayers, ALineToItsOwnBoxIsACurveAtItsSideAndMeetsNoNeighbour) {
    layered_graph graph = boxes(9);
    for (std::uint32_t v = 0; v < 9; ++v) graph.lines.push_back({v, v, v % 2 == 0 ? best : ordinary});
    const fitted found = sound_fit(graph);
    for (std::uint32_t v = 0; v < 9; ++v) {
        const double right = found.place.boxes[v].centre.x + 20;
        for (const point& p : found.place.lines[v]) EXPECT_GE(p.x, right - 1e-9);
        EXPECT_GT(found.place.lines[v][1].x, right + 5);
    }
}

TEST(FitLayers, ABoxWiderThanThePageSetsTheScale) {
    layered_graph graph = boxes(3, {2000, 30});
    graph.lines = {{0, 1, best}, {0, 2, winning}};
    const fitted found = sound_fit(graph);
    EXPECT_NEAR(found.scale, 794.0 / 2008, 0.01);
}

TEST(FitLayers, ThousandsOfBoxesOnOneLevelFillThePage) {
    const fitted found = sound_fit(boxes(5000));
    EXPECT_GT(found.scale, 0.18);
}

TEST(FitLayers, AFanAndAStarOfThousandsAreLaidOut) {
    layered_graph fan = boxes(3001), star = boxes(3001);
    for (std::uint32_t v = 0; v < 3000; ++v) {
        fan.lines.push_back({3000, v, ordinary});
        star.lines.push_back({v, 3000, best});
    }
    sound_fit(fan);
    EXPECT_FALSE(sound_fit(star).place.trunks.empty());
}

TEST(FitLayers, APathOfAHundredThousandIsLaidOut) {
    const std::uint32_t count = 100'000;
    layered_graph graph = boxes(count);
    for (std::uint32_t v = 0; v + 1 < count; ++v)
        graph.lines.push_back({v, v + 1, v % 2 == 0 ? best : ordinary});
    const fitted found = fit_layers(graph, {}, pages);
    EXPECT_EQ(fault_of(graph, found.place), "");
    for (std::uint32_t v = 0; v + 1 < count; ++v)
        ASSERT_GT(found.place.boxes[v].centre.y - found.place.boxes[v + 1].centre.y, 28);
}

TEST(FitLayers, SparseGraphsWithManyEndsStandByTheLongestPlayFromTheStart) {
    layered_graph graph = boxes(200);
    for (std::uint32_t v = 0; v + 2 < 200; v += 2) {
        graph.lines.push_back({v, v + 1, best});
        if (v % 8 == 0 || v > 20) graph.lines.push_back({v / 4 * 2, v + 2, ordinary});
    }
    const double automatic = sound_fit(graph).scale;
    const double from_start = sound_fit(graph, {.order = level_order::from_start}).scale;
    const double to_end = sound_fit(graph, {.order = level_order::to_end}).scale;
    EXPECT_GE(from_start, 1.05 * to_end);
    EXPECT_DOUBLE_EQ(automatic, from_start);
}

TEST(FitLayers, TheSameGraphIsTheSamePlacement) {
    layers::random_bits random(17);
    layered_graph graph = boxes(60);
    for (int i = 0; i < 200; ++i) {
        const auto a = static_cast<std::uint32_t>(random.next() % 60),
                   b = static_cast<std::uint32_t>(random.next() % 60);
        graph.lines.push_back({a, b, static_cast<line_style>(random.next() % 3)});
    }
    const fitted one = sound_fit(graph), two = sound_fit(graph);
    EXPECT_EQ(one.place.lines, two.place.lines);
    EXPECT_EQ(one.scale, two.scale);
}

TEST(FitLayers, AWidePageIsTakenWhereItHoldsLargerType) {
    const std::vector<extent> areas{{100, 300}, {300, 100}};
    layered_graph path = boxes(6, {80, 20});
    for (std::uint32_t v = 0; v < 5; ++v) path.lines.push_back({v, v + 1, ordinary});
    EXPECT_EQ(fit_layers(path, {}, areas).area, 0u);
    EXPECT_EQ(fit_layers(boxes(1, {200, 50}), {}, areas).area, 1u);
}

/// What one heap gives: a box a level. In a column the type of these would be below 3 points.
TEST(FitLayers, AChainIsFoldedSoThatItCanBeRead) {
    constexpr std::uint32_t n = 101;
    for (const line_routes routes : {line_routes::bundled, line_routes::straight}) {
        layered_graph graph = boxes(n);
        for (std::uint32_t v = 0; v < n; ++v)
            for (std::uint32_t taken = 1; taken < 3 && v + taken < n; ++taken)
                graph.lines.push_back({v, v + taken, (v + taken) % 3 == 1 ? best : ordinary});
        const fitted found = sound_fit(graph, {.routes = routes});
        EXPECT_GE(found.scale, 0.8);
        const auto& places = found.place.boxes;
        for (std::uint32_t v = 0; v + 1 < n; ++v) {
            const double right = places[v + 1].centre.x - places[v].centre.x;
            const double down = places[v].centre.y - places[v + 1].centre.y;
            EXPECT_TRUE(std::abs(down) < 1e-9 || (down > 0 && std::abs(right) < 1e-9)) << v;
        }
    }
}

TEST(FitLayers, InAChainEveryLineKeepsOffOtherBoxesThoughEachLeadsToAll) {
    layered_graph graph = boxes(40);
    for (std::uint32_t a = 0; a < 40; ++a)
        for (std::uint32_t b = a + 1; b < 40; ++b) graph.lines.push_back({a, b, b == 39 ? best : b % 7 == 0 ? winning : ordinary});
    for (const line_routes routes : {line_routes::bundled, line_routes::straight})
        EXPECT_GE(sound_fit(graph, {.routes = routes}).scale, 0.8);
}

TEST(FitLayers, AShortChainIsAColumn) {
    layered_graph graph = boxes(11);
    for (std::uint32_t v = 0; v < 10; ++v) graph.lines.push_back({v, v + 1, ordinary});
    const fitted found = sound_fit(graph);
    for (const placed_box& box : found.place.boxes) EXPECT_NEAR(box.centre.x, found.place.boxes[0].centre.x, 1e-6);
}

TEST(FitLayers, OneBestLineIsKeptForEachBox) {
    layered_graph graph = boxes(4);
    graph.lines = {{0, 2, best}, {0, 3, best}, {1, 3, best}, {1, 2, ordinary}};
    keep_one_best(graph);
    EXPECT_EQ(graph.lines[0].style, winning);
    EXPECT_EQ(graph.lines[1].style, best);
    EXPECT_EQ(graph.lines[2].style, best);
    EXPECT_EQ(graph.lines[3].style, ordinary);
}

/// Any sizes, any lines; every fourth graph with cycles, some with levels given.
TEST(FitLayers, RandomGraphsAreSound) {
    const int rounds = sanitized ? 40 : 200;   // a sanitizer takes minutes for as many
    layers::random_bits random(5);
    const auto below = [&](std::size_t limit) { return static_cast<std::uint32_t>(random.next() % limit); };
    for (int round = 0; round < rounds; ++round) {
        const std::size_t n = 2 + below(40);
        layered_graph graph = boxes(n);
        for (auto& box : graph.boxes) box.size = {10.0 + below(90), 10.0 + below(60)};
        const std::size_t lines = below(4 * n);
        for (std::size_t l = 0; l < lines; ++l) {
            std::uint32_t a = below(n), b = below(n);
            if (round % 4 != 3) {
                if (a == b) continue;
                if (a > b) std::swap(a, b);
            }
            graph.lines.push_back({a, b, static_cast<line_style>(below(3))});
        }
        layered_options options{.order = static_cast<level_order>(round % 3)};
        options.routes = round % 2 == 0 ? line_routes::bundled : line_routes::straight;
        if (round % 8 >= 6) {
            options.order = level_order::given;
            for (auto& box : graph.boxes) box.level = below(6);
        }
        sound_fit(graph, options);
        ASSERT_FALSE(::testing::Test::HasFailure()) << "round " << round;
    }
}

}  // namespace
}  // namespace ludograph::testing
