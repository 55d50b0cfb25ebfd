// Moore's Nim by formula: who wins, by which moves, and how many they are, without looking at every move.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "ludograph/integer.hpp"

namespace ludograph {

/// Is the position lost for the player to move when up to `most_heaps` heaps may be taken from at once? It is
/// when each binary digit is set in a multiple of most_heaps + 1 of the heaps (Moore 1910).
bool is_moore_nim_p(std::span<const std::int64_t> heaps, std::int64_t most_heaps);

/// The moves to positions that are lost. Of heaps of equal size the last ones are lowered, and a smaller heap is
/// never left before a larger one: what such moves differ by is no difference of the positions that they reach.
class moore_winning_moves {
public:
    /// A move lowers a set of heaps. Where there are more sets than that, one that wins by Moore's proof is taken.
    static constexpr std::size_t most_sets = 10'000;

    /// `heaps` is ascending, numbers to 2^62. O(sets); the first move costs O(sets · most_heaps³ · digits²).
    moore_winning_moves(std::span<const std::int64_t> heaps, std::int64_t most_heaps);
    ~moore_winning_moves();

    /// Are these all moves that win, or only those that lower one set of heaps?
    bool are_all() const;

    /// The heaps in their places after the next move. The moves come in the order in which the heaps count down like
    /// the digits of a number, the last one fastest: each once. Nothing after the last. O(most_heaps³ · digits²).
    std::optional<std::vector<std::int64_t>> next();

private:
    struct state;
    std::unique_ptr<state> state_;
};

/// How many positions, heaps in any order, the winning moves lead to. Nothing where the number has more than 127
/// bits, or where counting takes more than `most_counting_steps`. O(sets · 8^most_heaps · digits).
std::optional<uint128> count_moore_winning_options(std::span<const std::int64_t> heaps, std::int64_t most_heaps);

inline constexpr std::uint64_t most_counting_steps = 4'000'000'000;

}  // namespace ludograph
