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

/// The same where the players are told apart: blue and orange, as far from each other as from grey.
inline const char* fill_of(side winner) {
    switch (winner) {
        case side::first: return "#b5d3f0";
        case side::second: return "#fbc98f";
        case side::draw: return "#e2e2e2";
        case side::none: break;
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
