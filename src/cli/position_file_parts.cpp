// Expectations, names, bytes; which format a file has.
#include "position_file_parts.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "file_names.hpp"
#include "ludograph/rules/text.hpp"

namespace ludograph::cli {

namespace {

constexpr std::string_view blanks = " \t\r\n";

/// A number without zeros in front, which say nothing.
std::string_view significant(std::string_view number) {
    return number.substr(std::min(number.find_first_not_of('0'), number.size() - 1));
}

expectation parse_expectation(const traced_text& item) {
    const std::string_view text = item.text();
    if (text == "N" || text == "P" || text == "D") return {"outcome", std::string(text), item.place(0)};
    static constexpr std::array<std::string_view, 4> names = {"grundy", "winner", "remoteness", "positions"};
    const std::size_t equals = text.find('=');
    const auto name = std::ranges::find(names, trimmed(text.substr(0, equals)).text);
    const std::string_view value = equals == text.npos ? "" : trimmed(text.substr(equals + 1)).text;
    if (value.empty() || name == names.end())
        throw placed_error(item.place(0), in_quotes(text) + " is no expectation; write N, P, D, grundy=2, winner=X, "
                                          "remoteness=6 or positions=19");
    const bool is_number = value.find_first_not_of("0123456789") == value.npos;
    const bool is_loopy = *name == "grundy" && value.starts_with("∞");
    if (*name != "winner" && !is_number && !is_loopy)
        throw placed_error(item.place(0), in_quotes(value) + " is no number; write e.g. " + std::string(*name) + "=2");
    return {*name, std::string(is_number && *name != "winner" ? significant(value) : value), item.place(0)};
}

bool is_control(std::string_view character) {
    const auto lead = static_cast<unsigned char>(character.front());
    if (character.size() == 2) return lead == 0xC2 && static_cast<unsigned char>(character[1]) < 0xA0;
    return character.size() == 1 && (lead == 0x7F || (lead < 0x20 && blanks.find(character) == blanks.npos));
}

/// The first control character of `text`, tabs and line breaks apart, as it is in quotes; "" if there is none.
/// `text` is UTF-8.
piece control_in(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = std::max<std::size_t>(utf8_length(text.substr(at)), 1);
        if (is_control(text.substr(at, length))) return {text.substr(at, length), at};
        at += length;
    }
    return {};
}

/// A text file may hold none, but an escape may mean one.
void check_controls(const traced_text& field) {
    const piece found = control_in(field.text());
    if (!found.text.empty())
        throw placed_error(field.place(found.offset), "the control character " + in_quotes(found.text) + "; leave it out");
}

position_format format_by_looks(std::string_view text) {
    const std::size_t from = std::min(text.find_first_not_of("\xEF\xBB\xBF \t\r\n"), text.size());
    std::string_view begin = text.substr(from, text.find('\n', from) - from);
    if (begin.ends_with('\r')) begin.remove_suffix(1);
    if (begin.starts_with('{') || begin.starts_with('[')) return position_format::json_lines;
    if (begins_as_csv(begin)) return position_format::csv;
    return position_format::text;
}

/// One ruleset word: what follows its first blank belongs to the position.
void check_game(const traced_text& game) {
    if (game.empty()) throw placed_error(game.place(0), "no game; write e.g. nim under game and 3,4,5 under position");
    const std::size_t blank = game.text().find_first_of(blanks);
    if (blank != std::string::npos)
        throw placed_error(game.place(blank), "a blank in the game " + in_quotes(game.text()) +
                                                  "; what follows it belongs under position");
}

}  // namespace

std::vector<expectation> parse_expectations(const traced_text& list) {
    std::vector<expectation> found;
    const std::string& text = list.text();
    std::size_t from = 0;
    int depth = 0;
    for (std::size_t at = 0; at <= text.size(); ++at) {
        if (at < text.size() && text[at] == '{') ++depth;
        if (at < text.size() && text[at] == '}') --depth;
        if (at < text.size() && (text[at] != ',' || depth > 0)) continue;
        expectation next = parse_expectation(list.part(from, at).trimmed());
        for (const expectation& each : found)
            if (each.name == next.name)
                throw placed_error(next.place, "the " + std::string(next.name) + " is expected twice; leave one of them out");
        found.push_back(std::move(next));
        from = at + 1;
    }
    return found;
}

void check_name(const traced_text& name) {
    const std::string remedy = remedy_of_name(name.text());
    if (remedy.empty()) return;
    throw placed_error(name.place(0), "the name " + in_quotes(name.text()) + " cannot name a file everywhere; " + remedy);
}

void check_line(std::string_view text, text_place begin) {
    if (text.size() > longest_position_line)
        throw placed_error(begin, "the line has " + std::to_string(text.size()) + " bytes, and one may have " +
                                      std::to_string(longest_position_line) +
                                      "; give each position a line of its own");
    const auto refuse = [&](std::size_t at, const std::string& why) {
        throw placed_error(text_cursor(text, begin).move_to(at), why);
    };
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == '\0') refuse(at, "a NUL byte; the file is not plain text");
        const std::size_t length = utf8_length(text.substr(at));
        if (length == 0) refuse(at, "the byte " + in_quotes(text.substr(at, 1)) + " is not UTF-8; save the file as UTF-8");
        at += length;
    }
    check_controls({text, begin});
}

void take_fields(const position_fields& fields, position_line& line) {
    for (const traced_text* field : {&fields.game, &fields.position, &fields.expect}) check_controls(*field);
    const traced_text game = fields.game.trimmed(), position = fields.position.trimmed();
    line.position = game;
    if (!position.empty()) {
        line.position.append(" ", position.place(0));
        line.position.append(position);
    }
    check_game(game);
    traced_text expect = fields.expect.trimmed();
    if (expect.text().starts_with('{') && expect.text().ends_with('}'))   // as a text file has it
        expect = expect.part(1, expect.text().size() - 1);
    if (!expect.empty()) line.expected = parse_expectations(expect);
    const traced_text name = fields.name.trimmed();
    if (name.empty()) return;
    check_name(name);
    line.name = name.text();
}

position_format position_format_of(std::string_view path, std::string_view text) {
    std::string extension(path.substr(std::min(path.rfind('.'), path.size())));
    for (char& c : extension) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    if (extension == ".csv") return position_format::csv;
    if (extension == ".jsonl" || extension == ".ndjson") return position_format::json_lines;
    return path == "-" || extension == ".json" ? format_by_looks(text) : position_format::text;
}

void parse_position_file(std::string_view text, position_format format, const line_taker& take) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    switch (format) {
        case position_format::csv: return parse_position_csv(text, take);
        case position_format::json_lines: return parse_position_json_lines(text, take);
        case position_format::text: break;
    }
    return parse_position_text(text, take);
}

}  // namespace ludograph::cli
