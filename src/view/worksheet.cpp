// A drawing without its answers.
#include <algorithm>
#include <iterator>

#include "ludograph/view/drawing.hpp"

namespace ludograph {

namespace {

/// As many no-break spaces as `text` has characters.
std::string blanked(const std::string& text) {
    std::string blank;
    for (const char c : text)
        if ((c & 0xC0) != 0x80) blank += "\u00A0";
    return blank;
}

drawn_box without_answer(drawn_box box) {
    box.verdict = blanked(box.verdict);
    box.tooltip = box.text;
    box.fill = no_fill;
    box.double_border = box.dashed = box.dotted = false;
    std::erase_if(box.data, [](const auto& each) { return each.first != "position" && each.first != "player"; });
    return box;
}

/// The marks that are to be written, without colours and borders. Moves need no sample: they are alike.
std::vector<legend_entry> without_answers(const std::vector<legend_entry>& legend) {
    std::vector<legend_entry> plain;
    std::ranges::copy_if(legend, std::back_inserter(plain),
                         [](const legend_entry& entry) { return !entry.line && !entry.dotted; });
    for (legend_entry& entry : plain) {
        entry.fill = no_fill;
        entry.double_border = entry.dashed = false;
    }
    return plain;
}

}  // namespace

drawing worksheet_of(const drawing& solution) {
    drawing sheet = solution;
    sheet.title = solution.exercise_title;
    sheet.caption = solution.exercise;
    sheet.legend = without_answers(solution.legend);
    std::ranges::transform(sheet.boxes, sheet.boxes.begin(), without_answer);
    for (drawn_line& line : sheet.lines) {
        line.style = line_style::ordinary;
        line.tooltip.clear();
    }
    return sheet;
}

}  // namespace ludograph
