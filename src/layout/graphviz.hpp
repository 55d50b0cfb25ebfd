// The only door to Graphviz. Only for a child process: Graphviz may exit, hang or crash. Everything here
// throws output_error with what Graphviz says.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "ludograph/layout/layers.hpp"
#include "ludograph/layout/placement.hpp"
#include "ludograph/layout/render.hpp"

namespace ludograph {

/// Where an engine of Graphviz ("dot", "sfdp") puts boxes and lines.
placement lay_out_with_graphviz(const layered_graph& graph, const char* engine);

/// A picture of DOT text in which everything has its place.
std::string render_with_graphviz(const std::string& dot, picture_format format);

}  // namespace ludograph
