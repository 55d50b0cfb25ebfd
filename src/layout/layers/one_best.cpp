// One best line a box, so that best lines form trees.
#include <limits>
#include <vector>

#include "ludograph/layout/layers.hpp"

namespace ludograph {

void keep_one_best(layered_graph& graph) {
    constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
    std::vector<std::size_t> reached(graph.boxes.size(), 0), kept(graph.boxes.size(), none);
    for (const auto& line : graph.lines)
        if (line.style == line_style::best) ++reached[line.to];
    for (std::size_t l = 0; l < graph.lines.size(); ++l) {
        auto& line = graph.lines[l];
        if (line.style != line_style::best) continue;
        std::size_t& other = kept[line.from];
        if (other != none && reached[graph.lines[other].to] >= reached[line.to]) {
            line.style = line_style::winning;
            continue;
        }
        if (other != none) graph.lines[other].style = line_style::winning;
        other = l;
    }
}

}  // namespace ludograph
