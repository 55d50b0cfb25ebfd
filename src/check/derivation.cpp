// Derives outcomes and loopy values by plain rounds over the vertices until nothing changes.
#include "derivation.hpp"

#include <algorithm>
#include <set>

namespace ludograph {

namespace {

bool same_player(const claimed_vertex& a, const claimed_vertex& b) {
    return !a.player.empty() && a.player == b.player;
}

}  // namespace

bool is_good(const claimed_vertex& mover, const claimed_vertex& option, const std::string& option_outcome) {
    return option_outcome == (same_player(mover, option) ? "N" : "P");
}

bool is_bad(const claimed_vertex& mover, const claimed_vertex& option, const std::string& option_outcome) {
    return option_outcome == (same_player(mover, option) ? "P" : "N");
}

derivation::derivation(const claims& graph)
    : graph_(graph), sources_(graph.vertices.size()), open_(graph.vertices.size(), false),
      depth_(graph.vertices.size()) {
    for (std::size_t v = 0; v < graph.vertices.size(); ++v) {
        has_players_ = has_players_ || !graph.vertices[v].player.empty();
        has_results_ = has_results_ || !graph.vertices[v].result.empty();
        for (const claimed_edge& edge : graph.vertices[v].edges) sources_[edge.target].push_back(v);
    }
    find_order();
    find_open();
    find_depths();
}

/// Takes away vertices whose options have all been taken away; what cannot be taken away is on a
/// cycle or leads to one.
void derivation::find_order() {
    std::vector<std::size_t> left(graph_.vertices.size());
    for (std::size_t v = 0; v < left.size(); ++v) {
        left[v] = graph_.vertices[v].edges.size();
        if (left[v] == 0) order_.push_back(v);
    }
    for (std::size_t i = 0; i < order_.size(); ++i)
        for (const std::size_t u : sources_[order_[i]])
            if (--left[u] == 0) order_.push_back(u);
    loopy_ = order_.size() != left.size();
    if (!loopy_) return;
    order_.clear();
    for (std::size_t v = left.size(); v-- > 0;) order_.push_back(v);
}

void derivation::find_open() {
    std::vector<std::size_t> found;
    for (std::size_t v = 0; v < open_.size(); ++v)
        if (graph_.vertices[v].frontier) found.push_back(v);
    while (!found.empty()) {
        const std::size_t v = found.back();
        found.pop_back();
        if (open_[v]) continue;
        open_[v] = true;
        found.insert(found.end(), sources_[v].begin(), sources_[v].end());
    }
}

/// Of several vertices of the start's name it is the one that is called so.
void derivation::find_depths() {
    const auto is_start = [&](const claimed_vertex& v) { return v.position == graph_.start && v.depth == 0; };
    auto begin = std::ranges::find_if(graph_.vertices, is_start);
    if (begin == graph_.vertices.end()) begin = std::ranges::find(graph_.vertices, graph_.start, &claimed_vertex::position);
    if (begin == graph_.vertices.end()) return;
    start_ = static_cast<std::size_t>(begin - graph_.vertices.begin());
    std::vector<std::size_t> level{*start_};
    for (std::uint64_t depth = 0; !level.empty(); ++depth) {
        std::vector<std::size_t> next;
        for (const std::size_t v : level) {
            if (depth_[v]) continue;
            depth_[v] = depth;
            for (const claimed_edge& edge : graph_.vertices[v].edges) next.push_back(edge.target);
        }
        level = std::move(next);
    }
}

std::string derivation::end_outcome(std::size_t v, const std::string& play) const {
    const claimed_vertex& end = graph_.vertices[v];
    if (end.result == "draw") return "D";
    if (end.result == "win" || (!end.result.empty() && end.result == end.player)) return "N";
    if (!end.result.empty()) return "P";
    return play == "misere" ? "N" : "P";
}

std::string derivation::outcome_by_options(std::size_t v, const std::vector<std::string>& outcome) const {
    const claimed_vertex& vertex = graph_.vertices[v];
    bool all_bad = true;
    for (const claimed_edge& edge : vertex.edges) {
        const claimed_vertex& option = graph_.vertices[edge.target];
        if (is_good(vertex, option, outcome[edge.target])) return "N";
        all_bad = all_bad && is_bad(vertex, option, outcome[edge.target]);
    }
    return all_bad ? "P" : "";
}

std::vector<std::string> derivation::outcomes(const std::string& play) const {
    std::vector<std::string> outcome(graph_.vertices.size());
    // A round looks at those of which an option was decided in the round before, or in this one.
    std::vector<std::size_t> round = order_;
    std::vector<bool> waits(outcome.size(), false);
    while (!round.empty()) {
        std::vector<std::size_t> next;
        for (const std::size_t v : round) {
            waits[v] = false;
            const claimed_vertex& vertex = graph_.vertices[v];
            if (!outcome[v].empty() || vertex.frontier) continue;
            outcome[v] = vertex.edges.empty() ? end_outcome(v, play) : outcome_by_options(v, outcome);
            if (outcome[v].empty() || !loopy_) continue;  // without cycles the order makes one round enough
            for (const std::size_t u : sources_[v])
                if (outcome[u].empty() && !waits[u]) {
                    waits[u] = true;
                    next.push_back(u);
                }
        }
        round = std::move(next);
    }
    for (std::size_t v = 0; v < outcome.size(); ++v)
        if (outcome[v].empty() && !open_[v]) outcome[v] = "D";
    return outcome;
}

std::vector<std::optional<std::uint64_t>> derivation::certain_remoteness(const std::string& play) const {
    struct range {
        std::uint64_t least_if_lost, least_if_won, most;  // `most` where the outcome is certain
    };
    const std::vector<std::string> outcome = outcomes(play);
    std::vector<range> bounds(outcome.size(), play == "misere" ? range{1, 0, 0} : range{0, 1, 0});
    std::vector<std::optional<std::uint64_t>> certain(outcome.size());
    for (const std::size_t v : order_) {
        const std::vector<claimed_edge>& edges = graph_.vertices[v].edges;
        if (graph_.vertices[v].frontier) continue;
        range& own = bounds[v];
        if (edges.empty()) own = {0, 0, 0};
        std::optional<std::uint64_t> quickest, slowest, least_lost, least_won;
        for (const claimed_edge& edge : edges) {
            const range& option = bounds[edge.target];
            const std::string& to = outcome[edge.target];
            if (to == "P") quickest = std::min(option.most, quickest.value_or(option.most));
            if (to == "N") slowest = std::max(option.most, slowest.value_or(0));
            if (to != "N") least_lost = std::min(option.least_if_lost, least_lost.value_or(option.least_if_lost));
            if (to != "P") least_won = std::max(option.least_if_won, least_won.value_or(0));
        }
        if (least_lost) own.least_if_won = *least_lost + 1;
        if (least_won) own.least_if_lost = *least_won + 1;
        if (outcome[v] == "N" && quickest) own.most = *quickest + 1;
        if (outcome[v] == "P" && slowest) own.most = *slowest + 1;
        const std::uint64_t least = outcome[v] == "N" ? own.least_if_won : own.least_if_lost;
        if (!outcome[v].empty() && least == own.most) certain[v] = least;
    }
    return certain;
}

std::vector<std::optional<std::uint64_t>> derivation::loopy_values() const {
    std::vector<std::optional<std::uint64_t>> value(graph_.vertices.size());
    const auto has_option = [&](std::size_t v, std::uint64_t m) {
        return std::ranges::any_of(graph_.vertices[v].edges,
                                   [&](const claimed_edge& edge) { return value[edge.target] == m; });
    };
    const auto is_due = [&](std::size_t v, std::uint64_t m) {
        if (value[v] || graph_.vertices[v].frontier) return false;
        std::set<std::uint64_t> below;
        for (const claimed_edge& edge : graph_.vertices[v].edges) {
            const auto& option = value[edge.target];
            if (option == m) return false;
            if (option) below.insert(*option);
            else if (!has_option(edge.target, m)) return false;
        }
        return below.size() == m;
    };
    bool any = true;
    for (std::uint64_t m = 0; any; ++m) {
        any = false;
        for (bool changed = true; changed;) {
            changed = false;
            for (const std::size_t v : order_) {
                if (!is_due(v, m)) continue;
                value[v] = m;
                any = changed = true;
            }
        }
    }
    return value;
}

}  // namespace ludograph
