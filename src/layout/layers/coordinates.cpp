// Coordinates by isotonic regression, row by row.
#include "coordinates.hpp"

#include <algorithm>

#include "measures.hpp"

namespace ludograph::layers {

namespace {

enum class looking : std::uint8_t { up, down, both };

/// Pulls on the nodes and the rows that follow them.
class relaxation {
public:
    relaxation(const network& net, const layered_graph& graph, double width)
        : net_(net), graph_(graph), width_(width), x_(net.nodes.size()),
          from_(net.boxes, graph.lines.size(), [&](std::size_t l) { return graph.lines[l].from; }),
          to_(net.boxes, graph.lines.size(), [&](std::size_t l) { return graph.lines[l].to; }) {
        for (std::size_t r = 0; r < net.rows.size(); ++r) spread(r);
    }

    std::vector<double> run() {
        const std::size_t rows = net_.rows.size();
        const int rounds = rows * net_.nodes.size() < 1'000'000'000 ? 16 : 4;
        for (int round = 0; round < rounds; ++round) {
            const bool last = round + 4 >= rounds;
            for (std::size_t r = 0; r < rows; ++r) relax(r, last ? looking::both : looking::up);
            for (std::size_t r = rows; r-- > 0;) relax(r, last ? looking::both : looking::down);
        }
        return std::move(x_);
    }

private:
    /// The row packed, in the middle of the page.
    void spread(std::size_t r) {
        const auto& row = net_.rows[r];
        double at = 0;
        for (std::size_t i = 0; i < row.size(); ++i) x_[row[i]] = at += i > 0 ? net_.separation(row[i - 1], row[i]) : 0;
        for (const std::uint32_t v : row) x_[v] += (width_ - at) / 2;
    }

    void add(double at, double weight) {
        sum_ += weight * at;
        total_ += weight;
    }

    void pull(const segment& piece, std::uint32_t other) {
        const bool places = piece.upper >= net_.boxes && piece.lower >= net_.boxes;
        add(x_[other], piece.best ? (places ? 8 : 3) : (places ? 1 : 0.5));
    }

    void pull_ordinary(std::uint32_t v, std::span<const std::uint32_t> lines, std::uint32_t layered_graph::line::*end,
                       double weight) {
        for (const std::uint32_t l : lines)
            if (net_.entry[l] == no_node && graph_.lines[l].*end != v) add(x_[graph_.lines[l].*end], weight);
    }

    void relax(std::size_t r, looking where) {
        const auto& row = net_.rows[r];
        if (row.empty()) return;
        wish_.resize(row.size());
        weight_.resize(row.size());
        double offset = 0;  // where the node stands in the packed row
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::uint32_t v = row[i];
            if (i > 0) offset += net_.separation(row[i - 1], v);
            sum_ = total_ = 0;
            add(x_[v], 0.05);
            if (where != looking::down)
                for (const std::uint32_t s : net_.above[v]) pull(net_.segments[s], net_.segments[s].upper);
            if (where != looking::up)
                for (const std::uint32_t s : net_.below[v]) pull(net_.segments[s], net_.segments[s].lower);
            if (v < net_.boxes) {
                const double each = 0.6 / static_cast<double>(std::max<std::size_t>(from_[v].size() + to_[v].size(), 4));
                pull_ordinary(v, from_[v], &layered_graph::line::to, each);
                pull_ordinary(v, to_[v], &layered_graph::line::from, each);
            }
            wish_[i] = sum_ / total_ - offset;
            weight_[i] = total_;
        }
        const double low = side_margin + net_.nodes[row.front()].half;
        const double high = std::max(low, width_ - side_margin - net_.nodes[row.back()].half - offset);
        const std::vector<double> found = isotonic(wish_, weight_);
        offset = 0;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i > 0) offset += net_.separation(row[i - 1], row[i]);
            x_[row[i]] = std::clamp(found[i], low, high) + offset;
        }
    }

    const network& net_;
    const layered_graph& graph_;
    double width_;
    std::vector<double> x_;
    grouping from_, to_;
    std::vector<double> wish_, weight_;
    double sum_ = 0, total_ = 0;
};

}  // namespace

std::vector<double> isotonic(std::span<const double> wish, std::span<const double> weight) {
    struct pool {
        double sum, weight;
        std::size_t count;
        double mean() const { return sum / weight; }
    };
    std::vector<pool> pools;
    for (std::size_t i = 0; i < wish.size(); ++i) {
        pool now{wish[i] * weight[i], weight[i], 1};
        while (!pools.empty() && pools.back().mean() >= now.mean()) {
            now = {now.sum + pools.back().sum, now.weight + pools.back().weight, now.count + pools.back().count};
            pools.pop_back();
        }
        pools.push_back(now);
    }
    std::vector<double> values;
    values.reserve(wish.size());
    for (const pool& p : pools) values.insert(values.end(), p.count, p.mean());
    return values;
}

std::vector<double> coordinates_of(const network& net, const layered_graph& graph, double width) {
    return relaxation(net, graph, width).run();
}

}  // namespace ludograph::layers
