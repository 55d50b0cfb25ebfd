// What the threads of libraries may take of the address space, which `guard_memory` limits.
#pragma once

#include <cstddef>

namespace ludograph::cli {

/// In bytes. More than the 2 MiB that a thread has where stacks are unlimited; programs have 8 MiB elsewhere.
inline constexpr std::size_t most_stack = 8 << 20;

/// From now on a new thread has a stack of no more than `most_stack`, however large that of the program may grow, and
/// no heap of its own, of which each would take 64 MiB or more of the address space.
void keep_threads_frugal();

}  // namespace ludograph::cli
