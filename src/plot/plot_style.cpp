// The colours of plots.
#include "ludograph/plot/plot_style.hpp"

namespace ludograph {

namespace {

// Most are told apart by most colour-blind readers (Okabe and Ito 2008). The scale is viridis (van der Walt and Smith
// 2015): it grows lighter evenly.
constexpr plot_colours coloured = {
    .lost = "#0072B2",
    .won = "#E69F00",
    .drawn = "#dddddd",
    .zero = "#D55E00",
    .pre_period = "#fbeecb",
    .period = "#97c9ea",
    .lines = {"#f0b083", "#7fd0b5"},
    .scale = {"#440154", "#482878", "#3e4989", "#31688e", "#26828e", "#1f9e89", "#35b779", "#6ece58", "#b5de2b",
              "#fde725"},
    .square = "#f4ecd8",
    .poison = "#d7191c",
    .token = "#56B4E9",
    .seed = "#8c510a",
    .cross = "#0072B2",
    .ring = "#E69F00"};

constexpr plot_colours gray = {
    .lost = "#404040",
    .won = "#a6a6a6",
    .drawn = "#e0e0e0",
    .zero = "#000000",
    .pre_period = "#f0f0f0",
    .period = "#c8c8c8",
    .lines = {"#c4c4c4", "#c4c4c4"},
    .scale = {"#1a1a1a", "#333333", "#4b4b4b", "#646464", "#7d7d7d", "#959595", "#aeaeae", "#c7c7c7", "#dfdfdf",
              "#f8f8f8"},
    .square = "#f2f2f2",
    .poison = "#404040",
    .token = "#b3b3b3",
    .seed = "#404040",
    .cross = "#000000",
    .ring = "#808080"};

}  // namespace

const plot_colours& plot_style::colours() const { return palette == palette_name::gray ? gray : coloured; }

}  // namespace ludograph
