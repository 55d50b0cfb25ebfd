// Nim by formula.
#pragma once

#include <cstdint>
#include <span>

namespace ludograph {

/// The XOR of the heaps: the Grundy value of a Nim position (Bouton 1901).
std::int64_t nim_sum(std::span<const std::int64_t> heaps);

/// Is the position lost for the player to move when the player who cannot move wins? The rule of
/// normal play, reversed when no heap is above 1 (Bouton 1901).
bool is_misere_nim_p(std::span<const std::int64_t> heaps);

}  // namespace ludograph
