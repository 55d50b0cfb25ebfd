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
/// never gets that value later, for an option with a larger value reverts to m as well. So candidates
/// for m + 1 are those candidates for m alone that revert to m.
/// O((vertices + edges) * (largest value + 2)); in practice far less, for the edges of a vertex are
/// read while it is a candidate, and later only backwards from options that revert.
template <class Graph>
class loopy_analysis {
public:
    loopy_analysis(const Graph& graph, const frontier_marks& frontier, const checkpoint& check = {})
        : values(num_vertices(graph), no_value), graph_(graph), frontier_(frontier), pause_(check),
          back_(detail::reversed(graph, check)), waiting_(values.size()) {
        candidates_.reserve(values.size());
        for (std::uint32_t v = 0; v < values.size(); ++v)
            if (!detail::on_frontier(frontier_, v)) candidates_.push_back(v);
        for (std::uint32_t m = 0; run_round(m); ++m) {
        }
        mark_infinite();
    }

    std::vector<std::uint32_t> values;

private:
    /// Gives the value m wherever it is due; false when it is due nowhere, and so is no larger one.
    bool run_round(std::uint32_t m) {
        reverts_.assign(values.size(), false);
        std::vector<std::uint32_t> due = count_waiting(), reverting;
        const bool any = !due.empty();
        while (!due.empty()) {
            reverting.clear();
            back_.for_each_predecessor(
                due,
                [&](std::uint32_t v) {
                    pause_();
                    values[v] = m;
                },
                [&](std::uint32_t, std::uint32_t u) {
                    if (values[u] != no_value || reverts_[u]) return;
                    reverts_[u] = true;
                    reverting.push_back(u);
                });
            due.clear();
            // A predecessor that has an option of value m itself is not due: that option never reverts.
            back_.for_each_predecessor(
                reverting, [&](std::uint32_t) { pause_(); },
                [&](std::uint32_t, std::uint32_t v) {
                    if (--waiting_[v] == 0) due.push_back(v);
                });
        }
        std::erase_if(candidates_, [&](std::uint32_t v) {
            if (!reverts_[v]) waiting_[v] = never;
            return !reverts_[v];
        });
        return any;
    }

    /// What the candidates wait for when a round begins; gives those that wait for nothing.
    std::vector<std::uint32_t> count_waiting() {
        std::vector<std::uint32_t> ready;
        for (const std::uint32_t v : candidates_) {
            pause_();
            auto [e, end] = out_edges(v, graph_);
            std::uint32_t waiting = 0;
            for (; e != end; ++e) waiting += values[target(*e, graph_)] == no_value;
            waiting_[v] = waiting;
            if (waiting == 0) ready.push_back(v);
        }
        return ready;
    }

    void mark_infinite() {
        const std::vector<bool> open = detail::leading_to(frontier_, back_, values.size());
        for (std::uint32_t v = 0; v < values.size(); ++v)
            if (values[v] == no_value && !open[v]) values[v] = infinite_value;
    }

    /// Of those that are no candidates: too many to be counted down, which happens at most once for
    /// every option of an option.
    static constexpr std::uint32_t never = no_value;

    const Graph& graph_;
    const frontier_marks& frontier_;
    detail::paced_check pause_;
    const detail::reverse_index back_;
    std::vector<std::uint32_t> candidates_;  ///< their options have all values below m
    std::vector<bool> reverts_;              ///< it has an option of value m
    std::vector<std::uint32_t> waiting_;     ///< of a candidate: options without a value that do not revert
};

}  // namespace ludograph
