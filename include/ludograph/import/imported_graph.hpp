// What every reader of a file gives: vertices, edges and what the file says of them, nothing derived.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "ludograph/graph/game_graph.hpp"

namespace ludograph {

/// The offset of what has no place in the file.
inline constexpr std::size_t no_offset = std::numeric_limits<std::size_t>::max();

struct imported_vertex {
    std::string name;                 ///< position text
    std::string board = {};           ///< picture of the position; empty: the name
    std::string player = {};          ///< who moves; empty where the file does not say
    std::string result = {};          ///< of a vertex without moves: win, lose, draw or a player's name
    std::size_t offset = no_offset;   ///< byte of the file where it stands
    std::optional<std::uint64_t> priority = {};  ///< of a parity game
    std::optional<std::uint64_t> code = {};      ///< the number of the position, where its game numbers them
    bool frontier = false;            ///< its moves are not in the file
};

/// More moves of the same ends are refused: each may have a text of its own.
inline constexpr std::uint32_t most_parallel_moves = 1'000'000;

/// And so are more moves on the whole than this that stand in the file as mere numbers.
inline constexpr std::uint64_t most_counted_moves = 10'000'000;

/// One edge of the file; two of the same ends are parallel moves.
struct imported_edge {
    static constexpr std::size_t no_text = std::numeric_limits<std::size_t>::max();

    std::uint32_t source, target;
    std::uint32_t count = 1;           ///< moves that it stands for, at most `most_parallel_moves`
    std::size_t first_text = no_text;  ///< in `move_texts`, where there are `count` of them
};

struct imported_graph {
    std::vector<imported_vertex> vertices;  ///< in the order of the file
    std::vector<imported_edge> edges;
    std::vector<std::string> move_texts;
    bool undirected = false;  ///< the file says that its edges have no direction
    bool parity = false;      ///< the file says that its labels are those of a parity game
    /// What the file says of the whole: game, rule, start, play, players, symmetry, stopped_by.
    graph_facts facts = {};
};

}  // namespace ludograph
