// Colours and words for outcomes, shared by the boxes and the legend.
#pragma once

#include "ludograph/graph/game_graph.hpp"

namespace ludograph {

/// Fill of a box, "#rrggbb". Never the only mark: borders and letters say the same.
inline const char* fill_of(outcome value) {
    switch (value) {
        case outcome::P: return "#a6dba0";
        case outcome::N: return "#f4a6a0";
        case outcome::D: return "#fdf3b4";
        case outcome::unknown: break;
    }
    return "#ffffff";
}

inline const char* outcome_in_words(outcome value) {
    switch (value) {
        case outcome::P: return "the player to move loses";
        case outcome::N: return "the player to move wins";
        case outcome::D: return "neither player can force a win";
        case outcome::unknown: break;
    }
    return "not decided by what was explored";
}

}  // namespace ludograph
