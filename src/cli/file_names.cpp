// Safe and unique names.
#include "file_names.hpp"

#include <glib.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <memory>

#include "journal.hpp"

namespace ludograph::cli {

namespace {

constexpr std::size_t longest_given = 200;   // bytes; room for numbers and extensions below the usual 255
constexpr std::size_t longest_made = 120;

/// What Unicode has shown as nothing (Default_Ignorable_Code_Point), as far as its general category does not tell, and
/// the blank of Braille.
bool is_shown_as_nothing(gunichar c) {
    struct range {
        gunichar first, last;
    };
    static constexpr std::array<range, 13> ranges = {{{0x034F, 0x034F}, {0x115F, 0x1160}, {0x17B4, 0x17B5},
                                                      {0x180B, 0x180F}, {0x2065, 0x2065}, {0x2800, 0x2800},
                                                      {0x3164, 0x3164}, {0xFE00, 0xFE0F}, {0xFFA0, 0xFFA0},
                                                      {0xFFF0, 0xFFF8}, {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A},
                                                      {0xE0000, 0xE0FFF}}};
    return std::ranges::any_of(ranges, [c](const range& each) { return each.first <= c && c <= each.last; });
}

bool is_visible(gunichar c) {
    if (is_shown_as_nothing(c)) return false;
    switch (g_unichar_type(c)) {
        case G_UNICODE_CONTROL:
        case G_UNICODE_FORMAT:
        case G_UNICODE_SURROGATE:
        case G_UNICODE_LINE_SEPARATOR:
        case G_UNICODE_PARAGRAPH_SEPARATOR:
        case G_UNICODE_SPACE_SEPARATOR: return false;
        default: return true;
    }
}

bool is_plain(gunichar c) {
    if (c >= 0x80) return is_visible(c);
    return g_ascii_isalnum(static_cast<char>(c)) ||
           std::string_view("._,+-").find(static_cast<char>(c)) != std::string_view::npos;
}

/// The first character of `text`, which is UTF-8 and not empty, and its length in bytes. GLib takes a NUL for the end.
struct character {
    explicit character(std::string_view text)
        : code(text.front() == '\0' ? 0 : g_utf8_get_char_validated(text.data(), static_cast<gssize>(text.size()))),
          length(std::min<std::size_t>(text.size(), g_utf8_skip[static_cast<unsigned char>(text.front())])) {}
    gunichar code;
    std::size_t length;
};

using owned = std::unique_ptr<char, decltype(&g_free)>;

/// The same for two names that some file system holds for one: letters of one case, in one composition.
std::string folded(std::string_view name) {
    const auto normal = [](const char* text, std::size_t size) {
        return owned(g_utf8_normalize(text, static_cast<gssize>(size), G_NORMALIZE_ALL), g_free);
    };
    const owned first = normal(name.data(), name.size());
    if (!first || name.find('\0') != name.npos) return std::string(name);   // no UTF-8, or GLib would see a part of it
    const owned lower(g_utf8_casefold(first.get(), -1), g_free);
    return normal(lower.get(), std::string_view(lower.get()).size()).get();
}

/// A device of Windows, whatever follows the first dot.
bool is_device(std::string_view name) {
    const std::string base = folded(name.substr(0, name.find('.')));
    constexpr std::array<std::string_view, 6> devices = {"con", "prn", "aux", "nul", "conin$", "conout$"};
    if (std::ranges::find(devices, base) != devices.end()) return true;
    return base.size() == 4 && (base.starts_with("com") || base.starts_with("lpt")) && g_ascii_isdigit(base[3]);
}

}  // namespace

std::string safe_name(std::string_view text) {
    std::string name;
    while (!text.empty()) {
        const character next(text);
        const std::string_view safe = is_plain(next.code) ? text.substr(0, next.length) : "-";
        text.remove_prefix(next.length);
        if (safe == "-" && (name.empty() || name.back() == '-')) continue;
        if (name.size() + safe.size() > longest_made) break;
        name += safe;
    }
    while (!name.empty() && (name.back() == '-' || name.back() == '.')) name.pop_back();
    return name;
}

std::string valid_utf8(const std::string& text) {
    return owned(g_utf8_make_valid(text.data(), static_cast<gssize>(text.size())), g_free).get();
}

std::string line_name(std::size_t line, std::string_view position) {
    std::string number = std::to_string(line);
    number.insert(0, number.size() < 3 ? 3 - number.size() : 0, '0');
    return number + "-" + safe_name(position);
}

std::string remedy_of_name(std::string_view name) {
    if (name.starts_with('.')) return "leave out the dot in front";
    if (name.size() > longest_given) return "use at most " + std::to_string(longest_given) + " bytes";
    if (is_device(name)) return "Windows keeps it for a device";
    for (std::string_view rest = name; !rest.empty();) {
        const character next(rest);
        if (!is_visible(next.code)) return "leave out blanks and characters that cannot be seen";
        if (std::string_view("/\\:*?\"<>|").find(rest.front()) != std::string_view::npos)
            return R"(leave out / \ : * ? " < > and |)";
        rest.remove_prefix(next.length);
    }
    return "";
}

unique_names::unique_names(std::initializer_list<std::string> taken) {
    for (const std::string& name : taken) make(name);
}

std::string unique_names::make(const std::string& name, std::string_view end) {
    if (take(name, end)) return name;
    const std::uint64_t hash = hash_of(folded(name));
    std::size_t number = std::max<std::size_t>(taken_[hash], 2);
    std::string candidate;
    do candidate = name + "-" + std::to_string(number++);
    while (!take(candidate, end));
    taken_[hash] = number;
    return candidate;
}

bool unique_names::take(const std::string& name, std::string_view end) {
    const std::uint64_t hash = hash_of(folded(name)), second = hash_of(folded(name + std::string(end)));
    if (taken_.contains(hash) || taken_.contains(second)) return false;
    taken_[hash] = taken_[second] = 2;
    return true;
}

}  // namespace ludograph::cli
