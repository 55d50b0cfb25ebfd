// Heaps of octal games and of Grundy's game: pairs of heaps by the residues of the period.
#include <algorithm>

#include "ludograph/theory/heap_formula.hpp"
#include "ludograph/theory/periodic_values.hpp"
#include "ludograph/theory/sequences.hpp"

namespace ludograph {

namespace {

constexpr unsigned leaves_none = 1, leaves_one = 2, leaves_two = 4;

class take_and_break_heaps final : public heap_formula {
public:
    explicit take_and_break_heaps(take_and_break_rule rule)
        : rule_(rule), values_(make_take_and_break_sequence(std::move(rule)), !rule_.unequal) {}

    std::string prepare(std::int64_t largest, const values_watcher& look) override {
        return values_.prepare(static_cast<std::uint64_t>(largest), look);
    }
    bool is_one_by_one() const override { return !values_.period(); }
    std::uint64_t value(std::int64_t heap) const override { return values_.at(static_cast<std::uint64_t>(heap)); }
    std::string reason(std::int64_t heap) const override { return values_.reason(static_cast<std::uint64_t>(heap)); }

    void for_each_option(std::int64_t heap, std::uint64_t wanted, const heap_option_use& use) const override {
        bool go_on = true;
        for (std::size_t taken = 0; go_on && taken < rule_.digits.size(); ++taken) {
            const std::int64_t left = heap - static_cast<std::int64_t>(taken);
            if (left < 0) return;
            if (leaves_at_most_one(taken, left, wanted)) go_on = use({0, left});
            if (go_on && (rule_.digits[taken] & leaves_two) != 0)
                go_on = for_each_pair(left, wanted, [&](std::int64_t part) { return use({part, left - part}); });
        }
    }

    uint128 count_options(std::int64_t heap, std::uint64_t wanted) const override {
        uint128 count = 0;
        for (std::size_t taken = 0; taken < rule_.digits.size(); ++taken) {
            const std::int64_t left = heap - static_cast<std::int64_t>(taken);
            if (left < 0) break;
            count += leaves_at_most_one(taken, left, wanted);
            if ((rule_.digits[taken] & leaves_two) != 0) count += count_pairs(left, wanted);
        }
        return count;
    }

private:
    bool leaves_at_most_one(std::size_t taken, std::int64_t left, std::uint64_t wanted) const {
        return (rule_.digits[taken] & (left == 0 ? leaves_none : leaves_one)) != 0 && value(left) == wanted;
    }

    bool is_pair(std::int64_t part, std::int64_t left, std::uint64_t wanted) const {
        return (value(part) ^ value(left - part)) == wanted && !(rule_.unequal && 2 * part == left);
    }

    /// From a smaller part in the periodic range on both parts are in it, and what holds of a part holds of the
    /// one that is a period larger: the last part that has to be looked at.
    std::int64_t last_to_look_at(std::int64_t left) const {
        const auto& period = values_.period();
        if (!period) return left / 2;
        const std::uint64_t last = std::max<std::uint64_t>(period->preperiod, 1) + period->length - 1;
        return std::min(left / 2, static_cast<std::int64_t>(last));
    }
    bool recurs(std::int64_t part) const {
        return values_.period() && part >= static_cast<std::int64_t>(values_.period()->preperiod);
    }

    uint128 count_pairs(std::int64_t left, std::uint64_t wanted) const {
        uint128 count = 0;
        for (std::int64_t part = 1; part <= last_to_look_at(left); ++part) {
            if (!is_pair(part, left, wanted)) continue;
            count += recurs(part) ? static_cast<uint128>((left / 2 - part) / period_length() + 1) : 1;
        }
        return count;
    }

    /// Calls `use` with the smaller parts, ascending, until it gives false; then gives false.
    template <class Use>
    bool for_each_pair(std::int64_t left, std::uint64_t wanted, Use use) const {
        std::vector<std::int64_t> recurring;
        for (std::int64_t part = 1; part <= last_to_look_at(left); ++part) {
            if (!is_pair(part, left, wanted)) continue;
            if (!use(part)) return false;
            if (recurs(part)) recurring.push_back(part);
        }
        // Parts of one period ascend, and those of the next are larger.
        for (std::int64_t periods = 1; !recurring.empty(); ++periods) {
            for (const std::int64_t first : recurring) {
                const std::int64_t part = first + periods * period_length();
                if (part > left / 2) return true;
                if (!use(part)) return false;
            }
        }
        return true;
    }

    std::int64_t period_length() const { return static_cast<std::int64_t>(values_.period()->length); }

    take_and_break_rule rule_;
    periodic_values values_;
};

}  // namespace

std::unique_ptr<heap_formula> make_take_and_break_heaps(take_and_break_rule rule) {
    return std::make_unique<take_and_break_heaps>(std::move(rule));
}

}  // namespace ludograph
