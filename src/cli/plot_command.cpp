// `ludograph plot`: P positions and values as a grid, remoteness as a histogram, positions as boards.
#include <algorithm>
#include <optional>

#include "choice_option.hpp"
#include "command_line.hpp"
#include "explore_options.hpp"
#include "ludograph/error.hpp"
#include "ludograph/plot/board_plot.hpp"
#include "ludograph/plot/remoteness_plot.hpp"
#include "ludograph/solve/pair_grid.hpp"
#include "ludograph/solve/table.hpp"
#include "plot_grid.hpp"
#include "plot_outputs.hpp"
#include "terminal.hpp"
#include "wording.hpp"

namespace ludograph::cli {

namespace {

enum class subject : std::uint8_t { lost, grundy, remoteness, boards };

struct request {
    plot_request plots;
    explore_options explored;
    std::optional<subject> what;
    std::vector<std::string> words;
};

void declare(command_line& line, request& asked) {
    add_plot_options(line, asked.plots);
    add_choice<subject>(
        line, "--what",
        "P positions below a bound (default for two heaps), Grundy values as a heat map, a histogram "
        "of remoteness, or boards (default for others)",
        {{"p", subject::lost},
         {"grundy", subject::grundy},
         {"remoteness", subject::remoteness},
         {"board", subject::boards}},
        [&](subject what) { asked.what = what; });
    add_explore_options(line, asked.explored);
}

std::vector<std::string> positions_of(const request& asked, const ruleset& rules) {
    std::vector<std::string> positions(asked.words.begin() + 1, asked.words.end());
    if (!positions.empty()) return positions;
    try {
        rules.parse("");  // where play has a natural start
    } catch (const input_error&) {
        throw input_error("no position given; 'ludograph games " +
                          rules.name().substr(0, rules.name().find(':')) +
                          "' tells how one is written, e.g. ludograph plot wythoff 40,40 -o wythoff.pdf");
    }
    return {""};
}

/// A diagram of two numbers.
bool has_two_heaps(const std::string& diagram) {
    const std::size_t blank = diagram.find(' ');
    return blank != diagram.npos && diagram.find_first_not_of("0123456789 ") == diagram.npos &&
           diagram.find(' ', blank + 1) == diagram.npos;
}

plot grid_plot(const request& asked, const ruleset_ptr& rules, const std::vector<std::string>& positions,
               subject what) {
    if (positions.size() > 1)
        throw input_error("a grid has one bound, as in ludograph plot wythoff 40,40; " +
                          counted(positions.size(), "position") +
                          " are given, which --what board draws side by side");
    if (what == subject::grundy && asked.explored.play == play::misere)
        throw input_error("Grundy values are those of normal play; leave out --misere, or ask for --what p");
    if (!rules->players()[0].empty())
        throw input_error(
            rules->name() +
            " tells its players apart, so it has neither P positions for both nor Grundy values");
    const words& in = asked.plots.style.text();
    position_grid grid = grid_below(
        rules, positions[0], what == subject::lost ? cell_value::lost : cell_value::grundy, asked.explored, in);
    if (!asked.plots.title.empty()) grid.title = asked.plots.title;
    return what == subject::lost ? lost_positions_plot(grid, asked.plots.style)
                                 : heat_map(grid, asked.plots.style);
}

plot boards_plot(const request& asked, const ruleset_ptr& rules, const std::vector<std::string>& positions) {
    const words& in = asked.plots.style.text();
    std::vector<board> boards;
    for (const std::string& text : positions) {
        const key p = rules->parse(text);
        boards.push_back({rules->diagram(p), rules->format(p)});
    }
    std::string title = asked.plots.title;
    if (title.empty())
        title = rules->name() + (boards.size() == 1 ? " " + boards[0].text
                                                    : std::string(in.colon) +
                                                          ludograph::counted(in, in.positions, boards.size()));
    return board_plot(title, {rule_sentence(in, rules->rule())}, boards, asked.plots.style);
}

/// The parts side by side.
plot sum_plot(const request& asked) {
    if (asked.what && *asked.what != subject::boards)
        throw input_error("a grid has one ruleset; of a sum the parts are drawn as boards, or with --what remoteness a histogram");
    const placed start = read_placed(joined(asked.words));
    std::vector<board> boards;
    for (const placed& part : start.parts)
        boards.push_back({part.rules->diagram(part.position), part.rules->name() + " " + part.rules->format(part.position)});
    const std::string title = asked.plots.title.empty() ? start.short_text() : asked.plots.title;
    return board_plot(title, {rule_sentence(asked.plots.style.text(), start.rules->rule())}, boards, asked.plots.style);
}

/// Counts the positions that play from `start` comes to, of two numbers without keeping a move.
remoteness_counts counts_of(const placed& start, const explore_options& explored) {
    table_options wanted;
    wanted.play = explored.play;
    wanted.limits = explored.limits;
    const watcher watch = watch_progress(start.short_text());
    remoteness_counts counts;
    if (const auto grid = label_pairs(start, cell_label::remoteness, grid_cells::reached, wanted, watch)) {
        for (const std::uint32_t remoteness : grid->labels)
            if (remoteness != no_value) counts.add(outcome_of(remoteness, explored.play), remoteness);
    } else {
        for_each_row(start, wanted, watch, [&](const table_row& row) { counts.add(row.result, row.remoteness); });
    }
    erase_progress();
    return counts;
}

plot histogram(const request& asked) {
    const placed start = read_placed(joined(asked.words));
    check_play(start, asked.explored.play);
    const words& in = asked.plots.style.text();
    const remoteness_counts counts = counts_of(start, asked.explored);
    std::string title = asked.plots.title;
    if (title.empty()) {
        title =
            in.remoteness_title.with({ludograph::counted(in, in.positions, counts.total()), start.short_text()});
        if (start.rules->players()[0].empty())
            title += ", " + std::string(asked.explored.play == play::normal ? in.normal_play : in.misere_play);
    }
    return remoteness_plot(title, {rule_sentence(in, start.rules->rule())}, counts, asked.plots.style);
}

plot drawn(const request& asked) {
    if (asked.what == subject::remoteness) return histogram(asked);
    if (std::ranges::find(asked.words, "+") != asked.words.end()) return sum_plot(asked);
    const ruleset_ptr rules = make_ruleset(asked.words.front());
    const std::vector<std::string> positions = positions_of(asked, *rules);
    const auto usual = [&] {
        return positions.size() == 1 && has_two_heaps(rules->diagram(rules->parse(positions[0])))
                   ? subject::lost
                   : subject::boards;
    };
    const subject what = asked.what ? *asked.what : usual();
    if (what == subject::boards) return boards_plot(asked, rules, positions);
    return grid_plot(asked, rules, positions, what);
}

int run_plot(command_line& line) {
    request asked;
    declare(line, asked);
    asked.words = line.parse();
    if (asked.words.empty())
        throw input_error("no ruleset given; write e.g. ludograph plot wythoff 40,40 -o wythoff.pdf");
    plot_outputs outputs(asked.plots, false);
    if (outputs.empty()) throw input_error("a plot goes into a file; name it with -o, e.g. -o plot.pdf");
    outputs.write(drawn(asked));
    return all_good;
}

}  // namespace

extern const command plot_command;
const command plot_command = {
    .name = "plot",
    .arguments = "RULESET [POSITION]… -o FILE… [options]",
    .summary = "P positions and values as a grid, remoteness as a histogram, positions as boards",
    .examples = {"ludograph plot wythoff 40,40 -o wythoff.pdf",
                 "ludograph plot nim 15,15 --what grundy -o nim.svg",
                 "ludograph plot chomp 4x5 4,2,2,1 -o chomp.pdf",
                 "ludograph plot tictactoe --what remoteness -o ttt.png"},
    .details =
        "Of two heaps POSITION is a bound: the P positions below it are marked in a grid, or with --what grundy the\n"
        "values shown as colours. Other positions are drawn as boards, several side by side, as are the parts of a\n"
        "sum. --what remoteness counts the positions that play from POSITION comes to; draws without an end have a\n"
        "bar of their own. Two heaps go up to 999,999: values and remoteness are found cell by cell. gnuplot draws;\n"
        "scripts/setup installs it.",
    .run = run_plot,
};

}  // namespace ludograph::cli
