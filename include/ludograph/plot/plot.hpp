// A plot: data, the commands that draw it, and gnuplot, which makes pictures of them in a child process.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "ludograph/layout/placement.hpp"
#include "ludograph/layout/render.hpp"

namespace ludograph {

/// What the functions of this folder make. The texts in it are valid UTF-8 without control characters.
struct plot {
    std::string title;
    std::vector<std::string> caption;  ///< lines below the picture
    extent size;                       ///< of the page, in points
    std::string data;                  ///< data blocks of gnuplot
    std::string commands;              ///< what draws, title and caption included
};

struct plot_limits {
    std::chrono::seconds cpu{60};
    std::chrono::seconds wall{120};
    std::uint64_t memory = std::uint64_t{2} << 30;
    std::function<int()> stop_requested = {};  ///< the signal that the user stopped the program with, or 0
};

/// A picture of the plot: a PDF of one page, an SVG of as many pixels as the page has points, or a PNG of
/// twice as many. gnuplot runs without its start files, in the C locale; what it makes is checked. Throws
/// output_error with the remedy where gnuplot is missing, fails, or takes too much time or memory;
/// `interrupted`. Same plot, same bytes.
std::string picture_of(const plot& drawn, picture_format format, const plot_limits& limits = {});

struct plot_file {
    picture_format format;
    std::string path;  ///< "-" is standard output
};

/// The script, its data inside, with which gnuplot alone draws the plot into these files: the same drawing, and the
/// same bytes of a PNG; its comment says what a PDF and an SVG of `picture_of` have besides.
std::string script_of(const plot& drawn, std::span<const plot_file> files);

}  // namespace ludograph
