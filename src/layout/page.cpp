// Where drawing and frame go on a page.
#include "page.hpp"

#include <algorithm>
#include <cmath>

namespace ludograph {

namespace {

constexpr double paper_margin = 10 / 25.4 * 72, free_margin = 14;
constexpr double gap = 8;                            // between the drawing and its frame
constexpr double most_side = 14'000;                 // PDF readers stop at 14 400
constexpr double narrowest = 320, title_room = 480;  // a frame is not set narrower, nor widened for a title

double with_gap(double height) { return height > 0 ? height + gap : 0; }

void add(page& to, const frame_block& block, double left, double top) {
    for (placed_text text : block.texts) {
        text.at = {text.at.x + left, text.at.y + top};
        to.texts.push_back(std::move(text));
    }
    for (placed_sample sample : block.samples) {
        sample.centre = {sample.centre.x + left, sample.centre.y + top};
        to.samples.push_back(std::move(sample));
    }
}

page composed(extent size, double margin, const frame& around, extent drawing_size, double scale) {
    page on;
    on.size = {std::round(size.width), std::round(size.height)};
    on.scale = scale;
    double top = size.height - margin;
    add(on, around.above, margin, top);
    top -= with_gap(around.above.size.height) + drawing_size.height * scale;
    on.origin = {(size.width - drawing_size.width * scale) / 2, top};
    add(on, around.below, margin, top - gap);
    return on;
}

}  // namespace

extent room_on(extent sheet) { return {sheet.width - 2 * paper_margin, sheet.height - 2 * paper_margin}; }

extent room_for_drawing(extent sheet, const frame& around) {
    const extent room = room_on(sheet);
    return {room.width,
            room.height - with_gap(around.above.size.height) - with_gap(around.below.size.height)};
}

page page_on_sheet(extent sheet, const frame& around, extent drawing_size, double scale) {
    return composed(sheet, paper_margin, around, drawing_size, scale);
}

page page_around(const drawing& picture, const std::vector<std::string>& notes, extent drawing_size) {
    const double most = most_side - 2 * free_margin;
    double scale = std::min(1.0, most / std::max(drawing_size.width, 1.0));
    const double title = set_frame(picture, notes, {title_room, most}).above.size.width + 1;
    const double width = std::max({drawing_size.width * scale, narrowest, title});
    const frame around = set_frame(picture, notes, {width, most});
    const double frame_height = with_gap(around.above.size.height) + with_gap(around.below.size.height);
    scale = std::min(scale, (most - frame_height) / std::max(drawing_size.height, 1.0));
    const extent size{std::ceil(width + 2 * free_margin),
                      std::ceil(drawing_size.height * scale + frame_height + 2 * free_margin)};
    return composed(size, free_margin, around, drawing_size, scale);
}

}  // namespace ludograph
