// The grammar of position files, one line at a time.
#include "position_file.hpp"

#include <algorithm>
#include <array>

#include "ludograph/error.hpp"
#include "ludograph/rules/text.hpp"

namespace ludograph::cli {

namespace {

bool is_blank(char c) { return c == ' ' || c == '\t'; }

/// Where `mark` stands at the front of `line` or after a blank, from `from` on; npos if nowhere.
std::size_t find_part(std::string_view line, std::string_view mark, std::size_t from = 0) {
    for (std::size_t at = from; (at = line.find(mark, at)) != line.npos; ++at)
        if (at == 0 || is_blank(line[at - 1])) return at;
    return line.npos;
}

/// The "}" that closes the "{" at `open`; a loopy value holds braces of its own.
std::size_t closing_brace(std::string_view line, std::size_t open) {
    int depth = 0;
    for (std::size_t at = open; at < line.size(); ++at) {
        if (line[at] == '{') ++depth;
        if (line[at] == '}' && --depth == 0) return at;
    }
    throw input_error("the { of the expectations is not closed by }", open);
}

/// The commas of `text` outside inner braces part its pieces.
std::vector<piece> split_outside_braces(std::string_view text) {
    std::vector<piece> pieces;
    std::size_t from = 0;
    int depth = 0;
    for (std::size_t at = 0; at <= text.size(); ++at) {
        if (at < text.size() && text[at] == '{') ++depth;
        if (at < text.size() && text[at] == '}') --depth;
        if (at < text.size() && (text[at] != ',' || depth > 0)) continue;
        pieces.push_back(trimmed(text.substr(from, at - from), from));
        from = at + 1;
    }
    return pieces;
}

expectation parse_expectation(std::string_view text) {
    if (text == "N" || text == "P" || text == "D") return {"outcome", std::string(text), 0};
    constexpr std::array<std::string_view, 4> names = {"grundy", "winner", "remoteness", "positions"};
    const std::size_t equals = text.find('=');
    const std::string_view name = trimmed(text.substr(0, equals)).text;
    const std::string_view value = equals == text.npos ? "" : trimmed(text.substr(equals + 1)).text;
    if (value.empty() || std::find(names.begin(), names.end(), name) == names.end())
        throw input_error(in_quotes(text) + " is no expectation; write N, P, D, grundy=2, winner=X, remoteness=6 or "
                          "positions=19");
    return {std::string(name), std::string(value), 0};
}

/// Columns are filled in as byte offsets here.
void parse_expectations(std::string_view line, std::size_t open, std::size_t close, position_line& item) {
    const std::size_t inside = open + 1;
    for (const piece& each : split_outside_braces(line.substr(inside, close - inside))) {
        try {
            item.expected.push_back(parse_expectation(each.text));
            item.expected.back().column = inside + each.offset;
        } catch (const input_error& failure) {
            throw failure.shifted(inside + each.offset);
        }
    }
}

void parse_name(std::string_view line, std::size_t at, position_line& item) {
    const std::size_t from = at + std::string_view("name=").size();
    const std::size_t to = std::min(line.find_first_of(" \t", from), line.size());
    item.name = line.substr(from, to - from);
    if (item.name.empty()) throw input_error("no name after name=; write e.g. name=lesson-1", at);
    const bool unfit = item.name.find_first_of("/\\") != std::string::npos || item.name.front() == '.' ||
                       std::any_of(item.name.begin(), item.name.end(),
                                   [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
    if (unfit || item.name.size() > 200)
        throw input_error("the name " + in_quotes(item.name) +
                              " cannot name a file here; leave out slashes and a dot in front, and keep it short",
                          from);
    const piece rest = trimmed(line.substr(to), to);
    if (!rest.text.empty()) throw input_error(in_quotes(rest.text) + " follows the name; it is the last part of a line",
                                              rest.offset);
}

void check_bytes(std::string_view line) {
    for (std::size_t at = 0; at < line.size();) {
        if (line[at] == '\0') throw input_error("a NUL byte; the file is not plain text", at);
        const std::size_t length = utf8_length(line.substr(at));
        if (length == 0) throw input_error("the byte " + in_quotes(line.substr(at, 1)) +
                                               " is not UTF-8; save the file as UTF-8", at);
        at += length;
    }
}

/// `line` has no comment and no blanks behind. Throws input_error with the offset in the line.
void parse_parts(std::string_view line, position_line& item) {
    check_bytes(line);
    const piece whole = trimmed(line);
    const std::size_t open = find_part(line, "{", whole.offset);
    const std::size_t name = find_part(line, "name=", whole.offset);
    item.column = whole.offset;
    item.position = trimmed(line.substr(whole.offset, std::min({open, name, line.size()}) - whole.offset)).text;
    if (item.position.empty()) throw input_error("no position in front; write e.g. nim 3,4,5 {N}", whole.offset);
    std::size_t end = std::min(open, name);
    if (open < name) {
        const std::size_t close = closing_brace(line, open);
        parse_expectations(line, open, close, item);
        end = close + 1;
        const piece rest = trimmed(line.substr(end), end);
        if (!rest.text.empty() && rest.offset != name)
            throw input_error(in_quotes(rest.text) + " follows the expectations; only name=NAME may", rest.offset);
    }
    if (name != line.npos) parse_name(line, name, item);
}

/// Nothing where the line holds only blanks and a comment.
std::optional<position_line> parse_line(std::string_view line, std::size_t number) {
    if (line.ends_with('\r')) line.remove_suffix(1);
    line = line.substr(0, find_part(line, "#"));
    while (!line.empty() && is_blank(line.back())) line.remove_suffix(1);
    if (trimmed(line).text.empty()) return std::nullopt;
    position_line item;
    item.line = number;
    try {
        parse_parts(line, item);
        item.column = column_of(line, item.column);
    } catch (const input_error& failure) {
        item.column = column_of(line, failure.offset());
        item.problem = failure.what();
    }
    for (expectation& each : item.expected) each.column = column_of(line, each.column);
    return item;
}

}  // namespace

std::size_t column_of(std::string_view line, std::size_t offset) {
    const std::string_view before = line.substr(0, offset);
    return 1 + static_cast<std::size_t>(std::count_if(before.begin(), before.end(),
                                                      [](char c) { return (c & 0xC0) != 0x80; }));
}

std::vector<position_line> parse_position_file(std::string_view text) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    std::vector<position_line> items;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (auto item = parse_line(text.substr(0, end), number)) items.push_back(std::move(*item));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return items;
}

}  // namespace ludograph::cli
