// Waiting for input in a way that a signal ends.
#include "line_reader.hpp"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

#include "ludograph/error.hpp"
#include "ludograph/rules/text.hpp"
#include "signals.hpp"

namespace ludograph::cli {

namespace {

constexpr std::size_t longest_line = 1 << 14;

/// A read goes on after a signal has been handled, a poll does not. The signals are let in only while
/// the poll waits: one that comes just before it would otherwise be noted and then waited upon.
void wait_for_input() {
    const signals_held held;
    pollfd input{STDIN_FILENO, POLLIN, 0};
    int ready = -1;
    while (ready < 0) {
        stop_if_signalled();
        ready = ppoll(&input, 1, nullptr, &held.before());
        if (ready < 0 && errno != EINTR)
            throw input_error(std::string("cannot wait for stdin: ") + std::strerror(errno));
    }
    stop_if_signalled();
}

}  // namespace

bool line_reader::read_more() {
    wait_for_input();
    std::array<char, 4096> bytes;
    const ssize_t count = read(STDIN_FILENO, bytes.data(), bytes.size());
    if (count < 0) throw input_error(std::string("cannot read stdin: ") + std::strerror(errno));
    pending_.append(bytes.data(), static_cast<std::size_t>(count));
    return count > 0;
}

std::optional<std::string> line_reader::next() {
    std::size_t end = pending_.find('\n');
    while (end == std::string::npos) {
        const std::size_t searched = pending_.size();
        if (searched > longest_line)
            throw input_error("a line of the input is longer than " + std::to_string(longest_line) +
                              " bytes; write one answer a line");
        if (!read_more()) break;
        end = pending_.find('\n', searched);
    }
    if (end == std::string::npos && pending_.empty()) return std::nullopt;
    std::string line = pending_.substr(0, end);
    pending_.erase(0, end == std::string::npos ? end : end + 1);
    if (!line.empty() && line.back() == '\r') line.pop_back();
    return std::string(trimmed(line).text);
}

}  // namespace ludograph::cli
