// The door to Graphviz's reader of DOT.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ludograph {

inline constexpr const char* vertex_attributes[] = {"label", "position", "player", "result", "frontier"};

/// What Graphviz reads in a DOT text, packed so that it can come out of a child process.
struct packed_dot {
    std::string direction;    ///< "directed" or "undirected"
    std::string vertices;     ///< name and `vertex_attributes` of each, a NUL behind each text
    std::string edges;        ///< source and target of each, as numbers of 32 bits
    std::string edge_labels;  ///< of each edge, a NUL behind each
};

/// Only for a child process: cgraph may exit, hang, crash, and keeps text between reads. Throws
/// output_error with what it says.
packed_dot read_with_cgraph(std::string_view text);

}  // namespace ludograph
