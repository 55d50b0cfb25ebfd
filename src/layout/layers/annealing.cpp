// Simulated annealing of boxes that straight lines join.
#include "annealing.hpp"

#include <algorithm>
#include <cmath>

#include "measures.hpp"
#include "straight_lines.hpp"

namespace ludograph::layers {

namespace {

/// Worsenings by about so many crossings are still taken in the beginning and in the end.
constexpr double hot = 30, cold = 0.3;

/// Lines and boxes that a line may be held against in all, and for each pair of boxes: more gains next to nothing.
constexpr std::uint64_t most_work = 200'000'000, work_a_pair = 15'000;

/// Placing an item of a row anew takes about as long as so many comparisons.
constexpr std::uint64_t work_of_moving = 10;

/// Of winning lines and boxes: beyond, the work is too little to anneal anything.
constexpr std::size_t most_size = 600;

constexpr std::uint32_t blank = no_node;

/// A row as boxes and blanks, from the left.
struct slots {
    std::vector<std::uint32_t> items;
    double begin = side_margin;
    double blank_width = 0;
};

class annealer {
public:
    annealer(const network& net, straight_lines& lines, double width, random_bits& random)
        : net_(net), lines_(lines), random_(random) {
        for (const auto& row : net.rows) {
            slots filled = filled_row(row, width);
            if (filled.items.size() < 2) continue;
            place(filled);
            rows_.push_back(std::move(filled));
        }
    }

    /// The cheapest places that it came by.
    std::vector<double> run(std::uint64_t work) {
        std::vector<double> best = lines_.x();
        double now = 0, least = 0;  // against the beginning
        if (rows_.empty()) return best;
        std::uint64_t done = 0;
        while (done < work) {
            slots& row = rows_[random_.next() % rows_.size()];
            const double share = static_cast<double>(done) / static_cast<double>(work);
            now += attempt(row, hot * std::pow(cold / hot, share));
            moves_work_ += work_of_moving * row.items.size();
            done = moves_work_ + lines_.work();
            if (now > least - 1e-6) continue;
            least = now;
            best = lines_.x();
        }
        return best;
    }

private:
    double room(std::uint32_t item, const slots& row) const {
        return item == blank ? row.blank_width : 2 * (net_.nodes[item].half + net_.nodes[item].margin);
    }

    slots filled_row(const std::vector<std::uint32_t>& nodes, double width) {
        slots row;
        double used = 0, widest = 0;
        for (const std::uint32_t v : nodes) {
            if (v >= net_.boxes) continue;
            row.items.push_back(v);
            used += room(v, row);
            widest = std::max(widest, room(v, row));
        }
        if (row.items.empty()) return row;
        const double spare = std::max(0.0, width - 2 * side_margin - used);
        const auto blanks = static_cast<std::size_t>(spare / widest);
        if (blanks > 0) row.blank_width = spare / static_cast<double>(blanks);
        else row.begin += spare / 2;
        row.items.insert(row.items.end(), blanks, blank);
        shuffle(row.items, random_);
        return row;
    }

    void place(const slots& row) {
        double at = row.begin;
        for (const std::uint32_t item : row.items) {
            const double wide = room(item, row), x = at + wide / 2;
            if (item != blank && lines_.x()[item] != x) lines_.move(item, x);
            at += wide;
        }
    }

    /// Near by as often as anywhere.
    std::size_t other_place(std::size_t a, std::size_t size) {
        if (random_.next() % 2 == 0) return random_.next() % size;
        const std::size_t shifted = a + random_.next() % 5;
        return shifted < 2 || shifted - 2 >= size ? a : shifted - 2;
    }

    /// Exchanges two items of a row unless it costs too much; returns what it costs.
    double attempt(slots& row, double heat) {
        const std::size_t a = random_.next() % row.items.size();
        const std::size_t b = other_place(a, row.items.size());
        if (row.items[a] == row.items[b]) return 0;
        find_moved(row, std::min(a, b), std::max(a, b));
        const double before = lines_.cost_of(moved_);
        std::swap(row.items[a], row.items[b]);
        place(row);
        const double change = lines_.cost_of(moved_) - before;
        if (change <= 0 || random_.unit() < std::exp(-change / heat)) return change;
        std::swap(row.items[a], row.items[b]);
        place(row);
        return 0;
    }

    /// The boxes that an exchange moves: all between, where the two are not alike.
    void find_moved(const slots& row, std::size_t first, std::size_t last) {
        moved_.clear();
        const bool alike = room(row.items[first], row) == room(row.items[last], row);
        for (std::size_t i = first; i <= last; i += alike ? last - first : 1)
            if (row.items[i] != blank) moved_.push_back(row.items[i]);
    }

    const network& net_;
    straight_lines& lines_;
    random_bits& random_;
    std::vector<slots> rows_;
    std::vector<std::uint32_t> moved_;
    std::uint64_t moves_work_ = 0;
};

}  // namespace

bool anneal(std::vector<double>& x, const network& net, const layered_graph& graph, const std::vector<double>& y,
            double width, random_bits& random) {
    straight_lines lines(net, graph, x, y);
    const std::size_t size = lines.size() + lines.boxes();
    if (size > most_size) return false;
    annealer search(net, lines, width, random);
    const std::vector<double> found = search.run(std::min(most_work, work_a_pair * net.boxes * net.boxes));
    std::copy(found.begin(), found.end(), x.begin());
    return true;
}

}  // namespace ludograph::layers
