// What the labels of claimed vertices must be, derived from the edges alone.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ludograph/check/claims.hpp"

namespace ludograph {

/// The edges of a claimed graph seen as a whole, and the labels that follow from them.
class derivation {
public:
    explicit derivation(const claims& graph);

    /// Vertices with their options before them; all vertices, later ones first, where play can cycle.
    const std::vector<std::size_t>& order() const { return order_; }
    bool loopy() const { return loopy_; }
    bool has_players() const { return has_players_; }
    /// Are the players alike, and has who cannot move lost, or in misere play won?
    bool impartial() const { return !has_players_ && !has_results_; }
    /// Can the vertex reach one that was not expanded?
    bool open(std::size_t v) const { return open_[v]; }
    /// The vertex that the file calls the start; none where there is no such position.
    std::optional<std::size_t> start() const { return start_; }
    /// Moves from the start; none where it is not reached.
    std::optional<std::uint64_t> depth(std::size_t v) const { return depth_[v]; }

    /// "P", "N" or "D" of every vertex under "normal" or "misere" play, "" where it is not certain.
    std::vector<std::string> outcomes(const std::string& play) const;

    /// The remoteness of every vertex where it is the same whatever was not explored holds: its least, as an option that
    /// may be lost or must be won bounds it, is its most. Of impartial graphs without cycles.
    std::vector<std::optional<std::uint64_t>> certain_remoteness(const std::string& play) const;

    /// Loopy Grundy values: a number, or nothing for ∞ and for what is not certain.
    std::vector<std::optional<std::uint64_t>> loopy_values() const;

private:
    void find_order();
    void find_open();
    void find_depths();
    std::string end_outcome(std::size_t v, const std::string& play) const;
    /// "N" or "P" where the outcomes known so far decide it.
    std::string outcome_by_options(std::size_t v, const std::vector<std::string>& outcome) const;

    const claims& graph_;
    std::vector<std::vector<std::size_t>> sources_;
    std::vector<std::size_t> order_;
    std::vector<bool> open_;
    std::vector<std::optional<std::uint64_t>> depth_;
    std::optional<std::size_t> start_;
    bool loopy_ = false;
    bool has_players_ = false;
    bool has_results_ = false;
};

/// Is an option of that outcome good for the player who moves there from `mover`?
bool is_good(const claimed_vertex& mover, const claimed_vertex& option, const std::string& option_outcome);
/// … or bad?
bool is_bad(const claimed_vertex& mover, const claimed_vertex& option, const std::string& option_outcome);

}  // namespace ludograph
