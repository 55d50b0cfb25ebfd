// Names of an imported graph: texts that were read, not made.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ludograph/import/imported_graph.hpp"

namespace ludograph {

/// Moves of the same ends, where there is more to say than that one move leads to the target.
struct stored_moves {
    vertex source, target;
    std::uint32_t count;
    std::vector<std::string> texts;  ///< `count` of them, or none: they are called as the target is
};

class stored_names final : public naming {
public:
    /// `moves` is sorted by source and target.
    stored_names(std::vector<imported_vertex> vertices, std::vector<stored_moves> moves)
        : vertices_(std::move(vertices)), moves_(std::move(moves)) {}

    std::string position(vertex v) const override { return vertices_[v].name; }
    std::string board(vertex v) const override { return vertices_[v].board.empty() ? position(v) : vertices_[v].board; }
    std::optional<std::uint64_t> code(vertex v) const override { return vertices_[v].code; }
    std::vector<std::vector<std::string>> moves(vertex v, const std::vector<vertex>& targets) const override;
    std::vector<std::uint32_t> move_counts(vertex v, const std::vector<vertex>& targets) const override;

private:
    /// nullptr for one move that is called as the target is.
    const stored_moves* find(vertex source, vertex target) const;

    std::vector<imported_vertex> vertices_;
    std::vector<stored_moves> moves_;
};

}  // namespace ludograph
