// What several tests share: labelled graphs by text, and files of tests/data.
#pragma once

#include <string>
#include <string_view>

#include "ludograph/catalog/catalog.hpp"
#include "ludograph/label/label.hpp"

namespace ludograph::testing {

/// The labelled graph of e.g. "nim 3,4,5", cut where a limit stops it.
inline game_graph labelled(std::string_view text, play convention = play::normal,
                           const explore_limits& limits = {}) {
    game_graph graph = explore_graph(read_placed(text), limits, {}, at_limit::keep_partial);
    label_graph(graph, convention);
    return graph;
}

/// Path of a file under tests/data.
inline std::string data_file(const std::string& name) {
    return std::string(LUDOGRAPH_SOURCE_DIR) + "/tests/data/" + name;
}

}  // namespace ludograph::testing
