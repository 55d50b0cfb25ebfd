// Which positions and moves of a graph are drawn.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <vector>

#include "ludograph/graph/game_graph.hpp"

namespace ludograph {

struct selected_move {
    vertex from = 0, to = 0;
    bool keeps_draw = false;  ///< chosen by a strategy that keeps a draw
    auto operator<=>(const selected_move&) const = default;
};

struct selection {
    bool whole = true;                 ///< all of the graph; the lists are empty
    std::vector<vertex> positions = {};     ///< ascending
    std::vector<selected_move> moves = {};  ///< ascending
};

/// A strategy of the player who wins at the start, or of the player to move who keeps the draw: from the
/// start one move where that player moves, all moves of the other, over and over. Among the winning moves one
/// to a position that is kept already is preferred, then the one that adds fewest positions; the result is
/// small, not the least there is. With `quickest` only moves of least remoteness are looked at. Where play
/// can cycle, every kept move comes nearer to the end. Memory is linear; time is linear for the estimates,
/// plus what counting the additions takes, which is bounded. Throws input_error when the start has no outcome
/// in a graph that was cut.
selection select_strategy(const game_graph& graph, bool quickest);

/// One line of best play from the start: the winner hurries, the loser delays, a draw is kept; it ends where
/// a position comes back. Throws input_error as above.
selection select_line(const game_graph& graph);

/// `centre`, what play from it reaches in up to `radius` moves and what reaches it in as many, with the moves
/// that do so. O(positions + moves).
selection select_around(const game_graph& graph, vertex centre, std::uint32_t radius);

/// The vertex whose position text is `position`. Throws input_error. O(positions).
vertex find_position(const game_graph& graph, const std::string& position);

}  // namespace ludograph
