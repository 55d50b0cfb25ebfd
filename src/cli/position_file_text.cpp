// The grammar of text files, one line at a time.
#include <algorithm>
#include <optional>

#include "ludograph/rules/text.hpp"
#include "position_file_parts.hpp"

namespace ludograph::cli {

namespace {

bool is_blank(char c) { return c == ' ' || c == '\t'; }

/// Where `mark` stands at the front of `line` or after a blank, from `from` on; npos if nowhere.
std::size_t find_part(std::string_view line, std::string_view mark, std::size_t from = 0) {
    for (std::size_t at = from; (at = line.find(mark, at)) != line.npos; ++at)
        if (at == 0 || is_blank(line[at - 1])) return at;
    return line.npos;
}

/// The "}" that closes the "{" at `open`, since a loopy value holds braces of its own; npos if none does.
std::size_t closing_brace(std::string_view line, std::size_t open) {
    int depth = 0;
    for (std::size_t at = open; at < line.size(); ++at) {
        if (line[at] == '{') ++depth;
        if (line[at] == '}' && --depth == 0) return at;
    }
    return line.npos;
}

/// A line of the file on its way to an item.
class text_line {
public:
    /// `line` has no comment and no blanks behind. One with carriage returns is several lines to those who wrote it, and is
    /// refused as it is.
    text_line(std::string_view line, std::size_t number) : line_(line), number_(number) {}

    position_line item() {
        try {
            parse();
        } catch (const placed_error& failure) {
            item_.place = failure.place();
            item_.problem = failure.what();
        }
        return std::move(item_);
    }

private:
    void parse() {
        check_line(line_, {number_, 1});
        if (const std::size_t at = line_.find('\r'); at != line_.npos)
            throw placed_error(place(at), "a carriage return within a line; save the file with line feeds between its lines");
        const std::size_t begin = trimmed(line_).offset;
        const std::size_t open = find_part(line_, "{", begin), name = find_part(line_, "name=", begin);
        item_.place = place(begin);
        item_.position = part(begin, std::min({open, name, line_.size()})).trimmed();
        if (item_.position.empty()) throw placed_error(item_.place, "no position in front; write e.g. nim 3,4,5 {N}");
        if (open < name) parse_expected(open, name);
        if (name != line_.npos) parse_name(name);
    }

    void parse_expected(std::size_t open, std::size_t name) {
        const std::size_t close = closing_brace(line_, open);
        if (close == line_.npos) throw placed_error(place(open), "the { of the expectations is not closed by }");
        item_.expected = parse_expectations(part(open + 1, close));
        const piece rest = trimmed(line_.substr(close + 1), close + 1);
        if (!rest.text.empty() && rest.offset != name)
            throw placed_error(place(rest.offset),
                               in_quotes(rest.text) + " follows the expectations; only name=NAME may");
    }

    void parse_name(std::size_t at) {
        const std::size_t from = at + std::string_view("name=").size();
        const std::size_t to = std::min(line_.find_first_of(" \t", from), line_.size());
        if (from == to) throw placed_error(place(at), "no name after name=; write e.g. name=lesson-1");
        item_.name = line_.substr(from, to - from);
        check_name(part(from, to));
        const piece rest = trimmed(line_.substr(to), to);
        if (!rest.text.empty())
            throw placed_error(place(rest.offset), in_quotes(rest.text) + " follows the name; it is the last part of a line");
    }

    text_place place(std::size_t offset) const { return text_cursor(line_, {number_, 1}).move_to(offset); }
    traced_text part(std::size_t from, std::size_t to) const { return {line_.substr(from, to - from), place(from)}; }

    std::string_view line_;
    std::size_t number_;
    position_line item_;
};

/// Nothing where the line holds only blanks and a comment.
std::optional<position_line> parse_line(std::string_view line, std::size_t number) {
    const auto cut_blanks = [&] {
        while (!line.empty() && (is_blank(line.back()) || line.back() == '\r')) line.remove_suffix(1);
    };
    cut_blanks();
    if (line.find('\r') == line.npos) line = line.substr(0, find_part(line, "#"));
    cut_blanks();
    if (line.empty()) return std::nullopt;
    return text_line(line, number).item();
}

}  // namespace

void parse_position_text(std::string_view text, const line_taker& take) {
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (auto item = parse_line(text.substr(0, end), number)) take(std::move(*item));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

}  // namespace ludograph::cli
