// All-but games: take from one heap any number that is not in a fixed set. Siegel 2005.
// Example: all-but:1,3 12
#include "heap_rules.hpp"
#include "ludograph/catalog/heaps_solver.hpp"
#include "ludograph/catalog/registration.hpp"
#include "ludograph/theory/sequences.hpp"

namespace ludograph {
namespace {

struct all_but : taking_rules {
    numbers excluded;  ///< ascending, positive, each once

    static all_but make(std::string_view parameters) {
        if (parameters.empty())
            throw input_error("no amounts given; write what may not be taken, e.g. all-but:1,3");
        all_but rules;
        rules.excluded = parse_amounts(parameters, "all-but:1,3");
        return rules;
    }
    std::string parameters() const { return format_numbers(excluded); }
    std::string rule() const {
        return "take any positive number of tokens but those in {" + format_numbers(excluded) + "} from one heap";
    }

    template <class Emit>
    void moves(const position& p, Emit&& emit) const {
        const auto not_in_set = [&](std::int64_t heap, auto take) {
            auto skip = excluded.begin();
            for (std::int64_t amount = 1; amount <= heap; ++amount) {
                if (skip != excluded.end() && *skip == amount) ++skip;
                else take(amount);
            }
        };
        moves_by(p, not_in_set, emit);
    }

    std::unique_ptr<formula_solver> solver() const {
        return std::make_unique<heaps_solver>("the proved period and saltus of the values of heaps (Siegel)",
                                              make_all_but_heaps({excluded.begin(), excluded.end()}), canonicalise);
    }
    std::vector<formula_for<position>> formulas() const { return {heap_values_formula<position>(*this)}; }
    std::unique_ptr<heap_sequence> sequence() const {
        return make_all_but_sequence({excluded.begin(), excluded.end()});
    }
};

const registration<all_but> registered({
    .name = "all-but",
    .rule = "take any positive number of tokens that is not in the set S from one heap",
    .parameters = "S, the amounts that may not be taken, e.g. 1,3",
    .position_text = "heaps: 50 or 7,5",
    .closed_form = "the value of a heap by the proved period and saltus of the sequence; heaps are a sum",
    .source = "A. A. Siegel, Finite excluded subtraction sets and infinite geography, thesis, Dalhousie "
              "University, 2005; Winning Ways, chapter 4",
    .note = "the values of one heap grow without bound, and do so in steps: from some heap on a heap that is "
            "one period larger has a value that is larger by a constant, the saltus",
    .known = {{"all-but:1,3", "12", 6, 11, 40}, {"all-but:2", "5,9", 6, 45, 266}, {"all-but:1,3", "20", 10, 19, 140}},
});

}  // namespace
}  // namespace ludograph
