// From a drawing to pictures: laid out, set on a page, rendered by Graphviz in child processes that may
// fail without harm.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "ludograph/error.hpp"
#include "ludograph/layout/picture_options.hpp"
#include "ludograph/view/drawing.hpp"

namespace ludograph {

enum class picture_format : std::uint8_t { pdf, svg, png };

/// Budgets of a drawing. A graph above `most_boxes` or `most_lines` is refused at once: nobody could read
/// the page.
struct render_limits {
    std::chrono::seconds cpu{60};  ///< of each layout and each rendering
    std::chrono::seconds wall{120};
    std::uint64_t memory = std::uint64_t{4} << 30;
    std::uint64_t most_boxes = 500;
    std::uint64_t most_lines = 12'000;
    /// Asked about every 50 ms: the signal that the user stopped the program with, or 0.
    std::function<int()> stop_requested = {};
};

/// A drawing that no other try would make: it is above the limits.
class too_large_error : public output_error {
public:
    using output_error::output_error;
};

/// Throws too_large_error, with remedies, when a drawing of this size is above the limits.
void check_drawable(std::uint64_t boxes, std::uint64_t lines, const render_limits& limits);

struct rendered_picture {
    std::string bytes;
    std::string page;  ///< "A4 portrait", "612 x 400 pt", "6 pages of A4 portrait"
    double type = 0;   ///< size of the text in boxes, in points on that page
    bool operator==(const rendered_picture&) const = default;
};

struct rendering {
    std::vector<rendered_picture> pictures;  ///< in the order of the formats
    std::vector<std::string> warnings;       ///< what is not as it was asked for, or not as it should be
    bool may_be_better = false;              ///< it would be if a child process had not failed by chance
};

/// Type below this is not legible in print.
inline constexpr double legible_type = 5;

/// Lays the drawing out, sets it with its title, legend and caption on a page and renders it in every
/// format asked for; all share one layout. No page has a side of more than 14 000 points, no PNG one of
/// more than 8 000 pixels. Layouts and renderings run in forked children with limits of CPU, memory and
/// time; a layout of Graphviz that fails or takes too long gives way to `layers`, with a warning and a
/// line in the caption. What comes back is checked (length, magic bytes, Graphviz's own errors). Throws
/// output_error that names the reason and the remedy, `interrupted` when `stop_requested` returns a
/// signal. Same drawing, same bytes.
rendering render(const drawing& picture, const std::vector<picture_format>& formats,
                 const picture_options& options = {}, const render_limits& limits = {});

/// The drawing as DOT text without places: what the .dot format holds.
std::string to_dot(const drawing& picture);

}  // namespace ludograph
