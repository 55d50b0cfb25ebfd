// Layered graphs to test and measure with: of games, boxes as a picture would have them.
#pragma once

#include <string>
#include <string_view>

#include "ludograph/graph/game_graph.hpp"
#include "ludograph/layout/layers.hpp"

namespace ludograph::testing {

/// What names a position in its box: its text without commas, a grid in lines.
std::string short_label(const game_graph& graph, vertex v);

/// A labelled graph with boxes for the short label and a line below it in DejaVu Sans Mono of 10 points
/// (0.602 and 1.16 of it wide and high), 2.5 points of margin all round, 4.5 more for a double border.
layered_graph layered(const game_graph& graph);

/// The part of `graph` that its mover needs: from the start all moves at P positions, one best move at
/// the others.
layered_graph strategy_of(const game_graph& graph);

}  // namespace ludograph::testing
