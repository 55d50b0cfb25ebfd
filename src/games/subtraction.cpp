// Subtraction games: take from one heap a number of tokens that is in a fixed set. Golomb 1966.
// Example: subtraction:1,3,4 12
#include "ludograph/catalog/registration.hpp"
#include "ludograph/rules/numbers.hpp"
#include "ludograph/rules/text.hpp"
#include "ludograph/theory/sequences.hpp"

namespace ludograph {
namespace {

struct subtraction {
    using position = numbers;
    struct move {
        std::int64_t from, to;
    };

    numbers amounts;  ///< ascending, positive, each once

    static subtraction make(std::string_view parameters) {
        if (parameters.empty())
            throw input_error("no amounts given; write what may be taken, e.g. subtraction:1,3,4");
        return {parse_amounts(parameters, "subtraction:1,3,4")};
    }
    std::string parameters() const { return format_numbers(amounts); }
    std::string rule() const {
        return "take a number of tokens that is in {" + format_numbers(amounts) + "} from one heap";
    }

    position parse(std::string_view text) const {
        position p = parse_numbers(text, {.noun = "heap", .example = "50 or 7,5"});
        std::sort(p.begin(), p.end());
        return p;
    }
    std::string format(const position& p) const { return format_numbers(p); }
    std::string board(const position& p) const { return format_numbers(p, " "); }

    template <class Emit>
    void moves(const position& p, Emit&& emit) const {
        position q = p;
        for (std::size_t heap = 0; heap < p.size(); ++heap) {
            std::size_t place = heap;
            for (const std::int64_t amount : amounts) {
                if (amount > p[heap]) break;
                place = lower_entry(q, place, p[heap] - amount);
                emit(q, move{p[heap], p[heap] - amount});
            }
            restore_entry(q, place, heap, p[heap]);
        }
    }
    std::string format_move(const move& m) const {
        return std::to_string(m.from) + ">" + std::to_string(m.to);
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
    .closed_form = "",
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
