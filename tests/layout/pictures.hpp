// What tests ask of pictures: their text, their pages, the places of boxes in an SVG.
#pragma once

#include <cstdlib>
#include <map>
#include <regex>
#include <string>
#include <vector>

#include "files.hpp"
#include "ludograph/layout/render.hpp"

namespace ludograph::testing {

/// What a program prints about a file; "FILE" in `command` stands for it.
inline std::string told_of(const std::string& bytes, std::string command) {
    const scratch_folder folder;
    const std::string path = folder.file("picture", bytes);
    for (std::size_t at; (at = command.find("FILE")) != std::string::npos;) command.replace(at, 4, path);
    return run_program(command).output;
}

inline std::string pdf_text(const std::string& pdf) { return told_of(pdf, "pdftotext -layout FILE -"); }

/// The value after "key:" that `pdfinfo` prints.
inline std::string pdf_fact(const std::string& pdf, const std::string& key) {
    const std::string facts = told_of(pdf, "TZ=UTC pdfinfo -isodates FILE");
    std::smatch found;
    const bool is_there = std::regex_search(facts, found, std::regex("(^|\n)" + key + ": *([^\n]*)"));
    return is_there ? found[2].str() : "";
}

struct rectangle {
    double left = 0, top = 0, right = 0, bottom = 0;  ///< y grows downwards
};

struct word_on_page {
    std::string text;
    rectangle place;
};

/// The words of a PDF of one page, in points from its upper left corner.
inline std::vector<word_on_page> words_of(const std::string& pdf) {
    const std::string html = told_of(pdf, "pdftotext -bbox FILE -");
    static const std::regex pattern(
        R"re(<word xMin="([^"]*)" yMin="([^"]*)" xMax="([^"]*)" yMax="([^"]*)">([^<]*)</word>)re");
    std::vector<word_on_page> words;
    for (std::sregex_iterator at(html.begin(), html.end(), pattern), end; at != end; ++at)
        words.push_back(
            {(*at)[5], {std::stod((*at)[1]), std::stod((*at)[2]), std::stod((*at)[3]), std::stod((*at)[4])}});
    return words;
}

struct svg_text {
    std::string text;
    double x = 0, y = 0, size = 0, length = 0;  ///< the middle of the baseline; in points
};

/// A box of an SVG, in points from the upper left corner of the page.
struct svg_box {
    rectangle border;
    std::vector<svg_text> texts;
    std::string title;
};

/// The boxes of an SVG by id.
inline std::map<std::string, svg_box> boxes_of(const std::string& svg) {
    std::smatch frame;
    std::regex_search(
        svg, frame,
        std::regex(R"re(scale\(([0-9.]+) [0-9.]+\) rotate\(0\) translate\(([-0-9.]+) ([-0-9.]+)\))re"));
    const double scale = std::stod(frame[1]), dx = std::stod(frame[2]), dy = std::stod(frame[3]);
    static const std::regex group(R"re(<g id="([^"]*)" class="node">\n([^]*?)</g>)re");
    static const std::regex corner(R"re(([-0-9.]+),([-0-9.]+))re"), title("<title>([^<]*)</title>");
    static const std::regex text(
        R"re(<text [^>]*x="([-0-9.]+)" y="([-0-9.]+)"[^>]*textLength="([0-9.]+)"[^>]*font-size="([0-9.]+)"[^>]*>([^<]*)</text>)re");
    std::map<std::string, svg_box> boxes;
    for (std::sregex_iterator at(svg.begin(), svg.end(), group), end; at != end; ++at) {
        const std::string inside = (*at)[2];
        svg_box box{{1e9, 1e9, -1e9, -1e9}, {}, {}};
        const std::size_t from = std::min(inside.find(" points=\""), inside.find(" d=\"")),
                          to = inside.find('\n', from);
        const std::string points = from == std::string::npos ? "" : inside.substr(from, to - from);
        for (std::sregex_iterator p(points.begin(), points.end(), corner); p != std::sregex_iterator(); ++p) {
            const double x = (std::stod((*p)[1]) + dx) * scale, y = (std::stod((*p)[2]) + dy) * scale;
            box.border = {std::min(box.border.left, x), std::min(box.border.top, y),
                          std::max(box.border.right, x), std::max(box.border.bottom, y)};
        }
        for (std::sregex_iterator t(inside.begin(), inside.end(), text); t != std::sregex_iterator(); ++t)
            box.texts.push_back({(*t)[5], (std::stod((*t)[1]) + dx) * scale,
                                 (std::stod((*t)[2]) + dy) * scale, std::stod((*t)[4]) * scale,
                                 std::stod((*t)[3]) * scale});
        std::smatch named;
        if (std::regex_search(inside, named, title)) box.title = named[1];
        boxes[(*at)[1]] = box;
    }
    return boxes;
}

/// A graph of `levels` layers of `width`, with much work for dot.
inline drawing thicket(vertex levels, vertex width) {
    drawing picture;
    for (vertex v = 0; v < levels * width; ++v) {
        drawn_box box;
        box.id = v;
        box.fill = "#ffffff";
        box.board = {std::to_string(v)};
        box.brief = box.text = box.board[0];
        picture.boxes.push_back(box);
        for (vertex to = 0; to < levels * width; ++to)
            if (to / width > v / width && (v * 7 + to * 13) % 5 < 2)
                picture.lines.push_back({v, to, line_style::ordinary});
    }
    return picture;
}

}  // namespace ludograph::testing
