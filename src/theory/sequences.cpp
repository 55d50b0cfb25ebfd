// The three kinds of sequences.
#include "ludograph/theory/sequences.hpp"

#include <algorithm>
#include <bit>

#include "ludograph/error.hpp"
#include "ludograph/theory/period.hpp"

namespace ludograph {

namespace {

constexpr std::size_t stride = 1 << 14;  ///< values between two looks

std::vector<std::uint16_t> narrowed(std::span<const std::uint32_t> values) {
    std::vector<std::uint16_t> narrow;
    narrow.reserve(values.size());
    for (const std::uint32_t value : values) narrow.push_back(static_cast<std::uint16_t>(value));
    return narrow;
}

class subtraction_sequence final : public heap_sequence {
public:
    explicit subtraction_sequence(std::vector<std::uint64_t> amounts) : amounts_(std::move(amounts)) {
        if (amounts_.size() > most_amounts)
            throw limit_error("the set of " + std::to_string(amounts_.size()) +
                              " amounts is too large for a sequence; the most are " + std::to_string(most_amounts));
    }

    void extend(std::size_t last, const sequence_checkpoint& look) override {
        values_.reserve(last + 1);
        while (values_.size() <= last) {
            if (look) look();
            const std::size_t next = std::min(values_.size() + stride, last + 1);
            // Up to 63 options: their values and the mex fit into one word.
            if (amounts_.size() < 64) extend_by_word(next);
            else extend_by_marks(next);
        }
    }

    void restore(std::span<const std::uint32_t> values) override { values_ = narrowed(values); }
    std::size_t size() const override { return values_.size(); }
    std::uint32_t at(std::size_t n) const override { return values_[n]; }
    std::optional<proved_period> period() const override {
        return recurrent_period(std::span<const std::uint16_t>(values_), amounts_.back());
    }
    uint128 memory_for(std::uint64_t count) const override {
        return uint128{count} * sizeof(std::uint16_t) + uint128{amounts_.back()} * 6;
    }

private:
    std::span<const std::uint64_t> legal(std::size_t n) const {
        return {amounts_.begin(), std::upper_bound(amounts_.begin(), amounts_.end(), n)};
    }

    void extend_by_word(std::size_t end) {
        for (std::size_t n = values_.size(); n < end; ++n) {
            std::uint64_t options = 0;
            for (const std::uint64_t amount : n >= amounts_.back() ? std::span(amounts_) : legal(n))
                options |= std::uint64_t{1} << values_[n - amount];
            values_.push_back(static_cast<std::uint16_t>(std::countr_one(options)));
        }
    }

    void extend_by_marks(std::size_t end) {
        std::vector<std::size_t> mark(amounts_.size() + 1, SIZE_MAX);  // the last n of which it was an option
        for (std::size_t n = values_.size(); n < end; ++n) {
            for (const std::uint64_t amount : legal(n)) mark[values_[n - amount]] = n;
            std::uint16_t value = 0;
            while (mark[value] == n) ++value;
            values_.push_back(value);
        }
    }

    std::vector<std::uint64_t> amounts_;
    std::vector<std::uint16_t> values_;
};

class all_but_sequence final : public heap_sequence {
public:
    explicit all_but_sequence(std::vector<std::uint64_t> excluded)
        : excluded_(std::move(excluded)), memory_(excluded_.empty() ? 0 : excluded_.back()) {}

    void extend(std::size_t last, const sequence_checkpoint& look) override {
        values_.reserve(last + 1);
        std::uint64_t next_look = 0;
        while (values_.size() <= last) {
            if (look && steps() >= next_look) {
                look();
                next_look = steps() + 10'000'000;
            }
            append_next();
        }
    }

    void restore(std::span<const std::uint32_t> values) override {
        values_.clear();
        far_ = 0;
        for (const std::uint32_t value : values) append(value);
    }
    std::size_t size() const override { return values_.size(); }
    std::uint32_t at(std::size_t n) const override { return values_[n]; }
    std::uint64_t steps() const override { return size() + steps_; }
    uint128 memory_for(std::uint64_t count) const override {
        return uint128{count} * (sizeof(std::uint32_t) + sizeof(std::uint64_t)) + uint128{memory_} * 12;
    }

