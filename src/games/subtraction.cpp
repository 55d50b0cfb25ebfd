// Subtraction games: take from one heap a number of tokens that is in a fixed set. Golomb 1966.
// Example: subtraction:1,3,4 12
#include "heap_rules.hpp"
#include "ludograph/catalog/heaps_solver.hpp"
#include "ludograph/catalog/registration.hpp"
#include "ludograph/theory/sequences.hpp"

namespace ludograph {
namespace {

struct subtraction : taking_rules {
    numbers amounts;  ///< ascending, positive, each once

    static subtraction make(std::string_view parameters) {
        if (parameters.empty())
            throw input_error("no amounts given; write what may be taken, e.g. subtraction:1,3,4");
        subtraction rules;
        rules.amounts = parse_amounts(parameters, "subtraction:1,3,4");
        return rules;
    }
    std::string parameters() const { return format_numbers(amounts); }
    std::string rule() const {
        return "take a number of tokens that is in {" + format_numbers(amounts) + "} from one heap";
    }

    template <class Emit>
    void moves(const position& p, Emit&& emit) const {
        const auto in_set = [&](std::int64_t heap, auto take) {
            for (auto amount = amounts.begin(); amount != amounts.end() && *amount <= heap; ++amount) take(*amount);
        };
        moves_by(p, in_set, emit);
    }

    std::unique_ptr<formula_solver> solver() const {
        if (amounts.size() > most_amounts) return nullptr;
        return std::make_unique<heaps_solver>("the proved period of the values of heaps (Golomb)",
                                              make_subtraction_heaps({amounts.begin(), amounts.end()}), canonicalise);
    }
    std::vector<formula_for<position>> formulas() const {
        if (amounts.size() > most_amounts) return {};
        return {heap_values_formula<position>(*this)};
    }
    std::unique_ptr<heap_sequence> sequence() const {
        return make_subtraction_sequence({amounts.begin(), amounts.end()});
    }
};

const registration<subtraction> registered({
    .name = "subtraction",
    .rule = "take a number of tokens that is in the set S from one heap",
    .parameters = "S, the amounts that may be taken, e.g. 1,3,4",
    .position_text = "heaps: 50 or 7,5",
    .closed_form = "the value of a heap by the proved period of the sequence; heaps are a sum",
    .source = "S. W. Golomb, A mathematical investigation of games of take-away, Journal of "
              "Combinatorial Theory 1, 1966; Winning Ways, chapter 4",
    .note = "the values of one heap are periodic from some heap on, but a pattern that repeats is not "
            "yet a proof: {2,4,7} has 8 values in front of its period, {101} has period 202",
    .known = {{"subtraction:1,3,4", "100", 0, 101, 295},
              {"subtraction:1,2", "50", 2, 51, 99},
              {"subtraction:2,4,7", "100", 2, 98, 281}},
});

}  // namespace
}  // namespace ludograph
