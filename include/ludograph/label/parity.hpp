// Parity games: who wins when the highest priority that play sees again and again decides.
#pragma once

#include <cstdint>
#include <vector>

#include "ludograph/graph/game_graph.hpp"

namespace ludograph {

/// By vertex. `strategy` has the move of a winning strategy where the mover wins, else `no_value`:
/// who follows it wins from every vertex that is won, whatever play came before.
struct parity_solution {
    std::vector<side> winner;
    std::vector<vertex> strategy;
};

/// Who wins: `first` if the highest priority that comes up infinitely often is even. A player who
/// cannot move has lost. Every vertex has a mover; `priorities` has one number each.
/// W. Zielonka, Infinite games on finitely coloured graphs, TCS 200 (1998). Without recursion; in
/// the worst case exponential in the number of different priorities, in practice few passes.
/// O(vertices + edges) of memory.
parity_solution solve_parity(const game_graph& graph, const std::vector<std::uint64_t>& priorities);

/// Writes the winners and outcomes on the vertices, and `strategy`, `play`, `loopy` and `cycle` of
/// the facts, which have the priorities; play has no end that could be counted to, so there are no
/// other labels.
void label_parity(game_graph& graph);

}  // namespace ludograph
