// Escaping and measuring of text.
#include "ludograph/layout/text.hpp"

#include <cstdint>

#include "ludograph/utf8.hpp"

namespace ludograph {

namespace {

constexpr std::string_view replacement = "\uFFFD";

/// Marks that make the text beside them run the other way: U+200E, U+200F, U+202A … U+202E, U+2066 … U+2069.
bool turns_direction(std::string_view sequence) {
    const auto between = [&](std::string_view first, std::string_view last) {
        return sequence.size() == 3 && sequence >= first && sequence <= last;
    };
    return between("\u200E", "\u200F") || between("\u202A", "\u202E") || between("\u2066", "\u2069");
}

/// What stands for a character that XML 1.0 has no way to write, or that nobody can see; "" if
/// `sequence` is none of these.
std::string visible(std::string_view sequence) {
    const auto code = static_cast<unsigned char>(sequence[0]);
    if (code == '\n') return "";
    if (code < 0x20) return std::string("\xE2\x90") + static_cast<char>(0x80 + code);
    if (code == 0x7F) return "\u2421";
    const bool upper_control = code == 0xC2 && static_cast<unsigned char>(sequence[1]) < 0xA0;
    const bool no_character = sequence == "\xEF\xBF\xBE" || sequence == "\xEF\xBF\xBF";
    const bool nothing_to_see = sequence == "\u200B" || sequence == "\uFEFF" || turns_direction(sequence);
    return upper_control || no_character || nothing_to_see ? std::string(replacement) : "";
}

/// `text` with U+FFFD for what is no UTF-8 and with `stand_in(sequence)` for each character where that is not empty.
template <class StandIn>
std::string rewritten(std::string_view text, StandIn stand_in) {
    std::string made;
    made.reserve(text.size());
    while (!text.empty()) {
        const std::size_t length = utf8_length(text);
        if (length == 0) {
            made += replacement;
            text.remove_prefix(1);
            continue;
        }
        const std::string shown = stand_in(text.substr(0, length));
        made += shown.empty() ? text.substr(0, length) : std::string_view(shown);
        text.remove_prefix(length);
    }
    return made;
}

/// What Graphviz can read, and write as JSON: UTF-8 in which no control characters are but those that part words and lines.
std::string valid(std::string_view text) {
    return rewritten(text, [](std::string_view sequence) {
        const auto code = static_cast<unsigned char>(sequence[0]);
        return code < 0x20 && code != '\t' && code != '\r' ? visible(sequence) : "";
    });
}

/// Every line takes as many words as fit.
std::vector<std::string> filled(std::string_view text, std::size_t width) {
    std::vector<std::string> lines(1);
    while (!text.empty()) {
        const std::size_t end = text.find(' ');
        const std::string_view word = text.substr(0, end);
        if (!lines.back().empty()) {
            if (width_of(lines.back()) + 1 + width_of(word) > width) lines.emplace_back();
            else lines.back() += ' ';
        }
        lines.back() += word;
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return lines;
}

}  // namespace

std::string printable(std::string_view text) { return rewritten(text, visible); }

std::size_t width_of(std::string_view text) {
    std::size_t width = 0;
    for (const char c : text) width += (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    return width;
}

std::string dot_string(std::string_view text) {
    std::string quoted = "\"";
    bool escapes = false;   // an odd number of backslashes stands in front
    for (const char c : valid(text)) {
        if (escapes && (c == '"' || c == '\n')) quoted += '\\';
        if (c == '"') quoted += '\\';
        quoted += c;
        escapes = c == '\\' && !escapes;
    }
    return quoted + (escapes ? "\\\"" : "\"");
}

std::string dot_label(std::string_view text) {
    std::string quoted = "\"";
    for (const char c : printable(text)) {
        if (c == '\n') quoted += "\\n";
        else if (c == '"' || c == '\\') (quoted += '\\') += c;
        else if (c == '&') quoted += "&amp;";
        else quoted += c;
    }
    return quoted + '"';
}

std::string html_text(std::string_view text, std::string_view line_break) {
    std::string safe;
    for (const char c : printable(text)) {
        switch (c) {
            case '&': safe += "&amp;"; break;
            case '<': safe += "&lt;"; break;
            case '>': safe += "&gt;"; break;
            case '"': safe += "&quot;"; break;
            case '\n': safe += line_break; break;
            default: safe += c;
        }
    }
    return safe;
}

std::vector<std::string> wrapped(std::string_view text, std::size_t width) {
    std::vector<std::string> lines = filled(text, width);
    while (lines.size() > 1 && width > 1) {
        std::vector<std::string> narrower = filled(text, --width);
        if (narrower.size() > lines.size()) break;
        lines = std::move(narrower);
    }
    return lines;
}

}  // namespace ludograph
