// The checker: verifies every label of a graph from the definitions.
#pragma once

#include <optional>
#include <string>

#include "ludograph/check/claims.hpp"

namespace ludograph {

/// The first claim that is wrong, with the reason in a sentence.
struct check_failure {
    std::optional<std::size_t> vertex;  ///< none: a claim about the graph as a whole
    std::string reason;
};

/// Checks the facts of the whole, then by vertex the structure (order of edges, multiplicities, ends,
/// players, codes, depths), then outcome, remoteness, Grundy value (loopy ones too), misere outcome,
/// longest play, winner and the flags `winning` and `best`, at last the counts. Shares no code with
/// the passes that made the labels; where a local condition is no proof (play that can cycle) the
/// label is derived anew by plain rounds. In a parity game the moves flagged as best are a strategy:
/// it must win every vertex that its player is said to win, that is, stay there, leave the other
/// player no way out and allow no cycle whose highest priority is the other's.
/// O(vertices + edges) without cycles; of a parity game O(vertices + edges) a priority at most.
std::optional<check_failure> check_claims(const claims& graph);

}  // namespace ludograph
