// Signatures of the picture formats.
#include "ludograph/layout/picture_bytes.hpp"

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

}  // namespace ludograph
