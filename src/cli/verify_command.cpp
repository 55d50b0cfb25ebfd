// `ludograph verify`: theorems against computed labels.
#include "command_line.hpp"
#include "explore_options.hpp"
#include "json_text.hpp"
#include "ludograph/error.hpp"
#include "ludograph/solve/verify.hpp"
#include "terminal.hpp"
#include "wording.hpp"

namespace ludograph::cli {

namespace {

std::string comparison_text(const comparison& each) {
    std::string text = "  " + each.theorem + (each.of_codes ? "" : ", " + play_words(each.play)) + ": " +
                       counted(each.compared, each.of_codes ? "code" : "position") + " compared, mismatches: " +
                       std::to_string(each.mismatches) + "\n";
    if (each.first)
        text += "    first mismatch  " + each.first->position + ": the theorem says " + each.first->expected +
                ", computed is " + each.first->computed + "\n";
    return text;
}

std::string verification_text(const verification& found, const std::string& start) {
    std::string text = start + ": " + found.rule + "\n";
    text += row("explored", counted(found.positions, "position") + ", " + counted(found.moves, "move") + ", " +
                                counted(found.ends, "end"));
    if (found.numbers)
        text += row("numbered", counted(found.numbers->codes, "code") + ", " + std::to_string(found.numbers->valid) +
                                    " valid " +
                                    (found.numbers->valid == found.numbers->reachable ? "= " : "and ") +
                                    std::to_string(found.numbers->reachable) + " reachable");
    for (const comparison& each : found.comparisons) text += comparison_text(each);
    return text + "mismatches: " + std::to_string(found.mismatches()) + "\n";
}

std::string verification_json(const verification& found) {
    json object = {{"format", "ludograph-verify"},
                   {"version", 1},
                   {"game", found.game},
                   {"position", found.position},
                   {"positions", json_count(found.positions)},
                   {"moves", json_count(found.moves)},
                   {"terminals", json_count(found.ends)}};
    if (found.numbers)
        object["codes"] = {{"all", json_count(found.numbers->codes)},
                           {"valid", json_count(found.numbers->valid)},
                           {"reachable", json_count(found.numbers->reachable)}};
    object["comparisons"] = json::array();
    for (const comparison& each : found.comparisons) {
        json row = {{"theorem", each.theorem},
                    {"play", to_string(each.play)},
                    {"compared", json_count(each.compared)},
                    {"mismatches", json_count(each.mismatches)}};
        if (each.first)
            row["first"] = {{"position", each.first->position},
                            {"expected", each.first->expected},
                            {"computed", each.first->computed}};
        object["comparisons"].push_back(std::move(row));
    }
    object["mismatches"] = json_count(found.mismatches());
    return json_line(object);
}

int run_verify(command_line& line) {
    explore_limits limits;
    bool as_json = false;
    add_limit_options(line, limits);
    line.options().add_flag("--json", as_json, "the finding as JSON on stdout");
    const placed start = read_placed(joined(line.parse()));
    const verification found = verify(start, limits, watch_progress(start.short_text()));
    print(as_json ? verification_json(found) : verification_text(found, start.short_text()));
    return found.mismatches() == 0 ? all_good : partly_failed;
}

}  // namespace

extern const command verify_command;
const command verify_command = {
    .name = "verify",
    .arguments = "RULESET BOUND [options]",
    .summary = "compare computed labels with the closed form and the known theorems",
    .examples = {"ludograph verify nim 6,6,6", "ludograph verify welter 5,6,7,8", "ludograph verify tictactoe",
                 "ludograph verify subtraction:1,2 7 + nim 3,4"},
    .details =
        "Explores every position that can be reached from BOUND, computes its labels from the rules, and\n"
        "compares them with every formula that is known for the ruleset; in a sum the XOR of the parts'\n"
        "values with the values of the whole; for tictactoe the codes of valid boards with the boards that\n"
        "play reaches. Prints how many were compared and the first mismatch; exit code 1 if there is one.",
    .run = run_verify,
};

}  // namespace ludograph::cli
