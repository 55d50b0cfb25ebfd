// How often winning lines will cross once they are drawn.
#include "drawn_crossings.hpp"

#include <algorithm>

#include "crossings.hpp"

namespace ludograph::layers {

namespace {

/// A piece of a line between the middles of two rows.
struct piece {
    double upper, lower;
    double weight;
};

/// Ranks of the ends among all upper and all lower ends; equal ends share a rank.
std::vector<strand> strands_of(const std::vector<piece>& pieces) {
    std::vector<double> upper, lower;
    for (const piece& p : pieces) {
        upper.push_back(p.upper);
        lower.push_back(p.lower);
    }
    std::sort(upper.begin(), upper.end());
    std::sort(lower.begin(), lower.end());
    const auto rank = [](const std::vector<double>& all, double x) {
        return static_cast<std::uint32_t>(std::lower_bound(all.begin(), all.end(), x) - all.begin());
    };
    std::vector<strand> strands;
    for (const piece& p : pieces) strands.push_back({rank(upper, p.upper), rank(lower, p.lower), p.weight});
    return strands;
}

}  // namespace

double drawn_crossings(const network& net, const layered_graph& graph, line_routes how,
                       const std::vector<double>& x, const std::vector<double>& y) {
    std::vector<std::vector<piece>> below(net.rows.size());  // by the row that they lead down from
    for (std::size_t l = 0; l < graph.lines.size(); ++l) {
        if (net.entry[l] == no_node) continue;
        const auto& line = graph.lines[l];
        const std::uint32_t first = net.nodes[line.from].row, last = net.nodes[line.to].row;
        if (how == line_routes::bundled && line.style == line_style::best) {
            below[first].push_back({x[line.from], x[net.entry[l]], 1});
            continue;
        }
        const double slope = (x[line.to] - x[line.from]) / (y[last] - y[first]);
        const auto at = [&](std::uint32_t row) {
            return row == last ? x[line.to] : x[line.from] + slope * (y[row] - y[first]);
        };
        for (std::uint32_t row = first; row < last; ++row) below[row].push_back({at(row), at(row + 1), 1});
    }
    for (std::size_t v = net.boxes; v < net.nodes.size(); ++v)
        if (net.nodes[v].load > 0)
            below[net.nodes[v].row].push_back({x[v], x[net.nodes[v].below], static_cast<double>(net.nodes[v].load)});
    double sum = 0;
    for (const auto& pieces : below) {
        std::vector<strand> strands = strands_of(pieces);
        sum += crossings_of(strands);
    }
    return sum;
}

}  // namespace ludograph::layers
