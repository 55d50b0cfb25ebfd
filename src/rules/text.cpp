// Reading and writing position text.
#include "ludograph/rules/text.hpp"

#include <algorithm>
#include <charconv>
#include <cctype>
#include <numeric>
#include <utility>

#include "ludograph/error.hpp"

namespace ludograph {

namespace {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

/// Characters without ink, those that look like a blank and are not read as one, and those that turn the direction of
/// reading: they let a message look like another one.
bool is_hidden(std::string_view character) {
    constexpr std::pair<std::string_view, std::string_view> ranges[] = {
        {"\u0080", "\u00A0"}, {"\u00AD", "\u00AD"}, {"\u2000", "\u200F"}, {"\u2028", "\u202F"},
        {"\u205F", "\u206F"}, {"\u3000", "\u3000"}, {"\uFEFF", "\uFEFF"}};
    return std::ranges::any_of(ranges, [&](const auto& range) { return range.first <= character && character <= range.second; });
}

std::string escaped(std::string_view text) {
    static constexpr char digits[] = "0123456789abcdef";
    std::string out;
    while (!text.empty()) {
        const std::size_t length = utf8_length(text);
        const std::string_view character = text.substr(0, std::max<std::size_t>(length, 1));
        const auto first = static_cast<unsigned char>(text.front());
        text.remove_prefix(character.size());
        if (length != 0 && first >= 0x20 && first != 0x7F && !is_hidden(character)) {
            out += character;
            continue;
        }
        for (const char c : character) {
            const auto byte = static_cast<unsigned char>(c);
            out += "\\x";
            out += digits[byte >> 4];
            out += digits[byte & 15];
        }
    }
    return out;
}

std::string ordinal(std::string_view noun, std::size_t index) {
    return std::string(noun) + " " + std::to_string(index + 1);
}

numbers parse_strip(std::string_view text) {
    if (text.size() < 3) throw input_error("the strip " + in_quotes(text) + " has no squares; write e.g. |o| | |o|");
    if (text.back() != '|')
        throw input_error("the strip " + in_quotes(text) + " does not end with |; write e.g. |o| | |o|",
                          text.size() - 1);
    numbers squares;
    for (std::size_t i = 1, square = 0; i < text.size(); i += 2, ++square) {
        if (text[i] == 'o' || text[i] == 'O') squares.push_back(static_cast<std::int64_t>(square));
        else if (text[i] != ' ' && text[i] != '_' && text[i] != '.')
            throw input_error("square " + std::to_string(square) + " of the strip " + in_quotes(text) +
                                  " is neither o (a coin) nor blank", i);
        if (i + 1 >= text.size() || text[i + 1] != '|')
            throw input_error("square " + std::to_string(square) + " of the strip " + in_quotes(text) +
                                  " is not closed by |; each square is one character between bars", i + 1);
    }
    return squares;
}

numbers parse_bits(std::string_view text) {
    constexpr std::string_view prefix = "bits:";
    const std::string_view bits = text.substr(prefix.size());
    if (bits.empty()) throw input_error("no bits after bits:; write e.g. bits:1001", prefix.size());
    numbers squares;
    for (std::size_t i = 0; i < bits.size(); ++i) {
        if (bits[i] == '1') squares.push_back(static_cast<std::int64_t>(i));
        else if (bits[i] != '0')
            throw input_error("bit " + in_quotes(bits.substr(i, 1)) + " is neither 0 nor 1", prefix.size() + i);
    }
    return squares;
}

/// Numbers in any order; of a square given twice the second time is reported.
numbers parse_squares(std::string_view text, std::int64_t largest) {
    const numbers given = parse_numbers(text, {.noun = "square", .example = "0,3,5,6", .largest = largest});
    std::vector<std::size_t> order(given.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return given[a] < given[b]; });
    numbers squares;
    for (const std::size_t i : order) {
        if (!squares.empty() && squares.back() == given[i])
            throw input_error("square " + std::to_string(given[i]) + " is taken twice in " + in_quotes(text) +
                                  "; give each coin its own square", split(text, ',')[i].offset);
        squares.push_back(given[i]);
    }
    return squares;
}

/// Number of slips between two words: a letter too many, too few or wrong, or two swapped.
std::size_t typing_distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before(b.size() + 1), above(b.size() + 1), row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        before.swap(above);
        above.swap(row);
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], before[j - 2] + 1);
        }
    }
    return row.back();
}

}  // namespace

piece trimmed(std::string_view text, std::size_t offset) {
    while (!text.empty() && is_blank(text.front())) {
        text.remove_prefix(1);
        ++offset;
    }
    while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
    return {text, offset};
}

std::vector<piece> split(std::string_view text, char separator) {
    std::vector<piece> pieces;
    for (std::size_t from = 0;;) {
        const std::size_t to = std::min(text.find(separator, from), text.size());
        pieces.push_back(trimmed(text.substr(from, to - from), from));
        if (to == text.size()) return pieces;
        from = to + 1;
    }
}

