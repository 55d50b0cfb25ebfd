// Grundy values where play can cycle: generalised Sprague-Grundy theory.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "ludograph/label/outcome.hpp"

namespace ludograph {

/// The loopy Grundy value of every vertex (Smith 1966; Fraenkel & Perl 1975; Winning Ways ch. 12): a
/// number, or `infinite_value`, whose set K are the finite values of the options. A vertex has the
/// value m when its options have all values below m and each option that has no value below m has an
/// option of value m itself, a reverting move. Above a frontier only finite values are certain; the
/// rest has `no_value`.
///
/// Round m is a retrograde analysis among the vertices without a value: those that get m are like its
/// P positions, those with an option of value m like its N positions. What a round leaves undecided
/// never gets that value later, for an option with a larger value reverts to m as well.
/// O((vertices + edges) * (largest value + 2)).
template <class Graph>
class loopy_analysis {
public:
    loopy_analysis(const Graph& graph, const frontier_marks& frontier)
        : values(num_vertices(graph), no_value), graph_(graph), frontier_(frontier), back_(detail::reversed(graph)),
          waiting_(values.size()), covers_(values.size(), true), reverts_(values.size()) {
        for (std::uint32_t m = 0; run_round(m); ++m) {
        }
        mark_infinite();
    }

    std::vector<std::uint32_t> values;

private:
    bool may_get_value(std::uint32_t v) const {
        return values[v] == no_value && covers_[v] && !reverts_[v] && !detail::on_frontier(frontier_, v);
    }

    template <class Use>
    void for_each_predecessor(std::uint32_t v, Use use) const {
        for (std::uint64_t i = back_.first[v]; i < back_.first[v + std::size_t{1}]; ++i) use(back_.source[i]);
    }

    /// Gives the value m wherever it is due; false when it is due nowhere, and so is no larger one.
    bool run_round(std::uint32_t m) {
        std::vector<std::uint32_t> due;
        for (std::uint32_t v = 0; v < values.size(); ++v) {
            if (values[v] != no_value) continue;
            covers_[v] = covers_[v] && (m == 0 || reverts_[v]);  // has an option of value m - 1
            reverts_[v] = false;
            waiting_[v] = 0;
            auto [e, end] = out_edges(v, graph_);
            for (; e != end; ++e) waiting_[v] += values[target(*e, graph_)] == no_value;
        }
        for (std::uint32_t v = 0; v < values.size(); ++v)
            if (waiting_[v] == 0 && may_get_value(v)) due.push_back(v);
        for (std::size_t i = 0; i < due.size(); ++i) {
            values[due[i]] = m;
            for_each_predecessor(due[i], [&](std::uint32_t u) {
                if (values[u] != no_value || reverts_[u]) return;
                reverts_[u] = true;
                for_each_predecessor(u, [&](std::uint32_t v) {
                    if (values[v] == no_value && --waiting_[v] == 0 && may_get_value(v)) due.push_back(v);
                });
            });
        }
        return !due.empty();
    }

    void mark_infinite() {
        std::vector<bool> open(values.size(), false);
        std::vector<std::uint32_t> reached;
        for (std::uint32_t v = 0; v < values.size(); ++v)
            if (detail::on_frontier(frontier_, v)) open[v] = true, reached.push_back(v);
        for (std::size_t i = 0; i < reached.size(); ++i)
            for_each_predecessor(reached[i], [&](std::uint32_t u) {
                if (!open[u]) open[u] = true, reached.push_back(u);
            });
        for (std::uint32_t v = 0; v < values.size(); ++v)
            if (values[v] == no_value && !open[v]) values[v] = infinite_value;
    }

    const Graph& graph_;
    const frontier_marks& frontier_;
    const detail::reverse_index back_;
    std::vector<std::uint32_t> waiting_;  ///< options without a value that are not known to revert to m
    std::vector<bool> covers_;            ///< its options have all values below m
    std::vector<bool> reverts_;           ///< it has an option of value m
};

}  // namespace ludograph
