// Zielonka's algorithm with a stack of its own.
#include "ludograph/label/parity.hpp"

#include <algorithm>

#include "ludograph/label/options_first.hpp"
#include "ludograph/label/outcome.hpp"

namespace ludograph {

namespace {

side other(side player) { return player == side::first ? side::second : side::first; }

/// Every subgame is the end of one array of vertices, from some place on: what is decided within it
/// moves to its front, and the game inside it is what is left behind that.
class solver {
public:
    solver(const game_graph& graph, const std::vector<std::uint64_t>& priorities)
        : graph_(graph), priorities_(priorities), back_(detail::reversed(graph)),
          order_(num_vertices(graph)), place_(order_.size()), winner_(order_.size(), side::none),
          strategy_(order_.size(), no_value), ways_(order_.size(), 0) {
        for (vertex v = 0; v < order_.size(); ++v) order_[v] = place_[v] = v;
    }

    parity_solution solve() {
        std::size_t from = 0;
        for (const side loser : {side::first, side::second}) {
            const auto stuck = [&](vertex v) { return graph_[v].mover == loser && out_degree(v, graph_) == 0; };
            from = attract(from, other(loser), stuck);
        }
        solve_from(from);
        for (vertex v = 0; v < order_.size(); ++v)
            if (winner_[v] != graph_[v].mover) strategy_[v] = no_value;
        return {std::move(winner_), std::move(strategy_)};
    }

private:
    /// A game in which the vertices from `begin` to `inner` lead to the highest priority and the
    /// rest is being solved.
    struct frame {
        std::size_t begin, inner;
        std::uint64_t highest;
        side player;   ///< whom the highest priority favours
    };

    void solve_from(std::size_t begin) {
        std::vector<frame> frames;
        const auto enter = [&] {
            while (begin < order_.size()) {
                const std::uint64_t highest = highest_from(begin);
                const side player = highest % 2 == 0 ? side::first : side::second;
                const auto has_it = [&](vertex v) { return priorities_[v] == highest; };
                frames.push_back({begin, attract(begin, player, has_it), highest, player});
                begin = frames.back().inner;
            }
        };
        for (enter(); !frames.empty(); enter()) {
            const frame top = frames.back();
            frames.pop_back();
            const side opponent = other(top.player);
            const auto lost = [&](vertex v) { return place_[v] >= top.inner && winner_[v] == opponent; };
            const bool loses = std::any_of(order_.begin() + static_cast<std::ptrdiff_t>(top.inner), order_.end(), lost);
            // What the opponent wins inside is won outside too, with all that leads there; the rest
            // of this game is then solved anew.
            if (!loses) stay_inside(top);
            begin = loses ? attract(top.begin, opponent, lost) : order_.size();
        }
    }

    /// All of a game is won by the player of its highest priority: where that comes up, any move that
    /// stays in the game will do.
    void stay_inside(const frame& won) {
        for (std::size_t i = won.begin; i < won.inner; ++i) {
            const vertex v = order_[i];
            if (priorities_[v] != won.highest || graph_[v].mover != won.player) continue;
            const std::vector<vertex> targets = targets_of(graph_, v);
            strategy_[v] = *std::ranges::find_if(targets, [&](vertex to) { return place_[to] >= won.begin; });
        }
    }

    std::uint64_t highest_from(std::size_t begin) const {
        std::uint64_t highest = 0;
        for (std::size_t i = begin; i < order_.size(); ++i) highest = std::max(highest, priorities_[order_[i]]);
        return highest;
    }

    /// Moves what `player` can force into the vertices of `is_goal` to the front of the game that
    /// begins at `begin`, as won by `player`; gives where the rest begins.
    template <class Goal>
    std::size_t attract(std::size_t begin, side player, Goal is_goal) {
        std::size_t end = begin;
        std::vector<vertex> goals;
        for (std::size_t i = begin; i < order_.size(); ++i)
            if (is_goal(order_[i])) goals.push_back(order_[i]);
        for (const vertex v : goals) take(v, end++, player);
        for (std::size_t next = begin; next < end; ++next) {
            const vertex to = order_[next];
            for (std::uint64_t i = back_.first[to]; i < back_.first[to + std::size_t{1}]; ++i) {
                const vertex v = back_.source[i];
                if (place_[v] < end) continue;
                if (graph_[v].mover == player) strategy_[v] = to;
                if (graph_[v].mover == player || --ways_out(v, begin) == 0) take(v, end++, player);
            }
        }
        // The counts of those that were touched but not taken are void.
        for (const vertex v : touched_) ways_[v] = 0;
        touched_.clear();
        return end;
    }

    /// How many moves of `v` within the game that begins at `begin` are not known to be forced.
    std::uint32_t& ways_out(vertex v, std::size_t begin) {
        if (ways_[v] != 0) return ways_[v];
        for (const vertex to : targets_of(graph_, v)) ways_[v] += place_[to] >= begin;
        touched_.push_back(v);
        return ways_[v];
    }

    void take(vertex v, std::size_t to, side player) {
        const vertex there = order_[to];
        std::swap(order_[place_[v]], order_[to]);
        place_[there] = place_[v];
        place_[v] = static_cast<std::uint32_t>(to);
        winner_[v] = player;
    }

    const game_graph& graph_;
    const std::vector<std::uint64_t>& priorities_;
    const detail::reverse_index back_;
    std::vector<vertex> order_;
    std::vector<std::uint32_t> place_;   ///< of a vertex in `order_`
    std::vector<side> winner_;
    std::vector<vertex> strategy_;   ///< void where the mover does not win
    std::vector<std::uint32_t> ways_;
    std::vector<vertex> touched_;
};

}  // namespace

parity_solution solve_parity(const game_graph& graph, const std::vector<std::uint64_t>& priorities) {
    return solver(graph, priorities).solve();
}

void label_parity(game_graph& graph) {
    graph_facts& facts = graph[boost::graph_bundle];
    parity_solution solved = solve_parity(graph, facts.priorities);
    for (vertex v = 0; v < num_vertices(graph); ++v) {
        graph[v].winner = solved.winner[v];
        graph[v].result = solved.winner[v] == graph[v].mover ? outcome::N : outcome::P;
    }
    facts.strategy = std::move(solved.strategy);
    facts.play = play::normal;
    facts.cycle = visit_options_first(graph, [](vertex) {});
    facts.loopy = !facts.cycle.empty();
}

}  // namespace ludograph
