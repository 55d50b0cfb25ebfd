// Sowing: empty one cell of a row, seed by seed, to the left or to the right, so that the last seed
// meets others. Compare Erickson, Sowing games, 1996. Example: sowing 2,2,2,2
#include <algorithm>
#include <numeric>
#include <utility>

#include "ludograph/catalog/registration.hpp"
#include "ludograph/rules/numbers.hpp"
#include "ludograph/rules/text.hpp"

namespace ludograph {
namespace {

struct sowing {
    using position = numbers;
    struct move {
        std::size_t cell;
        char direction;
    };

    static sowing make(std::string_view parameters) {
        expect_no_parameters(parameters);
        return {};
    }
    std::string parameters() const { return ""; }

    position parse(std::string_view text) const {
        position p = parse_numbers(text, {.noun = "cell", .example = "2,2,2,2"});
        const std::int64_t seeds = std::accumulate(p.begin(), p.end(), std::int64_t{0});
        if (seeds > max_number)  // they may all gather in one cell
            throw input_error(in_quotes(text) + " holds " + std::to_string(seeds) +
                              " seeds in all; the most is " + std::to_string(max_number));
        return p;
    }
    std::string format(const position& p) const { return format_numbers(p); }
    std::string board(const position& p) const { return row_of(p, " "); }
    std::string diagram(const position& p) const { return "|" + format_numbers(p, "|") + "|"; }
    /// Without blanks as long as every number is a digit.
    std::vector<std::string> briefs(const position& p) const {
        const bool digits = std::all_of(p.begin(), p.end(), [](std::int64_t seeds) { return seeds < 10; });
        return {row_of(p, digits ? "" : " ")};
    }

    template <class Emit>
    void moves(const position& p, Emit&& emit) const {
        position q = p;
        const auto size = static_cast<std::int64_t>(p.size());
        for (std::int64_t cell = 0; cell < size; ++cell) {
            const std::int64_t seeds = p[at(cell)], last = cell - seeds;
            if (seeds > 0 && last >= 0 && p[at(last)] > 0)
                sow(q, cell, last, cell - 1, move{at(cell), 'L'}, emit);
        }
        for (std::int64_t cell = 0; cell < size; ++cell) {
            const std::int64_t seeds = p[at(cell)], last = cell + seeds;
            if (seeds > 0 && last < size && p[at(last)] > 0)
                sow(q, cell, cell + 1, last, move{at(cell), 'R'}, emit);
        }
    }
    std::string format_move(const move& m) const { return std::to_string(m.cell) + m.direction; }

    position fold(const position& p) const {
        position mirrored(p.rbegin(), p.rend());
        return std::min(p, mirrored);
    }

private:
    static std::string row_of(const position& p, std::string_view separator) {
        std::string row;
        for (const std::int64_t seeds : p) {
            if (!row.empty()) row += separator;
            row += seeds == 0 ? "·" : std::to_string(seeds);
        }
        return row;
    }

    static std::size_t at(std::int64_t cell) { return static_cast<std::size_t>(cell); }

    /// Emits `q` with the seeds of `cell` spread over the cells `first` … `last`, and restores it.
    template <class Emit>
    static void sow(position& q, std::int64_t cell, std::int64_t first, std::int64_t last, const move& m,
                    Emit& emit) {
        const std::int64_t seeds = std::exchange(q[at(cell)], 0);
        for (std::int64_t i = first; i <= last; ++i) ++q[at(i)];
        emit(q, m);
        for (std::int64_t i = first; i <= last; ++i) --q[at(i)];
        q[at(cell)] = seeds;
    }
};

const registration<sowing> registered({
    .name = "sowing",
    .rule = "empty one cell by sowing its seeds one by one to the left or to the right; the last seed "
            "must fall on the board in a cell that was not empty before the move",
    .parameters = "",
    .position_text = "seeds in each cell from the left: 2,2,2,2",
    .closed_form = "",
    .source = "the rule is the one stated here; for such games see J. Erickson, Sowing games, in Games "
              "of No Chance, 1996",
    .note = "a sowing that ends off the board or in an empty cell is illegal, not losing. No play "
            "repeats a position on boards of up to 10 cells, whatever the number of seeds; for longer "
            "boards this is open. The opponent knn:K of 'ludograph play' is a heuristic kept for teaching, "
            "not a strategy that wins: 'play sowing 1,2,2,1,1,2,2,1 --simulate knn:3,random --games 1000' shows "
            "what it is worth",
    .known = {{"sowing", "2,2,2,2", 2, 16, 16},
              {"sowing", "0,2,1,1,0", 1, 9, 8},
              {"sowing", "2,2,2,2,2,2", 0, 2604, 6206}},
});

}  // namespace
}  // namespace ludograph
