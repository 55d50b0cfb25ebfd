// Nim: take any number from one heap. Bouton 1901. Example: nim 3,4,5
#include "ludograph/theory/nim.hpp"
#include "ludograph/catalog/registration.hpp"
#include "ludograph/rules/numbers.hpp"
#include "ludograph/rules/text.hpp"
#include "ludograph/theory/sequences.hpp"

namespace ludograph {
namespace {

struct nim {
    using position = numbers;
    struct move {
        std::int64_t from, to;
    };

    bool ordered = false;

    static nim make(std::string_view parameters) {
        if (!parameters.empty() && parameters != "ordered")
            throw input_error("no such variant as " + in_quotes(parameters) + "; write nim or nim:ordered");
        return {parameters == "ordered"};
    }
    std::string parameters() const { return ordered ? "ordered" : ""; }
    std::string rule() const {
        return std::string("take any positive number from one heap") +
               (ordered ? "; heaps are told apart by their place" : "");
    }

    position parse(std::string_view text) const {
        position p = parse_numbers(text, {.noun = "heap", .example = "3,4,5"});
        if (!ordered) std::sort(p.begin(), p.end());
        return p;
    }
    std::string format(const position& p) const { return format_numbers(p); }
    std::string board(const position& p) const { return format_numbers(p, " "); }

    template <class Emit>
    void moves(const position& p, Emit&& emit) const {
        position q = p;
        for (std::size_t heap = 0; heap < p.size(); ++heap) {
            std::size_t place = heap;
            for (std::int64_t left = p[heap]; left-- > 0;) {
                if (ordered) q[heap] = left;
                else place = lower_entry(q, place, left);
                emit(q, move{p[heap], left});
            }
            restore_entry(q, place, heap, p[heap]);
        }
    }
    std::string format_move(const move& m) const {
        return std::to_string(m.from) + ">" + std::to_string(m.to);
    }

    std::unique_ptr<heap_sequence> sequence() const { return make_all_but_sequence({}); }

    std::vector<formula_for<position>> formulas() const {
        return {{"the XOR of the heaps (Bouton)", play::normal,
                 [](const position& p) { return value_form(static_cast<std::uint64_t>(nim_sum(p))); }},
                {"the XOR rule, reversed when no heap is above 1 (Bouton)", play::misere, [](const position& p) {
                     return closed_form_value{is_misere_nim_p(p) ? outcome::P : outcome::N, std::nullopt};
                 }}};
    }
};

const registration<nim> registered({
    .name = "nim",
    .rule = "take any positive number from one heap",
    .parameters = "ordered: heaps are told apart by their place",
    .position_text = "heaps: 3,4,5",
    .closed_form = "the Grundy value is the XOR of the heaps",
    .source = "C. L. Bouton, Nim, a game with a complete mathematical theory, 1901",
    .note = "",
    .known = {{"nim", "3,4,5", 2, 48, 262},
              {"nim", "1,2,3", 0, 14, 38},
              {"nim:ordered", "3,4,5", 2, 120, 720}},
});

}  // namespace
}  // namespace ludograph
