// Checks the labels of every vertex and edge, but for parity games.
#include <algorithm>
#include <set>

#include "judgement.hpp"

namespace ludograph {

namespace {

using std::to_string;

class label_check {
public:
    label_check(const claims& graph, const derivation& derived)
        : graph_(graph), derived_(derived), outcome_(derived.outcomes(graph.play)) {
        if (!derived.impartial()) return;
        misere_ = derived.outcomes("misere");
        if (derived.loopy() && graph.play == "normal") loopy_ = derived.loopy_values();
        const bool is_cut = std::ranges::any_of(graph.vertices, &claimed_vertex::frontier);
        if (is_cut && !derived.loopy()) certain_remoteness_ = derived.certain_remoteness(graph.play);
    }

    void run() const {
        for (std::size_t v = 0; v < graph_.vertices.size(); ++v) check_presence(v);
        // Options come first: what a label is held against then has been found right.
        for (const std::size_t v : derived_.order()) check_vertex(v);
    }

private:
    const claimed_vertex& at(std::size_t v) const { return graph_.vertices[v]; }

    /// The labels of a vertex are compared with those of its options, so these must be there first.
    void check_presence(std::size_t v) const {
        expect(v, "outcome", at(v).outcome, outcome_[v], reason_of_outcome(v));
        if (at(v).frontier || derived_.open(v) || outcome_[v].empty()) return;
        if (!at(v).remoteness && (outcome_[v] != "D" || !derived_.loopy()))
            fail(v, "remoteness is missing, but the outcome is " + outcome_[v]);
        if (derived_.impartial() && graph_.play == "normal" && !at(v).grundy)
            fail(v, "grundy is missing, but the players are alike and play is normal");
    }

    void check_vertex(std::size_t v) const {
        check_remoteness(v);
        check_grundy(v);
        expect(v, "misere", at(v).misere, misere_.empty() ? "" : misere_[v],
               misere_.empty() ? "the ends have results, or the players are told apart" : "a player who cannot move wins");
        check_longest(v);
        check_winner(v);
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
        if (derived_.open(v)) return check_open_remoteness(v);
        if (vertex.edges.empty())
            return expect(v, "remoteness", vertex.remoteness, std::optional<std::uint64_t>(0), "no move is left");
        expect(v, "remoteness", vertex.remoteness, remoteness_by_options(v),
               outcome_[v] == "N" ? "the winner takes the quickest win" : "the longest play that can be kept counts");
    }

    /// It may be left out where it is hard to see that it is certain.
    void check_open_remoteness(std::size_t v) const {
        if (!at(v).remoteness) return;
        if (certain_remoteness_.empty() || !certain_remoteness_[v])
            fail(v, "remoteness is given, but depends on what was not explored");
        expect(v, "remoteness", at(v).remoteness, certain_remoteness_[v], "the moves that were not explored change nothing");
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
        if (!derived_.impartial() || graph_.play == "misere" || vertex.frontier)
            return expect(v, "grundy", vertex.grundy, {},
                          vertex.frontier         ? "its moves are not known"
                          : derived_.impartial() ? "misere play has no Grundy values"
                                                 : "the ends have results, or the players are told apart");
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
        if (!derived_.has_players()) return expect(v, "winner", vertex.winner, std::string(), "no player is named");
        const std::string& other = graph_.players[graph_.players[0] == vertex.player ? 1 : 0];
        const std::string right = outcome_[v] == "N"   ? vertex.player
                                  : outcome_[v] == "P" ? other
                                  : outcome_[v] == "D" ? "draw"
                                                       : "";
        expect(v, "winner", vertex.winner, right, "the outcome is " + (right.empty() ? "not certain" : outcome_[v]));
    }

    void check_flags(std::size_t v, const claimed_edge& edge) const {
        const std::string& to = outcome_[edge.target];
        const std::string move = " of the move to " + to_string(edge.target);
        std::optional<bool> wins;
        if (!to.empty()) wins = is_good(at(v), at(edge.target), to);
        expect(v, "winning" + move, edge.winning, wins,
               to.empty() ? "the outcome there is not certain" : "the outcome there is " + to);
        expect(v, "best" + move, edge.best, best(v, edge.target), "it follows from outcomes and remoteness");
    }

    /// The quickest win, the longest resistance, a kept draw; nothing where that is not certain.
    std::optional<bool> best(std::size_t v, std::size_t option) const {
        const std::string &from = outcome_[v], &to = outcome_[option];
        if (from.empty() || to.empty()) return std::nullopt;
        if (from == "D") return to == "D";
        if (from == "N" && !is_good(at(v), at(option), to)) return false;
        if (!at(v).remoteness || !at(option).remoteness) return std::nullopt;
        return *at(v).remoteness == *at(option).remoteness + 1;
    }

    const claims& graph_;
    const derivation& derived_;
    std::vector<std::string> outcome_;
    std::vector<std::string> misere_;                     ///< of impartial games
    std::vector<std::optional<std::uint64_t>> loopy_;     ///< of impartial games in which play can cycle
    std::vector<std::optional<std::uint64_t>> certain_remoteness_;  ///< of those in which it cannot
};

}  // namespace

void check_labels(const claims& graph, const derivation& derived) { label_check(graph, derived).run(); }

}  // namespace ludograph
