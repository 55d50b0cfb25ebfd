// What the command line knows of a game: rulesets with their types erased, and the list of them.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ludograph/catalog/formula_solver.hpp"
#include "ludograph/explore/exploration.hpp"
#include "ludograph/graph/game_graph.hpp"
#include "ludograph/rules/key.hpp"
#include "ludograph/theory/heap_sequence.hpp"

namespace ludograph {

/// A formula or theorem about positions, a second source for their labels.
struct formula {
    std::string name;  ///< with who found it
    ludograph::play play = ludograph::play::normal;
    /// Nothing where the formula does not speak of this position.
    std::function<std::optional<closed_form_value>(key_view p)> value;
};

/// A line through the origin, and what its slope is called: "phi".
struct asymptote {
    double slope = 0;
    std::string name;
};

/// Two heaps, two coins.
using number_pair = std::array<std::uint32_t, 2>;

/// A ruleset whose type is erased. Positions are keys, always canonical. Immutable.
class ruleset {
public:
    /// Called for every move: where it leads, and its text, made only when asked for.
    using move_sink = std::function<void(key_view option, const std::function<std::string()>& text)>;

    virtual ~ruleset() = default;

    virtual std::string name() const = 0;  ///< as a user writes it: "subtraction:1,3,4"
    virtual std::string rule() const = 0;  ///< one sentence
    virtual bool has_symmetry() const = 0;

    /// Names of the two players where they are told apart, else empty texts.
    virtual std::array<std::string, 2> players() const = 0;
    /// Who is to move at `p`: first or second; none where the players are alike.
    virtual side mover(key_view p) const = 0;
    /// Who has won at `p`, a position without moves: first, second or draw; none where the player
    /// who cannot move has simply lost.
    virtual side end_result(key_view p) const = 0;

    /// Reads a position. Throws input_error; its message begins with the game's name.
    virtual key parse(std::string_view text) const = 0;
    /// The same where a closed form answers: with `solver` numbers go to max_formula_number. Such a position
    /// can be formatted and its moves be named, but it is not explored.
    virtual key parse_large(std::string_view text) const = 0;
    virtual std::string format(key_view p) const = 0;
    virtual std::string board(key_view p) const = 0;
    /// Ways to write `p` in few characters, the same number of them for every position.
    virtual std::vector<std::string> briefs(key_view p) const = 0;
    /// `p` as plots read it: the board, but where seeds lie in cells those between bars, "|2|0|3|".
    virtual std::string diagram(key_view p) const { return board(p); }

    /// Representative of `p` under the ruleset's symmetries; `p` itself where there are none.
    virtual key fold(key_view p) const = 0;

    /// Every move from `p` in the ruleset's order.
    virtual void for_each_move(key_view p, const move_sink& use) const = 0;

    virtual exploration explore(key_view start, const explore_limits& limits,
                                const watcher& watch) const = 0;

    /// The number that stands for `p` where the ruleset numbers its positions.
    virtual std::optional<std::uint64_t> code(key_view p) const = 0;
    /// How many numbers there are, valid or not: 0 where positions are not numbered.
    virtual std::uint64_t codes() const = 0;
    /// The position of a number below `codes()`; nothing where no play reaches it.
    virtual std::optional<key> from_code(std::uint64_t number) const = 0;
    /// What can be said of `p` before any move is looked at: sentences, none for most rulesets.
    virtual std::vector<std::string> remarks(key_view p) const = 0;

    /// The formulas of the ruleset, the best known first; none for many rulesets.
    virtual std::vector<formula> formulas() const = 0;
    /// What answers for positions of any size by formula; its positions are `numbers`. Null for many rulesets.
    virtual std::unique_ptr<formula_solver> solver() const = 0;
    /// The values of single heaps, where a position is a number of heaps side by side and the rules of one
    /// heap are known well enough to compute them without a graph; null for other rulesets.
    virtual std::unique_ptr<heap_sequence> sequence() const = 0;
    /// Of two heaps: the lines that the P positions lie along; none for most rulesets.
    virtual std::vector<asymptote> asymptotes() const { return {}; }

