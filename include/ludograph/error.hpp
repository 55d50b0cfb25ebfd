// Error types: one for each thing a caller may want to treat differently.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>

namespace ludograph {

/// Base of every error this library throws. The message is a whole sentence fragment for a
/// person: where, what, remedy; no trailing period, no "error:" in front.
class error : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Text that cannot be read: a position, parameters, a file, a command line.
/// `offset` is the byte offset of the offending part within the text that was being read.
class input_error : public error {
public:
    explicit input_error(const std::string& message, std::size_t offset = 0)
        : error(message), offset_(offset) {}

    std::size_t offset() const noexcept { return offset_; }

    /// The same error seen from a text in which the one that was read begins at `by`.
    input_error shifted(std::size_t by) const { return input_error(what(), offset_ + by); }

    /// The same error with `prefix` in front of its message.
    input_error prefixed(const std::string& prefix) const {
        return input_error(prefix + what(), offset_);
    }

private:
    std::size_t offset_;
};

/// A budget of positions, moves, memory or time is used up.
class limit_error : public error {
public:
    using error::error;
};

/// An output could not be made or written.
class output_error : public error {
public:
    using error::error;
};

/// The user stopped the program; `signal` is SIGINT, SIGTERM or SIGHUP.
class interrupted : public error {
public:
    explicit interrupted(int signal) : error("interrupted"), signal_(signal) {}
    int signal() const noexcept { return signal_; }

private:
    int signal_;
};

}  // namespace ludograph
