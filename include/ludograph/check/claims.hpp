// What a graph file claims, as plain data: nothing here is computed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ludograph {

/// A Grundy value as it is written: a number, or ∞ with its set.
struct claimed_value {
    std::optional<std::uint64_t> number;   ///< none: ∞
    std::vector<std::uint64_t> finite;     ///< the set of ∞
    bool operator==(const claimed_value&) const = default;
};

struct claimed_edge {
    std::size_t target = 0;
    std::optional<std::uint64_t> multiplicity;
    std::optional<std::size_t> move_texts;  ///< how many there are
    std::optional<bool> winning, best;
};

/// One vertex; a key that the file does not have is empty. Outcomes are "P", "N", "D".
struct claimed_vertex {
    std::string position;
    std::string outcome, misere;
    std::string player, winner, result;
    std::optional<claimed_value> grundy;
    std::optional<std::uint64_t> remoteness, longest, depth, code, priority;
    std::optional<bool> terminal;
    bool frontier = false;
    std::vector<claimed_edge> edges;  ///< in the order of the file
};

struct claims {
    std::string game, play, objective, start, stopped_by;
    std::optional<bool> complete, loopy;
    std::optional<std::uint64_t> positions, moves, p, n, d;
    std::vector<std::string> players;
    std::vector<std::pair<std::string, std::uint64_t>> winners;  ///< in the order of the file
    std::vector<claimed_vertex> vertices;
};

/// Reads the text of a graph JSON of this project and keeps no more of it than the claims. Throws
/// input_error that says what is wrong; its offset is the place in the text, or std::size_t's highest
/// for what has no place.
claims read_claims(std::string_view text);

}  // namespace ludograph
