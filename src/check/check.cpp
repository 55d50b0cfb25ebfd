// Compares what a graph claims with what its edges and the definitions say.
#include "ludograph/check/check.hpp"

#include <algorithm>
#include <set>

#include "derivation.hpp"

namespace ludograph {

namespace {

using std::to_string;

std::string shown(const std::optional<std::uint64_t>& number) { return number ? to_string(*number) : "missing"; }
std::string shown(const std::string& text) { return text.empty() ? "missing" : text; }
std::string shown(const std::optional<bool>& flag) { return !flag ? "missing" : *flag ? "true" : "false"; }
std::string shown(const std::optional<claimed_value>& value) {
    if (!value) return "missing";
    if (value->number) return to_string(*value->number);
    std::string text = "∞{";
    for (const std::uint64_t each : value->finite) text += (text.back() == '{' ? "" : ",") + to_string(each);
    return text + "}";
}

/// Throws the first failure; `check_claims` catches it.
class checker {
public:
    explicit checker(const claims& graph)
        : graph_(graph), derived_(graph), outcome_(derived_.outcomes(graph.play)),
          misere_(derived_.outcomes("misere")) {
        if (derived_.loopy() && impartial() && graph.play == "normal") loopy_ = derived_.loopy_values();
    }

    void run() const {
        check_whole();
        for (std::size_t v = 0; v < graph_.vertices.size(); ++v) check_structure(v);
        for (std::size_t v = 0; v < graph_.vertices.size(); ++v) check_labels(v);
        check_counts();
    }

private:
    bool impartial() const { return !derived_.has_players(); }
    const claimed_vertex& at(std::size_t v) const { return graph_.vertices[v]; }

    [[noreturn]] static void fail(std::optional<std::size_t> v, const std::string& reason) {
        throw check_failure{v, reason};
    }

    /// `what` must be `right`, because `reason`.
    template <class Claim>
    static void expect(std::size_t v, const char* what, const Claim& claimed, const Claim& right,
                       const std::string& reason) {
        if (!(claimed == right))
            fail(v, std::string(what) + " is " + shown(claimed) + ", but should be " + shown(right) + ": " + reason);
    }

    void check_whole() const {
        if (graph_.play != "normal" && graph_.play != "misere") fail({}, "play is neither normal nor misere");
        if (!derived_.start()) fail({}, "start is the position of no node");
        const bool complete = std::ranges::none_of(graph_.vertices, &claimed_vertex::frontier);
        if (graph_.complete != complete)
            fail({}, complete ? "complete is false, but no node is on the frontier"
                              : "complete is true, but a node is on the frontier");
        if (graph_.complete != graph_.stopped_by.empty()) fail({}, "stopped_by and complete contradict each other");
        if (graph_.loopy && *graph_.loopy != derived_.loopy())
            fail({}, derived_.loopy() ? "loopy is false, but play can cycle" : "loopy is true, but play cannot cycle");
    }

    void check_structure(std::size_t v) const {
        const claimed_vertex& vertex = at(v);
        for (std::size_t i = 0; i < vertex.edges.size(); ++i) {
            const claimed_edge& edge = vertex.edges[i];
            if (i > 0 && edge.target <= vertex.edges[i - 1].target)
                fail(v, "its edges are not sorted by target, each target once");
            if (edge.multiplicity == 0) fail(v, "the edge to " + to_string(edge.target) + " stands for no move");
            if (edge.move_texts && *edge.move_texts != edge.multiplicity)
                fail(v, "the edge to " + to_string(edge.target) + " has multiplicity " + to_string(edge.multiplicity) +
                            " and " + to_string(*edge.move_texts) + " move texts");
        }
        if (vertex.frontier && !vertex.edges.empty()) fail(v, "it is on the frontier and yet has moves");
        if (vertex.terminal)
            expect(v, "terminal", vertex.terminal, std::optional(vertex.edges.empty() && !vertex.frontier),
                   "it has " + to_string(vertex.edges.size()) + " edges");
        if (vertex.depth) expect(v, "depth", vertex.depth, derived_.depth(v), "counted in moves from the start");
        if (!vertex.result.empty() && !vertex.edges.empty()) fail(v, "it has a result and yet has moves");
    }

    void check_labels(std::size_t v) const {
        expect(v, "outcome", at(v).outcome, outcome_[v], reason_of_outcome(v));
        check_remoteness(v);
        check_grundy(v);
        if (impartial()) expect(v, "misere", at(v).misere, misere_[v], "a player who cannot move wins there");
        check_longest(v);
        if (!impartial()) check_winner(v);
        for (const claimed_edge& edge : at(v).edges) check_flags(v, edge);
    }

