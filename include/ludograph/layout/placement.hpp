// Where the boxes and lines of a drawing stand: what every layout gives and every renderer takes.
#pragma once

#include <cstdint>
#include <vector>

namespace ludograph {

/// In points of 1/72 inch; x to the right, y upwards, as in PDF and Graphviz.
struct point {
    double x = 0, y = 0;
    bool operator==(const point&) const = default;
};

struct extent {
    double width = 0, height = 0;
    bool operator==(const extent&) const = default;
};

/// A box with all its borders.
struct placed_box {
    point centre;
    extent size;
};

/// Control points of joined cubic Bézier pieces: 3k + 1 of them, k at least 1.
using curve = std::vector<point>;

/// A thicker stroke under lines that run together.
struct trunk {
    curve path;
    double width = 0;
    std::uint32_t target = 0;  ///< index of the box that they reach
};

/// The lower left corner is the origin; everything lies within `size`.
struct placement {
    extent size;
    std::vector<placed_box> boxes;  ///< in the order of the drawing's boxes
    std::vector<curve> lines;       ///< in the order of its lines: from border to border, the tip of
                                    ///< the arrow head at the end
    std::vector<trunk> trunks;      ///< of winning lines; each line that runs in one has its own curve too
};

}  // namespace ludograph
