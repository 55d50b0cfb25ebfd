// The only door to Graphviz.
#pragma once

#include <string>
#include <vector>

#include "ludograph/layout/render.hpp"

namespace ludograph {

/// Lays DOT text out once and renders it in every format. Only for a child process: Graphviz may
/// exit, hang or crash. Throws output_error with what Graphviz says.
std::vector<std::string> render_with_graphviz(const std::string& dot,
                                              const std::vector<picture_format>& formats);

}  // namespace ludograph
