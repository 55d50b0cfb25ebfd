// SIGINT, SIGTERM and SIGHUP: the work stops at the next place that looks, or else after half a second. Other
// sudden ends.
#pragma once

#include <csignal>

namespace ludograph::cli {

/// Handles them from now on, but SIGHUP only where it was not ignored before. The first signal is noted for
/// `stop_signal`; work that has not stopped half a second later, or a second SIGINT or SIGTERM, ends the program at
/// once, with the temporary files removed. The same signal within a twentieth of a second is the same wish: `timeout`
/// sends it to the program and to its group.
void catch_signals();

/// What a process sends to those that work for it, to stop them.
inline constexpr int stop_order = SIGUSR1;

/// For a process that works for another one, which decides when it ends: the signals of a user or of a whole group are
/// for that one, `stop_order` is noted for `stop_signal` and has no other effect. The temporary files so far are those
/// of the other one.
void be_stopped_by_parent();

/// Some destructors of libraries need memory, and what they throw cannot be caught; libraries in C crash without it: from
/// now on such an end removes the temporary files, and for want of memory it has a sentence and the code `limit_reached`,
/// in the libraries that measure text a sentence and the code `output_failed`.
void catch_sudden_ends();

/// The signal that came, or 0.
int stop_signal();

/// The work is done, or has stopped after a signal: from now on the program ends in its own time, whether a first signal
/// came before or comes yet; a second one still ends it at once.
void stopped_in_time();

/// Throws `interrupted` when a signal came.
void stop_if_signalled();

/// While it lives, the three of them wait: for code that looks whether one came and then sleeps, with
/// the signal mask of `before` for as long as it sleeps.
class signals_held {
public:
    signals_held();
    ~signals_held();
    signals_held(const signals_held&) = delete;
    signals_held& operator=(const signals_held&) = delete;

    const sigset_t& before() const { return before_; }

private:
    sigset_t before_;
};

/// While it lives, the file of this name is removed when the program is ended at once.
class removed_at_sudden_end {
public:
    /// `path` must stay where it is as long as this lives.
    explicit removed_at_sudden_end(const char* path);
    ~removed_at_sudden_end();
    removed_at_sudden_end(const removed_at_sudden_end&) = delete;
    removed_at_sudden_end& operator=(const removed_at_sudden_end&) = delete;

private:
    int place_ = -1;
};

}  // namespace ludograph::cli
