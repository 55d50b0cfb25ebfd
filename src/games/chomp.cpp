// Chomp: bite a square and all above and to the right of it, never the poison. Gale 1974.
// Example: chomp 3,3,3
#include "ludograph/catalog/registration.hpp"
#include "ludograph/rules/numbers.hpp"
#include "ludograph/rules/text.hpp"

namespace ludograph {
namespace {

struct chomp {
    using position = numbers;
    struct move {
        std::size_t column;
        std::int64_t row;
    };

    static chomp make(std::string_view parameters) {
        expect_no_parameters(parameters);
        return {};
    }
    std::string parameters() const { return ""; }

    position parse(std::string_view text) const {
        position p = text.find('x') == text.npos ? parse_columns(text) : parse_rectangle(text);
        while (!p.empty() && p.back() == 0) p.pop_back();
        if (p.empty())
            throw input_error("no square is left in " + in_quotes(text) +
                              "; the poison is never bitten, so the least board is 1");
        return p;
    }
    std::string format(const position& p) const { return format_numbers(p); }

    /// A board too large for a picture is given as its columns.
    std::string board(const position& p) const {
        constexpr std::int64_t most_rows = 40, most_columns = 80;
        if (p[0] > most_rows || p.size() > most_columns) return format_numbers(p, " ");
        std::string picture;
        for (std::int64_t row = p[0]; row-- > 0;) {
            for (std::size_t column = 0; column < p.size() && p[column] > row; ++column)
                picture += row == 0 && column == 0 ? "☠" : "■";
            if (row > 0) picture += '\n';
        }
        return picture;
    }

    template <class Emit>
    void moves(const position& p, Emit&& emit) const {
        position q = p;
        for (std::size_t column = 0; column < p.size(); ++column) {
            if (column > 0) {
                q.resize(column);
                emit(q, move{column, 0});
                q.resize(p.size());
            }
            // One row higher than the bite before: only the columns that reach it change.
            for (std::int64_t row = 1; row < p[column]; ++row) {
                for (std::size_t i = column; i < p.size() && p[i] >= row; ++i) q[i] = row;
                emit(q, move{column, row});
            }
            q[column] = p[column];
        }
    }
    std::string format_move(const move& m) const {
        return std::to_string(m.column) + "," + std::to_string(m.row);
    }

    std::vector<formula_for<position>> formulas() const {
        return {{"a rectangle is won, by strategy stealing (Gale)", play::normal,
                 [](const position& p) -> std::optional<closed_form_value> {
                     if (p.front() != p.back() || (p.size() == 1 && p[0] == 1)) return std::nullopt;
                     return closed_form_value{outcome::N, std::nullopt};
                 }},
                {"an L is Nim with its two arms, so leaving equal arms wins a square (Gale)", play::normal,
                 [](const position& p) -> std::optional<closed_form_value> {
                     if (p.size() > 1 && p[1] != 1) return std::nullopt;
                     const auto above = static_cast<std::uint64_t>(p[0] - 1);
                     return value_form(above ^ (p.size() - 1));
                 }}};
    }

private:
    static position parse_columns(std::string_view text) {
        const position p = parse_numbers(text, {.noun = "column", .example = "3,3,3 or 3x4"});
        for (std::size_t i = 1; i < p.size(); ++i)
            if (p[i] > p[i - 1])
                throw input_error("column " + std::to_string(i + 1) + " of " + in_quotes(text) +
                                      " is higher than the one left of it; no column may be, as in 3,2,2",
                                  split(text, ',')[i].offset);
        return p;
    }
    static position parse_rectangle(std::string_view text) {
        const std::vector<piece> sides = split(text, 'x');
        if (sides.size() != 2)
            throw input_error(in_quotes(text) + " is no rectangle; write rows x columns, e.g. 3x4");
        const auto side = [&](std::size_t i, std::string_view noun, std::int64_t most) {
            try {
                const std::int64_t length = parse_number(sides[i].text, noun);
                if (length > most)
                    throw input_error(in_quotes(text) + " has too many columns; the most are " +
                                      std::to_string(most));
                return length;
            } catch (const input_error& failure) {
                throw failure.shifted(sides[i].offset);
            }
        };
        const std::int64_t rows = side(0, "number of rows", max_number);
        return position(static_cast<std::size_t>(side(1, "number of columns", 10000)), rows);
    }
};

const registration<chomp> registered({
    .name = "chomp",
    .rule = "bite a square, and with it all squares above and to the right; the poisoned corner square "
            "may not be bitten",
    .parameters = "",
    .position_text =
        "column heights, none higher than the one before: 3,3,3; or a rectangle, rows x columns: 3x4",
    .closed_form = "",
    .source = "D. Gale, A curious nim-type game, American Mathematical Monthly 81, 1974",
    .note = "Chomp is impartial. That the poison may not be bitten is the normal-play form, the same as "
            "misere play where it may be. Every rectangle of two squares or more is won by the first "
            "player, by strategy stealing, which does not tell the move. How hard Chomp is in general is "
            "open; for poset games it is PSPACE-complete",
    .known = {{"chomp", "3,3,3", 5, 19, 71}, {"chomp", "3,1,1", 0, 9, 18}, {"chomp", "4x5", 13, 125, 1135}},
});

}  // namespace
}  // namespace ludograph
