// Setting the text around a drawing.
#include "frame.hpp"

#include <algorithm>
#include <cmath>

#include "ludograph/layout/text.hpp"
#include "ludograph/utf8.hpp"

namespace ludograph {

namespace {

constexpr double title_type = 12, small_type = 8.5;
constexpr double widest_caption = 500;  // about 105 characters: longer lines are hard to follow
constexpr double narrowest_caption = 270;  // beside the legend
constexpr double pitch_of_text = 1.3;   // in type sizes
constexpr const char* ink = "#000000";
constexpr const char* grey_ink = "#404040";

struct type {
    typeface face;
    double size;
    const char* colour;
};

/// Pieces of a word none of which is wider than `width`.
std::vector<std::string> broken(const std::string& word, const type& with, double width) {
    std::vector<std::string> pieces(1);
    for (std::string_view rest = word; !rest.empty();) {
        const std::string character(rest.substr(0, std::max<std::size_t>(utf8_length(rest), 1)));
        rest.remove_prefix(character.size());
        if (!pieces.back().empty() && text_width(pieces.back() + character, with.face, with.size) > width)
            pieces.emplace_back();
        pieces.back() += character;
    }
    return pieces;
}

/// Lines that are at most `width` wide, broken at blanks, or inside of a word that is too long.
std::vector<std::string> lines_within(const std::string& text, const type& with, double width) {
    std::vector<std::string> lines;
    std::string line;
    const auto fits = [&](const std::string& wanted) {
        return text_width(wanted, with.face, with.size) <= width;
    };
    const auto end_line = [&] {
        if (!line.empty()) lines.push_back(std::move(line));
        line.clear();
    };
    for (std::size_t begin = 0, end = 0; end != std::string::npos; begin = end + 1) {
        end = text.find_first_of(" \n", begin);
        const std::string word = text.substr(begin, end == std::string::npos ? end : end - begin);
        if (!line.empty() && fits(line + ' ' + word)) {
            line += (word.empty() ? "" : " ") + word;
        } else {
            end_line();
            const std::vector<std::string> pieces =
                fits(word) ? std::vector{word} : broken(word, with, width);
            for (const std::string& piece : pieces) {
                end_line();
                line = piece;
            }
        }
        if (end != std::string::npos && text[end] == '\n') end_line();
    }
    end_line();
    return lines;
}

/// A block that grows downwards.
class composer {
public:
    void skip(double height) { block.size.height += height; }

    void paragraph(const std::string& text, const type& with, double width, double left = 0) {
        const double pitch = with.size * pitch_of_text;
        for (std::string& line : lines_within(printable(text), with, width)) {
            block.size.width = std::max(block.size.width, left + text_width(line, with.face, with.size));
            block.texts.push_back(
                {{left, -block.size.height - pitch / 2}, std::move(line), with.face, with.size, with.colour});
            skip(pitch);
        }
    }

    /// Puts another block beside or below what is there, its corner at (left, -top).
    void add(frame_block other, double left, double top) {
        const auto moved = [&](point at) { return point{at.x + left, at.y - top}; };
        for (placed_text& text : other.texts) {
            text.at = moved(text.at);
            block.texts.push_back(std::move(text));
        }
        for (placed_sample& sample : other.samples) {
            sample.centre = moved(sample.centre);
            block.samples.push_back(std::move(sample));
        }
        block.size = {std::max(block.size.width, left + other.size.width),
                      std::max(block.size.height, top + other.size.height)};
    }

    frame_block block;
};

/// One entry: the sample, and the text to the right of it.
frame_block entry_block(const legend_entry& entry, double factor, double width) {
    const double box_width = 26 * factor, box_height = 13.5 * factor, text_left = box_width + 6 * factor;
    composer set;
    set.paragraph(entry.text, {typeface::sans, small_type * factor, ink}, std::max(width - text_left, 20.0),
                  text_left);
    const double height = std::max(box_height + 2.5 * factor, set.block.size.height);
    for (placed_text& text : set.block.texts) text.at.y -= (height - set.block.size.height) / 2;
    set.block.samples.push_back(
        {{box_width / 2, -height / 2}, {box_width, box_height}, small_type * factor, entry});
    set.block.size = {std::max(set.block.size.width, box_width), height};
    return std::move(set.block);
}

/// Where the columns of entries begin when each is as wide as its widest entry, and at the end where the
/// last one ends.
std::vector<double> columns_of(const std::vector<frame_block>& entries, std::size_t rows, double gap) {
    std::vector<double> begins{0};
    for (std::size_t first = 0; first < entries.size(); first += rows) {
        double widest = 0;
        for (std::size_t i = first; i < std::min(first + rows, entries.size()); ++i)
            widest = std::max(widest, entries[i].size.width);
        begins.push_back(begins.back() + widest + gap);
    }
    begins.back() -= gap;
    return begins;
}

/// Filled column by column, as wide as it takes.
frame_block legend_block(std::vector<frame_block> entries, std::size_t rows, double gap) {
    composer set;
    const std::vector<double> columns = columns_of(entries, rows, gap);
    double highest = 0;
    for (const frame_block& entry : entries) highest = std::max(highest, entry.size.height);
    for (std::size_t i = 0; i < entries.size(); ++i)
        set.add(std::move(entries[i]), columns[i / rows], static_cast<double>(i % rows) * highest);
    return std::move(set.block);
}

frame_block caption_block(const std::vector<std::string>& caption, double factor, double width) {
    composer set;
    std::string text;
    for (const std::string& sentence : caption) text += (text.empty() ? "" : " ") + sentence;
    set.paragraph(text, {typeface::sans, small_type * factor, grey_ink},
                  std::min(width, widest_caption * factor));
    return std::move(set.block);
}

/// Legend and caption, side by side or one above the other, in the way that takes the least height.
frame_block below_drawing(const drawing& picture, const std::vector<std::string>& caption, double width,
                          double factor) {
    if (picture.legend.empty()) return caption_block(caption, factor, width);
    std::vector<frame_block> entries;
    for (const legend_entry& entry : picture.legend) entries.push_back(entry_block(entry, factor, width));
    frame_block lowest;
    for (std::size_t rows = 1; rows <= entries.size(); ++rows) {
        frame_block legend = legend_block(entries, rows, 16 * factor);
        if (legend.size.width > width && rows < entries.size()) continue;
        const double left = legend.size.width + 28 * factor;
        const bool beside = !caption.empty() && width - left >= narrowest_caption * factor;
        composer set;
        set.add(std::move(legend), 0, 0);
        if (beside) {
            set.add(caption_block(caption, factor, width - left), left, 0);
        } else if (!caption.empty()) {
            set.skip(5 * factor);
            set.add(caption_block(caption, factor, width), 0, set.block.size.height);
        }
        if (lowest.texts.empty() || set.block.size.height < lowest.size.height) lowest = std::move(set.block);
    }
    return lowest;
}

frame set_at(const drawing& picture, const std::vector<std::string>& caption, double width, double factor) {
    composer above;
    above.paragraph(picture.title, {typeface::bold, title_type * factor, ink}, width);
    return {std::move(above.block), below_drawing(picture, caption, width, factor)};
}

}  // namespace

frame set_frame(const drawing& picture, const std::vector<std::string>& notes, extent room) {
    std::vector<std::string> caption = picture.caption;
    caption.insert(caption.end(), notes.begin(), notes.end());
    double factor = 1;
    for (;;) {
        frame set = set_at(picture, caption, room.width, factor);
        if (set.above.size.height + set.below.size.height <= room.height / 2 || factor < 0.1) return set;
        factor *= 0.85;
    }
}

}  // namespace ludograph
