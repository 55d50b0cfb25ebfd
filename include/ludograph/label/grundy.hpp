// Grundy values of graphs without cycles (Sprague 1935, Grundy 1939).
#pragma once

#include <bit>

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

/// The Grundy value of a vertex is the mex of its options' values. Above a frontier it is given when
/// it is the mex m of the values known and every option without one can be shown not to be m: it has
/// an option of value m itself. So a certain P position has 0.
/// `visit` takes the vertices options first; O(out-degree) each, above a frontier O(out-degrees of
/// the options).
template <class Graph>
class grundy_sweep {
public:
    /// An empty frontier means none.
    grundy_sweep(const Graph& graph, const frontier_marks& frontier)
        : grundy(num_vertices(graph), no_value), graph_(graph), frontier_(frontier) {}

    void visit(std::uint32_t v) {
        if (detail::on_frontier(frontier_, v)) return;
        values_.start_next();
        open_.clear();
        auto [e, end] = out_edges(v, graph_);
        for (; e != end; ++e) {
            const auto option = static_cast<std::uint32_t>(target(*e, graph_));
            if (grundy[option] == no_value) open_.push_back(option);
            else values_.add(grundy[option]);
        }
        const std::uint32_t mex = values_.mex();
        if (std::all_of(open_.begin(), open_.end(),
                        [&](std::uint32_t option) { return has_option_of_value(option, mex); }))
            grundy[v] = mex;
    }

    std::vector<std::uint32_t> grundy;

private:
    bool has_option_of_value(std::uint32_t v, std::uint32_t value) const {
        auto [e, end] = out_edges(v, graph_);
        return std::any_of(e, end, [&](const auto& edge) { return grundy[target(edge, graph_)] == value; });
    }

    const Graph& graph_;
    const frontier_marks& frontier_;
    mex_set values_;
    std::vector<std::uint32_t> open_;  ///< options without a value
};

}  // namespace ludograph
