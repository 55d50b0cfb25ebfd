// Writing the summaries, row by row.
#include "batch_summary.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

#include "batch_places.hpp"
#include "quantity.hpp"
#include "wording.hpp"

namespace ludograph::cli {

namespace {

std::string csv_field(const std::string& text) {
    const bool plain = text.find_first_of(",\"\r\n") == std::string::npos &&
                       (text.empty() || (text.front() != ' ' && text.back() != ' '));
    if (plain) return text;
    std::string field = "\"";
    for (const char c : text) field += c == '"' ? "\"\"" : std::string(1, c);
    return field + '"';
}

std::string csv_row(const std::vector<std::string>& fields) {
    std::string row;
    for (const std::string& field : fields) {
        if (&field != &fields.front()) row += ',';
        row += csv_field(field);
    }
    row += '\n';
    return row;
}

std::string listed(const std::vector<line_file>& files) {
    std::string list;
    for (const line_file& file : files) list += (list.empty() ? "" : " ") + file.name;
    return list;
}

std::string count_text(const line_result& result, std::uint64_t count) {
    return result.positions == 0 ? "" : std::to_string(count);
}

double rounded(double seconds) { return std::round(seconds * 1000) / 1000; }

/// A Grundy value is a number, but ∞{0,2} is a text.
json grundy_json(const std::string& text) {
    std::uint32_t number = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
    return failure == std::errc{} && end == text.data() + text.size() ? json(number) : json(text);
}

json row_of(const line_result& result) {
    json row = json::object();
    set_known(row, "name", result.name);
    row["file"] = result.file;
    row["line"] = result.line;
    set_known(row, "game", result.game);
    row["position"] = result.position;
    set_known(row, "outcome", result.result);
    set_known(row, "winner", result.winner);
    if (!result.grundy.empty()) row["grundy"] = grundy_json(result.grundy);
    set_known(row, "remoteness", result.remoteness);
    set_known(row, "misere", result.misere);
    if (result.positions != 0) {
        row["positions"] = json_count(result.positions);
        row["moves"] = json_count(result.moves);
    }
    row["files"] = json::array();
    for (const line_file& file : result.files) row["files"].push_back(file.name);
    row["seconds"] = rounded(result.seconds);
    const auto first = std::ranges::find(result.messages, message_kind::error, &line_message::kind);
    if (first == result.messages.end()) return row;
    row["error"] = result.error();
    row["column"] = first->place.column;
    if (first->place.line != result.line) row["error_line"] = first->place.line;
    return row;
}

const std::string& cleared(const std::string& path) {
    clear_place(path);
    return path;
}

std::string without_line_break(std::string line) {
    line.pop_back();
    return line;
}

}  // namespace

batch_totals totals_of(const result_list& results, const batch_plan& plan) {
    batch_totals totals{.lines = plan.input_lines, .unread = plan.unread};
    results([&](const line_result& each) {
        ++(each.failed() ? totals.failed : totals.done);
        totals.files += each.files.size();
        totals.seconds += each.seconds;
    });
    return totals;
}

void write_summary_csv(const result_list& results, std::ostream& to) {
    to << csv_row({"name", "file", "line", "game", "position", "outcome", "winner", "grundy", "remoteness", "misere",
                   "positions", "moves", "files", "seconds", "error"});
    results([&](const line_result& each) {
        to << csv_row({each.name, each.file, std::to_string(each.line), each.game, each.position,
                       to_string(each.result), each.winner, each.grundy, number_text(each.remoteness),
                       to_string(each.misere), count_text(each, each.positions), count_text(each, each.moves),
                       listed(each.files), fixed(each.seconds, 3), each.error()});
    });
}

void write_summary_json(const result_list& results, const batch_totals& totals, std::ostream& to) {
    json head = {{"format", "ludograph-batch-summary"}, {"version", 1},           {"lines", totals.lines},
                       {"done", totals.done},                 {"failed", totals.failed}, {"left", totals.left()},
                       {"files", totals.files},               {"seconds", rounded(totals.seconds)}};
    if (totals.unread > 0) head["unread"] = totals.unread;
    std::string text = without_line_break(json_line(head));
    text.back() = ',';
    to << text << "\n\"rows\":[";
    const char* between = "\n";
    results([&](const line_result& each) {
        to << std::exchange(between, ",\n") << without_line_break(json_line(row_of(each)));
    });
    to << "\n]}\n";
}

summary_files::summary_files(const std::string& folder)
    : csv_(cleared(path_in(folder, summary_csv))), json_(cleared(path_in(folder, summary_json))) {}

void summary_files::write_csv(const result_list& results) {
    csv_.write_in_spite_of_signals([&](std::ostream& to) { write_summary_csv(results, to); });
}

void summary_files::write_json(const result_list& results, const batch_totals& totals) {
    json_.write_in_spite_of_signals([&](std::ostream& to) { write_summary_json(results, totals, to); });
}

}  // namespace ludograph::cli
