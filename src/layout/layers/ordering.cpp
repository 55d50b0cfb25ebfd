// Several beginnings, sweeps of two kinds, exchanges; the best order is kept.
#include "ordering.hpp"

#include <algorithm>
#include <numeric>

#include "crossings.hpp"
#include "random.hpp"
#include "sweeps.hpp"

namespace ludograph::layers {

namespace {

using rows = std::vector<std::vector<std::uint32_t>>;

/// Rows from the bottom, what leads to the same node side by side: the trees, unfolded.
void unfold(network& net) {
    std::vector<double> place(net.nodes.size(), 0);
    for (std::size_t r = net.rows.size(); r-- > 0;) {
        auto& row = net.rows[r];
        std::vector<double> key(row.size());
        for (std::size_t i = 0; i < row.size(); ++i) {
            const auto down = net.below[row[i]];
            key[i] = down.empty() ? static_cast<double>(i) / static_cast<double>(row.size())
                                  : place[net.segments[down[0]].lower];
        }
        std::vector<std::uint32_t> by_key(row.size());
        std::iota(by_key.begin(), by_key.end(), 0);
        std::stable_sort(by_key.begin(), by_key.end(), [&](auto a, auto b) { return key[a] < key[b]; });
        std::vector<std::uint32_t> sorted;
        for (const std::uint32_t i : by_key) sorted.push_back(row[i]);
        row = std::move(sorted);
        for (std::size_t i = 0; i < row.size(); ++i)
            place[row[i]] = (static_cast<double>(i) + 0.5) / static_cast<double>(row.size());
    }
}

}  // namespace

void order_rows(network& net, const layered_graph& graph) {
    const std::size_t size = net.nodes.size() + net.segments.size() + graph.lines.size();
    const int beginnings = size < 4000 ? 12 : size < 20'000 ? 4 : size < 200'000 ? 1 : 1;
    const int sweeps = size < 200'000 ? 24 : 8;
    random_bits random(1);
    rows best = net.rows;
    order_cost least;
    bool first = true;
    const rows given = net.rows;
    for (int beginning = 0; beginning < beginnings; ++beginning) {
        net.rows = given;
        if (beginning > 1)
            for (auto& row : net.rows) shuffle(row, random);
        if (beginning != 1) unfold(net);
        const rows begun = net.rows;
        for (const sweep_rule rule : {sweep_rule::median, sweep_rule::barycentre}) {
            net.rows = begun;
            sweeper sweep(net, graph);
            const order_cost cost = sweep.improve(rule, sweeps);
            if (first || cost < least) {
                least = cost;
                best = net.rows;
                first = false;
            }
        }
    }
    net.rows = std::move(best);
}

}  // namespace ludograph::layers
