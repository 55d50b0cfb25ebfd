// Small graphs built by hand, for tests that need shapes or texts which no game has.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "ludograph/graph/game_graph.hpp"
#include "ludograph/label/label.hpp"
#include "ludograph/view/drawing.hpp"

namespace ludograph::testing {

/// An edge that stands for more than one move.
struct multiple_move {
    vertex source, target;
    std::size_t count;
};

/// Positions and boards from lists; a move is called "source>target", repeated as often as it counts.
class toy_names final : public naming {
public:
    toy_names(std::vector<std::string> positions, std::vector<std::string> boards,
              std::vector<multiple_move> multiples)
        : positions_(std::move(positions)), boards_(std::move(boards)), multiples_(std::move(multiples)) {}

    std::string position(std::uint32_t v) const override { return positions_[v]; }
    std::string board(std::uint32_t v) const override { return boards_[v]; }
    std::vector<std::vector<std::string>> moves(std::uint32_t v,
                                                const std::vector<std::uint32_t>& targets) const override {
        std::vector<std::vector<std::string>> texts;
        for (const std::uint32_t to : targets) {
            const std::string text = std::to_string(v) + ">" + std::to_string(to);
            std::size_t count = 1;
            for (const multiple_move& m : multiples_)
                if (m.source == v && m.target == to) count = m.count;
            texts.emplace_back(count, text);
        }
        return texts;
    }
    std::vector<std::uint32_t> move_counts(std::uint32_t v,
                                           const std::vector<std::uint32_t>& targets) const override {
        std::vector<std::uint32_t> counts;
        for (const auto& texts : moves(v, targets)) counts.push_back(static_cast<std::uint32_t>(texts.size()));
        return counts;
    }

private:
    std::vector<std::string> positions_, boards_;
    std::vector<multiple_move> multiples_;
};

struct toy {
    std::vector<std::string> boards;                    ///< one a vertex
    std::vector<std::pair<vertex, vertex>> moves = {};  ///< sorted
    std::vector<vertex> frontier = {};
    std::vector<multiple_move> multiples = {};
    std::vector<std::string> positions = {};  ///< the boards where empty
    ludograph::play convention = play::normal;
};

/// The labelled graph of game "toy".
inline game_graph labelled(const toy& description) {
    const std::size_t n = description.boards.size();
    game_graph graph(n);
    for (const auto& [from, to] : description.moves) add_edge(from, to, graph);
    for (const vertex v : description.frontier) graph[v].frontier = true;
    auto& facts = graph[boost::graph_bundle];
    facts.game = "toy";
    facts.rule = "move along an arrow";
    facts.complete = description.frontier.empty();
    facts.stopped_by = facts.complete ? stop_reason::none : stop_reason::depth;
    const auto& positions = description.positions.empty() ? description.boards : description.positions;
    facts.names = std::make_shared<toy_names>(positions, description.boards, description.multiples);
    facts.start = facts.names->position(0);
    label_graph(graph, description.convention);
    return graph;
}

/// Two positions that play can go round between, one end, one move that loses: P, N and D.
inline toy loopy_toy() {
    return {.boards = {"a", "b", "end", "exit"}, .moves = {{0, 1}, {0, 3}, {1, 0}, {3, 2}}};
}

/// A long heap that was cut at depth 1: take 1 or 2.
inline toy cut_toy() {
    return {.boards = {"4", "3", "2", "1"}, .moves = {{0, 1}, {0, 2}, {2, 3}}, .frontier = {1}};
}

}  // namespace ludograph::testing
