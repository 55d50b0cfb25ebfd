// Pictures of games: what a reader must be able to see, on the coordinates.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "graphs.hpp"
#include "measure.hpp"
#include "support.hpp"

namespace ludograph::testing {
namespace {

constexpr auto best = line_style::best, thin = line_style::winning;

/// Paper in portrait and landscape with margins of a quarter of an inch.
std::vector<extent> paper(double width, double height) {
    return {{width - 36, height - 36}, {height - 36, width - 36}};
}
const std::vector<extent> a4 = paper(595, 842), a3 = paper(842, 1191);

layered_graph graph_of(const std::string& game, bool symmetry = false) {
    explore_limits limits;
    limits.symmetry = symmetry;
    return layered(labelled(game, play::normal, limits));
}

fitted fit(layered_graph graph, line_routes routes, const std::vector<extent>& areas) {
    if (routes == line_routes::bundled) keep_one_best(graph);
    return fit_layers(graph, {.routes = routes}, areas);
}

/// What holds of every picture.
void expect_sound(const layered_graph& graph, const placement& place) {
    EXPECT_EQ(fault_of(graph, place), "");
    EXPECT_EQ(overlapping_boxes(place), 0u);
    EXPECT_EQ(lines_through_boxes(graph, place, {best, thin}), 0u);
}

TEST(LayeredGames, WelterBundledIsReadableOnA4AndItsBestLinesDoNotCross) {
    layered_graph graph = graph_of("welter 1,4,7,9");
    keep_one_best(graph);
    // A title and a legend take some of the page.
    const fitted found = fit_layers(graph, {}, std::vector<extent>{{559, 750}});
    expect_sound(graph, found.place);
    EXPECT_GE(10 * found.scale, 7);
    EXPECT_LE(found.place.size.width * found.scale, 559.001);
    EXPECT_LE(found.place.size.height * found.scale, 750.001);
    EXPECT_EQ(crossings(graph, found.place, {best}).pairs, 0u);
    EXPECT_LE(crossings(graph, found.place, {best, thin}).seen, 223u);
    EXPECT_FALSE(found.place.trunks.empty());
}

TEST(LayeredGames, WelterStraightIsReadableOnA3AndItsWinningLinesSeldomCross) {
    const layered_graph graph = graph_of("welter 1,4,7,9");
    const fitted found = fit(graph, line_routes::straight, a3);
    expect_sound(graph, found.place);
    EXPECT_GE(10 * found.scale, 7);
    EXPECT_LE(crossings(graph, found.place, {best, thin}).pairs, 223u);
    EXPECT_TRUE(found.place.trunks.empty());
}

TEST(LayeredGames, TheStrategyOfWelterIsLargeOnA4) {
    const layered_graph graph = strategy_of(labelled("welter 1,4,7,9"));
    const fitted found = fit(graph, line_routes::bundled, a4);
    expect_sound(graph, found.place);
    EXPECT_GE(10 * found.scale, 9);
    EXPECT_EQ(crossings(graph, found.place, {best, thin}).pairs, 0u);
}

struct known_picture {
    std::string game;
    bool symmetry;
    std::size_t most_crossings;  ///< of winning lines, bundled, as they are seen
    double least_type;           ///< on A3, of what is the larger of bundled and straight
};

void PrintTo(const known_picture& picture, std::ostream* to) { *to << picture.game; }

class EveryPicture : public ::testing::TestWithParam<known_picture> {};

TEST_P(EveryPicture, HasNoLineThroughABoxFewCrossingsAndLargeType) {
    const layered_graph graph = graph_of(GetParam().game, GetParam().symmetry);
    double type = 0;
    for (const line_routes routes : {line_routes::bundled, line_routes::straight}) {
        const fitted found = fit(graph, routes, a3);
        expect_sound(graph, found.place);
        type = std::max(type, 10 * found.scale);
        if (routes == line_routes::bundled) {
            layered_graph drawn = graph;
            keep_one_best(drawn);
            EXPECT_EQ(crossings(drawn, found.place, {best}).pairs, 0u);
            EXPECT_LE(crossings(drawn, found.place, {best, thin}).seen, GetParam().most_crossings);
        }
    }
    EXPECT_GE(type, GetParam().least_type);
}

INSTANTIATE_TEST_SUITE_P(LayeredGames, EveryPicture,
                         ::testing::Values(known_picture{"welter 0,3,5,6", false, 0, 12},
                                           known_picture{"chomp 4x4", false, 175, 12},
                                           known_picture{"nim 4,5,6", false, 6, 12},
                                           known_picture{"sowing 2,2,2,2,2", false, 14, 9.3},
                                           known_picture{"subtraction:1,2,3 10,11,12", false, SIZE_MAX, 6.5},
                                           known_picture{"chomp 5x6", false, SIZE_MAX, 5.8},
                                           known_picture{"tictactoe .../.../...", true, SIZE_MAX, 6},
                                           known_picture{"subtraction:1,2,3 20,21,22", false, SIZE_MAX, 2}),
                         [](const auto& with) {
                             std::string name = with.param.game;
                             std::replace_if(
                                 name.begin(), name.end(), [](unsigned char c) { return !std::isalnum(c); },
                                 '_');
                             return name;
                         });

}  // namespace
}  // namespace ludograph::testing
