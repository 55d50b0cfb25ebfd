// Options lie in earlier cells, so that one walk through the cells labels them all.
#include "ludograph/solve/pair_grid.hpp"

#include <algorithm>

#include "ludograph/error.hpp"
#include "solved_graph.hpp"

namespace ludograph {

namespace {

using clock = std::chrono::steady_clock;

/// Looks at the clock now and then.
class pace {
public:
    pace(const explore_limits& limits, const watcher& watch) : limits_(limits), watch_(watch) {}

    void step(std::uint64_t moves) {
        ++now_.positions;
        now_.moves += moves;
        unreported_ += moves + 1;
        if (unreported_ < 100'000) return;
        unreported_ = 0;
        if (clock::now() - began_ > limits_.timeout) throw budget_ended{stop_reason::timeout};
        if (watch_) watch_(now_);
    }

private:
    const explore_limits& limits_;
    const watcher& watch_;
    const clock::time_point began_ = clock::now();
    progress now_;
    std::uint64_t unreported_ = 0;
};

/// The least number that no option has.
class mex_of_options {
public:
    bool operator()(const std::vector<std::uint32_t>& labels, const std::vector<std::uint32_t>& options,
                    std::uint32_t& label) {
        ++turn_;
        if (seen_in_.size() < options.size() + 1) seen_in_.resize(options.size() + 1, 0);
        for (const std::uint32_t option : options) {
            const std::uint32_t value = labels[option];
            if (value == no_value) return false;
            // Above the number of options no value counts.
            if (value < seen_in_.size()) seen_in_[value] = turn_;
        }
        label = 0;
        while (label < options.size() && seen_in_[label] == turn_) ++label;
        return true;
    }

private:
    std::vector<std::uint64_t> seen_in_;
    std::uint64_t turn_ = 0;
};

class remoteness_of_options {
public:
    explicit remoteness_of_options(play convention) : convention_(convention) {}

    bool operator()(const std::vector<std::uint32_t>& labels, const std::vector<std::uint32_t>& options,
                    std::uint32_t& label) const {
        std::uint32_t quickest = no_value, slowest = 0;
        for (const std::uint32_t option : options) {
            const std::uint32_t moves = labels[option];
            if (moves == no_value) return false;
            if (outcome_of(moves, convention_) == outcome::P) quickest = std::min(quickest, moves);
            else slowest = std::max(slowest, moves);
        }
        label = options.empty() ? 0 : 1 + (quickest != no_value ? quickest : slowest);
        return true;
    }

private:
    play convention_;
};

class grid_walk {
public:
    grid_walk(const ruleset& rules, number_pair corner, const explore_limits& limits, const watcher& watch)
        : rules_(rules),
          width_(corner[0] + 1),
          positions_(std::size_t{width_} * (std::size_t{corner[1]} + 1)),
          pace_(limits, watch) {
        if (positions_.size() * (sizeof(std::uint32_t) + 1) > limits.max_memory)
            throw budget_ended{stop_reason::max_memory};
    }

    void want_all() {
        for (std::size_t cell = 0; cell < positions_.size(); ++cell) positions_[cell] = is_position(cell);
    }

    /// From the last cell down. False where play leaves the order of the cells.
    bool want_reached() {
        positions_.back() = true;
        for (std::size_t cell = positions_.size(); cell-- > 0;) {
            if (!positions_[cell]) continue;
            if (!find_options(cell)) return false;
            for (const std::uint32_t option : options_) positions_[option] = true;
        }
        return true;
    }

    std::uint64_t wanted() const {
        return static_cast<std::uint64_t>(std::count(positions_.begin(), positions_.end(), true));
    }

    /// `rule(labels, options, label)` finds the label of a position from those of its options, and gives false
    /// where one of them has none.
    template <class Rule>
    std::optional<pair_grid> labels(Rule rule) {
        pair_grid made{width_, std::vector<std::uint32_t>(positions_.size(), no_value)};
        for (std::size_t cell = 0; cell < positions_.size(); ++cell)
            if (positions_[cell] && !(find_options(cell) && rule(made.labels, options_, made.labels[cell])))
                return std::nullopt;
        return made;
    }

private:
    number_pair pair_at(std::size_t cell) const {
        return {static_cast<std::uint32_t>(cell % width_), static_cast<std::uint32_t>(cell / width_)};
    }

    /// Is it one, written as the ruleset writes it?
    bool is_position(std::size_t cell) const {
        const number_pair p = pair_at(cell);
        try {
            return rules_.pair_of(rules_.parse(std::to_string(p[0]) + "," + std::to_string(p[1]))) == p;
        } catch (const input_error&) {
            return false;  // two coins on one square, say
        }
    }

    bool find_options(std::size_t cell) {
        const bool all_before = rules_.option_cells(pair_at(cell), width_, options_);
        pace_.step(options_.size());
        return all_before;
    }

    const ruleset& rules_;
    std::uint32_t width_;
    std::vector<bool> positions_;         ///< those wanted
    std::vector<std::uint32_t> options_;  ///< of the cell looked at
    pace pace_;
};

}  // namespace

std::optional<pair_grid> label_pairs(const placed& bound, cell_label what, grid_cells wanted,
                                     const solve_options& options, const watcher& watch) {
    const std::optional<number_pair> corner = bound.rules->pair_of(bound.position);
    if (!corner || !bound.rules->players()[0].empty()) return std::nullopt;
    if ((std::uint64_t{(*corner)[0]} + 1) * (std::uint64_t{(*corner)[1]} + 1) > most_grid_cells)
        return std::nullopt;
    try {
        grid_walk walk(*bound.rules, *corner, options.limits, watch);
        if (wanted == grid_cells::all) walk.want_all();
        else if (!walk.want_reached()) return std::nullopt;
        if (walk.wanted() > options.limits.max_positions) throw budget_ended{stop_reason::max_positions};
        return what == cell_label::grundy ? walk.labels(mex_of_options())
                                          : walk.labels(remoteness_of_options(options.play));
    } catch (const budget_ended& ended) {
        throw limit_error(limit_message(ended.reason, options.limits, bound, false));
    }
}

}  // namespace ludograph
