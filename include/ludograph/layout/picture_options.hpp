// What a user may choose about a picture.
#pragma once

#include <cstdint>
#include <optional>

#include "ludograph/layout/layers.hpp"
#include "ludograph/layout/paper_format.hpp"
#include "ludograph/view/drawing.hpp"

namespace ludograph {

/// `automatic`: dot up to 30 boxes and 120 lines where it prints at least as large, else layers.
enum class layout_method : std::uint8_t { automatic, layers, dot, sfdp };

struct picture_options {
    layout_method layout = layout_method::automatic;
    line_routes routes = line_routes::bundled;
    /// None: boards where their type is at least 9.3 points or nearly that of short positions, else the latter.
    std::optional<box_label> label = {};
    ludograph::paper paper = paper::automatic;
    /// Nothing in the layout tells what a position is worth: boxes as if all had the same borders and as long
    /// answers, lines all led alike. For worksheets and their solutions.
    bool blind = false;
    bool worksheet = false;  ///< `worksheet_of` the drawing is shown where the drawing itself would be
    bool tile = false;  ///< PDF: type of 10 points, over as many sheets as it takes
};

}  // namespace ludograph
