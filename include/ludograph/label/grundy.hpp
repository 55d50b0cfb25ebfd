// Grundy values of graphs without cycles (Sprague 1935, Grundy 1939).
#pragma once

#include <bit>
#include <string>

#include "ludograph/error.hpp"
#include "ludograph/label/outcome.hpp"

namespace ludograph {

/// The least number that none of a set's members equals. Numbers below 64, which are nearly all,
/// are one bit each. Adding costs O(1), asking O(result) at most, starting the next set O(1).
class mex_set {
public:
    void start_next() {
        low_ = 0;
        ++round_;
    }
    void add(std::uint32_t value) {
        if (value < 64) {
            low_ |= std::uint64_t{1} << value;
            return;
        }
        if (value >= seen_.size()) seen_.resize(value + std::size_t{1}, 0);
        seen_[value] = round_;
    }
    std::uint32_t mex() const {
        if (~low_ != 0) return static_cast<std::uint32_t>(std::countr_one(low_));
        std::uint32_t value = 64;
        while (value < seen_.size() && seen_[value] == round_) ++value;
        return value;
    }

private:
    std::uint64_t low_ = 0;
    std::vector<std::uint64_t> seen_;  ///< the round in which a number from 64 on was added last
    std::uint64_t round_ = 1;
};

/// The Grundy value of every vertex: the mex of its options' values. With a frontier, a vertex has
/// a value m when m is the mex of the known values of its options and every option without one can
/// be shown not to be m: it has an option of value m itself. So a certain P position has 0.
/// Throws label_error, naming a cycle, when the graph has one. O(vertices + edges) without a
/// frontier; above one an edge may cost the out-degree of its target.
template <class Graph>
std::vector<std::uint32_t> label_grundy(const Graph& graph, const vertex_order& order,
                                        const frontier_marks& frontier = {}) {
    if (!order.acyclic()) {
        std::string cycle;
        for (const std::uint32_t v : order.cycle) cycle += std::to_string(v) + " -> ";
        throw label_error("no Grundy values: play can cycle, through vertices " + cycle +
                          std::to_string(order.cycle.front()));
    }
    std::vector<std::uint32_t> grundy(num_vertices(graph), no_value);
    std::vector<std::uint32_t> open;  // options without a value
    mex_set values;
    const auto has_option_of_value = [&](std::uint32_t v, std::uint32_t value) {
        auto [e, end] = out_edges(v, graph);
        return std::any_of(e, end, [&](const auto& edge) { return grundy[target(edge, graph)] == value; });
    };
    for (const std::uint32_t v : order.options_first) {
        if (detail::on_frontier(frontier, v)) continue;
        values.start_next();
        open.clear();
        auto [e, end] = out_edges(v, graph);
        for (; e != end; ++e) {
            const auto option = static_cast<std::uint32_t>(target(*e, graph));
            if (grundy[option] == no_value) open.push_back(option);
            else values.add(grundy[option]);
        }
        const std::uint32_t mex = values.mex();
        if (std::all_of(open.begin(), open.end(),
                        [&](std::uint32_t option) { return has_option_of_value(option, mex); }))
            grundy[v] = mex;
    }
    return grundy;
}

}  // namespace ludograph
