// Positions to play from, for the tests of strategies.
#pragma once

#include <memory>
#include <set>

#include "ludograph/play/course.hpp"
#include "support.hpp"
#include "toy.hpp"

namespace ludograph::testing {

/// A position with its graph, and games on it.
struct board {
    explicit board(const std::string& text, play convention = play::normal)
        : start(read_placed(text)), graph(labelled(text, convention)), choices(graph, start.rules) {}

    std::unique_ptr<strategy> player(const std::string& name) { return make_strategy(name, graph, random); }

    course play(const std::string& first, const std::string& second) {
        course game(graph);
        play_out(game, choices, graph, *player(first), *player(second));
        return game;
    }

    std::string chosen(const std::string& name) {
        const auto& all = choices.at(0);
        return all[player(name)->choose(graph, 0, all)].moves.front();
    }

    /// Moves at the start that `name` makes in many draws.
    std::set<std::string> all_chosen(const std::string& name) {
        std::set<std::string> moves;
        for (int i = 0; i < 200; ++i) moves.insert(chosen(name));
        return moves;
    }

    placed start;
    game_graph graph;
    choice_table choices;
    random_source random{7};
};

/// Choices of vertex 0 of a graph that no ruleset made.
inline std::vector<choice> choices_of_toy(const game_graph& graph) {
    std::vector<choice> all;
    for (const vertex option : targets_of(graph, 0))
        all.push_back({option, {"to " + std::to_string(option)}});
    return all;
}

/// X moves at 0 to a drawn end, 1, or to 2, from where O wins at 3; with `swapped` the players change.
inline game_graph with_players(bool swapped) {
    const side x = swapped ? side::second : side::first, o = swapped ? side::first : side::second;
    game_graph graph = labelled(toy{.boards = {"a", "b", "c", "d"}, .moves = {{0, 1}, {0, 2}, {2, 3}}});
    graph[boost::graph_bundle].players = {"X", "O"};
    graph[0].mover = graph[3].mover = x;
    graph[1].mover = graph[2].mover = o;
    graph[1].end = outcome::D;
    graph[3].end = outcome::P;
    label_graph(graph, play::normal);
    return graph;
}

}  // namespace ludograph::testing
