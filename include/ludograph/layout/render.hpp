// Layout and rendering by Graphviz, in a child process that may fail without harm.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "ludograph/view/drawing.hpp"

namespace ludograph {

enum class picture_format : std::uint8_t { pdf, svg, png };

/// Budgets of a drawing. A graph above `most_boxes` or `most_lines` is refused at once: dot would
/// not finish in time, and nobody could read the page.
struct render_limits {
    std::chrono::seconds cpu{60};
    std::chrono::seconds wall{120};
    std::uint64_t memory = std::uint64_t{4} << 30;
    std::size_t most_boxes = 1000;
    std::size_t most_lines = 6000;
    /// Asked about every 50 ms: the signal that the user stopped the program with, or 0.
    std::function<int()> stop_requested = {};
};

/// Throws output_error, with remedies, when a drawing of this size is above the limits.
void check_drawable(std::uint64_t boxes, std::uint64_t lines, const render_limits& limits);

/// Lays the drawing out once with dot and renders it in every format asked for; gives their bytes
/// in the same order. Graphviz runs in a forked child with limits of CPU, memory and wall-clock
/// time; what comes back is checked (length, magic bytes, Graphviz's own errors). Throws
/// output_error that names the reason and the remedy, `interrupted` when `stop_requested` returns
/// a signal. Same drawing, same bytes.
std::vector<std::string> render(const drawing& picture, const std::vector<picture_format>& formats,
                                const render_limits& limits = {});

/// The drawing as DOT text; what `render` gives Graphviz and what the .dot format holds.
std::string to_dot(const drawing& picture);

}  // namespace ludograph
