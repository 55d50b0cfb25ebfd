// Checks that the strategies of a labelled parity game win it.
#include <algorithm>

#include "judgement.hpp"

namespace ludograph {

namespace {

using std::to_string;

class parity_check {
public:
    explicit parity_check(const claims& graph)
        : graph_(graph), index_(graph.vertices.size(), none), low_(index_.size()), group_(index_.size(), 0) {}

    void run() {
        if (graph_.play != "normal") fail({}, "play is misere, but a parity game has no misere play");
        if (graph_.players.empty()) fail({}, "objective is parity, but no node has a player");
        for (std::size_t v = 0; v < graph_.vertices.size(); ++v) check_vertex(v);
        for (std::size_t v = 0; v < graph_.vertices.size(); ++v) check_moves(v, at(v).winner == at(v).player);
        check_cycles();
    }

private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    const claimed_vertex& at(std::size_t v) const { return graph_.vertices[v]; }

    void check_vertex(std::size_t v) const {
        const claimed_vertex& vertex = at(v);
        if (vertex.frontier) fail(v, "it is on the frontier, but who wins a parity game depends on all of it");
        if (!vertex.priority) fail(v, "priority is missing, but every vertex of a parity game has one");
        if (std::ranges::find(graph_.players, vertex.winner) == graph_.players.end())
            fail(v, "winner is " + shown(vertex.winner) + ", but should be " + graph_.players[0] + " or " +
                        graph_.players[1] + ": a parity game has no draws");
        if (!vertex.result.empty()) fail(v, "it has a result, but an end of a parity game is lost for the player to move");
        expect(v, "outcome", vertex.outcome, std::string(vertex.winner == vertex.player ? "N" : "P"),
               "the player to move is " + vertex.player + " and the winner " + vertex.winner);
        const std::string why = "the play of a parity game has no end to count to";
        expect(v, "grundy", vertex.grundy, {}, why);
        expect(v, "remoteness", vertex.remoteness, {}, why);
        expect(v, "longest", vertex.longest, {}, why);
        expect(v, "misere", vertex.misere, std::string(), why);
    }

    /// The winner has one move marked as best, which stays among what is won; the other player cannot
    /// get out.
    void check_moves(std::size_t v, bool wins) const {
        const claimed_vertex& vertex = at(v);
        std::size_t strategy_moves = 0;
        for (const claimed_edge& edge : vertex.edges) {
            const std::string& there = at(edge.target).winner;
            const std::string move = "the move to " + to_string(edge.target);
            if (!wins && there != vertex.winner)
                fail(v, "winner is " + vertex.winner + ", but " + move + " leads " + vertex.player + " to a win");
            expect(v, "winning of " + move, edge.winning, std::optional(there == vertex.player),
                   "the winner there is " + shown(there));
            if (wins != edge.best.has_value())
                fail(v, "best of " + move + " is " + shown(edge.best) + ", but it is there where the player to move wins");
            if (!edge.best.value_or(false)) continue;
            ++strategy_moves;
            if (there != vertex.winner) fail(v, move + " is called best, but gives away the win");
        }
        if (wins && strategy_moves != 1)
            fail(v, "winner is " + vertex.winner + ", who moves there, but " + to_string(strategy_moves) +
                        " moves are called best, and a strategy has one");
    }

    static bool favours_first(std::uint64_t priority) { return priority % 2 == 0; }

    /// May play go there from `v` when the winner follows the strategy?
    bool is_kept(std::size_t v, const claimed_edge& edge) const {
        return at(v).winner != at(v).player || edge.best.value_or(false);
    }

    /// Every cycle of kept moves must have a highest priority for the winner. Takes strongly connected
    /// groups of vertices apart: the vertices of the highest priority are fine or prove a bad cycle;
    /// without them the rest falls into groups again.
    void check_cycles() {
        std::vector<std::vector<std::size_t>> waiting(1);
        for (std::size_t v = 0; v < graph_.vertices.size(); ++v) waiting[0].push_back(v);
        while (!waiting.empty()) {
            const std::vector<std::size_t> vertices = std::move(waiting.back());
            waiting.pop_back();
            ++current_group_;
            for (const std::size_t v : vertices) {
                group_[v] = current_group_;
                index_[v] = none;
            }
            visited_ = 0;
            for (const std::size_t v : vertices)
                if (index_[v] == none) find_components(v, waiting);
        }
    }

    /// A strongly connected component on which play can go on for ever.
    void check_component(const std::vector<std::size_t>& component, std::vector<std::vector<std::size_t>>& waiting) const {
        const auto by_priority = [&](std::size_t a, std::size_t b) { return *at(a).priority < *at(b).priority; };
        const std::size_t top = *std::ranges::max_element(component, by_priority);
        const std::uint64_t highest = *at(top).priority;
        if ((at(top).winner == graph_.players[0]) != favours_first(highest))
            fail(top, "winner is " + at(top).winner + ", but play that follows the moves called best can come back here "
                      "again and again, with no higher priority than " + to_string(highest));
        std::vector<std::size_t> rest;
        std::ranges::copy_if(component, std::back_inserter(rest), [&](std::size_t v) { return *at(v).priority < highest; });
        if (!rest.empty()) waiting.push_back(std::move(rest));
    }

    /// R. Tarjan, Depth-first search and linear graph algorithms, SIAM J. Comput. 1 (1972), with a
    /// stack of its own.
    void find_components(std::size_t root, std::vector<std::vector<std::size_t>>& waiting) {
        std::vector<std::size_t> open;                          // not yet in a component
        std::vector<std::pair<std::size_t, std::size_t>> path;  // vertices and their next edges
        const auto enter = [&](std::size_t v) {
            index_[v] = low_[v] = visited_++;
            open.push_back(v);
            path.emplace_back(v, 0);
        };
        for (enter(root); !path.empty();) {
            const std::size_t v = path.back().first;
            const auto& edges = at(v).edges;
            if (path.back().second < edges.size()) {
                const claimed_edge& edge = edges[path.back().second++];
                if (!is_kept(v, edge) || group_[edge.target] != current_group_) continue;
                if (index_[edge.target] == none) enter(edge.target);
                else low_[v] = std::min(low_[v], index_[edge.target]);
                continue;
            }
            path.pop_back();
            if (!path.empty()) low_[path.back().first] = std::min(low_[path.back().first], low_[v]);
            if (low_[v] == index_[v]) close_component(v, open, waiting);
        }
    }

    void close_component(std::size_t v, std::vector<std::size_t>& open, std::vector<std::vector<std::size_t>>& waiting) {
        const auto first = std::ranges::find(open.rbegin(), open.rend(), v).base() - 1;
        const std::vector<std::size_t> component(first, open.end());
        open.erase(first, open.end());
        for (const std::size_t w : component) group_[w] = 0;
        const auto repeats = [&](const claimed_edge& edge) { return edge.target == v && is_kept(v, edge); };
        if (component.size() > 1 || std::ranges::any_of(at(v).edges, repeats)) check_component(component, waiting);
    }

    const claims& graph_;
    std::size_t visited_ = 0, current_group_ = 0;
    std::vector<std::size_t> index_, low_;  ///< of the depth-first search
    std::vector<std::size_t> group_;        ///< number of the group that is being taken apart; 0: none
};

}  // namespace

void check_parity(const claims& graph) { parity_check(graph).run(); }

}  // namespace ludograph
