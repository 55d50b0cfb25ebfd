// Beginnings, sweeps of two kinds, and a judge.
#include "arrangement.hpp"

#include <algorithm>
#include <limits>

#include "annealing.hpp"
#include "coordinates.hpp"
#include "crossings.hpp"
#include "drawn_crossings.hpp"
#include "led_crossings.hpp"
#include "random.hpp"
#include "routes.hpp"
#include "sweeps.hpp"

namespace ludograph::layers {

namespace {

using rows = std::vector<std::vector<std::uint32_t>>;

std::vector<double> middles_of(const std::vector<band>& bands) {
    std::vector<double> y;
    for (const band& b : bands) y.push_back((b.top + b.bottom) / 2);
    return y;
}

class search {
public:
    search(network& net, const layered_graph& graph, const row_plan& plan, line_routes how,
           const extent& page)
        : net_(net), graph_(graph), plan_(plan), how_(how), page_(page), best_{graph, net, {}, {}, {}} {}

    scene run() {
        const std::size_t size = net_.nodes.size() + net_.segments.size() + graph_.lines.size();
        const int sweeps = size < 200'000 ? 24 : 8;
        const int beginnings = static_cast<int>(std::clamp<std::size_t>(250'000 / size, 1, 250));
        random_bits random(1);
        const rows given = net_.rows;
        for (int i = 0; i < beginnings && least_ > 0; ++i) {
            if (i > 0) net_.rows = i < 4 ? given : best_rows_;
            if (i > 0 && i < 4)
                for (auto& row : net_.rows) shuffle(row, random);
            if (i >= 4) disturb(random);
            const rows begun = net_.rows;
            for (const sweep_rule rule : {sweep_rule::median, sweep_rule::barycentre}) {
                net_.rows = begun;
                sweeper(net_, graph_).improve(rule, sweeps);
                judge();
            }
        }
        exchange(size < 2'000 ? 3'000'000 / size : 0, random);
        net_.rows = best_rows_;
        set_boxes(best_);
        if (how_ == line_routes::straight && least_ > 0) anneal_best(random);
        return std::move(best_);
    }

private:
    /// Lists the boxes of every row.
    void set_boxes(scene& placed) const {
        placed.boxes.clear();
        for (const auto& row : net_.rows) {
            auto& boxes = placed.boxes.emplace_back();
            std::copy_if(row.begin(), row.end(), std::back_inserter(boxes),
                         [&](auto v) { return v < net_.boxes; });
            std::ranges::sort(boxes, {}, [&](auto v) { return placed.x[v]; });
        }
    }

    /// How well annealing went shows only where the lines have been led around boxes.
    void anneal_best(random_bits& random) {
        constexpr int times = 3;
        const auto crossings = [](const scene& placed) {
            return led_crossings(placed, routes_of(placed, line_routes::straight).lines);
        };
        const scene swept = best_;
        std::size_t fewest = crossings(best_);
        for (int i = 0; i < times; ++i) {
            scene tried = swept;
            if (!anneal(tried.x, net_, graph_, middles_of(tried.bands), page_.width, random)) return;
            set_boxes(tried);
            const std::size_t crossed = crossings(tried);
            if (crossed >= fewest) continue;
            fewest = crossed;
            std::swap(best_.x, tried.x);
            std::swap(best_.boxes, tried.boxes);
        }
    }

    /// Shuffles a few rows that follow each other.
    void disturb(random_bits& random) {
        const std::size_t count = 1 + random.next() % 3, first = random.next() % net_.rows.size();
        for (std::size_t r = first; r < std::min(first + count, net_.rows.size()); ++r)
            shuffle(net_.rows[r], random);
    }

    /// Exchanges two neighbours, or nearly so, of the best rows and keeps what the drawing gains by.
    void exchange(std::size_t attempts, random_bits& random) {
        constexpr std::size_t farthest = 3;
        for (std::size_t i = 0; i < attempts && least_ > 0; ++i) {
            net_.rows = best_rows_;
            auto& row = net_.rows[random.next() % net_.rows.size()];
            const std::size_t a = random.next() % row.size(), b = a + 1 + random.next() % farthest;
            if (b >= row.size()) continue;
            std::swap(row[a], row[b]);
            if (how_ == line_routes::straight || !best_lines_cross()) judge();
        }
    }

    /// After a sweep they never do; after an exchange they may.
    bool best_lines_cross() const {
        std::vector<std::uint32_t> place(net_.nodes.size());
        for (const auto& row : net_.rows)
            for (std::uint32_t i = 0; i < row.size(); ++i) place[row[i]] = i;
        std::vector<std::vector<strand>> strands(net_.rows.size());
        for (const segment& each : net_.segments)
            if (each.best) strands[net_.nodes[each.upper].row].push_back({place[each.upper], place[each.lower], 1});
        return std::ranges::any_of(strands, [](std::vector<strand>& between) { return crossings_of(between) > 0; });
    }

    void judge() {
        std::vector<double> x = coordinates_of(net_, graph_, page_.width);
        std::vector<band> bands = bands_of(graph_, plan_, net_, x, page_.height);
        const double crossed = drawn_crossings(net_, graph_, how_, x, middles_of(bands));
        if (crossed >= least_) return;
        least_ = crossed;
        best_rows_ = net_.rows;
        best_.x = std::move(x);
        best_.bands = std::move(bands);
    }

    network& net_;
    const layered_graph& graph_;
    const row_plan& plan_;
    line_routes how_;
    extent page_;
    scene best_;
    rows best_rows_;
    double least_ = std::numeric_limits<double>::infinity();
};

}  // namespace

scene arranged(network& net, const layered_graph& graph, const row_plan& plan, line_routes how,
               const extent& page) {
    return search(net, graph, plan, how, page).run();
}

}  // namespace ludograph::layers