    std::optional<proved_period> period() const override {
        const std::vector<std::uint64_t> steps = relative_states();
        if (steps.empty()) return std::nullopt;
        const std::optional<std::size_t> p = nearest_repeat(std::span<const std::uint64_t>(steps), memory_ + 1);
        if (!p) return std::nullopt;
        const std::uint64_t saltus = values_.back() - values_[values_.size() - 1 - *p];
        std::size_t first = values_.size() - *p;
        while (first > 0 && values_[first - 1] + saltus == values_[first - 1 + *p]) --first;
        std::size_t window = steps.size() - *p;   // where the first one that repeats begins
        while (window > 0 && steps[window - 1] == steps[window - 1 + *p]) --window;
        return proved_period{.preperiod = first,
                             .length = *p,
                             .saltus = saltus,
                             .criterion = "a window of " + std::to_string(memory_ + 1) +
                                          " values, repeated but for a constant",
                             .first = window,   // a step leads from there to the next value
                             .last = window + 1 + memory_ + *p};
    }

private:
    /// The values of the heaps below n - memory are 0 … far-1.
    void append_next() {
        const std::size_t n = values_.size();
        const std::size_t near = std::min(memory_, n);
        steps_ += near;
        mark_.resize(std::max(mark_.size(), far_ + near + 2), SIZE_MAX);
        for (std::size_t taken = 1, skip = 0; taken <= near; ++taken) {
            if (skip < excluded_.size() && excluded_[skip] == taken) ++skip;
            else if (values_[n - taken] >= far_) mark_[values_[n - taken]] = n;
        }
        std::uint32_t value = far_;
        while (mark_[value] == n) ++value;
        append(value);
    }

    void append(std::uint32_t value) {
        values_.push_back(value);
        if (values_.size() > memory_) far_ = std::max(far_, values_[values_.size() - 1 - memory_] + 1);
    }

    /// For each n from 1 on what G(n) and the state after it are relative to each other and to G(n-1).
    std::vector<std::uint64_t> relative_states() const {
        std::vector<std::uint64_t> states;
        std::uint32_t far = 0;
        for (std::size_t n = 0; n < values_.size(); ++n) {
            if (n >= memory_) far = std::max(far, values_[n - memory_] + 1);
            if (n == 0) continue;
            const std::uint32_t step = values_[n] - values_[n - 1], above = far - values_[n];
            states.push_back(std::uint64_t{step} << 32 | above);
        }
        return states;
    }

    std::vector<std::uint64_t> excluded_;
    std::size_t memory_;
    std::vector<std::uint32_t> values_;
    std::vector<std::size_t> mark_;
    std::uint32_t far_ = 0;
    std::uint64_t steps_ = 0;  ///< looks at options that are near
};

/// The values behind a proof are not computed: for some games that would take quadratic time.
class take_and_break_sequence final : public heap_sequence {
public:
    explicit take_and_break_sequence(take_and_break_rule rule) : rule_(rule), values_(std::move(rule)) {}

    void extend(std::size_t last, const sequence_checkpoint& look) override {
        constexpr std::size_t first_search = 1024;
        while (computed().size() <= last) {
            if ((period_ = period())) break;
            values_.extend(std::min(last, std::max(first_search, 2 * computed().size())), look);
        }
        size_ = last + 1;
    }
    void restore(std::span<const std::uint32_t> values) override {
        if (values.empty()) return;
        values_ = take_and_break_values(rule_, narrowed(values));
        period_.reset();
        size_ = 0;
    }
    std::size_t size() const override { return std::max(size_, computed().size()); }
    std::uint32_t at(std::size_t n) const override {
        return computed()[n < computed().size() ? n : period_->first_alike(n)];
    }
    std::optional<proved_period> period() const override {
        if (period_ || rule_.unequal) return period_;
        return octal_period(computed(), rule_.digits.size() - 1);
    }
    std::uint64_t steps() const override { return computed().size() + values_.steps(); }
    uint128 memory_for(std::uint64_t count) const override { return uint128{count} * (2 + 1 + 2); }

private:
    std::span<const std::uint16_t> computed() const { return values_.values(); }

    take_and_break_rule rule_;
    take_and_break_values values_;
    std::optional<proved_period> period_;  ///< once it gives values that are not computed
    std::size_t size_ = 0;                 ///< with those
};

}  // namespace

std::unique_ptr<heap_sequence> make_subtraction_sequence(std::vector<std::uint64_t> amounts) {
    return std::make_unique<subtraction_sequence>(std::move(amounts));
}

std::unique_ptr<heap_sequence> make_all_but_sequence(std::vector<std::uint64_t> excluded) {
    return std::make_unique<all_but_sequence>(std::move(excluded));
}

std::unique_ptr<heap_sequence> make_take_and_break_sequence(take_and_break_rule rule) {
    return std::make_unique<take_and_break_sequence>(std::move(rule));
}

}  // namespace ludograph
