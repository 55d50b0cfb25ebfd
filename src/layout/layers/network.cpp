// Winning lines as trees with shared places.
#include "network.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "measures.hpp"

namespace ludograph::layers {

namespace {

/// Lines whose trees would need more places or longer curves than this in all stay out, the longest
/// first: only in a graph of very many rows.
constexpr std::size_t most_pieces = 1'000'000;

/// What crossing a best line costs more than crossing another winning line.
constexpr double best_weight = 2;

class builder {
public:
    builder(const layered_graph& graph, const row_plan& plan, line_routes routes)
        : graph_(graph), plan_(plan), bundled_(routes == line_routes::bundled) {}

    network build() {
        add_boxes();
        net_.entry.assign(graph_.lines.size(), no_node);
        const grouping lines_to(net_.boxes, graph_.lines.size(), [&](std::size_t l) { return graph_.lines[l].to; });
        std::size_t pieces = 0;
        for (const std::uint32_t target : shortest_first(lines_to)) {
            for (const std::uint32_t l : lines_to[target])
                if (in_tree(graph_.lines[l])) pieces += plan_.row_of[target] - plan_.row_of[graph_.lines[l].from];
            if (pieces > most_pieces) break;
            add_tree(target, lines_to[target]);
        }
        const auto count = net_.segments.size();
        net_.below = grouping(net_.nodes.size(), count, [&](std::size_t s) { return net_.segments[s].upper; });
        net_.above = grouping(net_.nodes.size(), count, [&](std::size_t s) { return net_.segments[s].lower; });
        net_.rows.resize(plan_.level_of.size());
        for (std::uint32_t v = 0; v < net_.nodes.size(); ++v) net_.rows[net_.nodes[v].row].push_back(v);
        return std::move(net_);
    }

private:
    bool in_tree(const layered_graph::line& line) const {
        return line.style != line_style::ordinary && plan_.row_of[line.from] < plan_.row_of[line.to];
    }

    void add_boxes() {
        net_.boxes = graph_.boxes.size();
        std::vector<bool> loop(net_.boxes, false);
        for (const auto& line : graph_.lines)
            if (line.from == line.to) loop[line.from] = true;
        for (std::size_t v = 0; v < net_.boxes; ++v)
            net_.nodes.push_back({.row = plan_.row_of[v],
                                  .half = room_of(graph_.boxes[v], loop[v]) / 2,
                                  .margin = plan_.margin});
    }

    /// Targets of winning lines from above, those with the shortest trees first.
    std::vector<std::uint32_t> shortest_first(const grouping& lines_to) const {
        std::vector<std::uint32_t> height(net_.boxes, 0), targets;
        for (std::uint32_t v = 0; v < net_.boxes; ++v) {
            for (const std::uint32_t l : lines_to[v])
                if (in_tree(graph_.lines[l]))
                    height[v] = std::max(height[v], plan_.row_of[v] - plan_.row_of[graph_.lines[l].from]);
            if (height[v] > 0) targets.push_back(v);
        }
        std::stable_sort(targets.begin(), targets.end(),
                         [&](std::uint32_t a, std::uint32_t b) { return height[a] < height[b]; });
        return targets;
    }

    void add_tree(std::uint32_t target, std::span<const std::uint32_t> lines) {
        const std::uint32_t foot = plan_.row_of[target];
        std::uint32_t top = foot;
        for (const std::uint32_t l : lines)
            if (in_tree(graph_.lines[l])) top = std::min(top, plan_.row_of[graph_.lines[l].from]);
        const auto first = static_cast<std::uint32_t>(net_.nodes.size());
        const auto at = [&](std::uint32_t row) { return row == foot ? target : first + (row - top - 1); };
        std::vector<std::uint32_t> best(foot - top, 0), all(foot - top, 0);  // lines that enter, by row
        for (const std::uint32_t l : lines) {
            const auto& line = graph_.lines[l];
            if (!in_tree(line)) continue;
            const std::uint32_t row = plan_.row_of[line.from];
            const bool is_best = line.style == line_style::best;
            net_.entry[l] = at(row + 1);
            net_.segments.push_back({line.from, at(row + 1), is_best, is_best ? best_weight + 1 : 1});
            ++all[row - top];
            if (is_best) ++best[row - top];
        }
        std::partial_sum(best.begin(), best.end(), best.begin());
        std::partial_sum(all.begin(), all.end(), all.begin());
        for (std::uint32_t row = top + 1; row < foot; ++row) add_place(row, at(row + 1), best[row - top - 1], all[row - top - 1]);
    }

    void add_place(std::uint32_t row, std::uint32_t below, std::uint32_t best, std::uint32_t all) {
        const auto place = static_cast<std::uint32_t>(net_.nodes.size());
        const bool trunk = bundled_ && best > 0;
        net_.nodes.push_back({.row = row, .below = below, .load = bundled_ ? best : 0,
                              .half = trunk ? trunk_width(best) / 2 : 0, .margin = trunk ? trunk_margin : 0});
        const double weight = (best > 0 ? best_weight : 0) + std::sqrt(static_cast<double>(all));
        net_.segments.push_back({place, below, best > 0, weight});
    }

    const layered_graph& graph_;
    const row_plan& plan_;
    bool bundled_;
    network net_;
};

}  // namespace

network network_of(const layered_graph& graph, const row_plan& plan, line_routes routes) {
    return builder(graph, plan, routes).build();
}

}  // namespace ludograph::layers
