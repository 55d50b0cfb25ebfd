// The game graph: positions are vertices, moves are edges, labels sit on the vertices.
#pragma once

#include <boost/graph/adjacency_list.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ludograph/graph/stop_reason.hpp"

namespace ludograph {

/// Seen by the player about to move: N wins, P loses, D neither can force a win.
enum class outcome : std::uint8_t { unknown, N, P, D };

/// Who wins when a player cannot move: the other one (normal) or that player (misere).
enum class play : std::uint8_t { normal, misere };

/// Stands for a number that a vertex does not have.
inline constexpr std::uint32_t no_value = std::numeric_limits<std::uint32_t>::max();

/// The loopy Grundy value ∞; its set of finite values is `finite_values` of the options.
inline constexpr std::uint32_t infinite_value = no_value - 1;

/// Who moves, or who wins, where the two players are told apart.
enum class side : std::uint8_t { none, first, second, draw };

/// What is known of a position. `result` and `remoteness` are those of the graph's play.
struct position_label {
    std::uint32_t depth = 0;                ///< moves from the start, breadth first; no_value out of its reach
    std::uint32_t grundy = no_value;        ///< Grundy value, normal play, no cycle reachable
    std::uint32_t remoteness = no_value;    ///< moves to the end, winner hurrying, loser delaying
    std::uint32_t longest = no_value;       ///< moves of the longest play
    outcome result = outcome::unknown;
    outcome misere = outcome::unknown;      ///< outcome when the player who cannot move wins
    bool frontier = false;                  ///< not expanded: its moves are not in the graph
    side mover = side::none;                ///< who is to move; none where the players are alike
    side winner = side::none;               ///< who wins with best play; only where there is a mover
    outcome end = outcome::unknown;         ///< what the end is worth to the mover; unknown: as play says
};

/// What is known of a move. Nothing: `winning` and `best` follow from the labels of its ends.
struct move_label {};

}  // namespace ludograph

/// Boost keeps the property of every edge of a directed list in a heap cell of its own, even an empty
/// one, so that adding edges leaves edge descriptors valid: about 57 bytes an edge. A game graph is
/// filled once and only read afterwards, so its edges can hold the (empty) property in place; and its
/// vertices, fewer than 2^32, need no more than half a size_t: 4 bytes.
template <class Vertex>
class boost::detail::stored_edge_property<Vertex, ludograph::move_label> : public stored_edge<std::uint32_t>,
                                                                           private ludograph::move_label {
public:
    using property_type = ludograph::move_label;
    stored_edge_property() = default;
    stored_edge_property(Vertex target, const property_type& = {})
        : stored_edge<std::uint32_t>(static_cast<std::uint32_t>(target)) {}
    /// Its address tells edges apart, as edge descriptors need it.
    property_type& get_property() { return *this; }
    const property_type& get_property() const { return *this; }
};

