// Grundy's game: split one heap into two that differ. Grundy 1939. Example: grundy 10
#include <algorithm>

#include "ludograph/catalog/heaps_solver.hpp"
#include "ludograph/catalog/registration.hpp"
#include "ludograph/rules/numbers.hpp"
#include "ludograph/rules/text.hpp"
#include "ludograph/theory/sequences.hpp"

namespace ludograph {
namespace {

struct grundys_game {
    using position = numbers;
    struct move {
        std::int64_t from, smaller;
    };

    static grundys_game make(std::string_view parameters) {
        expect_no_parameters(parameters);
        return {};
    }
    std::string parameters() const { return ""; }

    /// Heaps of two or fewer tokens cannot be split and are left out.
    position parse(std::string_view text, std::int64_t largest = max_number) const {
        position p = parse_numbers(text, {.noun = "heap", .example = "10 or 5,7", .largest = largest});
        canonicalise(p);
        return p;
    }
    static void canonicalise(position& p) {
        p.erase(std::remove_if(p.begin(), p.end(), [](std::int64_t heap) { return heap < 3; }), p.end());
        std::sort(p.begin(), p.end());
    }
    std::string format(const position& p) const { return p.empty() ? "0" : format_numbers(p); }
    std::string board(const position& p) const { return p.empty() ? "0" : format_numbers(p, " "); }

    template <class Emit>
    void moves(const position& p, Emit&& emit) const {
        for (std::size_t heap = 0; heap < p.size(); ++heap)
            for (std::int64_t smaller = 1; 2 * smaller < p[heap]; ++smaller)
                emit(split(p, heap, smaller), move{p[heap], smaller});
    }
    std::string format_move(const move& m) const {
        return std::to_string(m.from) + ">" + std::to_string(m.smaller) + "+" + std::to_string(m.from - m.smaller);
    }

    std::unique_ptr<formula_solver> solver() const {
        return std::make_unique<heaps_solver>("the values of heaps",
                                              make_take_and_break_heaps(split_only), canonicalise);
    }
    std::vector<formula_for<position>> formulas() const { return {heap_values_formula<position>(*this)}; }
    std::unique_ptr<heap_sequence> sequence() const { return make_take_and_break_sequence(split_only); }

private:
    static inline const take_and_break_rule split_only = {.digits = {4}, .unequal = true};

    static position split(const position& p, std::size_t heap, std::int64_t smaller) {
        position q;
        for (std::size_t i = 0; i < p.size(); ++i)
            if (i != heap) q.push_back(p[i]);
        for (const std::int64_t part : {smaller, p[heap] - smaller})
            if (part > 2) q.insert(std::lower_bound(q.begin(), q.end(), part), part);
        return q;
    }
};

const registration<grundys_game> registered({
    .name = "grundy",
    .rule = "split one heap into two heaps of different sizes",
    .parameters = "",
    .position_text = "heaps: 10 or 5,7; heaps of one or two tokens are left out, 0 is the position without others",
    .closed_form = "",
    .source = "P. M. Grundy, Mathematics and games, Eureka 2, 1939; Winning Ways, chapter 4",
    .note = "whether the values are periodic in the end is open; none of the known criteria proves it",
    .known = {{"grundy", "10", 0, 19, 43}, {"grundy", "5,7", 2, 23, 56}, {"grundy", "20", 0, 239, 1205}},
});

}  // namespace
}  // namespace ludograph
