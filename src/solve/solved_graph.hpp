// One explored and labelled ruleset, edges kept compactly: what `solve` asks its questions of.
#pragma once

#include <string>
#include <vector>

#include "ludograph/explore/build.hpp"
#include "ludograph/label/label.hpp"
#include "ludograph/solve/solve.hpp"

namespace ludograph {

/// A budget ran out; who asked knows what to say.
struct budget_ended {
    stop_reason reason;
};

class solved_graph {
public:
    /// An option of a position, with the texts of all moves that reach it.
    struct option {
        vertex v;
        std::vector<std::string> moves;
    };

    /// Explores `start` and labels what it reaches. Throws budget_ended.
    solved_graph(const placed& start, const solve_options& options, const watcher& watch);

    /// Takes from the budgets what this graph has used and keeps.
    void charge(explore_limits& budgets) const;

    /// In the ruleset's order of moves, each option once.
    std::vector<option> options_of(vertex v) const;

    vertex size() const { return static_cast<vertex>(keys_.size()); }
    key_view position(vertex v) const { return keys_[v]; }
    std::string text(vertex v) const { return rules_->format(keys_[v]); }
    outcome result(vertex v) const { return labels_.played.result[v]; }
    /// Under misère play; unknown where the players are told apart.
    outcome misere(vertex v) const { return labels_.misere.empty() ? outcome::unknown : labels_.misere[v]; }
    std::uint32_t remoteness(vertex v) const { return labels_.played.remoteness[v]; }
    grundy_value grundy(vertex v) const;

    /// Result, remoteness, mover and winner: what tells which moves win and which are best.
    position_label label(vertex v) const;

    /// What is known of the start, without its options.
    const solution& about_start() const { return start_; }
    const compact_graph& graph() const { return graph_; }

private:
    vertex_marks marks_of_players() const;

    ruleset_ptr rules_;
    bool symmetry_;
    key_store keys_;
    compact_graph graph_;
    graph_labels labels_;
    solution start_;
};

}  // namespace ludograph
