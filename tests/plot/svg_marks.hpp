// Marks of plots: boxes in an SVG by their colour, and in the data of a script.
#pragma once

#include <algorithm>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include "layout/pictures.hpp"

namespace ludograph::testing {

/// The filled boxes of a colour ("0, 114, 178") in an SVG of gnuplot, in pixels, y downwards. The first is
/// the sample in the key, where there is one.
inline std::vector<rectangle> boxes_of_colour(const std::string& svg, const std::string& colour) {
    std::string wanted;
    for (const char c : colour) wanted += c == ' ' ? std::string(" *") : std::string(1, c);
    const std::regex polygon("<polygon fill = 'rgb\\( *" + wanted + "\\)' points = '([^']*)'");
    static const std::regex corner("([-0-9.]+),([-0-9.]+)");
    std::vector<rectangle> boxes;
    for (std::sregex_iterator at(svg.begin(), svg.end(), polygon), end; at != end; ++at) {
        const std::string points = (*at)[1];
        rectangle box{1e9, 1e9, -1e9, -1e9};
        for (std::sregex_iterator p(points.begin(), points.end(), corner); p != std::sregex_iterator(); ++p) {
            const double x = std::stod((*p)[1]), y = std::stod((*p)[2]);
            box = {std::min(box.left, x), std::min(box.top, y), std::max(box.right, x),
                   std::max(box.bottom, y)};
        }
        boxes.push_back(box);
    }
    return boxes;
}

/// The lines "left right lower upper" of a data block of a script.
inline std::vector<rectangle> boxes_in_block(const std::string& script, const std::string& block) {
    std::vector<rectangle> boxes;
    const std::string head = "$" + block + " << END\n";
    const std::size_t begin = script.find(head);
    if (begin == script.npos) return boxes;
    std::istringstream lines(script.substr(begin + head.size()));
    for (std::string line; std::getline(lines, line) && line != "END";) {
        rectangle box;
        std::istringstream(line) >> box.left >> box.right >> box.bottom >> box.top;
        boxes.push_back(box);
    }
    return boxes;
}

}  // namespace ludograph::testing
