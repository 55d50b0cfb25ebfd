// `ludograph solve`: the answer for one position.
#include "command_line.hpp"
#include "explore_options.hpp"
#include "ludograph/error.hpp"
#include "solve_report.hpp"
#include "terminal.hpp"

namespace ludograph::cli {

namespace {

int run_solve(command_line& line) {
    explore_options asked;
    solve_options options;
    report_options report;
    bool as_json = false, no_formula = false;
    add_explore_options(line, asked);
    line.options().add_flag("--moves", report.moves, "list every move with its verdict");
    line.options().add_flag("--explain", report.explain, "say why: the values of the options, the answer to every move");
    line.options().add_flag("--product", options.product, "explore a sum as one game instead of part by part");
    line.options().add_flag("--no-closed-form", no_formula, "explore whatever it takes, never answer by a formula");
    line.options().add_flag("--json", as_json, "the answer as JSON on stdout");
    const placed start = read_placed(joined(line.parse()), number_range::large);
    check_play(start, asked.play);
    options.play = asked.play;
    options.limits = asked.limits;
    options.every_option = report.moves;
    if (no_formula) options.formulas = formula_use::never;
    try {
        const solution solved = solve(start, options, watch_progress(start.short_text()));
        print(as_json ? solution_json(solved, report) : solution_text(solved, start.text(), report));
    } catch (const interrupted& stop) {
        print_line("interrupted at " + start.short_text() + "; there is no answer yet");
        return 128 + stop.signal();
    }
    return all_good;
}

}  // namespace

extern const command solve_command;
const command solve_command = {
    .name = "solve",
    .arguments = "RULESET POSITION [+ RULESET POSITION]… [options]",
    .summary = "who wins from a position, by which moves, and its value",
    .examples = {"ludograph solve nim 3,4,5", "ludograph solve subtraction:1,2 7 + nim 3,4 --explain",
                 "ludograph solve nim 1,2,3 --moves --json",
                 "ludograph solve wythoff 165580140,267914295 --explain", "ludograph solve tictactoe X.O/.X./..O --explain"},
    .details =
        "Gives the outcome, the Grundy value, the remoteness and all winning moves of one position,\n"
        "without keeping its graph; where two players are told apart, who wins. The parts of a sum are\n"
        "solved apart and their values XORed, except in misere play, where that is wrong: there, and with\n"
        "--product, the sum is explored as a whole. Each move names its part either way.\n"
        "Where a ruleset has a closed form ('ludograph games NAME' says so) and exploring takes more than\n"
        "2000000 positions or 10000000 moves, or numbers are above 2147483647, the closed form answers: numbers\n"
        "go to 2^62, nothing is rounded, and the first 100 winning moves are listed with their number. Where Moore's\n"
        "Nim has too many to count, the number is left out, and where it has too many heaps for that, the moves\n"
        "listed are those that lower one set of heaps. A closed form does not tell the remoteness.",
    .run = run_solve,
};

}  // namespace ludograph::cli
