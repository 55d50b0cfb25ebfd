// Explores heap by heap, the largest first.
#include "ludograph/solve/heap_values.hpp"

#include <map>

#include "ludograph/error.hpp"
#include "solved_graph.hpp"

namespace ludograph {

namespace {

class graph_sequence final : public heap_sequence {
public:
    graph_sequence(ruleset_ptr rules, const explore_limits& limits, const watcher& watch)
        : rules_(std::move(rules)), watch_(watch) {
        options_.limits = limits;
        if (!rules_->players()[0].empty())
            throw input_error(rules_->name() + " tells its players apart: its positions have no Grundy values");
    }

    void extend(std::size_t last, const sequence_checkpoint&) override {
        if (last < values_.size()) return;
        std::map<key, std::size_t> wanted;
        for (std::size_t n = 0; n <= last; ++n) wanted.emplace(heap(n), n);
        values_.resize(last + 1);
        std::vector<bool> known(last + 1, false);
        for (std::size_t n = last + 1; n-- > 0;)
            if (!known[n]) explore(n, wanted, known);
        // Heaps that are one position, as those without a move may be, have one value.
        for (std::size_t n = 0; n <= last; ++n) values_[n] = values_[wanted.at(heap(n))];
    }

    void restore(std::span<const std::uint32_t> values) override { values_.assign(values.begin(), values.end()); }
    std::size_t size() const override { return values_.size(); }
    std::uint32_t at(std::size_t n) const override { return values_[n]; }
    std::optional<proved_period> period() const override { return std::nullopt; }
    uint128 memory_for(std::uint64_t count) const override { return uint128{count} * 100; }

private:
    key heap(std::size_t n) const {
        try {
            return rules_->parse(std::to_string(n));
        } catch (const input_error& failure) {
            throw input_error("a heap of " + std::to_string(n) + " is no position: " + failure.what());
        }
    }

    void explore(std::size_t n, const std::map<key, std::size_t>& wanted, std::vector<bool>& known) {
        const placed start{rules_, heap(n)};
        try {
            const solved_graph solved(start, options_, watch_);
            for (vertex v = 0; v < solved.size(); ++v) {
                const auto found = wanted.find(key(solved.position(v)));
                if (found == wanted.end()) continue;
                const grundy_value value = solved.grundy(v);
                if (value.is_infinite())
                    throw input_error(start.text() + " can be played for ever: its value is no number");
                values_[found->second] = value.number;
                known[found->second] = true;
            }
        } catch (const budget_ended& ended) {
            throw limit_error(limit_message(ended.reason, options_.limits, start, false));
        }
        known[n] = true;
    }

    ruleset_ptr rules_;
    solve_options options_;
    watcher watch_;
    std::vector<std::uint32_t> values_;
};

}  // namespace

std::unique_ptr<heap_sequence> explored_sequence(ruleset_ptr rules, const explore_limits& limits, const watcher& watch) {
    return std::make_unique<graph_sequence>(std::move(rules), limits, watch);
}

}  // namespace ludograph
