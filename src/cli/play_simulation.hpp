// Two strategies play each other.
#pragma once

#include <array>
#include <string>

#include "ludograph/play/course.hpp"

namespace ludograph::cli {

struct simulation {
    std::array<std::string, 2> strategies;
    std::uint64_t games = 1;
    std::uint64_t seed = 1;
    bool json = false;
};

/// The two names of "perfect,random". Throws input_error.
std::array<std::string, 2> parse_pair(const std::string& text);

/// What a simulation prints: the moves of one game, in which the first of the two moves first, or the
/// score of more, in which they move first in turn. `graph` is complete and labelled. Throws as
/// `make_strategy` does, and `interrupted`.
std::string simulate(const game_graph& graph, const placed& start, const simulation& asked);

}  // namespace ludograph::cli
