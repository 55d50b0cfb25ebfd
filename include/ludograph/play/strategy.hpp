// Strategies: who chooses a move, and how.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "ludograph/play/choices.hpp"
#include "ludograph/play/random_source.hpp"

namespace ludograph {

class strategy {
public:
    virtual ~strategy() = default;
    /// The index of the choice that is made at `v`, of which `choices` are all; there is one at least.
    /// The graph is complete and labelled.
    virtual std::size_t choose(const game_graph& graph, vertex v, std::span<const choice> choices) = 0;
};

/// A strategy by its name for the positions of `graph`; both arguments must outlive it.
///   perfect  wins as quickly, loses as slowly as it can, and keeps a draw; of equal choices it makes
///            the first
///   random   any choice, each equally likely
///   knn:K    K nearest neighbours, see knn_strategy
/// Throws input_error: another name, K not an odd number, `knn` where positions are not lists of
/// numbers.
std::unique_ptr<strategy> make_strategy(std::string_view name, const game_graph& graph,
                                        random_source& random);

/// Throws the input_error of `make_strategy` that needs no graph.
void check_strategy(std::string_view name);

}  // namespace ludograph
