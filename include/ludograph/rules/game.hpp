// What a game is: the concepts that rulesets are written against.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace ludograph {

/// A callable that accepts anything a ruleset emits; only for stating the concept.
struct any_emit {
    template <class Position, class Move>
    void operator()(const Position&, const Move&) const {}
};

/// A ruleset: a game with its parameters, as a value.
///
/// * `position` is a regular value in canonical form: two pictures of one situation compare equal.
/// * `move` is a small value that tells a move apart from the others of its position.
/// * `parse(text)` reads a position and canonicalises it; it throws input_error, whose message
///   names the offending part and whose offset points at it.
/// * `format(p)` is the position text that `parse` reads back; `board(p)` is its picture, which
///   may have several lines.
/// * `moves(p, emit)` calls `emit(option, move)` for every legal move in the ruleset's fixed
///   order. Two moves may emit the same canonical option. `emit` may throw to stop early.
/// * `format_move(m)` names a move.
///
/// Rulesets print nothing, keep no state and are safe to use from several threads.
template <class G>
concept game = std::equality_comparable<typename G::position> &&
               requires(const G ruleset, const typename G::position p, const typename G::move m,
                        std::string_view text) {
                   { ruleset.parse(text) } -> std::same_as<typename G::position>;
                   { ruleset.format(p) } -> std::convertible_to<std::string>;
                   { ruleset.board(p) } -> std::convertible_to<std::string>;
                   { ruleset.format_move(m) } -> std::convertible_to<std::string>;
                   ruleset.moves(p, any_emit{});
               };

/// A ruleset whose positions have symmetries that do not change play. `fold(p)` gives one
/// representative of each class. Used only when symmetry is asked for.
template <class G>
concept symmetric = game<G> && requires(const G ruleset, const typename G::position p) {
    { ruleset.fold(p) } -> std::same_as<typename G::position>;
};

/// A game whose two players are told apart. `players()` names them; `mover(p)` is 0 or 1; an end has
/// the score that the first player receives: `result(p)` is +1, 0 or -1. Without this concept the player who cannot move
/// has lost (or has won, in misère play).
template <class G>
concept two_player_game = game<G> && requires(const G ruleset, const typename G::position p) {
    { ruleset.players() } -> std::same_as<std::array<std::string, 2>>;
    { ruleset.mover(p) } -> std::convertible_to<int>;
    { ruleset.result(p) } -> std::convertible_to<int>;
};

/// A ruleset that numbers the positions below a start without a table: `rank` and `unrank` are
/// inverse on 0 … count-1, and every option has a smaller rank than its position.
template <class G>
concept ranked = game<G> && requires(const G ruleset, const typename G::position p,
                                     std::uint64_t rank) {
    { ruleset.count(p) } -> std::same_as<std::uint64_t>;
    { ruleset.rank(p, p) } -> std::same_as<std::uint64_t>;
    { ruleset.unrank(p, rank) } -> std::same_as<typename G::position>;
};

}  // namespace ludograph
