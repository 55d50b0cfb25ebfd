// Boxes that stand in their places, ready for lines to be led between them. y runs downwards here.
#pragma once

#include <vector>

#include "network.hpp"

namespace ludograph::layers {

/// What the boxes of a row fill; lines may turn only between bands.
struct band {
    double top = 0, bottom = 0;
};

struct rectangle {
    double left, top, right, bottom;
};

struct scene {
    const layered_graph& graph;
    const network& net;
    std::vector<double> x;                          ///< by node
    std::vector<band> bands;                        ///< by row
    std::vector<std::vector<std::uint32_t>> boxes;  ///< by row, from left to right

    std::uint32_t row(std::uint32_t node) const { return net.nodes[node].row; }
    point centre(std::uint32_t box) const {
        const band& b = bands[row(box)];
        return {x[box], (b.top + b.bottom) / 2};
    }
    rectangle area(std::uint32_t box) const {
        const auto [cx, cy] = centre(box);
        const extent& size = graph.boxes[box].size;
        return {cx - size.width / 2, cy - size.height / 2, cx + size.width / 2, cy + size.height / 2};
    }
};

/// Bands of the rows of `plan`, with the gaps between them stretched towards `height`: most where best
/// lines run far sideways, none beyond some three times what it needs.
std::vector<band> bands_of(const layered_graph& graph, const row_plan& plan, const network& net,
                           const std::vector<double>& x, double height);

}  // namespace ludograph::layers
