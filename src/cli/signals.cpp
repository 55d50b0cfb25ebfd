// The handlers do only what a signal handler may: set flags, unlink, poll, write, _exit, and on Linux start the timer and
// ask whether a stream is a terminal or memory is left, which are nothing but system calls.
#include "signals.hpp"

#include <poll.h>
#include <sys/time.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <ctime>
#include <exception>
#include <string_view>

#include "command.hpp"
#include "frugal_threads.hpp"
#include "ludograph/error.hpp"
#include "ludograph/layout/text_metrics.hpp"
#include "ludograph/uncaught.hpp"
#include "terminal.hpp"

namespace ludograph::cli {

namespace {

std::atomic<int> received = 0;
std::atomic<std::int64_t> received_at = 0;   // by a clock of milliseconds
std::atomic<bool> has_stopped = false;   // and only tells what there is
bool has_parent = false;   // who tells how this process has ended
std::array<std::atomic<const char*>, 64> temporary_files;
static_assert(std::atomic<int>::is_always_lock_free && std::atomic<std::int64_t>::is_always_lock_free &&
              std::atomic<const char*>::is_always_lock_free);

void remove_temporary_files() {
    for (const auto& each : temporary_files)
        if (const char* path = each.load()) unlink(path);
}

/// Only what can be written at once: nobody may be reading.
void say(std::string_view text) {
    pollfd place{STDERR_FILENO, POLLOUT, 0};
    if (poll(&place, 1, 0) != 1 || (place.revents & POLLOUT) == 0) return;
    [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, text.data(), text.size());
}

[[noreturn]] void end_at_once(int signal) {
    remove_temporary_files();
    constexpr std::string_view message = "\r\x1b[Kludograph: interrupted; what was not finished is left out\n";
    constexpr std::size_t erase = 4;   // only a terminal has a progress line to erase
    say(isatty(STDERR_FILENO) ? message : message.substr(erase));
    _exit(128 + signal);
}

/// A parent finds its own words for the code.
[[noreturn]] void end_with(std::string_view reason, int code) {
    if (!has_parent) {
        say("ludograph: error: ");
        say(reason);
        say("\n");
    }
    _exit(code);
}

[[noreturn]] void on_terminate() {
    remove_temporary_files();
    if (!memory_ran_out()) __gnu_cxx::__verbose_terminate_handler();
    end_with(out_of_memory, limit_reached);
}

void on_crash(int signal) {
    remove_temporary_files();
    if (memory_is_out(2 * most_stack)) end_with(out_of_memory, limit_reached);   // the most a library wants at once
    if (text_is_measured()) end_with(fonts_crashed, output_failed);
    raise(signal);   // now with its default effect
}

std::int64_t milliseconds_now() {
    timespec now{};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * std::int64_t{1000} + now.tv_nsec / 1'000'000;
}

/// The kernel, the shell and the session each tell that a terminal goes, and may add a SIGTERM: that is no impatience.
void note_signal(int signal) {
    const int before = received.load();
    if (before != 0 && signal == SIGHUP) return;
    if (before == signal && milliseconds_now() - received_at.load() < 50) return;
    received_at.store(milliseconds_now());
    received.store(signal);
    if (before != 0 && before != SIGHUP) end_at_once(signal);
    if (before != 0 || has_stopped.load()) return;
    const itimerval patience{{0, 0}, {0, 500'000}};
    setitimer(ITIMER_REAL, &patience, nullptr);
}

void on_signal(int signal) {
    const int code = errno;   // of what it comes between
    note_signal(signal);
    errno = code;
}

void on_patience_lost(int) { end_at_once(received.load()); }

void handle(int signal, void (*handler)(int), int flags = SA_RESTART) {
    struct sigaction action {};
    action.sa_handler = handler;
    action.sa_flags = flags;
    sigemptyset(&action.sa_mask);
    sigaction(signal, &action, nullptr);
}

bool is_ignored(int signal) {
    struct sigaction action {};
    return sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

}  // namespace

void catch_signals() {
    handle(SIGCHLD, SIG_DFL);   // where it is ignored nobody learns how a process ended
    handle(SIGINT, on_signal);
    handle(SIGTERM, on_signal);
    if (!is_ignored(SIGHUP)) handle(SIGHUP, on_signal);   // nohup has it ignored
    handle(SIGALRM, on_patience_lost);
}

void be_stopped_by_parent() {
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGALRM}) std::signal(signal, SIG_IGN);
    handle(stop_order, [](int signal) { received.store(signal); });
    for (auto& each : temporary_files) each.store(nullptr);
    has_parent = true;
}

void catch_sudden_ends() {
    std::set_terminate(on_terminate);
    for (const int signal : {SIGSEGV, SIGBUS, SIGTRAP, SIGABRT}) handle(signal, on_crash, SA_RESETHAND);
}

int stop_signal() { return received.load(); }

void stopped_in_time() {
    has_stopped.store(true);
    const itimerval never{};
    setitimer(ITIMER_REAL, &never, nullptr);
}

void stop_if_signalled() {
    if (const int signal = stop_signal()) throw interrupted(signal);
}

signals_held::signals_held() {
    sigset_t stops;
    sigemptyset(&stops);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&stops, signal);
    pthread_sigmask(SIG_BLOCK, &stops, &before_);
}

signals_held::~signals_held() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

removed_at_sudden_end::removed_at_sudden_end(const char* path) {
    for (std::size_t i = 0; i < temporary_files.size(); ++i) {
        const char* none = nullptr;
        if (!temporary_files[i].compare_exchange_strong(none, path)) continue;
        place_ = static_cast<int>(i);
        return;
    }
}

removed_at_sudden_end::~removed_at_sudden_end() {
    if (place_ >= 0) temporary_files[static_cast<std::size_t>(place_)].store(nullptr);
}

}  // namespace ludograph::cli
