// Signatures of the picture formats, and the one thing in a PDF that changes by itself.
#include "ludograph/layout/picture_bytes.hpp"

#include <algorithm>
#include <cctype>

namespace ludograph {

namespace {

struct signature {
    std::string_view name, begin, end;
};

signature signature_of(picture_format format) {
    using namespace std::string_view_literals;
    switch (format) {
        case picture_format::pdf: return {"PDF", "%PDF-", "%%EOF"};
        case picture_format::svg: return {"SVG", "<?xml", "</svg>"};
        case picture_format::png: return {"PNG", "\x89PNG\r\n\x1a\n"sv, "IEND\xae\x42\x60\x82"sv};
    }
    return {};
}

}  // namespace

std::string fault_of(picture_format format, std::string_view bytes) {
    const signature expected = signature_of(format);
    const std::string name(expected.name);
    if (bytes.empty()) return "the " + name + " is empty";
    if (!bytes.starts_with(expected.begin)) return "the " + name + " does not begin as one";
    while (!bytes.empty() && (bytes.back() == '\n' || bytes.back() == '\r')) bytes.remove_suffix(1);
    if (!bytes.ends_with(expected.end)) return "the " + name + " is cut off";
    return "";
}

void fix_date(std::string& pdf) {
    // The information dictionary comes last and is not compressed; as the length stays the same, so
    // do the offsets of the cross-reference table.
    constexpr std::string_view key = "/CreationDate (D:", date = "20000101000000";
    const std::size_t found = pdf.rfind(key);
    if (found == std::string::npos) return;
    const std::size_t at = found + key.size();
    const auto is_digit = [](unsigned char c) { return std::isdigit(c) != 0; };
    if (at + date.size() > pdf.size()) return;
    const auto first = pdf.begin() + static_cast<std::ptrdiff_t>(at);
    if (std::all_of(first, first + static_cast<std::ptrdiff_t>(date.size()), is_digit))
        pdf.replace(at, date.size(), date);
}

}  // namespace ludograph
