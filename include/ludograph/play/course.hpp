// The course of a game that is being played: the positions so far, who is to move, who has won.
#pragma once

#include <optional>
#include <vector>

#include "ludograph/play/strategy.hpp"

namespace ludograph {

/// The two at the board: who moves first from the start of the graph, and the other.
enum class seat : std::uint8_t { first, second };

seat other(seat one);

/// How a game ended: who won; nobody is a draw.
using winner = std::optional<seat>;

/// One play from the start of a complete labelled graph, which must outlive it.
class course {
public:
    explicit course(const game_graph& graph) : graph_(graph) {}

    const std::vector<vertex>& positions() const { return positions_; }
    vertex now() const { return positions_.back(); }

    /// Where the players are told apart the position says who moves, else they take turns.
    seat to_move() const { return seat_at(positions_.size() - 1); }
    /// Who moved from the position of this index in `positions`.
    seat seat_at(std::size_t index) const;

    /// Goes to an option of `now`.
    void move_to(vertex option) { positions_.push_back(option); }
    /// Takes moves back until `positions` has this size, 1 at least.
    void take_back(std::size_t size) { positions_.resize(size); }

    /// There is no move, or the position has come three times, which is a draw: two who avoid losing
    /// would otherwise go round for ever.
    bool is_over() const { return is_terminal(graph_, now()) || is_repeated(); }
    bool is_repeated() const;

    /// Who won. Needs `is_over`.
    ludograph::winner winner() const;

private:
    const game_graph& graph_;
    std::vector<vertex> positions_ = {0};
};

/// Plays on until the game is over.
void play_out(course& game, choice_table& choices, const game_graph& graph, strategy& first,
              strategy& second);

}  // namespace ludograph
