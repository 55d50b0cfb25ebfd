// Welter: move one coin left, over other coins if need be. Welter 1952. Example: welter 0,3,5,6
#include "ludograph/theory/welter.hpp"
#include "ludograph/catalog/coins_solver.hpp"
#include "ludograph/catalog/registration.hpp"
#include "ludograph/rules/numbers.hpp"
#include "ludograph/rules/text.hpp"

namespace ludograph {
namespace {

struct welter {
    using position = numbers;
    struct move {
        std::int64_t from, to;
    };

    static welter make(std::string_view parameters) {
        expect_no_parameters(parameters);
        return {};
    }
    std::string parameters() const { return ""; }

    position parse(std::string_view text, std::int64_t largest = max_number) const { return parse_coins(text, largest); }
    std::string format(const position& p) const { return format_numbers(p); }
    std::string board(const position& p) const { return format_strip(p); }
    std::vector<std::string> briefs(const position& p) const {
        return {format_numbers(p, " "), format_short_strip(p)};
    }

    template <class Emit>
    void moves(const position& p, Emit&& emit) const {
        position q = p;
        for (std::size_t coin = 0; coin < p.size(); ++coin) {
            // The coin steps in front of all coins left of it, then overtakes them one by one.
            for (std::size_t i = coin; i > 0; --i) q[i] = p[i - 1];
            std::size_t place = 0;
            for (std::int64_t square = 0; square < p[coin]; ++square) {
                q[place] = square;
                if (square == p[place]) ++place;
                else emit(q, move{p[coin], square});
            }
            q[coin] = p[coin];
        }
    }
    std::string format_move(const move& m) const {
        return std::to_string(m.from) + ">" + std::to_string(m.to);
    }

    std::unique_ptr<formula_solver> solver() const {
        return std::make_unique<coins_solver>(coins_formula{
            "the Welter function by pairs (Welter, Sato)", welter_function_by_pairs, welter_square,
            [](std::span<const std::int64_t> squares) {
                return "the Welter function of the squares is " + std::to_string(welter_function_by_pairs(squares)) +
                       ": their XOR and that of 2^(v+1) - 1 over all pairs, 2^v the power of two in the difference";
            }});
    }

    std::vector<formula_for<position>> formulas() const {
        return {{"the Welter function by mating (Conway)", play::normal,
                 [](const position& p) { return value_form(welter_function(p)); }},
                {"the Welter function by pairs (Sato)", play::normal,
                 [](const position& p) { return value_form(welter_function_by_pairs(p)); }}};
    }
};

const registration<welter> registered({
    .name = "welter",
    .rule = "move one coin left to any empty square; coins may jump; at most one coin a square",
    .parameters = "",
    .position_text =
        "coin squares, the leftmost square is 0: 0,3,5,6; or a strip |o| | |o| |o|o|; or bits:10010110",
    .closed_form = "the Grundy value is the Welter function, by Conway's mating method",
    .source =
        "C. P. Welter, The advancing operation in a special abelian group, Indagationes Mathematicae 14, "
        "1952; J. H. Conway, On Numbers and Games, 1976, chapter 13",
    .note = "the value is not the XOR of the squares, as if the coins were Nim heaps: for two coins it "
            "is one less",
    .known = {{"welter", "0,3,5,6", 0, 19, 81},
              {"welter", "2,7", 4, 18, 78},
              {"welter", "1,4,6,9,12", 6, 476, 6386}},
});

}  // namespace
}  // namespace ludograph
