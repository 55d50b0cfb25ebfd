// The palettes.
#include "ludograph/view/palette.hpp"

#include <array>
#include <cmath>
#include <cstdio>

namespace ludograph {

namespace {

// Neighbours differ in hue and in lightness; 0 has the green of P.
constexpr std::array standard_values = {"#a6dba0", "#f7b6a8", "#a9c8f0", "#ffe28a", "#cdb3e6", "#8ed6cf",
                                        "#f2a3c7", "#d3e27a", "#e3b98a", "#9fb0d8", "#c9c9c9"};
constexpr std::array okabe_values = {"#56b4e9", "#e69f00", "#009e73", "#f0e442", "#cc79a7", "#d55e00", "#d0d0d0"};
constexpr std::array gray_values = {"#8f8f8f", "#f7f7f7", "#bdbdbd", "#dedede", "#a4a4a4", "#ebebeb", "#cccccc"};

const palette standard = {.lost = "#a6dba0",
                          .won = "#f4a6a0",
                          .drawn = "#fdf3b4",
                          .first = "#93bfea",
                          .second = "#fbcf9c",
                          .even = "#ececec",
                          .infinite = "#f3f3f3",
                          .values = standard_values,
                          .least = "#fff8e7",
                          .most = "#e0893c",
                          .winning_line = "#1b7837",
                          .best_line = "#1b7837"};

const palette okabe = {.lost = "#56b4e9",
                       .won = "#f7c867",
                       .drawn = "#fbf7c0",
                       .first = "#56b4e9",
                       .second = "#f7c867",
                       .even = "#f2f2f2",
                       .infinite = "#f3f3f3",
                       .values = okabe_values,
                       .least = "#f4f9fd",
                       .most = "#4a97d2",
                       .winning_line = "#0072b2",
                       .best_line = "#0072b2"};

const palette gray = {.lost = "#999999",
                      .won = "#f2f2f2",
                      .drawn = "#cccccc",
                      .first = "#f2f2f2",
                      .second = "#999999",
                      .even = "#cccccc",
                      .infinite = "#ffffff",
                      .values = gray_values,
                      .least = "#f7f7f7",
                      .most = "#8a8a8a",
                      .winning_line = "#000000",
                      .best_line = "#000000"};

}  // namespace

const char* palette::fill_of(outcome value) const {
    switch (value) {
        case outcome::P: return lost;
        case outcome::N: return won;
        case outcome::D: return drawn;
        case outcome::unknown: break;
    }
    return no_fill;
}

const char* palette::fill_of(side winner) const {
    switch (winner) {
        case side::first: return first;
        case side::second: return second;
        case side::draw: return even;
        case side::none: break;
    }
    return no_fill;
}

const palette& palette_of(palette_name name) {
    switch (name) {
        case palette_name::okabe: return okabe;
        case palette_name::gray: return gray;
        case palette_name::standard: break;
    }
    return standard;
}

std::string mixed(const std::string& from, const std::string& to, double part) {
    const auto channel = [](const std::string& colour, std::size_t i) {
        return static_cast<double>(std::stoi(colour.substr(1 + 2 * i, 2), nullptr, 16));
    };
    std::string colour = "#";
    for (std::size_t i = 0; i < 3; ++i) {
        const double value = channel(from, i) + (channel(to, i) - channel(from, i)) * part;
        std::array<char, 3> digits{};
        std::snprintf(digits.data(), digits.size(), "%02x", static_cast<unsigned>(std::lround(value)) & 0xFFU);
        colour += digits.data();
    }
    return colour;
}

}  // namespace ludograph
