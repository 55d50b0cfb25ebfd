// Heaps of Nim, of subtraction games and of those that exclude a set.
#include "ludograph/theory/heap_formula.hpp"

#include <algorithm>

#include "ludograph/theory/periodic_values.hpp"
#include "ludograph/theory/sequences.hpp"

namespace ludograph {

uint128 heap_formula::count_options(std::int64_t heap, std::uint64_t wanted) const {
    uint128 count = 0;
    for_each_option(heap, wanted, [&](const heaps_left&) {
        ++count;
        return true;
    });
    return count;
}

namespace {

class nim_heaps final : public heap_formula {
public:
    std::string prepare(std::int64_t, const values_watcher&) override { return ""; }
    std::uint64_t value(std::int64_t heap) const override { return static_cast<std::uint64_t>(heap); }
    void for_each_option(std::int64_t heap, std::uint64_t wanted, const heap_option_use& use) const override {
        if (wanted < value(heap)) use({0, static_cast<std::int64_t>(wanted)});
    }
    std::string reason(std::int64_t) const override { return ""; }
};

/// Heaps of which a move leaves one, with values that are periodic in the end.
class taking_heaps : public heap_formula {
public:
    explicit taking_heaps(std::unique_ptr<heap_sequence> sequence) : values_(std::move(sequence)) {}

    std::string prepare(std::int64_t largest, const values_watcher& look) override {
        return values_.prepare(static_cast<std::uint64_t>(largest), look);
    }
    bool is_one_by_one() const override { return !values_.period(); }
    std::uint64_t value(std::int64_t heap) const override { return values_.at(static_cast<std::uint64_t>(heap)); }
    std::string reason(std::int64_t heap) const override { return values_.reason(static_cast<std::uint64_t>(heap)); }

protected:
    periodic_values values_;
};

class subtraction_heaps final : public taking_heaps {
public:
    explicit subtraction_heaps(std::vector<std::uint64_t> amounts)
        : taking_heaps(make_subtraction_sequence(amounts)), amounts_(std::move(amounts)) {}

    void for_each_option(std::int64_t heap, std::uint64_t wanted, const heap_option_use& use) const override {
        for (const std::uint64_t amount : amounts_) {
            const std::int64_t left = heap - static_cast<std::int64_t>(amount);
            if (left < 0 || (value(left) == wanted && !use({0, left}))) return;
        }
    }

private:
    std::vector<std::uint64_t> amounts_;
};

class all_but_heaps final : public taking_heaps {
public:
    explicit all_but_heaps(std::vector<std::uint64_t> excluded)
        : taking_heaps(make_all_but_sequence(excluded)), excluded_(std::move(excluded)) {}

    void for_each_option(std::int64_t heap, std::uint64_t wanted, const heap_option_use& use) const override {
        std::vector<std::int64_t> sizes = sizes_of_value(wanted, heap);
        std::sort(sizes.rbegin(), sizes.rend());
        for (const std::int64_t left : sizes) {
            const auto taken = static_cast<std::uint64_t>(heap - left);
            if (!std::binary_search(excluded_.begin(), excluded_.end(), taken) && !use({0, left})) return;
        }
    }

private:
    /// The heaps below `end` whose value is `wanted`.
    std::vector<std::int64_t> sizes_of_value(std::uint64_t wanted, std::int64_t end) const {
        std::vector<std::int64_t> sizes;
        const auto& period = values_.period();
        const std::uint64_t explicit_end = period ? period->preperiod + period->length : values_.computed();
        for (std::uint64_t n = 0; n < explicit_end; ++n) {
            const std::uint64_t value = values_.at(n);
            uint128 size = n;
            if (value != wanted) {
                // A heap grows by the saltus with each period; there is one, since the values are unbounded.
                const bool grows = period && n >= period->preperiod && wanted > value;
                if (!grows || (wanted - value) % period->saltus != 0) continue;
                size += uint128{(wanted - value) / period->saltus} * period->length;
            }
            if (size < static_cast<uint128>(end)) sizes.push_back(static_cast<std::int64_t>(size));
        }
        return sizes;
    }

    std::vector<std::uint64_t> excluded_;
};

}  // namespace

std::unique_ptr<heap_formula> make_nim_heaps() { return std::make_unique<nim_heaps>(); }

std::unique_ptr<heap_formula> make_subtraction_heaps(std::vector<std::uint64_t> amounts) {
    return std::make_unique<subtraction_heaps>(std::move(amounts));
}

std::unique_ptr<heap_formula> make_all_but_heaps(std::vector<std::uint64_t> excluded) {
    return std::make_unique<all_but_heaps>(std::move(excluded));
}

}  // namespace ludograph
