// A forked child: what it may do, how its results come back, how its end is understood.
#include "ludograph/layout/child_process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <string_view>
#include <thread>
#include <utility>

#include "child_side.hpp"

namespace ludograph {

namespace {

using clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr auto pause = 50ms;  // between two looks at the clock and at the user

[[noreturn]] void fail(const char* what) {
    throw output_error(std::string("cannot start a child process: ") + what + ": " + std::strerror(errno));
}

class descriptor {
public:
    explicit descriptor(int fd) : fd_(fd) {}
    descriptor(descriptor&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}
    descriptor& operator=(descriptor&&) = delete;
    ~descriptor() { close(); }
    int get() const { return fd_; }
    void close() {
        if (fd_ >= 0) ::close(std::exchange(fd_, -1));
    }

private:
    int fd_;
};

/// No handler of the parent may run in the child: signals wait until it has dropped them.
class signals_held {
public:
    signals_held() {
        sigset_t all;
        sigfillset(&all);
        ::pthread_sigmask(SIG_SETMASK, &all, &before_);
    }
    ~signals_held() { release(); }
    signals_held(const signals_held&) = delete;
    signals_held& operator=(const signals_held&) = delete;
    void release() const { ::pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

private:
    sigset_t before_{};
};

struct ending {
    int status = 0;
    std::chrono::microseconds cpu{0};
};

/// Reaps the child in any case, killing it first where it still runs.
class child {
public:
    explicit child(pid_t pid) : pid_(pid) {}
    child(const child&) = delete;
    child& operator=(const child&) = delete;
    ~child() {
        if (!ended()) stop();
    }

    void stop() {
        ::kill(pid_, SIGKILL);
        wait(0);
    }
    bool ended() {
        if (!reaped_) wait(WNOHANG);
        return reaped_;
    }
    /// Once it has ended.
    const ending& end() const { return end_; }

private:
    void wait(int flags) {
        int status = 0;
        rusage usage{};
        pid_t reaped = 0;
        do reaped = ::wait4(pid_, &status, flags, &usage);
        while (reaped < 0 && errno == EINTR);
        if (reaped == 0) return;
        const auto time = [](const timeval& t) {
            return std::chrono::seconds(t.tv_sec) + std::chrono::microseconds(t.tv_usec);
        };
        end_ = {status, time(usage.ru_utime) + time(usage.ru_stime)};
        reaped_ = true;
    }

    pid_t pid_;
    ending end_;
    bool reaped_ = false;
};

/// Throws when the user or the clock says stop.
class watch {
public:
    explicit watch(const child_limits& limits) : limits_(limits), deadline_(clock::now() + limits.wall) {}

