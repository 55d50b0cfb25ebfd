// Grundy values of single heaps in taking-and-breaking games, by the sparse-space method.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace ludograph {

/// Which heaps a move may leave, by the number of tokens it takes.
struct take_and_break_rule {
    /// `digits[k]`, 0 to 7: having taken k tokens one may leave no heap (bit 0), one (bit 1), two (bit 2).
    /// Bits 0 and 1 of `digits[0]` are no moves and are not set.
    std::vector<std::uint8_t> digits;
    /// Two heaps that are left must differ, as in Grundy's game.
    bool unequal = false;
};

/// The values G(0), G(1), … of an octal game (Guy & Smith 1956) or of Grundy's game, computed in turn.
///
/// The values are parted by the parity of their bits under a mask into *rare* ones, which are a subgroup
/// under XOR, and *common* ones. A common value is the XOR of a rare and a common one, so which common
/// values are options is known from the rare positions alone; the pairs of common positions are looked
/// at only until every smaller rare value has been found among them, the likely ones first (Berlekamp's observation, Winning Ways
/// ch. 4; as an algorithm Gangolli & Plambeck 1989). The mask is chosen anew from the values found so far
/// whenever they have doubled. For most games nearly all values are common and the time is nearly linear;
/// it is never worse than quadratic. Memory: 2 bytes a value and 4 a rare position.
class take_and_break_values {
public:
    explicit take_and_break_values(take_and_break_rule rule);

    /// Goes on from values that were computed before; they are taken on trust.
    take_and_break_values(take_and_break_rule rule, std::vector<std::uint16_t> known);

    /// Computes up to G(last). `look` is called now and then and may throw to stop; what has been
    /// computed then stays. Throws limit_error where a value would need more than 16 bits.
    void extend(std::size_t last, const std::function<void()>& look = {});

    std::span<const std::uint16_t> values() const { return values_; }

    /// The work on pairs of heaps: one step a pair that is looked at in its order, some for one out of order.
    std::uint64_t steps() const { return steps_; }

private:
    std::uint16_t next_value();
    void mark(std::uint32_t value) { mark_[value] = round_; }
    bool is_marked(std::uint32_t value) const { return mark_[value] == round_; }
    void mark_single_heaps(std::size_t n);
    void mark_pairs_with_rare(std::size_t n);
    bool leaves_two_heaps(std::size_t taken, std::size_t n) const;
    std::size_t mark_common_pairs(std::size_t n, std::size_t most_pairs, std::uint32_t candidate, std::size_t wanted);
    std::size_t mark_likely_pairs(std::size_t n, std::uint32_t candidate, std::size_t wanted);
    bool has_likely_pair(std::size_t n, std::uint32_t value);
    std::uint32_t smallest_common() const;
    void append(std::uint16_t value);
    void note_position(std::size_t n);
    void fit_span(std::uint16_t value);
    void choose_mask();

    take_and_break_rule rule_;
    std::vector<std::uint16_t> values_;
    std::vector<std::uint32_t> rare_positions_;  ///< ascending, without 0
    std::vector<std::uint16_t> rare_values_;     ///< at these positions
    std::uint32_t span_ = 1;                     ///< a power of two above every value so far
    std::vector<char> rare_;                     ///< by value below 2·span, as is the next
    std::vector<std::uint32_t> mark_;            ///< the last round in which the value was an option
    std::uint64_t steps_ = 0;
    std::uint32_t round_ = 0;
    std::vector<std::vector<std::uint32_t>> early_positions_;  ///< by value: the first few that have it
    std::vector<std::uint16_t> frequent_values_;  ///< common ones, the most frequent first
    std::uint32_t mask_ = 0;                     ///< 0: every value is rare
    std::size_t next_choice_ = 64;               ///< number of values at which the mask is chosen anew
};

}  // namespace ludograph
