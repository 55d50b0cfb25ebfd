// Sizes of paper: ISO 216 and ANSI Y14.1.
#include "paper.hpp"

#include <utility>

namespace ludograph {

namespace {

constexpr double per_millimetre = 72 / 25.4, per_inch = 72;

sheet upright(paper format) {
    const auto iso = [](const char* name, double width, double height) {
        return sheet{name, {width * per_millimetre, height * per_millimetre}};
    };
    switch (format) {
        case paper::a0: return iso("A0", 841, 1189);
        case paper::a1: return iso("A1", 594, 841);
        case paper::a2: return iso("A2", 420, 594);
        case paper::a3: return iso("A3", 297, 420);
        case paper::letter: return {"letter", {8.5 * per_inch, 11 * per_inch}};
        case paper::legal: return {"legal", {8.5 * per_inch, 14 * per_inch}};
        case paper::tabloid: return {"tabloid", {11 * per_inch, 17 * per_inch}};
        case paper::a4:
        case paper::automatic:
        case paper::none: break;
    }
    return iso("A4", 210, 297);
}

}  // namespace

sheet sheet_of(paper format, bool landscape) {
    sheet found = upright(format);
    if (landscape) std::swap(found.size.width, found.size.height);
    found.name += landscape ? " landscape" : " portrait";
    return found;
}

}  // namespace ludograph
