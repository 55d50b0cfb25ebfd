// `ludograph table`: every position below a bound with its labels, as data.
#include "command_line.hpp"
#include "explore_options.hpp"
#include "json_text.hpp"
#include "long_text.hpp"
#include "ludograph/error.hpp"
#include "ludograph/layout/text.hpp"
#include "ludograph/rules/text.hpp"
#include "ludograph/solve/table.hpp"
#include "terminal.hpp"
#include "wording.hpp"

namespace ludograph::cli {

namespace {

struct request {
    explore_options explored;
    table_options rows;
    bool json = false, csv = false;
};

outcome parse_outcome(const std::string& text) {
    for (const outcome each : {outcome::P, outcome::N, outcome::D})
        if (text == to_string(each)) return each;
    throw input_error("--only: " + in_quotes(text) + " is neither P, N nor D");
}

void declare(command_line& line, request& asked) {
    line.add_value("--only", "P", "only the positions of this outcome: P, N or D",
                   [&](const std::string& text) { asked.rows.only = parse_outcome(text); });
    line.options().add_flag("--json", asked.json, "one JSON object on stdout");
    line.options().add_flag("--csv", asked.csv, "comma-separated values on stdout");
    add_explore_options(line, asked.explored);
}

class writer {
public:
    writer(const placed& bound, const request& asked)
        : players_(bound.rules->players()), asked_(asked),
          position_width_(std::max<std::size_t>(18, width_of(bound.parts.empty() ? bound.rules->format(bound.position) : bound.text()))) {
        if (asked.csv) {
            text_.add(players_[0].empty() ? "position,outcome,grundy,remoteness\n"
                                          : "position,outcome,player,winner,remoteness\n");
        } else if (asked.json) {
            json head = {{"format", "ludograph-table"}, {"version", 1}, {"game", bound.rules->name()},
                         {"bound", bound.rules->format(bound.position)}, {"play", to_string(asked.explored.play)}};
            if (asked.rows.only != outcome::unknown) head["only"] = to_string(asked.rows.only);
            std::string opened = head.dump();
            opened.back() = ',';
            text_.add(opened + "\"rows\":[");
        } else {
            text_.add(text_line("position", "outcome", value_name(), "remoteness"));
        }
    }

    void add(const table_row& row) {
        ++count_;
        if (asked_.csv) text_.add(csv_line(row));
        else if (asked_.json) text_.add((count_ == 1 ? "" : ",") + json_row(row));
        else text_.add(text_line(row.position, to_string(row.result), value_text(row), number_text(row.remoteness)));
    }

    void finish() {
        if (asked_.json) text_.add("],\"count\":" + std::to_string(count_) + "}\n");
        text_.finish();
    }

private:
    std::string csv_line(const table_row& row) const {
        const std::string grundy = to_string(row.grundy);
        const bool quoted = grundy.find(',') != std::string::npos;
        std::string line = "\"" + row.position + "\"," + to_string(row.result) + ",";
        if (players_[0].empty()) line += quoted ? "\"" + grundy + "\"" : grundy;
        else line += side_name(players_, row.mover) + "," + side_name(players_, row.winner);
        return line + "," + number_text(row.remoteness) + "\n";
    }

    std::string json_row(const table_row& row) const {
        json object = {{"position", row.position}};
        set_known(object, "outcome", row.result);
        set_known(object, "grundy", row.grundy);
        set_known(object, "player", side_name(players_, row.mover));
        set_known(object, "winner", side_name(players_, row.winner));
        set_known(object, "remoteness", row.remoteness);
        return object.dump();
    }

    /// The column between outcome and remoteness; there is none under misère play.
    std::string value_name() const {
        if (!players_[0].empty()) return "winner";
        return asked_.explored.play == play::normal ? "value" : "";
    }
    std::string value_text(const table_row& row) const {
        return players_[0].empty() ? to_string(row.grundy) : side_name(players_, row.winner);
    }

    std::string text_line(const std::string& position, const std::string& outcome, const std::string& value,
                          const std::string& remoteness) const {
        std::string line = padded(position, position_width_) + "  " + padded(outcome, 7);
        if (!value_name().empty()) line += "  " + padded(value, 6);
        line += "  " + remoteness;
        return line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
    static std::string padded(const std::string& text, std::size_t width) {
        return text + std::string(width - std::min(width, width_of(text)), ' ');
    }

    std::array<std::string, 2> players_;
    const request& asked_;
    std::size_t position_width_;  ///< most positions are not longer than their bound
    long_text text_;
    std::uint64_t count_ = 0;
};

int run_table(command_line& line) {
    request asked;
    declare(line, asked);
    const placed bound = read_placed(joined(line.parse()));
    if (asked.json && asked.csv) throw input_error("--json and --csv both want stdout; leave one of them out");
    check_play(bound, asked.explored.play);
    asked.rows.play = asked.explored.play;
    asked.rows.limits = asked.explored.limits;
    writer table(bound, asked);
    for_each_row(bound, asked.rows, watch_progress(bound.short_text()), [&](const table_row& row) { table.add(row); });
    erase_progress();
    table.finish();
    return all_good;
}

}  // namespace

extern const command table_command;
const command table_command = {
    .name = "table",
    .arguments = "RULESET BOUND [options]",
    .summary = "every position below a bound with its outcome and value, as data",
    .examples = {"ludograph table wythoff 20,20 --only P", "ludograph table nim 3,4,5 --csv",
                 "ludograph table subtraction:1,3,4 20 --json"},
    .details =
        "Lists every position that can be reached from BOUND with its outcome, its Grundy value (under normal play; or\n"
        "who wins, where the players are told apart) and its remoteness, which a draw that need not end has not. The\n"
        "rows are sorted by the numbers in the positions; with --only P there are the P positions alone.",
    .run = run_table,
};

}  // namespace ludograph::cli
