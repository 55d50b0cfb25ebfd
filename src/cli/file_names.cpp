// Safe and unique names.
#include "file_names.hpp"

#include <algorithm>
#include <cctype>

namespace ludograph::cli {

namespace {

constexpr std::size_t longest_name = 120;   // room for numbers and extensions below the usual 255

bool is_plain(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x80 || std::isalnum(byte) || std::string_view("._,+-").find(c) != std::string_view::npos;
}

}  // namespace

std::string safe_name(std::string_view text) {
    std::string name;
    for (const char c : text) {
        const char safe = is_plain(c) ? c : '-';
        if (safe == '-' && (name.empty() || name.back() == '-')) continue;
        name += safe;
    }
    std::size_t end = std::min(name.size(), longest_name);
    while (end > 0 && end < name.size() && (name[end] & 0xC0) == 0x80) --end;
    name.resize(end);
    while (!name.empty() && (name.back() == '-' || name.back() == '.')) name.pop_back();
    return name;
}

std::string line_name(std::size_t line, std::string_view position) {
    std::string number = std::to_string(line);
    number.insert(0, number.size() < 3 ? 3 - number.size() : 0, '0');
    return number + "-" + safe_name(position);
}

std::string unique_names::make(const std::string& name) {
    const auto folded = [](std::string text) {
        for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        return text;
    };
    const auto [known, is_new] = taken_.try_emplace(folded(name), 2);
    if (is_new) return name;
    for (;;) {
        const std::string candidate = name + "-" + std::to_string(known->second++);
        if (taken_.try_emplace(folded(candidate), 2).second) return candidate;
    }
}

}  // namespace ludograph::cli