    std::string reason_of_outcome(std::size_t v) const {
        if (at(v).edges.empty()) return at(v).frontier ? "its moves are not known" : "no move is left";
        for (const claimed_edge& edge : at(v).edges)
            if (is_good(at(v), at(edge.target), outcome_[edge.target]))
                return "the move to " + to_string(edge.target) + " wins";
        return outcome_[v] == "P" ? "no move escapes the loss" : outcome_[v] == "D" ? "a draw can be kept, a win not forced"
                                                                     : "it depends on what was not explored";
    }

    /// Remoteness over the options that fit: those good for the mover of an N position, all of a P
    /// position, the drawn ones of a drawn position.
    std::optional<std::uint64_t> remoteness_by_options(std::size_t v) const {
        const claimed_vertex& vertex = at(v);
        std::optional<std::uint64_t> best;
        for (const claimed_edge& edge : vertex.edges) {
            const claimed_vertex& option = at(edge.target);
            const std::string& outcome = outcome_[edge.target];
            if (outcome_[v] == "N" && !is_good(vertex, option, outcome)) continue;
            if (outcome_[v] == "D" && outcome != "D") continue;
            if (!option.remoteness) continue;
            const std::uint64_t after = *option.remoteness + 1;
            best = !best ? after : outcome_[v] == "N" ? std::min(*best, after) : std::max(*best, after);
        }
        return best;
    }

    void check_remoteness(std::size_t v) const {
        const claimed_vertex& vertex = at(v);
        if (outcome_[v].empty() || (outcome_[v] == "D" && derived_.loopy())) {
            expect(v, "remoteness", vertex.remoteness, {}, "there is none for outcome " + shown(outcome_[v]));
            return;
        }
        if (derived_.open(v) && !vertex.remoteness) return;
        if (vertex.edges.empty())
            return expect(v, "remoteness", vertex.remoteness, std::optional<std::uint64_t>(0), "no move is left");
        expect(v, "remoteness", vertex.remoteness, remoteness_by_options(v),
               outcome_[v] == "N" ? "the winner takes the quickest win" : "the longest play that can be kept counts");
        if (derived_.open(v)) check_open_remoteness(v);
    }

    /// Above the frontier a remoteness is certain only where nothing unexplored can be quicker, or slower.
    void check_open_remoteness(std::size_t v) const {
        for (const claimed_edge& edge : at(v).edges) {
            const claimed_vertex& option = at(edge.target);
            const bool decided = !outcome_[edge.target].empty();
            const bool harmless = option.remoteness || (outcome_[v] == "N" && decided && outcome_[edge.target] == "N") ||
                                  (outcome_[v] == "N" && *at(v).remoteness <= nearest_end(edge.target) + 1);
            if (!harmless) fail(v, "remoteness is given, but depends on what was not explored");
        }
    }

    /// Moves to the nearest vertex without edges: no play from `v` is shorter.
    std::uint64_t nearest_end(std::size_t v) const {
        std::set<std::size_t> seen{v}, level{v};
        for (std::uint64_t moves = 0;; ++moves) {
            std::set<std::size_t> next;
            for (const std::size_t w : level) {
                if (at(w).edges.empty()) return moves;
                for (const claimed_edge& edge : at(w).edges)
                    if (seen.insert(edge.target).second) next.insert(edge.target);
            }
            if (next.empty()) return moves;
            level = std::move(next);
        }
    }

    std::set<std::uint64_t> values_of_options(std::size_t v) const {
        std::set<std::uint64_t> values;
        for (const claimed_edge& edge : at(v).edges) {
            const auto& value = at(edge.target).grundy;
            if (value && value->number) values.insert(*value->number);
        }
        return values;
    }

    bool has_option_of_value(std::size_t v, std::uint64_t m) const { return values_of_options(v).count(m) != 0; }

    void check_grundy(std::size_t v) const {
        const claimed_vertex& vertex = at(v);
        if (!impartial() || graph_.play == "misere" || vertex.frontier)
            return expect(v, "grundy", vertex.grundy, {}, "there is none here");
        const std::set<std::uint64_t> values = values_of_options(v);
        if (derived_.loopy()) return check_loopy_value(v, values);
        std::uint64_t mex = 0;
        while (values.count(mex) != 0) ++mex;
        if (derived_.open(v)) {
            if (!vertex.grundy) {
                if (outcome_[v] == "P") fail(v, "grundy is missing, but a lost position has the value 0");
                return;
            }
            for (const claimed_edge& edge : vertex.edges)
                if (!at(edge.target).grundy && !has_option_of_value(edge.target, mex))
                    fail(v, "grundy is given, but depends on what was not explored");
        }
        std::string list;
        for (const std::uint64_t value : values) list += (list.empty() ? "" : ", ") + to_string(value);
        expect(v, "grundy", vertex.grundy, std::optional(claimed_value{mex, {}}),
               "the least number missing among the options' values " + (list.empty() ? "(none)" : list));
    }

