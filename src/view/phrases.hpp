// Words for outcomes, shared by the boxes and the legend.
#pragma once

#include "ludograph/graph/game_graph.hpp"
#include "ludograph/view/words.hpp"

namespace ludograph {

inline std::string outcome_in_words(outcome value, const words& in) {
    switch (value) {
        case outcome::P: return in.mover_loses;
        case outcome::N: return in.mover_wins;
        case outcome::D: return in.nobody_wins;
        case outcome::unknown: break;
    }
    return in.not_decided;
}

}  // namespace ludograph
