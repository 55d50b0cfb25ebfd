// Tic-tac-toe: three in a line on a 3x3 board, X first. Example: tictactoe X.O/.X./..O
#include "ludograph/catalog/registration.hpp"
#include "mnk_rules.hpp"

namespace ludograph {
namespace {

class tictactoe : public mnk_rules {
public:
    tictactoe() : mnk_rules(3, 3, 3) {}

    static tictactoe make(std::string_view parameters) {
        expect_no_parameters(parameters);
        return {};
    }
    std::string parameters() const { return ""; }

    static constexpr std::uint64_t codes = 19683;  // 3^9

    position parse(std::string_view text) const {
        constexpr std::string_view prefix = "code:";
        if (!text.starts_with(prefix)) return mnk_rules::parse(text);
        const position p = decode(read_code(text.substr(prefix.size()), prefix.size()));
        check_reachable(p, in_quotes(text) + ", " + format(p) + ",");
        return p;
    }

    /// The ternary number a0 + 3 a1 + … + 3^8 a8 of the cells: 0 empty, 1 X, 2 O.
    std::uint64_t code(const position& p) const {
        std::uint64_t number = 0;
        for (unsigned cell = cells(); cell-- > 0;)
            number = 3 * number + ((p.x & bit(cell)) != 0 ? 1U : (p.o & bit(cell)) != 0 ? 2U : 0U);
        return number;
    }

    std::optional<position> from_code(std::uint64_t number) const {
        const position p = decode(number);
        return fault_of(p).empty() ? std::optional(p) : std::nullopt;
    }

    std::vector<std::string> remarks(const position& p) const {
        std::vector<std::string> sentences = mnk_rules::remarks(p);
        sentences.push_back("the code of the board is " + std::to_string(code(p)));
        return sentences;
    }

private:
    position decode(std::uint64_t number) const {
        position p;
        for (unsigned cell = 0; cell < cells(); ++cell, number /= 3) {
            if (number % 3 == 1) p.x |= bit(cell);
            if (number % 3 == 2) p.o |= bit(cell);
        }
        return p;
    }

    static std::uint64_t read_code(std::string_view digits, std::size_t offset) {
        try {
            const auto number = static_cast<std::uint64_t>(parse_number(digits, "code"));
            if (number < codes) return number;
            throw input_error("code " + std::to_string(number) + " is no board; codes go from 0 to " +
                              std::to_string(codes - 1));
        } catch (const input_error& failure) {
            throw failure.shifted(offset);
        }
    }
};

const registration<tictactoe> registered({
    .name = "tictactoe",
    .rule = "X and O fill a 3x3 board in turn, X first; three in a line wins; a full board without a line is a draw",
    .parameters = "",
    .position_text = "9 cells row by row, X, O or a point: X.O/.X./..O; or code:N, the ternary number of the cells, "
                     "0 empty, 1 X, 2 O, the first cell lowest; the empty board where it is left out",
    .closed_form = "",
    .source = "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 22",
    .note = "A line on a full board is a win, and two lines at once are allowed. There are 5478 positions, the "
            "empty board among them; 255168 is the number of plays. Not every code is a position: 12410 is "
            "OOX/.../OOX, which no play reaches",
    .known = {{"tictactoe", ".../.../...", no_value, 5478, 16167, side::draw},
              {"tictactoe", ".X./.O./OXX", no_value, 27, 33, side::second},
              {"tictactoe", "XXO/OX./O..", no_value, 8, 7, side::first}},
});

}  // namespace
}  // namespace ludograph
