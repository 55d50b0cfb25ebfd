// The silver dollar game without the dollar: slide one coin left, never over another. Winning Ways
// ch. 15. Example: silver-dollar 0,3,5,6
#include "ludograph/theory/silver_dollar.hpp"
#include "ludograph/catalog/coins_solver.hpp"
#include "ludograph/catalog/registration.hpp"
#include "ludograph/rules/numbers.hpp"
#include "ludograph/rules/text.hpp"

namespace ludograph {
namespace {

struct silver_dollar {
    using position = numbers;
    struct move {
        std::int64_t from, to;
    };

    static silver_dollar make(std::string_view parameters) {
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
        std::int64_t first_free = 0;
        for (std::size_t coin = 0; coin < p.size(); ++coin) {
            for (std::int64_t square = first_free; square < p[coin]; ++square) {
                q[coin] = square;
                emit(q, move{p[coin], square});
            }
            q[coin] = p[coin];
            first_free = p[coin] + 1;
        }
    }
    std::string format_move(const move& m) const {
        return std::to_string(m.from) + ">" + std::to_string(m.to);
    }

    std::unique_ptr<formula_solver> solver() const {
        return std::make_unique<coins_solver>(coins_formula{
            "the gaps inside pairs of coins are Nim heaps (Winning Ways)", silver_dollar_value, silver_dollar_square,
            [](std::span<const std::int64_t> squares) {
                return "the gaps inside the pairs: " + xor_text(silver_dollar_gaps(squares));
            }});
    }

    std::vector<formula_for<position>> formulas() const {
        return {{"the gaps inside pairs of coins are Nim heaps (Winning Ways)", play::normal,
                 [](const position& p) { return value_form(silver_dollar_value(p)); }}};
    }
};

const registration<silver_dollar> registered({
    .name = "silver-dollar",
    .rule = "move one coin left to any empty square, but not over or onto another coin",
    .parameters = "",
    .position_text =
        "coin squares, the leftmost square is 0: 0,3,5,6; or a strip |o| | |o| |o|o|; or bits:10010110",
    .closed_form =
        "pair the coins from the right (an unpaired leftmost coin with square -1); the Grundy value is "
        "the XOR of the gaps inside the pairs",
    .source = "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, 1982, chapter 15",
    .note = "the game without the dollar: no coin ever leaves the strip. Gaps between pairs do not "
            "count, for the opponent can take back what a move adds to a gap inside a pair",
    .known = {{"silver-dollar", "0,3,5,6", 2, 19, 42},
              {"silver-dollar", "2,7", 4, 18, 62},
              {"silver-dollar", "3,7,11,15", 0, 969, 8420}},
});

}  // namespace
}  // namespace ludograph
