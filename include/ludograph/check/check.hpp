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

/// Checks the structure (ids, order of edges, terminals, depths, counts) and then, vertex by vertex,
/// outcome, remoteness, Grundy value (loopy ones too), misere outcome, longest play, winner, and the
/// flags `winning` and `best`. Shares no code with the passes that made the labels; where a local
/// condition is no proof (play that can cycle) the label is derived anew by plain rounds.
/// O(vertices + edges) without cycles.
std::optional<check_failure> check_claims(const claims& graph);

}  // namespace ludograph
