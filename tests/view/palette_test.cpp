// Colours can be read and told apart: on paper, by colour-blind readers, on a photocopy.
#include "ludograph/view/palette.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "ludograph/view/drawing.hpp"
#include "support.hpp"
#include "toy.hpp"

namespace ludograph {
namespace {

using ::testing::ElementsAre;
using ::testing::IsSupersetOf;

using triple = std::array<double, 3>;

/// Linear light of red, green and blue (sRGB, IEC 61966-2-1).
triple linear(const std::string& colour) {
    triple light{};
    for (std::size_t i = 0; i < 3; ++i) {
        const double c = std::stoi(colour.substr(1 + 2 * i, 2), nullptr, 16) / 255.0;
        light[i] = c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    }
    return light;
}

double luminance(const triple& light) { return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]; }
double luminance(const std::string& colour) { return luminance(linear(colour)); }

/// WCAG 2.1, from 1 to 21.
double contrast(const std::string& a, const std::string& b) {
    const double high = std::max(luminance(a), luminance(b)), low = std::min(luminance(a), luminance(b));
    return (high + 0.05) / (low + 0.05);
}

using matrix = std::array<triple, 3>;
constexpr matrix normal_sight = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
// Dichromats after Machado, Oliveira, Fernandes, A physiologically-based model for simulation of color vision
// deficiency, IEEE TVCG 15, 2009.
constexpr matrix protanopia = {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr matrix deuteranopia = {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};

/// CIE 1976 L*a*b* of what an eye sees.
triple perceived(const std::string& colour, const matrix& eye) {
    const triple light = linear(colour);
    triple seen{};
    for (std::size_t i = 0; i < 3; ++i)
        seen[i] = std::clamp(eye[i][0] * light[0] + eye[i][1] * light[1] + eye[i][2] * light[2], 0.0, 1.0);
    const auto root = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const double x = root((0.4124 * seen[0] + 0.3576 * seen[1] + 0.1805 * seen[2]) / 0.9505);
    const double y = root(luminance(seen));
    const double z = root((0.0193 * seen[0] + 0.1192 * seen[1] + 0.9505 * seen[2]) / 1.089);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double distance(const std::string& a, const std::string& b, const matrix& eye) {
    const triple p = perceived(a, eye), q = perceived(b, eye);
    return std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

constexpr std::array every_palette = {palette_name::standard, palette_name::okabe, palette_name::gray};

std::vector<std::string> fills(const palette& colours) {
    std::vector<std::string> all = {colours.lost, colours.won,      colours.drawn, colours.first, colours.second,
                                    colours.even, colours.infinite, colours.least, colours.most};
    all.insert(all.end(), colours.values.begin(), colours.values.end());
    for (int i = 1; i < 8; ++i) all.push_back(mixed(colours.least, colours.most, i / 8.0));
    return all;
}

TEST(Palette, BlackTextCanBeReadOnEveryFill) {
    for (const palette_name name : every_palette)
        for (const std::string& fill : fills(palette_of(name))) EXPECT_GE(contrast(fill, "#000000"), 4.5) << fill;
}

TEST(Palette, WinningLinesStandOutFromThePaper) {
    for (const palette_name name : every_palette) {
        EXPECT_GE(contrast(palette_of(name).lines().winning, "#ffffff"), 4.5);
        EXPECT_GE(contrast(palette_of(name).lines().best, "#ffffff"), 4.5);
    }
}

TEST(Palette, OfAPhotocopierTellsOutcomesApartByLuminance) {
    const palette& gray = palette_of(palette_name::gray);
    const double p = luminance(gray.lost), n = luminance(gray.won), d = luminance(gray.drawn);
    EXPECT_GE(std::abs(p - n), 0.15);
    EXPECT_GE(std::abs(n - d), 0.15);
    EXPECT_GE(std::abs(d - p), 0.15);
    for (const std::string& fill : fills(gray)) {
        EXPECT_EQ(fill.substr(1, 2), fill.substr(3, 2)) << fill;
        EXPECT_EQ(fill.substr(1, 2), fill.substr(5, 2)) << fill;
    }
}

TEST(Palette, OfColourBlindReadersIsToldApartByThem) {
    const palette& okabe = palette_of(palette_name::okabe);
    for (const matrix& eye : {normal_sight, protanopia, deuteranopia}) {
        EXPECT_GT(distance(okabe.lost, okabe.won, eye), 40);
        EXPECT_GT(distance(okabe.won, okabe.drawn, eye), 15);
        EXPECT_GT(distance(okabe.drawn, okabe.lost, eye), 40);
        EXPECT_GT(distance(okabe.first, okabe.second, eye), 40);
        EXPECT_GT(distance(okabe.first, okabe.even, eye), 15);
        EXPECT_GT(distance(okabe.second, okabe.even, eye), 40);
    }
}

TEST(Palette, SimulationFindsRedAndGreenAlike) {
    EXPECT_LT(distance("#a6dba0", "#f4a6a0", deuteranopia), 25);
    EXPECT_GT(distance("#a6dba0", "#f4a6a0", normal_sight), 50);
}

TEST(Palette, ValuesHaveColoursThatDiffer) {
    for (const palette_name name : every_palette) {
        const auto values = palette_of(name).values;
        for (std::size_t i = 0; i < values.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) EXPECT_GT(distance(values[i], values[j], normal_sight), 4) << i << " " << j;
    }
}

TEST(Palette, MixedGoesFromTheOneToTheOther) {
    EXPECT_EQ(mixed("#000000", "#ff8000", 0), "#000000");
    EXPECT_EQ(mixed("#000000", "#ff8000", 1), "#ff8000");
    EXPECT_EQ(mixed("#000000", "#ff8000", 0.5), "#804000");
}

std::vector<std::string> key_texts(const drawing& picture) {
    std::vector<std::string> texts;
    for (const legend_entry& entry : picture.legend)
        if (!entry.line && entry.mark.empty() && !entry.bold && !entry.terminal) texts.push_back(entry.text);
    return texts;
}

TEST(Colours, ByValueHaveAKeyAndKeepLettersAndBorders) {
    const game_graph graph = testing::labelled("nim 1,2");
    const drawing picture = draw(graph, {.colour = colour_by::grundy});
    EXPECT_THAT(key_texts(picture), ElementsAre("Grundy value 0", "Grundy value 1", "Grundy value 2", "Grundy value 3"));
    for (const drawn_box& box : picture.boxes) {
        EXPECT_EQ(box.fill, palette_of(palette_name::standard).values[graph[box.id].grundy]);
        EXPECT_EQ(box.double_border, graph[box.id].result == outcome::P);
        EXPECT_EQ(box.verdict, std::string(to_string(graph[box.id].result)) + " " + std::to_string(graph[box.id].grundy));
    }
}

TEST(Colours, OfManyValuesShareTheLastOne) {
    for (const palette_name name : every_palette) {
        const drawing picture = draw(testing::labelled("chomp 5x6"), {.colour = colour_by::grundy, .palette = name});
        const std::vector<std::string> texts = key_texts(picture);
        EXPECT_LE(texts.size(), 12U);
        EXPECT_THAT(texts.back(), ::testing::EndsWith(" and more"));
    }
}

TEST(Colours, OfLoopyValuesAreNamedInTheKey) {
    const drawing picture = draw(testing::labelled(testing::loopy_toy()), {.colour = colour_by::grundy});
    EXPECT_THAT(key_texts(picture), ::testing::Contains(::testing::StartsWith("∞")));
    EXPECT_EQ(picture.boxes[0].fill, palette_of(palette_name::standard).infinite);
}

TEST(Colours, ByRemotenessGoFromLightToDarkInFewSteps) {
    const game_graph graph = testing::labelled("nim 7,9,12");
    const drawing picture = draw(graph, {.colour = colour_by::remoteness});
    EXPECT_LE(key_texts(picture).size(), 8U);
    EXPECT_EQ(key_texts(picture).front(), "remoteness 0 to 3");
    for (const drawn_line& line : picture.lines) {
        const drawn_box &from = picture.boxes[line.from], &to = picture.boxes[line.to];
        if (graph[from.id].remoteness > graph[to.id].remoteness) { EXPECT_LE(luminance(from.fill), luminance(to.fill)); }
    }
    EXPECT_EQ(picture.boxes[0].verdict, "N " + std::to_string(graph[0].remoteness));
    EXPECT_THAT(picture.caption, ::testing::Contains(::testing::StartsWith("The number in a box is its remoteness")));
}

TEST(Colours, ByRemotenessNameWhatHasNone) {
    EXPECT_THAT(key_texts(draw(testing::labelled(testing::loopy_toy()), {.colour = colour_by::remoteness})),
                ElementsAre("remoteness 0", "remoteness 1", "no end can be forced"));
}

TEST(Colours, OfThePaletteReachBoxesLegendAndLines) {
    const drawing picture = draw(testing::labelled("nim 1"), {.palette = palette_name::okabe});
    EXPECT_EQ(picture.boxes[0].fill, "#f7c867");
    EXPECT_EQ(picture.legend[0].fill, "#56b4e9");
    EXPECT_EQ(picture.colours.best, "#0072b2");
}

}  // namespace
}  // namespace ludograph
