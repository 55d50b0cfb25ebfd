// What `graph` tells about a graph when it is not written to a file.
#pragma once

#include <string>

#include "ludograph/graph/game_graph.hpp"

namespace ludograph::cli {

/// Some rows for a person; `name` says what graph it is: "nim 1,2,3".
std::string summary_text(const game_graph& graph, const std::string& name);

/// One line: "nim 1,2,3: 14 positions, 38 moves, P, Grundy value 0".
std::string short_summary(const game_graph& graph, const std::string& name);

/// One JSON object on a line.
std::string summary_json(const game_graph& graph);

}  // namespace ludograph::cli
