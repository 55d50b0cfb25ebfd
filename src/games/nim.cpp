// Nim: take any number from one heap. Bouton 1901. Example: nim 3,4,5
#include "ludograph/theory/nim.hpp"

#include <functional>
#include <set>

#include "ludograph/catalog/heaps_solver.hpp"
#include "ludograph/catalog/registration.hpp"
#include "ludograph/rules/numbers.hpp"
#include "ludograph/rules/text.hpp"
#include "ludograph/theory/sequences.hpp"

namespace ludograph {
namespace {

/// Under misère play the same rule is reversed when no heap is above 1 (Bouton 1901).
class nim_solver final : public heaps_solver {
public:
    explicit nim_solver(bool ordered)
        : heaps_solver("the XOR of the heaps (Bouton)", make_nim_heaps(),
                       [ordered](numbers& p) { if (!ordered) std::sort(p.begin(), p.end()); }, ordered) {}

    std::string name(play convention) const override {
        return convention == play::normal ? heaps_solver::name(convention)
                                          : "the XOR of the heaps, reversed when no heap is above 1 (Bouton)";
    }
    closed_form_value value(const numbers& p, play convention) const override {
        if (convention == play::normal) return heaps_solver::value(p, convention);
        return {is_misere_nim_p(p) ? outcome::P : outcome::N, std::nullopt};
    }
    void for_each_move(const numbers& p, play convention, std::uint64_t wanted, const move_use& use) const override {
        if (convention == play::normal) return heaps_solver::for_each_move(p, convention, wanted, use);
        for (std::size_t heap = 0; heap < p.size(); ++heap) {
            // An option that is lost has XOR 0, or no heap above 1.
            std::set<std::int64_t, std::greater<>> candidates = {static_cast<std::int64_t>(value_of_rest(p, heap)), 1, 0};
            for (const std::int64_t left : candidates) {
                numbers option = p;
                option[heap] = left;
                if (left < p[heap] && is_misere_nim_p(option) && !use_option(p, heap, {0, left}, use)) return;
            }
        }
    }
    std::optional<uint128> count_options(const numbers& p, play convention, std::uint64_t wanted) const override {
        return convention == play::normal ? heaps_solver::count_options(p, convention, wanted)
                                          : formula_solver::count_options(p, convention, wanted);
    }
    std::vector<std::string> reasons(const numbers& p, play convention) const override {
        std::vector<std::string> sentences = heaps_solver::reasons(p, play::normal);
        if (p.size() == 1) sentences.push_back("the value of one heap is its size");
        if (convention == play::misere)
            sentences.push_back(*std::max_element(p.begin(), p.end()) > 1
                                    ? "a heap is above 1, so that misère play is lost when the XOR is 0"
                                    : "no heap is above 1, so that misère play is lost when the XOR is not 0");
        return sentences;
    }
};

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

    position parse(std::string_view text, std::int64_t largest = max_number) const {
        position p = parse_numbers(text, {.noun = "heap", .example = "3,4,5", .largest = largest});
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

    std::unique_ptr<formula_solver> solver() const { return std::make_unique<nim_solver>(ordered); }
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
    .closed_form = "the Grundy value is the XOR of the heaps; misère play is lost when it is 0, but where no heap "
                   "is above 1 when it is 1",
    .source = "C. L. Bouton, Nim, a game with a complete mathematical theory, 1901",
    .note = "",
    .known = {{"nim", "3,4,5", 2, 48, 262},
              {"nim", "1,2,3", 0, 14, 38},
              {"nim:ordered", "3,4,5", 2, 120, 720}},
});

}  // namespace
}  // namespace ludograph