    void check_loopy_value(std::size_t v, const std::set<std::uint64_t>& values) const {
        if (loopy_[v])
            return expect(v, "grundy", at(v).grundy, std::optional(claimed_value{loopy_[v], {}}),
                          "it is the mex of the values of its options, and every option above it has a reverting move");
        std::optional<claimed_value> infinite;
        if (!derived_.open(v)) infinite = claimed_value{std::nullopt, {values.begin(), values.end()}};
        expect(v, "grundy", at(v).grundy, infinite, "no number is the value, for an option has no reverting move");
    }

    void check_longest(std::size_t v) const {
        std::optional<std::uint64_t> longest;
        if (!derived_.loopy() && !derived_.open(v)) {
            longest = 0;
            for (const claimed_edge& edge : at(v).edges)
                longest = std::max(*longest, at(edge.target).longest.value_or(0) + 1);
        }
        expect(v, "longest", at(v).longest, longest, "one more than the most of the options");
    }

    void check_winner(std::size_t v) const {
        const claimed_vertex& vertex = at(v);
        if (vertex.player.empty()) fail(v, "player is missing");
        if (outcome_[v] == "D") return expect(v, "winner", vertex.winner, std::string("draw"), "the outcome is D");
        if (outcome_[v] == "N") return expect(v, "winner", vertex.winner, vertex.player, "the player to move wins");
        if (outcome_[v] == "P" && (vertex.winner.empty() || vertex.winner == vertex.player || vertex.winner == "draw"))
            fail(v, "winner is " + shown(vertex.winner) + ", but the other player wins");
    }

    void check_flags(std::size_t v, const claimed_edge& edge) const {
        const std::string &from = outcome_[v], &to = outcome_[edge.target];
        if (from.empty() || to.empty()) {
            if (edge.winning.value_or(false)) fail(v, "the move to " + to_string(edge.target) + " is not known to win");
            return;
        }
        const bool wins = is_good(at(v), at(edge.target), to);
        expect(v, ("winning of the move to " + to_string(edge.target)).c_str(), edge.winning, std::optional(wins),
               "the option has outcome " + to);
        const auto right = best(v, edge.target, wins);
        if (right)
            expect(v, ("best of the move to " + to_string(edge.target)).c_str(), edge.best, right,
                   "it follows from outcome and remoteness");
    }

    /// The quickest win, the longest resistance, a kept draw; nothing where that is not certain.
    std::optional<bool> best(std::size_t v, std::size_t option, bool wins) const {
        if (outcome_[v] == "D") return outcome_[option] == "D";
        if (outcome_[v] == "N" && !wins) return false;
        if (!at(v).remoteness || !at(option).remoteness) return std::nullopt;
        return *at(v).remoteness == *at(option).remoteness + 1;
    }

    void check_counts() const {
        std::uint64_t moves = 0, p = 0, n = 0, d = 0;
        for (std::size_t v = 0; v < graph_.vertices.size(); ++v) {
            moves += at(v).edges.size();
            ++(outcome_[v] == "P" ? p : outcome_[v] == "N" ? n : d);
            d -= outcome_[v].empty();
        }
        const auto count = [](const char* what, const std::optional<std::uint64_t>& claimed, std::uint64_t right) {
            if (claimed && *claimed != right)
                fail({}, std::string(what) + " is " + to_string(*claimed) + ", but the file has " + to_string(right));
        };
        count("positions", graph_.positions, graph_.vertices.size());
        count("moves", graph_.moves, moves);
        count("outcomes P", graph_.p, p);
        count("outcomes N", graph_.n, n);
        count("outcomes D", graph_.d, d);
    }

    const claims& graph_;
    derivation derived_;
    std::vector<std::string> outcome_, misere_;
    std::vector<std::optional<std::uint64_t>> loopy_;
};

}  // namespace

std::optional<check_failure> check_claims(const claims& graph) {
    try {
        checker(graph).run();
        return std::nullopt;
    } catch (const check_failure& failure) {
        return failure;
    }
}

}  // namespace ludograph
