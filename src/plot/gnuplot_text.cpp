// Quoting, numbers, and what stands around a plot on its page.
#include "gnuplot_text.hpp"

#include <array>
#include <charconv>

#include "ludograph/layout/text.hpp"

namespace ludograph {

namespace {

constexpr double margin = 28, title_size = 13, caption_size = 9, pitch = 1.3;
// DejaVu Sans is about this wide, in type sizes a character.
constexpr double character_width = 0.58;

std::string label(const std::string& text, double x, double y, extent page, const std::string& font) {
    return "set label " + quoted(text) + " at " + screen(x, y, page) + " left font '" + font + "'\n";
}

std::vector<std::string> lines_of(const std::string& text, extent page, double size) {
    return wrapped(text, static_cast<std::size_t>((page.width - 2 * margin) / (size * character_width)));
}

}  // namespace

std::string decimal(double value, int digits) {
    std::array<char, 64> text{};
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, digits).ptr;
    return {text.data(), end};
}

double length_of(std::string_view text, double size) {
    return static_cast<double>(width_of(text)) * size * character_width;
}

std::string quoted(std::string_view text) {
    std::string safe = "'";
    for (const char c : printable(text)) {
        if (c == '\n') safe += ' ';
        else safe += c == '\'' ? std::string("''") : std::string(1, c);
    }
    return safe + "'";
}

std::string screen(double x, double y, extent page) {
    return "screen " + decimal(x / page.width, 5) + "," + decimal(y / page.height, 5);
}

std::string margins(const plot_area& area, extent page) {
    return "set lmargin at screen " + decimal(area.left / page.width, 5) + "\nset rmargin at screen " +
           decimal(area.right / page.width, 5) + "\nset bmargin at screen " +
           decimal(area.bottom / page.height, 5) + "\nset tmargin at screen " +
           decimal(area.top / page.height, 5) + "\n";
}

plot_area begin_page(plot& to) {
    const extent page = to.size;
    double top = page.height - margin;
    for (const std::string& line : lines_of(to.title, page, title_size)) {
        to.commands +=
            label(line, margin, top - title_size / 2, page, "DejaVu Sans:Bold," + decimal(title_size, 0));
        top -= title_size * pitch;
    }
    std::vector<std::string> lines;
    for (const std::string& sentence : to.caption)
        for (std::string& line : lines_of(sentence, page, caption_size)) lines.push_back(std::move(line));
    double bottom = margin + static_cast<double>(lines.size()) * caption_size * pitch;
    double y = bottom;
    for (const std::string& line : lines) {
        y -= caption_size * pitch;
        to.commands +=
            label(line, margin, y + caption_size / 2, page, "DejaVu Sans," + decimal(caption_size, 0));
    }
    return {margin, bottom + 6, page.width - margin, top - 4};
}

}  // namespace ludograph
