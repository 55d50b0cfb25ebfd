// The layered layout: every move goes down, winning moves run together into the position they reach.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "ludograph/layout/placement.hpp"
#include "ludograph/view/drawing.hpp"

namespace ludograph {

/// What is laid out: sizes and lines, by index. Sizes hold all borders.
struct layered_graph {
    struct box {
        extent size;
        std::optional<std::uint32_t> level = {};  ///< for level_order::given; 0 is at the bottom
    };
    struct line {
        std::uint32_t from = 0, to = 0;
        line_style style = line_style::ordinary;
    };
    std::vector<box> boxes;
    std::vector<line> lines;
};

enum class line_routes : std::uint8_t { bundled, straight };

struct layered_options {
    level_order order = level_order::automatic;
    line_routes routes = line_routes::bundled;
    double most_scale = 1.2;  ///< a small drawing is not blown up beyond this
};

/// A placement that fits an area when it is scaled.
struct fitted {
    placement place;   ///< at scale 1
    double scale = 1;  ///< factor at which it fits `areas[area]`
    std::size_t area = 0;
};

/// Leaves each box one best line, the one to the target that most boxes have best lines to (the first of
/// those); its other best lines become winning ones. Best lines then form trees, which `bundled` can draw
/// without a crossing. For the caller to apply, since what is drawn bold is the caller's to say.
void keep_one_best(layered_graph& graph);

/// The placement that can be printed largest in one of `areas` (pages in portrait and landscape, say;
/// at least one, none empty), by a search over widths and numbers of rows. No two boxes overlap; no
/// winning line passes through a box that is not one of its ends. A graph with one box a level is folded into
/// rows, to the right and back by turns, where that is larger. Deterministic.
fitted fit_layers(const layered_graph& graph, const layered_options& options, std::span<const extent> areas);

}  // namespace ludograph
