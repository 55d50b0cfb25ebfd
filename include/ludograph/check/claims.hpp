// What a graph file claims, as plain data: nothing here is computed.
#pragma once

#include <cstdint>
#include <istream>
#include <optional>
#include <string>
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
    std::uint64_t multiplicity = 1;
    std::optional<std::size_t> move_texts;  ///< how many there are
    std::optional<bool> winning, best;
};

/// One vertex; a key that the file does not have is empty. Outcomes are "P", "N", "D".
struct claimed_vertex {
    std::string position;
    std::string outcome, misere;
    std::string player, winner, result;
    std::optional<claimed_value> grundy;
    std::optional<std::uint64_t> remoteness, longest, depth;
    std::optional<bool> terminal;
    bool frontier = false;
    std::vector<claimed_edge> edges;  ///< in the order of the file
};

struct claims {
    std::string play, start, stopped_by;
    bool complete = true;
    std::optional<bool> loopy;
    std::optional<std::uint64_t> positions, moves, p, n, d;
    std::vector<claimed_vertex> vertices;
};

/// Reads a graph JSON of this project. Throws input_error that says what is wrong and where: the
/// offset is that of a syntax error.
claims read_claims(std::istream& from);

}  // namespace ludograph
