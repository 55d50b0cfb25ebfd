// The nearest-neighbour strategy: a heuristic from a lesson, kept for teaching.
#pragma once

#include <cstdint>
#include <unordered_map>

#include "ludograph/play/strategy.hpp"
#include "ludograph/rules/numbers.hpp"

namespace ludograph {

/// The sum of the differences of the numbers, place by place; a shorter board has zeros at its end.
std::uint64_t manhattan_distance(const numbers& a, const numbers& b);

/// Judges a position by its K nearest options (by Manhattan distance between the boards, then by the
/// numbers, the smaller first; all of them where there are fewer): it is like an end when more than
/// half of them are ends. A position without options is an end. The strategy draws among the choices
/// that it judges to be like ends, or among all where none is. No label is looked at.
class knn_strategy final : public strategy {
public:
    /// `neighbours` is K, odd. Throws input_error where positions are not lists of numbers.
    knn_strategy(std::size_t neighbours, const game_graph& graph, random_source& random);

    std::size_t choose(const game_graph& graph, vertex v, std::span<const choice> choices) override;

    /// Is `v` judged to be like an end? O(d log d) for d options, once.
    bool is_like_end(const game_graph& graph, vertex v);

private:
    std::size_t neighbours_;
    random_source& random_;
    std::unordered_map<vertex, bool> judged_;
};

}  // namespace ludograph
