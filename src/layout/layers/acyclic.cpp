// Strongly connected components, and a sequence of each one's boxes that few lines run against.
#include "acyclic.hpp"

#include <algorithm>
#include <deque>
#include <limits>
#include <set>
#include <tuple>

#include "grouping.hpp"

namespace ludograph::layers {

namespace {

constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

/// Number of the strongly connected component of every box; Tarjan's search on a stack of its own.
std::vector<std::uint32_t> components(const layered_graph& graph, const grouping& lines_from) {
    const std::size_t n = graph.boxes.size();
    std::vector<std::uint32_t> found(n, none), low(n), next(n, 0), component(n, none), open, path;
    std::uint32_t clock = 0, count = 0;
    for (std::uint32_t root = 0; root < n; ++root) {
        if (found[root] != none) continue;
        path.push_back(root);
        while (!path.empty()) {
            const std::uint32_t v = path.back();
            if (found[v] == none) {
                found[v] = low[v] = clock++;
                open.push_back(v);
            }
            if (next[v] < lines_from[v].size()) {
                const std::uint32_t to = graph.lines[lines_from[v][next[v]++]].to;
                if (found[to] == none) path.push_back(to);
                else if (component[to] == none) low[v] = std::min(low[v], found[to]);
                continue;
            }
            path.pop_back();
            if (!path.empty()) low[path.back()] = std::min(low[path.back()], low[v]);
            if (low[v] != found[v]) continue;
            std::uint32_t member;
            do {
                member = open.back();
                open.pop_back();
                component[member] = count;
            } while (member != v);
            ++count;
        }
    }
    return component;
}

std::int64_t weight_of(line_style style) { return style == line_style::ordinary ? 1 : 8; }

/// The sequence of Eades, Lin and Smyth: ends go last, beginnings first, else what has most to give.
class sequencer {
public:
    sequencer(const layered_graph& graph, const grouping& from, const grouping& to,
              const std::vector<std::uint32_t>& component)
        : graph_(graph), from_(from), to_(to), component_(component), gives_(component.size()),
          takes_(component.size()), done_(component.size()) {}

    /// Writes the place of each of `members`, one whole component, into `place`.
    void arrange(std::span<const std::uint32_t> members, std::vector<std::uint32_t>& place) {
        for (const std::uint32_t v : members) {
            gives_[v] = takes_[v] = 0;
            for (const std::uint32_t l : from_[v]) if (inner(graph_.lines[l])) gives_[v] += weight(l);
            for (const std::uint32_t l : to_[v]) if (inner(graph_.lines[l])) takes_[v] += weight(l);
            queue_.insert(rank(v));
        }
        std::deque<std::uint32_t> last;
        std::uint32_t placed = 0;
        while (!queue_.empty()) {
            const std::uint32_t v = std::get<2>(*queue_.begin());
            if (gives_[v] == 0) last.push_front(v);
            else place[v] = placed++;
            remove(v);
        }
        for (const std::uint32_t v : last) place[v] = placed++;
    }

private:
    bool inner(const layered_graph::line& line) const {
        return line.from != line.to && component_[line.from] == component_[line.to];
    }
    std::int64_t weight(std::uint32_t line) const { return weight_of(graph_.lines[line].style); }
    std::tuple<int, std::int64_t, std::uint32_t> rank(std::uint32_t v) const {
        if (gives_[v] == 0) return {0, 0, v};
        if (takes_[v] == 0) return {1, 0, v};
        return {2, takes_[v] - gives_[v], v};
    }
    void remove(std::uint32_t v) {
        queue_.erase(rank(v));
        done_[v] = true;
        for (const std::uint32_t l : from_[v]) lessen(graph_.lines[l], graph_.lines[l].to, takes_, weight(l));
        for (const std::uint32_t l : to_[v]) lessen(graph_.lines[l], graph_.lines[l].from, gives_, weight(l));
    }
    void lessen(const layered_graph::line& line, std::uint32_t other, std::vector<std::int64_t>& sum,
                std::int64_t by) {
        if (!inner(line) || done_[other]) return;
        queue_.erase(rank(other));
        sum[other] -= by;
        queue_.insert(rank(other));
    }

    const layered_graph& graph_;
    const grouping& from_;
    const grouping& to_;
    const std::vector<std::uint32_t>& component_;
    std::vector<std::int64_t> gives_, takes_;
    std::vector<bool> done_;
    std::set<std::tuple<int, std::int64_t, std::uint32_t>> queue_;
};

}  // namespace

std::vector<arrow> without_cycles(const layered_graph& graph) {
    const std::size_t n = graph.boxes.size();
    const grouping from(n, graph.lines.size(), [&](std::size_t l) { return graph.lines[l].from; });
    const grouping to(n, graph.lines.size(), [&](std::size_t l) { return graph.lines[l].to; });
    const std::vector<std::uint32_t> component = components(graph, from);
    const grouping members(n, n, [&](std::size_t v) { return component[v]; });
    std::vector<std::uint32_t> place(n, 0);
    sequencer sequence(graph, from, to, component);
    for (std::size_t c = 0; c < n; ++c)
        if (members[c].size() > 1) sequence.arrange(members[c], place);
    std::vector<arrow> arrows;
    arrows.reserve(graph.lines.size());
    for (const auto& line : graph.lines) {
        if (line.from == line.to) continue;
        const bool turned = component[line.from] == component[line.to] && place[line.from] > place[line.to];
        arrows.push_back(turned ? arrow{line.to, line.from} : arrow{line.from, line.to});
    }
    return arrows;
}

}  // namespace ludograph::layers
