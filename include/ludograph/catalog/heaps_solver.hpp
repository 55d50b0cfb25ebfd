// The closed form of games that are sums of heaps.
#pragma once

#include <memory>

#include "ludograph/catalog/formula_solver.hpp"
#include "ludograph/theory/heap_formula.hpp"

namespace ludograph {

/// A sum of single heaps has the XOR of their values (Sprague 1935, Grundy 1939); each heap is moved in to make
/// up the difference.
class heaps_solver : public formula_solver {
public:
    /// Brings heaps in any order into canonical form.
    using canonical_form = std::function<void(numbers& heaps)>;

    /// `name` holds where a period of the values is proved, or none is needed. `ordered`: heaps of one size are told
    /// apart by their place.
    heaps_solver(std::string name, std::unique_ptr<heap_formula> heaps, canonical_form canonicalise,
                 bool ordered = false);

    std::string name(play convention) const override;
    bool gives_values() const override { return true; }
    std::string prepare(const numbers& p, const values_watcher& look) override;
    closed_form_value value(const numbers& p, play convention) const override;
    void for_each_move(const numbers& p, play convention, std::uint64_t wanted, const move_use& use) const override;
    std::optional<uint128> count_options(const numbers& p, play convention, std::uint64_t wanted) const override;
    std::vector<std::string> reasons(const numbers& p, play convention) const override;

protected:
    /// The value of all heaps but the one at `without`.
    std::uint64_t value_of_rest(const numbers& p, std::size_t without) const;
    /// How many heaps from `heap` on are moved in alike; 0 where one before it is.
    std::size_t times_of(const numbers& p, std::size_t heap) const;
    /// Names a move as often as there are heaps for it; gives what `use` gives.
    bool use_option(const numbers& p, std::size_t heap, const heaps_left& left, const move_use& use) const;

private:
    std::string name_;
    std::unique_ptr<heap_formula> heaps_;
    canonical_form canonicalise_;
    bool ordered_;
};

}  // namespace ludograph
