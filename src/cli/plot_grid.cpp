// Cells are filled the cheapest way that is exact.
#include "plot_grid.hpp"

#include <functional>
#include <unordered_map>

#include "ludograph/error.hpp"
#include "ludograph/rules/numbers.hpp"
#include "ludograph/rules/text.hpp"
#include "ludograph/solve/pair_grid.hpp"
#include "ludograph/solve/table.hpp"
#include "quantity.hpp"
#include "terminal.hpp"
#include "wording.hpp"

namespace ludograph::cli {

namespace {

using value = std::optional<std::uint32_t>;

constexpr std::uint32_t lost = 0, not_lost = 1;

numbers sides_of(const ruleset& rules, const std::string& bound) {
    numbers sides;
    try {
        sides = parse_numbers(bound, {.least_count = 2, .most_count = 2});
        rules.parse(bound);
    } catch (const input_error& failure) {
        throw input_error(rules.name() + " " + in_quotes(bound) +
                          " is no bound of a grid, which has two numbers as in " + rules.name() + " 40,40 (" +
                          failure.what() +
                          "); --what board draws a position, --what remoteness a histogram of any");
    }
    for (const std::int64_t side : sides)
        if (side >= static_cast<std::int64_t>(most_cells))
            throw input_error("a grid up to " + std::to_string(side) +
                              " is not legible; give a bound below " + std::to_string(most_cells) +
                              ", or ask 'ludograph table' for data");
    return sides;
}

/// Calls `use` with the text of each cell that is a position, and with its value to be filled in.
void for_each_cell(const ruleset& rules, position_grid& grid,
                   const std::function<void(key_view p, value& of)>& use) {
    for (std::size_t i = grid.width * grid.height; i-- > 0;) {
        key p;
        try {
            p = rules.parse(std::to_string(i % grid.width) + "," + std::to_string(i / grid.width));
        } catch (const input_error&) {
            continue;  // two coins on one square, say
        }
        use(p, grid.values[i]);
    }
}

bool fill_by_sequence(const ruleset& rules, position_grid& grid, const words& in) {
    const auto heaps = rules.sequence();
    if (!heaps) return false;
    heaps->extend(std::max(grid.width, grid.height) - 1);
    for (std::size_t y = 0; y < grid.height; ++y)
        for (std::size_t x = 0; x < grid.width; ++x)
            grid.values[x + y * grid.width] = heaps->at(x) ^ heaps->at(y);
    grid.caption.emplace_back(in.by_heaps);
    return true;
}

/// By the first formula for normal play that speaks of every cell.
bool fill_by_formula(const ruleset& rules, position_grid& grid, const words& in) {
    for (const formula& each : rules.formulas()) {
        if (each.play != play::normal) continue;
        bool all = true;
        for_each_cell(rules, grid, [&](key_view p, value& of) {
            const std::optional<closed_form_value> known = all ? each.value(p) : std::nullopt;
            all = all && known;
            if (known) of = known->result == outcome::P ? lost : not_lost;
        });
        if (all) {
            grid.caption.push_back(in.by_formula.with({translated(in, each.name)}));
            return true;
        }
        grid.values.assign(grid.values.size(), {});
    }
    return false;
}

/// Where every option of a cell is an earlier one: the cells alone are kept.
bool fill_by_cells(const ruleset_ptr& rules, const key& bound, position_grid& grid, cell_value what,
                   const table_options& wanted, const words& in) {
    const placed corner{rules, bound};
    const auto label = what == cell_value::lost ? cell_label::remoteness : cell_label::grundy;
    const auto cells = label_pairs(corner, label, grid_cells::all, wanted, watch_progress(corner.short_text()));
    erase_progress();
    if (!cells) return false;
    for_each_cell(*rules, grid, [&](key_view p, value& of) {
        const auto pair = rules->pair_of(p);
        const std::uint32_t found = pair ? cells->label(*pair) : no_value;
        if (found == no_value) return;
        of = what == cell_value::grundy ? found : outcome_of(found, wanted.play) == outcome::P ? lost : not_lost;
    });
    grid.caption.emplace_back(in.by_cells);
    return true;
}

void fill_by_graphs(const ruleset_ptr& rules, position_grid& grid, cell_value what, const table_options& wanted,
                    const words& in) {
    std::unordered_map<std::string, value> known;
    // From the largest on: what it reaches needs no exploration of its own.
    for_each_cell(*rules, grid, [&](key_view p, value& of) {
        const std::string text = rules->format(p);
        if (!known.contains(text)) {
            const placed start{rules, key(p)};
            for_each_row(start, wanted, watch_progress(start.short_text()), [&](const table_row& row) {
                value found;
                if (what == cell_value::lost && row.result != outcome::unknown)
                    found = row.result == outcome::P ? lost : not_lost;
                if (what == cell_value::grundy && row.grundy.is_known() && !row.grundy.is_infinite())
                    found = row.grundy.number;
                known[row.position] = found;
            });
        }
        of = known.at(text);
    });
    erase_progress();
    grid.caption.emplace_back(in.by_graph);
}

}  // namespace

position_grid grid_below(const ruleset_ptr& rules, const std::string& bound, cell_value what,
                         const explore_options& options, const words& in) {
    const numbers sides = sides_of(*rules, bound);
    const key corner = rules->parse(bound);
    position_grid grid;
    grid.width = static_cast<std::size_t>(sides[0]) + 1;
    grid.height = static_cast<std::size_t>(sides[1]) + 1;
    grid.values.resize(grid.width * grid.height);
    const bool normal = options.play == play::normal;
    grid.title = (what == cell_value::lost ? in.lost_title : in.values_title).with({rules->name(), format_numbers(sides)});
    if (!normal) grid.title += ", " + std::string(in.misere_play);
    grid.caption.push_back(rule_sentence(in, rules->rule()));
    const bool heaps = rules->diagram(corner).find_first_not_of("0123456789 ") == std::string::npos;
    grid.x_name = heaps ? in.first_heap : in.first_number;
    grid.y_name = heaps ? in.second_heap : in.second_number;
    table_options wanted;
    wanted.play = options.play;
    wanted.limits = options.limits;
    const bool filled = (normal && (fill_by_sequence(*rules, grid, in) ||
                                    (what == cell_value::lost && fill_by_formula(*rules, grid, in)))) ||
                        fill_by_cells(rules, corner, grid, what, wanted, in);
    if (!filled) fill_by_graphs(rules, grid, what, wanted, in);
    if (what == cell_value::lost && normal)
        for (const asymptote& line : rules->asymptotes())
            grid.lines.push_back({line.slope, in.slope.with({line.name, fixed(line.slope, 5)})});
    return grid;
}

}  // namespace ludograph::cli
