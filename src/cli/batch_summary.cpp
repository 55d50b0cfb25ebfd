// Writing CSV (RFC 4180, with bare line feeds).
#include "batch_summary.hpp"

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

std::string listed(const std::vector<std::string>& files) {
    std::string list;
    for (const std::string& file : files) list += (list.empty() ? "" : " ") + file;
    return list;
}

std::string count_text(const line_result& result, std::uint64_t count) {
    return result.positions == 0 ? "" : std::to_string(count);
}

}  // namespace

std::string summary_csv(const std::vector<line_result>& results) {
    std::string text = csv_row({"name", "file", "line", "game", "position", "outcome", "winner", "grundy", "remoteness",
                                "misere", "positions", "moves", "files", "seconds", "error"});
    for (const line_result& each : results)
        text += csv_row({each.name, each.file, std::to_string(each.line), each.game, each.position,
                         to_string(each.label.result), each.winner, each.grundy,
                         number_text(each.label.remoteness), to_string(each.label.misere),
                         count_text(each, each.positions), count_text(each, each.moves), listed(each.files),
                         fixed(each.seconds, 3), each.error});
    return text;
}

}  // namespace ludograph::cli