namespace ludograph {

/// Texts of vertices and moves, made when asked for: what can be derived is not stored.
/// Implementations are immutable.
class naming {
public:
    virtual ~naming() = default;
    /// Position text, as the ruleset's `format` gives it.
    virtual std::string position(std::uint32_t vertex) const = 0;
    /// Picture of the position, possibly of several lines.
    virtual std::string board(std::uint32_t vertex) const = 0;
    /// Ways to write the position in few characters, possibly in several lines: as many for every vertex of a
    /// graph and in the same order, so that a picture can keep to the one that is shortest on the whole.
    virtual std::vector<std::string> briefs(std::uint32_t vertex) const { return {position(vertex)}; }
    /// The number that stands for the position, in games that number theirs.
    virtual std::optional<std::uint64_t> code(std::uint32_t /*vertex*/) const { return std::nullopt; }
    /// Texts of the moves from `vertex` to each of `targets`, in the ruleset's order of moves.
    virtual std::vector<std::vector<std::string>> moves(
        std::uint32_t vertex, const std::vector<std::uint32_t>& targets) const = 0;
    /// How many moves there are from `vertex` to each of `targets`: the sizes of what `moves` gives.
    virtual std::vector<std::uint32_t> move_counts(std::uint32_t vertex,
                                                   const std::vector<std::uint32_t>& targets) const = 0;
};

/// What holds for the graph as a whole.
struct graph_facts {
    std::string game;                 ///< ruleset, e.g. "subtraction:1,3,4"
    std::string rule;                 ///< the rule in one sentence
    std::string start;                ///< position text of the start
    std::uint32_t start_vertex = 0;   ///< where views and reports begin; not 0 in some imported graphs
    ludograph::play play = ludograph::play::normal;
    bool complete = true;             ///< every vertex is expanded
    stop_reason stopped_by = stop_reason::none;  ///< why it is not complete
    bool loopy = false;               ///< play can repeat a position
    std::vector<std::uint32_t> cycle; ///< one cycle, in order of play, when loopy
    bool symmetry = false;            ///< positions are folded by the ruleset's symmetries
    std::array<std::string, 2> players;  ///< their names; empty where the players are alike
    std::vector<std::uint64_t> priorities;  ///< by vertex, of a parity game; empty for others
    /// By vertex, where a winning strategy goes; `no_value` where the mover loses. Empty unless the
    /// labels are those of the parity game: the first player wins if the highest priority that comes
    /// up again and again is even.
    std::vector<std::uint32_t> strategy;
    std::uint64_t moves_with_multiplicity = 0;  ///< parallel moves counted apart
    std::shared_ptr<const naming> names;
};

/// Vertices 0 … n-1; explored graphs have them in breadth-first order of discovery, the start is 0,
/// imported ones in the order of their file. The out-edges of a vertex are sorted by target, each
/// target once.
using game_graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS, position_label,
                                         move_label, graph_facts>;

using vertex = std::uint32_t;

/// The targets of the out-edges of `v`, ascending.
std::vector<vertex> targets_of(const game_graph& graph, vertex v);

/// A Grundy value on its own: a number, ∞{K} where `number` is `infinite_value`, or none.
struct grundy_value {
    std::uint32_t number = no_value;
    std::vector<std::uint32_t> finite = {};  ///< the set K of ∞{K}, ascending, each once

    grundy_value() = default;
    /*implicit*/ grundy_value(std::uint32_t value, std::vector<std::uint32_t> k = {})
        : number(value), finite(std::move(k)) {}

    bool is_known() const { return number != no_value; }
    bool is_infinite() const { return number == infinite_value; }
    bool operator==(const grundy_value&) const = default;
};

/// "3", "∞{0,2}", or "" where there is none.
std::string to_string(const grundy_value& value);

/// The finite ones among Grundy values, ascending, each once: the set K of ∞{K}.
std::vector<std::uint32_t> finite_values(std::vector<std::uint32_t> values);

/// The value of `v`, and its text.
grundy_value grundy_of(const game_graph& graph, vertex v);
std::string grundy_text(const game_graph& graph, vertex v);

/// Is this a game whose two players are told apart?
bool has_players(const game_graph& graph);

/// The name of a player, "draw", or "" for none.
std::string side_name(const std::array<std::string, 2>& players, side who);

/// How the game ended at `v`: a player's name or "draw"; where the players are alike "win", "lose" or
/// "draw" for the player to move; "" where nothing is recorded.
std::string end_text(const game_graph& graph, vertex v);

/// Does the move win: lead from a won position to a lost one, or, where there are players, to a
/// position that the player who moves wins?
bool is_winning(const position_label& source, const position_label& target);

/// Is the move among the best: the quickest win, the longest resistance, or one that keeps a draw?
bool is_best(const position_label& source, const position_label& target);

/// Does the player to move have no move at all here?
bool is_terminal(const game_graph& graph, vertex v);

struct outcome_counts {
    std::uint64_t p = 0, n = 0, d = 0;
};
outcome_counts count_outcomes(const game_graph& graph);

struct winner_counts {
    std::uint64_t first = 0, second = 0, draw = 0;
};
/// Of all positions, or of the ends alone.
winner_counts count_winners(const game_graph& graph, bool ends_only = false);

/// "N", "P", "D", or "" for unknown.
const char* to_string(outcome value);
/// "normal" or "misere".
const char* to_string(play value);

}  // namespace ludograph
