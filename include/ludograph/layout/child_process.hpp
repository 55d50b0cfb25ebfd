// Work that may crash, hang or exit, done in a forked child; other programs too.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "ludograph/error.hpp"

namespace ludograph {

struct child_limits {
    std::chrono::milliseconds cpu{60'000};  ///< rounded up to whole seconds
    std::chrono::milliseconds wall{120'000};
    std::uint64_t memory = std::uint64_t{4} << 30;  ///< beyond what the parent has
    std::uint64_t output = std::uint64_t{4} << 30;  ///< bytes the child may send
    std::function<int()> stop_requested = {};       ///< a signal number, or 0; may be empty
};

/// How a child failed. `killed`: by somebody else's SIGKILL, which is the kernel's where the machine has no
/// memory left.
enum class child_failure : std::uint8_t { cpu, wall, memory, killed, signal, exit, refused, garbled, missing };

/// The message says what happened, without a remedy: "was ended by signal 11 (…)".
class child_error : public output_error {
public:
    child_error(child_failure how, const std::string& message) : output_error(message), how_(how) {}
    child_failure how() const noexcept { return how_; }

private:
    child_failure how_;
};

/// Runs `work` in a forked child and gives the strings it returns. Whatever the child does (throws,
/// aborts, exits, hangs, eats memory) costs the caller nothing but a child_error; what it prints
/// goes nowhere, except that its last words explain a crash. An exception of `work` is
/// `refused` with its text. When `stop_requested` gives a signal the child is killed and
/// `interrupted` is thrown. The child is always reaped; it ignores SIGINT, SIGTERM and SIGHUP and dies with its
/// parent.
std::vector<std::string> run_in_child(const std::function<std::vector<std::string>()>& work,
                                      const child_limits& limits);

/// Runs another program, found through PATH, under the same limits and without a shell: `words` are its name
/// and its arguments, `input` is what it reads, and the result is what it writes to its standard output. It
/// runs in the C locale. Throws child_error, `missing` where there is no such program and `exit` where it
/// ends with another code than 0; `interrupted`.
std::string run_program_in_child(const std::vector<std::string>& words, const std::string& input,
                                 const child_limits& limits);

}  // namespace ludograph
