// Judging positions by their nearest options.
#include "ludograph/play/knn.hpp"

#include <algorithm>
#include <tuple>

#include "ludograph/error.hpp"
#include "ludograph/rules/text.hpp"

namespace ludograph {

namespace {

numbers board_of(const game_graph& graph, vertex v) {
    return parse_numbers(graph[boost::graph_bundle].names->position(v), {});
}

struct neighbour {
    std::uint64_t distance;
    numbers board;
    bool end;
};

std::vector<neighbour> neighbours_of(const game_graph& graph, vertex v) {
    const numbers center = board_of(graph, v);
    std::vector<neighbour> all;
    for (const vertex option : targets_of(graph, v)) {
        numbers board = board_of(graph, option);
        const std::uint64_t distance = manhattan_distance(center, board);
        all.push_back({distance, std::move(board), is_terminal(graph, option)});
    }
    std::ranges::sort(all, [](const neighbour& a, const neighbour& b) {
        return std::tie(a.distance, a.board) < std::tie(b.distance, b.board);
    });
    return all;
}

}  // namespace

std::uint64_t manhattan_distance(const numbers& a, const numbers& b) {
    const auto at = [](const numbers& board, std::size_t i) { return i < board.size() ? board[i] : 0; };
    std::uint64_t distance = 0;
    for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i)
        distance += static_cast<std::uint64_t>(std::max(at(a, i), at(b, i)) - std::min(at(a, i), at(b, i)));
    return distance;
}

knn_strategy::knn_strategy(std::size_t neighbours, const game_graph& graph, random_source& random)
    : neighbours_(neighbours), random_(random) {
    try {
        board_of(graph, 0);
    } catch (const input_error&) {
        const graph_facts& facts = graph[boost::graph_bundle];
        throw input_error("knn measures distances between lists of numbers, and " + in_quotes(facts.start) +
                          ", a position of " + facts.game + ", is none; let perfect or random play");
    }
}

bool knn_strategy::is_like_end(const game_graph& graph, vertex v) {
    if (const auto known = judged_.find(v); known != judged_.end()) return known->second;
    const std::vector<neighbour> all = neighbours_of(graph, v);
    const std::size_t asked = std::min(neighbours_, all.size());
    std::size_t ends = 0;
    for (std::size_t i = 0; i < asked; ++i) ends += all[i].end;
    return judged_[v] = all.empty() || 2 * ends > asked;
}

std::size_t knn_strategy::choose(const game_graph& graph, vertex, std::span<const choice> choices) {
    std::vector<std::size_t> like_ends;
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (is_like_end(graph, choices[i].to)) like_ends.push_back(i);
    return like_ends.empty() ? random_.below(choices.size()) : like_ends[random_.below(like_ends.size())];
}

}  // namespace ludograph