std::string shortened(std::string_view text, std::size_t most) {
    constexpr std::size_t longest_character = 4;
    if (text.size() <= most) return std::string(text);
    const auto inside_character = [&](std::size_t at) {
        return (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80;
    };
    const std::size_t kept = most * 2 / 5;
    std::size_t head = kept, tail = text.size() - kept;
    while (head > kept - longest_character && inside_character(head)) --head;
    while (tail < text.size() - kept + longest_character && inside_character(tail)) ++tail;
    return std::string(text.substr(0, head)).append(" … ").append(text.substr(tail));
}

std::string in_quotes(std::string_view text) {
    constexpr std::size_t most = 60;
    return '"' + escaped(shortened(text, most)) + '"';
}

std::string on_one_line(std::string_view name) {
    const auto is_control = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; };
    return std::ranges::any_of(name, is_control) ? in_quotes(name) : std::string(name);
}

std::int64_t parse_number(std::string_view text, std::string_view noun, std::int64_t largest) {
    const std::string name = std::string(noun) + " " + in_quotes(text);
    const bool negative = text.size() > 1 && text.front() == '-';
    const std::string_view digits = negative ? text.substr(1) : text;
    const bool all_digits = !digits.empty() && std::all_of(digits.begin(), digits.end(),
                                                           [](char c) { return c >= '0' && c <= '9'; });
    if (!all_digits) throw input_error(name + " is not a number; write it in digits");
    if (negative) throw input_error(name + " is negative; numbers begin at 0");
    std::int64_t value = 0;
    const auto [end, failure] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (failure != std::errc{} || value > largest)
        throw input_error(name + " is too large; the largest number is " + std::to_string(largest));
    return value;
}

numbers parse_numbers(std::string_view text, const number_list& what) {
    const std::string remedy = "; write e.g. " + std::string(what.example);
    if (trimmed(text).text.empty()) throw input_error("no position given" + remedy);
    numbers values;
    const std::vector<piece> pieces = split(text, ',');
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const piece& item = pieces[i];
        if (item.text.empty())
            throw input_error(ordinal(what.noun, i) + " of " + in_quotes(text) + " is missing" + remedy, item.offset);
        try {
            values.push_back(parse_number(item.text, what.noun, what.largest));
        } catch (const input_error& failure) {
            throw failure.shifted(item.offset);
        }
    }
    const std::size_t count = values.size();
    if (count < what.least_count || count > what.most_count) {
        const bool few = count < what.least_count;
        const std::size_t bound = few ? what.least_count : what.most_count;
        const std::size_t at = few ? 0 : pieces[bound].offset;
        throw input_error(in_quotes(text) + " has " + std::to_string(count) + " " + std::string(what.noun) +
                          (count == 1 ? "" : "s") + ", not " +
                          (what.least_count == what.most_count ? "" : few ? "at least " : "at most ") +
                          std::to_string(bound) + remedy, at);
    }
    return values;
}

numbers parse_amounts(std::string_view text, std::string_view example) {
    numbers amounts = parse_numbers(text, {.noun = "amount", .example = "1,3,4"});
    const auto zero = std::find(amounts.begin(), amounts.end(), 0);
    if (zero != amounts.end())
        throw input_error("amount 0 takes nothing; give positive amounts, e.g. " + std::string(example),
                          split(text, ',')[static_cast<std::size_t>(zero - amounts.begin())].offset);
    std::sort(amounts.begin(), amounts.end());
    amounts.erase(std::unique(amounts.begin(), amounts.end()), amounts.end());
    return amounts;
}

numbers parse_coins(std::string_view text, std::int64_t largest) {
    const piece whole = trimmed(text);
    if (whole.text.starts_with('|') || whole.text.starts_with("bits:")) {
        try {
            const numbers squares = whole.text.front() == '|' ? parse_strip(whole.text) : parse_bits(whole.text);
            if (squares.empty()) throw input_error("no coin in " + in_quotes(whole.text) + "; put one at least");
            return squares;
        } catch (const input_error& failure) {
            throw failure.shifted(whole.offset);
        }
    }
    return parse_squares(text, largest);
}

std::string format_numbers(const numbers& values, std::string_view separator) {
    if (values.empty()) return "0";
    std::string out;
    for (const std::int64_t value : values) {
        if (!out.empty()) out += separator;
        out += std::to_string(value);
    }
    return out;
}

namespace {

/// Squares up to the last coin, an empty one as `empty`, a coin as `coin`.
std::string draw_strip(const numbers& squares, std::string_view border, std::string_view empty,
                       std::string_view coin) {
    constexpr std::int64_t widest = 200;
    if (!squares.empty() && squares.back() >= widest) return format_numbers(squares, " ");
    std::string out(border);
    std::int64_t next = 0;
    for (const std::int64_t square : squares) {
        for (; next < square; ++next) out += empty;
        out += coin;
        ++next;
    }
    return out;
}

}  // namespace

std::string format_strip(const numbers& squares) { return draw_strip(squares, "|", " |", "o|"); }

std::string format_short_strip(const numbers& squares) { return draw_strip(squares, "", "·", "●"); }

std::string nearest(std::string_view word, std::span<const std::string> names) {
    std::string best;
    std::size_t best_distance = SIZE_MAX;
    for (const std::string& name : names) {
        const std::size_t d = typing_distance(word.substr(0, 64), name);
        if (d < best_distance && d <= std::max<std::size_t>(1, name.size() / 3)) {
            best = name;
            best_distance = d;
        }
    }
    return best;
}

}  // namespace ludograph
