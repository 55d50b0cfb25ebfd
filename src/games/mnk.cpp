// The m,n,k games: K in a line on M columns and N rows, X first. Example: mnk:4,3,3
#include "ludograph/catalog/registration.hpp"
#include "mnk_rules.hpp"

namespace ludograph {
namespace {

class mnk : public mnk_rules {
public:
    using mnk_rules::mnk_rules;

    static mnk make(std::string_view parameters) {
        if (parameters.empty())
            throw input_error("no board given; name its columns, its rows and the length of a line, e.g. mnk:4,3,3");
        const numbers sizes = parse_numbers(
            parameters, {.noun = "size", .example = "4,3,3", .least_count = 3, .most_count = 3});
        const std::int64_t columns = sizes[0], rows = sizes[1], length = sizes[2];
        if (columns == 0 || rows == 0 || columns > most_cells || rows > most_cells || columns * rows > most_cells)
            throw input_error("a board of " + std::to_string(columns) + " x " + std::to_string(rows) +
                              " does not do; it has 1 to " + std::to_string(most_cells) + " cells");
        if (length == 0 || length > std::max(columns, rows))
            throw input_error("no line of " + std::to_string(length) + " fits on " + std::to_string(columns) + " x " +
                              std::to_string(rows) + "; give 1 to " + std::to_string(std::max(columns, rows)));
        return {static_cast<unsigned>(columns), static_cast<unsigned>(rows), static_cast<unsigned>(length)};
    }
    std::string parameters() const {
        return std::to_string(columns()) + "," + std::to_string(rows()) + "," + std::to_string(length());
    }
    std::string rule() const {
        return "X and O fill a board of " + std::to_string(columns()) + " columns and " + std::to_string(rows()) +
               " rows in turn, X first; " + std::to_string(length()) +
               " in a line wins; a full board without a line is a draw";
    }
};

const registration<mnk> registered({
    .name = "mnk",
    .rule = "X and O fill a board of M columns and N rows in turn, X first; K in a line wins; a full board without "
            "a line is a draw",
    .parameters = "M,N,K: columns, rows and the length of a line, e.g. mnk:4,3,3",
    .position_text = "the cells row by row, X, O or a point: X.O./.X../..O. on 4 columns; the empty board where it is "
                     "left out",
    .closed_form = "",
    .source = "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 22",
    .note = "More than K in a line win as well. The second player never wins with best play, by strategy stealing",
    .known = {{"mnk:3,3,2", ".../.../...", no_value, 1234, 2109, side::first},
              {"mnk:3,3,3", ".../.../...", no_value, 5478, 16167, side::draw},
              {"mnk:4,3,3", "..../..../....", no_value, 111973, 391062, side::first}},
});

}  // namespace
}  // namespace ludograph
