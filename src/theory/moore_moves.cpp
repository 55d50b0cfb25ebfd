// The winning moves of Moore's Nim: for each set of heaps in descending order, and these orders merged.
#include <algorithm>
#include <functional>

#include "ludograph/theory/moore_nim.hpp"
#include "moore_sets.hpp"

namespace ludograph {

namespace {

/// Are there numbers not above `bounds`, one for each, of which `needs` have each digit set? From the highest digit
/// on those with the largest bounds have it: whoever else had it, could change roles with them. One that has not
/// what its bound has is free below.
bool can_fill(std::vector<std::uint64_t> bounds, const digit_counts& needs) {
    for (std::size_t digit = needs.size(); digit-- > 0;) {
        const std::uint64_t bit = std::uint64_t{1} << digit;
        const std::int64_t need = needs[digit];
        if (need < 0 || need > static_cast<std::int64_t>(bounds.size())) return false;
        std::ranges::sort(bounds, std::greater<>());
        const auto ones = static_cast<std::size_t>(need);
        if (ones > 0 && bounds[ones - 1] < bit) return false;
        for (std::size_t i = 0; i < ones; ++i) bounds[i] -= bit;
        for (std::size_t i = ones; i < bounds.size(); ++i) bounds[i] = std::min(bounds[i], bit - 1);
    }
    return true;
}

struct lowered_heap {
    std::size_t heap;
    std::int64_t left;
    auto operator<=>(const lowered_heap&) const = default;
};

/// The moves that lower exactly the heaps of one set.
class set_moves {
public:
    set_moves(const moore_sets& sets, const heap_set& set) : needs_(sets.needs(set)) {
        for (const std::size_t heap : set) {
            lowered_.push_back({heap, 0});
            before_.push_back(sets.heaps()[heap]);
            bounds_.push_back(static_cast<std::uint64_t>(before_.back() - 1));
        }
        has_move_ = can_fill(bounds_, needs_);
        if (has_move_) fill_from(0);
    }

    bool has_move() const { return has_move_; }
    const std::vector<lowered_heap>& lowered() const { return lowered_; }

    void advance() {
        for (std::size_t i = lowered_.size(); i-- > 0;) {
            if (lowered_[i].left == 0) continue;
            const auto found = largest(i, bound_of(i) - 1);
            if (!found) continue;
            lowered_[i].left = *found;
            return fill_from(i + 1);
        }
        has_move_ = false;
    }

private:
    std::uint64_t bound_of(std::size_t i) const { return static_cast<std::uint64_t>(lowered_[i].left); }

    void fill_from(std::size_t first) {
        for (std::size_t i = first; i < lowered_.size(); ++i) {
            const bool is_like_the_last = i > 0 && before_[i] == before_[i - 1];
            lowered_[i].left = *largest(i, is_like_the_last ? bound_of(i - 1) : bounds_[i]);
        }
    }

    /// The largest number up to `bound` that heap i can get when those before it keep theirs. Heaps of its size come
    /// after it and get no more.
    std::optional<std::int64_t> largest(std::size_t i, std::uint64_t bound) const {
        digit_counts needs = needs_;
        const digit_counts given = count_digits_of_first(i);
        for (std::size_t digit = 0; digit < needs.size(); ++digit) needs[digit] -= given[digit];
        std::vector<std::uint64_t> bounds(bounds_.begin() + static_cast<std::ptrdiff_t>(i), bounds_.end());
        for (std::size_t j = 0; j < bounds.size() && before_[i + j] == before_[i]; ++j) bounds[j] = bound;
        if (!can_fill(bounds, needs)) return std::nullopt;
        std::int64_t number = 0;
        for (std::size_t digit = needs.size(); digit-- > 0;) {
            const std::uint64_t bit = std::uint64_t{1} << digit, without = std::min(bounds[0], bit - 1);
            if (bounds[0] < bit) continue;
            bounds[0] -= bit;
            --needs[digit];
            if (can_fill(bounds, needs)) {
                number |= static_cast<std::int64_t>(bit);
            } else {
                bounds[0] = without;
                ++needs[digit];
            }
        }
        return number;
    }

    digit_counts count_digits_of_first(std::size_t count) const {
        std::vector<std::int64_t> numbers;
        for (std::size_t i = 0; i < count; ++i) numbers.push_back(lowered_[i].left);
        return count_digits(numbers);
    }

    digit_counts needs_;
    std::vector<lowered_heap> lowered_;
    std::vector<std::int64_t> before_;
    std::vector<std::uint64_t> bounds_;  ///< what each may become at most
    bool has_move_ = false;
};

/// Is a heap the first that they differ in lower after `a`?
bool is_later(const set_moves& a, const set_moves& b) {
    const auto [one, other] = std::ranges::mismatch(a.lowered(), b.lowered());
    if (one == a.lowered().end()) return false;  // it keeps what the other lowers
    return other == b.lowered().end() || *one < *other;
}

}  // namespace

struct moore_winning_moves::state {
    moore_sets sets;
    bool are_all;
    bool has_begun = false;
    std::vector<set_moves> moves = {};  ///< a heap: the next move is that of the first

    void begin() {
        has_begun = true;
        const heap_set one = sets.winning_one();
        if (one.empty()) return;
        const auto add = [&](const heap_set& set) {
            set_moves of_set(sets, set);
            if (of_set.has_move()) moves.push_back(std::move(of_set));
        };
        if (are_all) sets.for_each(most_sets, add);
        else add(one);
        std::ranges::make_heap(moves, is_later);
    }
};

moore_winning_moves::moore_winning_moves(std::span<const std::int64_t> heaps, std::int64_t most_heaps) {
    moore_sets sets(heaps, most_heaps);
    const bool are_few = sets.for_each(most_sets, [](const heap_set&) {});
    state_ = std::make_unique<state>(state{std::move(sets), are_few});
}

moore_winning_moves::~moore_winning_moves() = default;

bool moore_winning_moves::are_all() const { return state_->are_all; }

std::optional<std::vector<std::int64_t>> moore_winning_moves::next() {
    if (!state_->has_begun) state_->begin();
    auto& moves = state_->moves;
    if (moves.empty()) return std::nullopt;
    std::ranges::pop_heap(moves, is_later);
    std::vector<std::int64_t> found(state_->sets.heaps().begin(), state_->sets.heaps().end());
    for (const auto& [heap, left] : moves.back().lowered()) found[heap] = left;
    moves.back().advance();
    if (moves.back().has_move()) std::ranges::push_heap(moves, is_later);
    else moves.pop_back();
    return found;
}

}  // namespace ludograph
