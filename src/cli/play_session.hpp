// A person plays at the terminal against a strategy.
#pragma once

#include <memory>
#include <string>

#include "line_reader.hpp"
#include "ludograph/play/course.hpp"

namespace ludograph::cli {

struct session_settings {
    seat human = seat::first;
    std::string against = "perfect";
    std::uint64_t seed = 1;
    bool verdicts = true;  ///< list them beside the moves
};

/// One game: the dialogue is on stdout and stdin.
class play_session {
public:
    /// `graph` is complete and labelled, and outlives this. Throws as `make_strategy` does.
    play_session(const game_graph& graph, const placed& start, const session_settings& settings);

    /// Plays until the game is over, left, or at the end of the input. Throws `interrupted`.
    void run();

private:
    enum class state { goes_on, left };

    std::string greeting() const;
    void opponent_moves();
    state human_moves();
    /// Prompts for a line; nothing at the end of the input.
    std::optional<std::string> ask();
    /// What is done with one line that was typed; throws input_error where it is neither a command nor
    /// a move.
    state obey(const std::string& text);
    void make(const choice& chosen);
    void take_back();
    /// The choice that a number, a move or a position stands for. Throws input_error.
    const choice& chosen_by(const std::string& text);
    const choice& chosen_by_number(const std::string& text);
    /// `text` as the text of a position; nothing where it is none.
    std::optional<std::string> position_of(const std::string& text) const;

    const game_graph& graph_;
    const placed& start_;
    session_settings settings_;
    random_source random_;
    std::unique_ptr<strategy> opponent_, adviser_;
    choice_table choices_;
    course game_;
    line_reader input_;
};

}  // namespace ludograph::cli
