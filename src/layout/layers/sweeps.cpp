// Sweeps over the rows of a network.
#include "sweeps.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ludograph::layers {

namespace {

/// How much of its way a node goes towards its ordinary neighbours: enough to order what the winning
/// lines leave open.
constexpr double ordinary_pull = 0.02;

}  // namespace

sweeper::sweeper(network& net, const layered_graph& graph)
    : net_(net),
      far_from_(net.boxes, graph.lines.size(), [&](std::size_t l) { return graph.lines[l].from; }),
      far_to_(net.boxes, graph.lines.size(), [&](std::size_t l) { return graph.lines[l].to; }),
      graph_(graph), place_(net.nodes.size()), position_(net.nodes.size()) {
    for (std::size_t r = 0; r < net_.rows.size(); ++r) settle(r);
}

void sweeper::settle(std::size_t r) {
    const auto& row = net_.rows[r];
    double width = 0;
    for (std::size_t i = 0; i < row.size(); ++i) {
        position_[row[i]] = static_cast<std::uint32_t>(i);
        if (i > 0) width += net_.separation(row[i - 1], row[i]);
        place_[row[i]] = width;
    }
    for (const std::uint32_t v : row) place_[v] -= width / 2;
}

/// Mean place of the ordinary neighbours; the own place where there are none.
double sweeper::pull_of(std::uint32_t v) const {
    if (v >= net_.boxes) return place_[v];
    double sum = 0;
    std::size_t count = 0;
    for (const std::uint32_t l : far_from_[v])
        if (net_.entry[l] == no_node) { sum += place_[graph_.lines[l].to]; ++count; }
    for (const std::uint32_t l : far_to_[v])
        if (net_.entry[l] == no_node) { sum += place_[graph_.lines[l].from]; ++count; }
    return count == 0 ? place_[v] : sum / static_cast<double>(count);
}

double sweeper::key_of(std::uint32_t v, sweep_rule rule, bool down) {
    pulls_.clear();
    double total = 0, sum = 0;
    for (const std::uint32_t s : down ? net_.above[v] : net_.below[v]) {
        const segment& piece = net_.segments[s];
        const double at = place_[down ? piece.upper : piece.lower];
        pulls_.emplace_back(at, piece.weight);
        total += piece.weight;
        sum += piece.weight * at;
    }
    const double pull = pull_of(v);
    if (pulls_.empty()) return place_[v] + 0.2 * (pull - place_[v]);
    double key = sum / total;
    if (rule == sweep_rule::median) {
        std::sort(pulls_.begin(), pulls_.end());
        double left = 0;
        std::size_t i = 0;
        while (left + pulls_[i].second < total / 2) left += pulls_[i++].second;
        key = pulls_[i].first;
        if (left + pulls_[i].second == total / 2) key = (key + pulls_[i + 1].first) / 2;
    }
    return key + ordinary_pull * (pull - key);
}

void sweeper::sort_row(std::size_t r, sweep_rule rule, bool down) {
    auto& row = net_.rows[r];
    std::vector<std::pair<double, std::uint32_t>> keys;
    keys.reserve(row.size());
    for (const std::uint32_t v : row) keys.emplace_back(key_of(v, rule, down), v);
    std::stable_sort(keys.begin(), keys.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    for (std::size_t i = 0; i < row.size(); ++i) row[i] = keys[i].second;
    settle(r);
}

void sweeper::sweep(sweep_rule rule, bool down) {
    const std::size_t count = net_.rows.size();
    for (std::size_t i = 0; i < count; ++i) sort_row(down ? i : count - 1 - i, rule, down);
}

/// Weighted crossings of the segments of two nodes side by side, when they stand in this order.
double sweeper::crossed(std::uint32_t left, std::uint32_t right) const {
    double sum = 0;
    for (const std::uint32_t a : net_.above[left])
        for (const std::uint32_t b : net_.above[right])
            if (position_[net_.segments[a].upper] > position_[net_.segments[b].upper])
                sum += net_.segments[a].weight * net_.segments[b].weight;
    for (const std::uint32_t a : net_.below[left])
        for (const std::uint32_t b : net_.below[right])
            if (position_[net_.segments[a].lower] > position_[net_.segments[b].lower])
                sum += net_.segments[a].weight * net_.segments[b].weight;
    return sum;
}

bool sweeper::exchange(std::size_t r) {
    auto& row = net_.rows[r];
    bool better = false;
    for (std::size_t i = 0; i + 1 < row.size(); ++i) {
        if (crossed(row[i], row[i + 1]) <= crossed(row[i + 1], row[i])) continue;
        std::swap(row[i], row[i + 1]);
        position_[row[i]] = static_cast<std::uint32_t>(i);
        position_[row[i + 1]] = static_cast<std::uint32_t>(i + 1);
        better = true;
    }
    if (better) settle(r);
    return better;
}

/// From the bottom up: what best lines lead to one node is brought side by side, above it. Nodes without a
/// best line go along with their left neighbour. A forest has no crossings afterwards.
void sweeper::untangle() {
    for (std::size_t r = net_.rows.size() - 1; r-- > 0;) {
        auto& row = net_.rows[r];
        std::vector<std::pair<std::int64_t, std::uint32_t>> keys;
        std::int64_t last = -1;
        for (const std::uint32_t v : row) {
            for (const std::uint32_t s : net_.below[v]) {
                if (!net_.segments[s].best) continue;
                last = position_[net_.segments[s].lower];
                break;
            }
            keys.emplace_back(last, v);
        }
        std::stable_sort(keys.begin(), keys.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        for (std::size_t i = 0; i < row.size(); ++i) row[i] = keys[i].second;
        settle(r);
    }
}

double sweeper::crossings_below(std::size_t r) {
    strands_.clear();
    for (const std::uint32_t v : net_.rows[r])
        for (const std::uint32_t s : net_.below[v])
            strands_.push_back({position_[v], position_[net_.segments[s].lower], net_.segments[s].weight});
    return crossings_of(strands_);
}

order_cost sweeper::cost() {
    order_cost sum;
    for (std::size_t r = 0; r + 1 < net_.rows.size(); ++r) sum.crossings += crossings_below(r);
    for (std::size_t l = 0; l < graph_.lines.size(); ++l)
        if (net_.entry[l] == no_node) sum.length += std::abs(place_[graph_.lines[l].from] - place_[graph_.lines[l].to]);
    return sum;
}

order_cost sweeper::improve(sweep_rule rule, int sweeps) {
    order_cost least = cost();
    auto best = net_.rows;
    int idle = 0;
    for (int i = 0; i < sweeps && idle < 6; ++i) {
        sweep(rule, i % 2 == 0);
        bool better = i % 2 == 1 || i + 2 >= sweeps;
        for (int pass = 0; pass < 4 && better; ++pass) {
            better = false;
            for (std::size_t r = 0; r < net_.rows.size(); ++r) better |= exchange(r);
        }
        const order_cost now = cost();
        ++idle;
        if (now < least) {
            least = now;
            best = net_.rows;
            idle = 0;
        }
    }
    net_.rows = std::move(best);
    for (std::size_t r = 0; r < net_.rows.size(); ++r) settle(r);
    untangle();
    return cost();
}

}  // namespace ludograph::layers
