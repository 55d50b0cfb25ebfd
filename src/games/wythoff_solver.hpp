// The closed form of Wythoff's game and of Fraenkel's: the lost positions in exact integers.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "ludograph/catalog/formula_solver.hpp"
#include "ludograph/theory/wythoff.hpp"

namespace ludograph {

class wythoff_solver final : public formula_solver {
public:
    /// `sorted`: the order of the heaps is not kept.
    wythoff_solver(std::uint64_t k, bool sorted) : k_(k), sorted_(sorted) {}

    std::string name(play convention) const override {
        if (convention == play::misere) return "";
        return k_ == 1 ? "the golden section in exact integers (Wythoff)" : "exact integers (Fraenkel)";
    }
    bool gives_values() const override { return false; }

    closed_form_value value(const numbers& p, play) const override {
        return outcome_form(is_fraenkel_p(heap(p[0]), heap(p[1]), k_));
    }

    void for_each_move(const numbers& p, play, std::uint64_t, const move_use& use) const override {
        for (const auto& [a, b] : fraenkel_winning_options(heap(p[0]), heap(p[1]), k_)) {
            numbers option = {static_cast<std::int64_t>(a), static_cast<std::int64_t>(b)};
            const std::int64_t x = p[0] - option[0], y = p[1] - option[1];
            const std::string text = y == 0   ? "a>" + std::to_string(a)
                                     : x == 0 ? "b>" + std::to_string(b)
                                     : x == y ? "-" + std::to_string(x)
                                              : "-" + std::to_string(x) + ",-" + std::to_string(y);
            if (sorted_) std::sort(option.begin(), option.end());
            if (!use(option, text)) return;
        }
    }

    std::vector<std::string> reasons(const numbers& p, play) const override {
        const std::uint64_t smaller = heap(std::min(p[0], p[1])), larger = heap(std::max(p[0], p[1]));
        const std::uint64_t difference = larger - smaller, n = difference / k_;
        if (difference % k_ != 0)
            return {"the difference of the heaps, " + std::to_string(difference) + ", is no multiple of " +
                    std::to_string(k_) + ", as it is in every lost position"};
        const std::uint64_t lost = fraenkel_p_position(n, k_);
        const std::string formula =
            k_ == 1 ? "floor(n·phi) = (n + isqrt(5·n²)) / 2" : "((2-K)·n + isqrt((K²+4)·n²)) / 2";
        return {"n = " + std::to_string(n) + " by the difference of the heaps; " + formula + " = " +
                std::to_string(lost) + (lost == smaller ? ", which is" : ", which is not") + " the smaller heap"};
    }

private:
    static std::uint64_t heap(std::int64_t size) { return static_cast<std::uint64_t>(size); }

    std::uint64_t k_;
    bool sorted_;
};

}  // namespace ludograph
