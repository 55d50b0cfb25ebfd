// What the tests of games share: the moves of a position, labels by position, the reason of a refusal.
#pragma once

#include <gtest/gtest.h>

#include <map>

#include "ludograph/error.hpp"
#include "support.hpp"

namespace ludograph::testing {

struct named_move {
    std::string text;
    std::string option;
    bool operator==(const named_move&) const = default;
};

/// Every move from e.g. "nim 3,4,5", in the ruleset's order.
inline std::vector<named_move> moves_of(std::string_view text) {
    const placed start = read_placed(text);
    std::vector<named_move> moves;
    start.rules->for_each_move(start.position, [&](key_view option, const auto& name) {
        moves.push_back({name(), start.rules->format(option)});
    });
    return moves;
}

inline std::vector<std::string> options_of(std::string_view text) {
    std::vector<std::string> options;
    for (const named_move& move : moves_of(text)) options.push_back(move.option);
    return options;
}

inline std::vector<std::string> move_texts_of(std::string_view text) {
    std::vector<std::string> texts;
    for (const named_move& move : moves_of(text)) texts.push_back(move.text);
    return texts;
}

/// The position text in canonical form.
inline std::string canonical(std::string_view text) {
    const placed start = read_placed(text);
    return start.rules->format(start.position);
}

inline std::string board_of(std::string_view text) {
    const placed start = read_placed(text);
    return start.rules->board(start.position);
}

/// The error that reading `text` throws.
inline input_error refusal(std::string_view text) {
    try {
        read_placed(text);
    } catch (const input_error& failure) {
        return failure;
    }
    ADD_FAILURE() << "not refused: " << text;
    return input_error("");
}

/// The labels of every position reachable from `text`, by position text.
inline std::map<std::string, position_label> labels_by_position(std::string_view text,
                                                                play convention = play::normal) {
    const game_graph graph = labelled(text, convention);
    std::map<std::string, position_label> labels;
    for (vertex v = 0; v < num_vertices(graph); ++v)
        labels[graph[boost::graph_bundle].names->position(v)] = graph[v];
    return labels;
}

/// The labels of the start alone.
inline position_label label_of(std::string_view text, play convention = play::normal) {
    return labelled(text, convention)[0];
}

/// The options of the start that winning moves lead to, each once, sorted.
inline std::vector<std::string> winning_options(std::string_view text, play convention = play::normal) {
    const game_graph graph = labelled(text, convention);
    std::vector<std::string> options;
    for (const vertex v : targets_of(graph, 0))
        if (is_winning(graph[0], graph[v])) options.push_back(graph[boost::graph_bundle].names->position(v));
    std::sort(options.begin(), options.end());
    return options;
}

}  // namespace ludograph::testing
