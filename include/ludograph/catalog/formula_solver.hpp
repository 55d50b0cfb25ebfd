// Positions of large numbers answered by a formula: who wins, the value, the winning moves, without exploring.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "ludograph/graph/game_graph.hpp"
#include "ludograph/integer.hpp"
#include "ludograph/rules/numbers.hpp"
#include "ludograph/theory/heap_sequence.hpp"

namespace ludograph {

/// What a formula says of a position.
struct closed_form_value {
    outcome result = outcome::unknown;
    std::optional<std::uint64_t> grundy;  ///< where the formula gives it
};

/// What a formula says that gives Grundy values.
inline closed_form_value value_form(std::uint64_t grundy) {
    return {grundy == 0 ? outcome::P : outcome::N, grundy};
}

/// What a formula says that tells the lost positions alone.
inline closed_form_value outcome_form(bool is_lost) {
    return is_lost ? value_form(0) : closed_form_value{outcome::N, std::nullopt};
}

/// The closed form of one ruleset, whose positions are `numbers` 0 … max_formula_number in canonical form.
/// Keeps what it has computed.
class formula_solver {
public:
    /// Called for a move: the option and the text. Gives false when no more are wanted.
    using move_use = std::function<bool(const numbers& option, const std::string& text)>;

    virtual ~formula_solver() = default;

    /// The formula with who found it, "the XOR of the heaps (Bouton)"; "" where it says nothing of this play.
    virtual std::string name(play convention) const = 0;

    /// Does it give Grundy values under normal play, and not outcomes alone?
    virtual bool gives_values() const = 0;

    /// Computes what the answers about `p` and its options need. Gives why there are none, or "". `look` is
    /// called now and then and may throw to stop.
    virtual std::string prepare(const numbers& p, const values_watcher& look);

    /// What the formula says of `p`. Its play is one that it has a name for, as below.
    virtual closed_form_value value(const numbers& p, play convention) const = 0;

    /// The moves from `p` to options of the value `wanted`, in the ruleset's order. Where there are no values
    /// `wanted` is 0: the options that are lost for the player who then moves. Of moves to one option some may be
    /// left out, and where `finds_every_option` says no, options too, but not all of them.
    virtual void for_each_move(const numbers& p, play convention, std::uint64_t wanted, const move_use& use) const = 0;

    /// Does `for_each_move` come to every option of that value?
    virtual bool finds_every_option(const numbers& p) const;

    /// How many options they lead to; nothing where they are too many to count. Without better knowledge, counts
    /// them one by one.
    virtual std::optional<uint128> count_options(const numbers& p, play convention, std::uint64_t wanted) const;

    /// The formula with its numbers: sentences.
    virtual std::vector<std::string> reasons(const numbers& p, play convention) const = 0;
};

/// "3 xor 4 xor 5 = 2"
std::string xor_text(const std::vector<std::uint64_t>& values);

}  // namespace ludograph
