// What Graphviz cannot do to an SVG.
#pragma once

#include <string>

#include "ludograph/view/drawing.hpp"

namespace ludograph {

/// The SVG of a page with the tooltips of boxes and lines as their titles, fonts that other machines have
/// too, and texts that keep their width in them.
std::string finished_svg(const std::string& svg, const drawing& picture);

}  // namespace ludograph