    void check() const {
        if (limits_.stop_requested)
            if (const int signal = limits_.stop_requested()) throw interrupted(signal);
        if (clock::now() >= deadline_) throw child_error(child_failure::wall, "did not finish in time");
    }

private:
    const child_limits& limits_;
    clock::time_point deadline_;
};

/// Everything the child sends, until it closes its end of the pipe or is gone.
std::string receive(int from, child& sender, const watch& until, std::uint64_t most) {
    std::string received;
    std::vector<char> buffer(1 << 16);
    for (;;) {
        until.check();
        pollfd ready{from, POLLIN, 0};
        const bool gone = sender.ended();  // asked before polling: what it sent is there
        const int events = ::poll(&ready, 1, gone ? 0 : static_cast<int>(pause.count()));
        if (events < 0 && errno != EINTR) fail("poll");
        if (events == 0 && gone) return received;
        if (events <= 0) continue;
        const ssize_t count = ::read(from, buffer.data(), buffer.size());
        if (count == 0) return received;
        if (count < 0 && errno != EINTR) fail("read");
        if (count > 0) received.append(buffer.data(), static_cast<std::size_t>(count));
        if (received.size() > most) throw child_error(child_failure::garbled, "sent more than can be right");
    }
}

ending wait_for_end(child& sender, const watch& until) {
    while (!sender.ended()) {
        until.check();
        std::this_thread::sleep_for(1ms);
    }
    return sender.end();
}

/// What the child printed last, on one line; "" if nothing.
std::string last_words(int chatter) {
    std::array<char, 400> buffer{};
    const off_t size = ::lseek(chatter, 0, SEEK_END);
    const off_t from = std::max<off_t>(0, size - static_cast<off_t>(buffer.size()));
    const ssize_t count = ::pread(chatter, buffer.data(), buffer.size(), from);
    std::string words(buffer.data(), static_cast<std::size_t>(std::max<ssize_t>(0, count)));
    std::replace(words.begin(), words.end(), '\n', ' ');
    while (!words.empty() && words.back() == ' ') words.pop_back();
    return words;
}

/// How a child failed that did not send all it should have.
[[noreturn]] void explain(const ending& end, const std::string& words, const child_limits& limits) {
    const std::string said = words.empty() ? "" : " after saying: " + words;
    if (WIFEXITED(end.status))
        throw child_error(child_failure::exit,
                          "exited with code " + std::to_string(WEXITSTATUS(end.status)) + said);
    const int signal = WTERMSIG(end.status);
    if (signal == SIGXCPU || (signal == SIGKILL && end.cpu >= limits.cpu))
        throw child_error(child_failure::cpu, "used up its computing time");
    // The kernel kills when the whole machine has no memory left, but not only the kernel can.
    if (signal == SIGKILL)
        throw child_error(child_failure::killed, "was killed (signal 9), perhaps for lack of memory");
    const char* name = ::sigdescr_np(signal);
    throw child_error(child_failure::signal, "was ended by signal " + std::to_string(signal) + " (" +
                                                 (name ? name : "unknown") + ")" + said);
}

struct channel {
    descriptor read_end, write_end;
};

channel make_channel() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) fail("pipe");
    return {descriptor(ends[0]), descriptor(ends[1])};
}

descriptor make_file() {
    descriptor file(::memfd_create("child", MFD_CLOEXEC));
    if (file.get() < 0) fail("memfd_create");
    return file;
}

/// A file that a program can read `text` from.
descriptor file_of(std::string_view text) {
    descriptor file = make_file();
    while (!text.empty()) {
        const ssize_t count = ::write(file.get(), text.data(), text.size());
        if (count < 0 && errno != EINTR) fail("write");
        if (count > 0) text.remove_prefix(static_cast<std::size_t>(count));
    }
    ::lseek(file.get(), 0, SEEK_SET);
    return file;
}

/// What the child of `run_program_in_child` reports when it cannot become the program: an errno; 0 when it has
/// become it, since that closes its end.
int start_failure(int from, const watch& until) {
    for (;;) {
        until.check();
        pollfd ready{from, POLLIN, 0};
        if (::poll(&ready, 1, static_cast<int>(pause.count())) <= 0) continue;
        int code = 0;
        const ssize_t count = ::read(from, &code, sizeof code);
        if (count >= 0) return count == sizeof code ? code : 0;
    }
}

}  // namespace

std::vector<std::string> run_in_child(const std::function<std::vector<std::string>()>& work,
                                      const child_limits& limits) {
    const descriptor chatter = make_file();
    channel results = make_channel();
    const pid_t parent = ::getpid();
    const signals_held held;
    const pid_t pid = ::fork();
    if (pid < 0) fail("fork");
    if (pid == 0) be_the_child(work, limits, results.write_end.get(), chatter.get(), parent);
    held.release();
    results.write_end.close();

    child sender(pid);
    const watch until(limits);
    const message_reader messages(receive(results.read_end.get(), sender, until, limits.output));
    // A child that has said everything may go however it likes.
    if (messages.complete()) return messages.results();
    if (messages.out_of_memory()) throw child_error(child_failure::memory, "ran out of memory");
    if (messages.refused()) throw child_error(child_failure::refused, messages.reason());
    const ending end = wait_for_end(sender, until);
    if (WIFEXITED(end.status) && WEXITSTATUS(end.status) == 0 && messages.garbled())
        throw child_error(child_failure::garbled, "sent something that cannot be read");
    explain(end, last_words(chatter.get()), limits);
}

std::string run_program_in_child(const std::vector<std::string>& words, const std::string& input,
                                 const child_limits& limits) {
    const descriptor text = file_of(input), chatter = make_file();
    channel output = make_channel(), start = make_channel();
    const pid_t parent = ::getpid();
    const signals_held held;
    const pid_t pid = ::fork();
    if (pid < 0) fail("fork");
    if (pid == 0)
        become_program(words, limits, {text.get(), output.write_end.get(), chatter.get(), start.write_end.get()}, parent);
    held.release();
    output.write_end.close();
    start.write_end.close();

    child sender(pid);
    const watch until(limits);
    if (const int code = start_failure(start.read_end.get(), until))
        throw child_error(child_failure::missing, std::string("cannot be started: ") + std::strerror(code));
    std::string written = receive(output.read_end.get(), sender, until, limits.output);
    const ending end = wait_for_end(sender, until);
    if (WIFEXITED(end.status) && WEXITSTATUS(end.status) == EXIT_SUCCESS) return written;
    explain(end, last_words(chatter.get()), limits);
}

}  // namespace ludograph