    /// The numbers of a position that is a list of two; nothing for other positions.
    virtual std::optional<number_pair> pair_of([[maybe_unused]] key_view p) const { return std::nullopt; }
    /// Where the options of a position that `pair_of` gives lie in a grid of `width` columns, at x + y·width each,
    /// in the ruleset's order of moves; texts apart, this is what `for_each_move` gives, and much faster. False,
    /// and `cells` means nothing, where an option is no pair of numbers in a cell before that of `p`, which is
    /// below 2^32.
    virtual bool option_cells([[maybe_unused]] number_pair p, [[maybe_unused]] std::uint32_t width,
                              [[maybe_unused]] std::vector<std::uint32_t>& cells) const {
        return false;
    }

    /// What the first formula for normal play that speaks of `p` says.
    std::optional<closed_form_value> closed_form(key_view p) const;
};

/// What `p`, a position without moves, is worth to the player who would move; unknown where that
/// player has simply lost.
outcome end_for_mover(const ruleset& rules, key_view p);

using ruleset_ptr = std::shared_ptr<const ruleset>;

/// A position together with its ruleset.
struct placed {
    ruleset_ptr rules;
    key position;
    std::vector<placed> parts = {};  ///< of a sum; empty for a single game

    /// "nim 3,4,5", "subtraction:1,2 7 + nim 3,4"
    std::string text() const;
    /// The same for a message: cut in its middle when it is very long.
    std::string short_text() const;
};

/// A worked example with its right answer: for the tests, `games NAME` and the samples.
struct known_value {
    std::string ruleset;   ///< e.g. "nim:ordered"
    std::string position;
    std::uint32_t grundy = no_value;  ///< of an impartial game
    std::uint64_t positions = 0;
    std::uint64_t moves = 0;          ///< distinct edges
    side winner = side::none;         ///< of a game whose players are told apart
};

/// What a game's file says about the game.
struct game_facts {
    std::string name;
    std::string rule;           ///< one sentence
    std::string parameters;     ///< their syntax and meaning; "" if there are none
    std::string position_text;  ///< how a position is written
    std::string closed_form;    ///< "" if there is none
    std::string source;         ///< the paper or book that a reader is sent to
    std::string note;           ///< what is often told wrongly; "" if nothing
    std::vector<known_value> known;
};

struct game_entry {
    game_facts facts;
    /// From the text after the colon (empty without one). Throws input_error.
    std::function<ruleset_ptr(std::string_view parameters)> make;
};

/// Every game, sorted by name.
const std::vector<game_entry>& all_games();

/// Throws input_error that suggests the nearest name.
const game_entry& find_game(std::string_view name);

/// From "NAME" or "NAME:PARAMETERS". Throws input_error.
ruleset_ptr make_ruleset(std::string_view text);

/// The sum of two or more positions of games whose players are alike: a position of one ruleset that plays them side by
/// side.
placed make_sum(std::vector<placed> parts);

/// The positions of the parts of a sum's position.
std::vector<key> parts_of_sum(key_view p);

/// Which numbers a position may hold: those of positions that are explored, or also larger ones.
enum class number_range : std::uint8_t { explored, large };

/// Reads "RULESET POSITION" or a sum "RULESET POSITION + RULESET POSITION …".
/// Throws input_error whose offset counts from the beginning of `text`.
placed read_placed(std::string_view text, number_range range = number_range::explored);

/// What becomes of an exploration that a budget stopped.
enum class at_limit : std::uint8_t { fail, keep_partial };

/// Explores and builds the graph: all facts are filled in, the labels are not. When a budget runs out
/// throws limit_error, or builds the cut graph if that is wanted.
game_graph explore_graph(const placed& start, const explore_limits& limits, const watcher& watch = {},
                         at_limit then = at_limit::fail);

/// What `limit_error` says when `reason` stopped an exploration from `start`: what, and the remedy.
/// `keeps_graph`: 'ludograph solve' is a remedy, since it keeps less.
std::string limit_message(stop_reason reason, const explore_limits& limits, const placed& start,
                          bool keeps_graph = true);

}  // namespace ludograph
