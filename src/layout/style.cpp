// The look of boxes and lines.
#include "style.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

#include "ludograph/layout/text.hpp"
#include "ludograph/layout/text_metrics.hpp"

namespace ludograph {

namespace {

constexpr double side_margin = 3.5, top_margin = 3.6;  // between a border and capitals

std::string pale(const std::string& colour, std::uint64_t line_count) {
    const auto alpha = std::clamp<std::uint64_t>(20000 / std::max<std::uint64_t>(line_count, 1), 15, 110);
    std::array<char, 3> digits{};
    std::snprintf(digits.data(), digits.size(), "%02x", static_cast<unsigned>(alpha));
    return colour + digits.data();
}

}  // namespace

line_look look_of(line_style style, const line_colours& colours, std::uint64_t line_count) {
    switch (style) {
        case line_style::best: return {colours.best, 2.0, 7};
        case line_style::winning: return {colours.winning, 0.8, 5};
        case line_style::ordinary: break;
    }
    return {pale(colours.ordinary, line_count), 0.6, 4.5};
}

double border_of(bool bold) { return bold ? bold_border_width : border_width; }

double gap_of_double_border(bool bold) {
    constexpr double between = 1.5;  // what can be seen between the two
    return (border_of(bold) + border_width) / 2 + between;
}

std::string box_style(bool dashed, bool dotted, bool terminal) {
    std::string style = "filled";
    if (terminal) style += ",rounded";
    if (dotted) style += ",dotted";
    else if (dashed) style += ",dashed";
    return style;
}

std::vector<std::string> rows_of(const drawn_box& box, box_label label) {
    std::vector<std::string> rows;
    for (const std::string& line : lines_of(box, label)) {
        const std::string text = printable(line);
        for (std::size_t begin = 0, end = 0; end != std::string::npos; begin = end + 1) {
            end = text.find('\n', begin);
            rows.push_back(text.substr(begin, end == std::string::npos ? end : end - begin));
        }
    }
    const std::size_t block = rows.size() - (box.verdict.empty() ? 0 : 1);
    if (block < 2) return rows;
    std::size_t width = 0;
    for (std::size_t i = 0; i < block; ++i) width = std::max(width, width_of(rows[i]));
    for (std::size_t i = 0; i < block; ++i)
        for (std::size_t pad = width_of(rows[i]); pad < width; ++pad) rows[i] += "\u00A0";
    return rows;
}

extent size_of(const drawn_box& box, box_label label) {
    const std::vector<std::string> rows = rows_of(box, label);
    double width = type_size / 2;  // an empty box is as large as a digit
    for (const std::string& row : rows) width = std::max(width, text_width(row, typeface::mono, type_size));
    const double rows_below = static_cast<double>(std::max<std::size_t>(rows.size(), 1) - 1);
    const double height = type_size * (rows_below * line_pitch + cap_height);
    const double around = border_of(box.bold) + (box.double_border ? 2 * gap_of_double_border(box.bold) : 0);
    return {width + 2 * side_margin + around, height + 2 * top_margin + around};
}

}  // namespace ludograph
