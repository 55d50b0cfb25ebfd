// Moore's Nim: take from up to K heaps. Moore 1910. Example: moore-nim:2 1,2,3
#include "heap_rules.hpp"
#include "ludograph/catalog/registration.hpp"
#include "ludograph/theory/moore_nim.hpp"

namespace ludograph {
namespace {

/// "3>1 5>4": the heaps in their places before and after.
std::string text_of_move(const numbers& from, const numbers& to) {
    std::string text;
    for (std::size_t heap = 0; heap < from.size(); ++heap)
        if (to[heap] < from[heap])
            text += (text.empty() ? "" : " ") + std::to_string(from[heap]) + ">" + std::to_string(to[heap]);
    return text;
}

/// Tells who wins and by which moves, but no values.
class moore_solver final : public formula_solver {
public:
    explicit moore_solver(std::int64_t most_heaps) : most_heaps_(most_heaps) {}

    std::string name(play convention) const override {
        return convention == play::normal ? "every binary digit occurs a multiple of K+1 times (Moore)" : "";
    }
    bool gives_values() const override { return false; }
    closed_form_value value(const numbers& p, play) const override {
        return outcome_form(is_moore_nim_p(p, most_heaps_));
    }
    void for_each_move(const numbers& p, play, std::uint64_t, const move_use& use) const override {
        moore_winning_moves moves(p, most_heaps_);
        while (const auto after = moves.next()) {
            const numbers left(after->begin(), after->end());
            numbers option = left;
            std::sort(option.begin(), option.end());
            if (!use(option, text_of_move(p, left))) return;
        }
    }
    bool finds_every_option(const numbers& p) const override { return moore_winning_moves(p, most_heaps_).are_all(); }
    std::optional<uint128> count_options(const numbers& p, play, std::uint64_t) const override {
        return count_moore_winning_options(p, most_heaps_);
    }
    std::vector<std::string> reasons(const numbers& p, play) const override {
        const std::string multiple = "in a multiple of " + std::to_string(most_heaps_ + 1) + " of the heaps";
        return {is_moore_nim_p(p, most_heaps_) ? "every binary digit is set " + multiple
                                               : "some binary digit is not set " + multiple};
    }

private:
    std::int64_t most_heaps_;
};

struct moore_nim : heap_rules {
    struct move {
        position from, to;  ///< the heaps in their places
    };

    std::int64_t most_heaps = 2;

    static moore_nim make(std::string_view parameters) {
        if (parameters.empty()) throw input_error("no number of heaps given; write e.g. moore-nim:2");
        const std::int64_t most = parse_number(parameters, "number of heaps");
        if (most == 0) throw input_error("no heap may be taken from; give at least 1, e.g. moore-nim:2");
        moore_nim rules;
        rules.most_heaps = most;
        return rules;
    }
    std::string parameters() const { return std::to_string(most_heaps); }
    std::string rule() const {
        return "take any positive numbers from one or more heaps, at most " + std::to_string(most_heaps);
    }

    /// Counts the heaps down like the digits of a number, the last one fastest; what is below a number of
    /// heaps that is too many is skipped.
    template <class Emit>
    void moves(const position& p, Emit&& emit) const {
        position left = p;
        std::int64_t touched = 0;
        for (std::size_t heap = p.size(); heap-- > 0;) {
            if (left[heap] > 0 && (left[heap] < p[heap] || touched < most_heaps)) {
                touched += left[heap] == p[heap];
                --left[heap];
                position q = left;
                std::sort(q.begin(), q.end());
                emit(q, move{p, left});
                heap = p.size();
            } else {
                touched -= left[heap] < p[heap];
                left[heap] = p[heap];
            }
        }
    }
    std::string format_move(const move& m) const { return text_of_move(m.from, m.to); }

    std::unique_ptr<formula_solver> solver() const { return std::make_unique<moore_solver>(most_heaps); }

    std::vector<formula_for<position>> formulas() const {
        return {{"every binary digit occurs a multiple of K+1 times (Moore)", play::normal,
                 [most = most_heaps](const position& p) {
                     return outcome_form(is_moore_nim_p(p, most));
                 }}};
    }
};

const registration<moore_nim> registered({
    .name = "moore-nim",
    .rule = "take any positive numbers from one or more heaps, at most K of them",
    .parameters = "K, the number of heaps that one move may take from, e.g. 2; 1 is Nim",
    .position_text = "heaps: 3,4,5",
    .closed_form = "a position is P when every binary digit occurs in a multiple of K+1 of the heaps",
    .source = "E. H. Moore, A generalization of the game called Nim, Annals of Mathematics 11, 1910",
    .note = "the rule says who wins and by which moves; it does not give the Grundy values",
    .known = {{"moore-nim:2", "1,2,3", 6, 14, 64}, {"moore-nim:2", "3,3,3", 0, 20, 124}, {"moore-nim:1", "3,4,5", 2, 48, 262}},
});

}  // namespace
}  // namespace ludograph
