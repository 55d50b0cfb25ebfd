// The closed form of games of coins on a strip that move left one at a time.
#pragma once

#include <span>

#include "ludograph/catalog/formula_solver.hpp"

namespace ludograph {

/// What is known of coins on `squares`, ascending and distinct.
struct coins_formula {
    std::string name;
    std::function<std::uint64_t(std::span<const std::int64_t> squares)> value;
    /// Where a coin goes to so that the value becomes its XOR with `change`, not 0: one square at most.
    std::function<std::optional<std::int64_t>(std::span<const std::int64_t> squares, std::size_t coin,
                                              std::uint64_t change)>
        square;
    std::function<std::string(std::span<const std::int64_t> squares)> reason;
};

class coins_solver final : public formula_solver {
public:
    explicit coins_solver(coins_formula formula) : formula_(std::move(formula)) {}

    std::string name(play convention) const override { return convention == play::normal ? formula_.name : ""; }
    bool gives_values() const override { return true; }
    closed_form_value value(const numbers& p, play) const override { return value_form(formula_.value(p)); }
    void for_each_move(const numbers& p, play convention, std::uint64_t wanted, const move_use& use) const override;
    std::vector<std::string> reasons(const numbers& p, play) const override { return {formula_.reason(p)}; }

private:
    coins_formula formula_;
};

}  // namespace ludograph
