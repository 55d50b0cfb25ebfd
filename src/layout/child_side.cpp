// The life of the child, from the fork to its end.
#include "child_side.hpp"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <fstream>
#include <new>

#include "ludograph/uncaught.hpp"

namespace ludograph {

namespace {

// 'r' a result, 'd' done, 'e' an exception's text, 'm' out of memory.
void send(int to, char kind, std::string_view text) {
    const auto write_all = [&](const char* bytes, std::size_t left) {
        while (left > 0) {
            const ssize_t count = ::write(to, bytes, left);
            if (count < 0 && errno != EINTR) ::_exit(EXIT_FAILURE);
            if (count < 0) continue;
            bytes += count;
            left -= static_cast<std::size_t>(count);
        }
    };
    const std::uint64_t length = text.size();
    write_all(&kind, 1);
    write_all(reinterpret_cast<const char*>(&length), sizeof length);
    write_all(text.data(), text.size());
}

/// Handlers of the parent mean nothing here. Ctrl-C, the end of a terminal and what `timeout` sends reach the whole
/// group: the parent decides.
void reset_signals() {
    for (int signal = 1; signal < NSIG; ++signal) std::signal(signal, SIG_DFL);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGXFSZ}) std::signal(signal, SIG_IGN);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
}

void limit(int resource, std::uint64_t soft, std::uint64_t hard) {
    const rlimit value{soft, hard};
    ::setrlimit(static_cast<__rlimit_resource_t>(resource), &value);
}

void set_limits(const child_limits& limits) {
    std::uint64_t pages = 0;  // the parent's heap is mapped here too, and costs nothing
    std::ifstream("/proc/self/statm") >> pages;
    const std::uint64_t memory = pages * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE)) + limits.memory;
    const auto seconds =
        static_cast<std::uint64_t>(std::chrono::ceil<std::chrono::seconds>(limits.cpu).count());
    limit(RLIMIT_CPU, seconds, seconds + 1);
    limit(RLIMIT_AS, memory, memory);
    limit(RLIMIT_CORE, 0, 0);
    limit(RLIMIT_FSIZE, 16 << 20, 16 << 20);
}

int results_pipe = -1;
std::size_t probe_size = 0;

void on_crash(int signal) {
    if (memory_is_out(probe_size)) send(results_pipe, 'm', {});
    ::raise(signal);  // now with its default effect
}

void on_early_exit(int status, void*) {
    if (memory_is_out(probe_size)) send(results_pipe, 'm', {});
    ::_exit(status);  // before the exit handlers of the parent, which must not run twice
}

[[noreturn]] void on_terminate() {
    if (!memory_ran_out()) __gnu_cxx::__verbose_terminate_handler();
    send(results_pipe, 'm', {});
    ::_exit(EXIT_FAILURE);
}

void watch_for_crashes(int results, const child_limits& limits) {
    results_pipe = results;
    probe_size = static_cast<std::size_t>(limits.memory / 8) + (1 << 20);
    struct sigaction action {};
    action.sa_handler = on_crash;
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    for (const int signal : {SIGSEGV, SIGBUS, SIGABRT, SIGTRAP, SIGILL, SIGFPE})
        ::sigaction(signal, &action, nullptr);
    ::on_exit(on_early_exit, nullptr);
    std::set_terminate(on_terminate);
}

/// Nothing of the parent's stays open but the standard streams and one more.
void keep_only(int input, int output, int chatter, int kept) {
    ::dup2(input, STDIN_FILENO);
    ::dup2(output, STDOUT_FILENO);
    ::dup2(chatter, STDERR_FILENO);
    const auto fd = static_cast<unsigned>(kept);
    if (fd > 3) ::close_range(3, fd - 1, 0);
    ::close_range(fd + 1, ~0U, 0);
}

void begin(pid_t parent) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != parent) ::_exit(EXIT_FAILURE);
    reset_signals();
    ::setenv("TZ", "UTC", 1);  // a PDF's date names its zone
}

}  // namespace

void be_the_child(const std::function<std::vector<std::string>()>& work, const child_limits& limits,
                  int results, int chatter, pid_t parent) {
    begin(parent);
    keep_only(::open("/dev/null", O_RDONLY | O_CLOEXEC), chatter, chatter, results);
    watch_for_crashes(results, limits);
    try {
        set_limits(limits);
        for (const std::string& result : work()) send(results, 'r', result);
        send(results, 'd', {});
    } catch (const std::exception& problem) {
        if (is_lack_of_memory(problem) || memory_is_out(probe_size)) send(results, 'm', {});
        else send(results, 'e', problem.what());
    }
    ::_exit(EXIT_SUCCESS);
}

void become_program(const std::vector<std::string>& words, const child_limits& limits,
                    const program_streams& streams, pid_t parent) {
    begin(parent);
    keep_only(streams.input, streams.output, streams.chatter, streams.start);
    ::setenv("LC_ALL", "C", 1);
    int code = ENOMEM;
    try {
        set_limits(limits);
        std::vector<char*> pointers;
        for (const std::string& word : words) pointers.push_back(const_cast<char*>(word.c_str()));
        pointers.push_back(nullptr);
        ::execvp(pointers.front(), pointers.data());
        code = errno;
    } catch (const std::bad_alloc&) {   // whatever stands on the stack belongs to the parent
    }
    // Where even this fails, the exit code tells that the program did not run.
    if (::write(streams.start, &code, sizeof code) < 0) ::_exit(EXIT_FAILURE);
    ::_exit(EXIT_FAILURE);
}

message_reader::message_reader(const std::string& received) {
    std::string_view rest = received;
    while (!rest.empty() && last_ != 'd') {
        std::uint64_t length = 0;
        const std::size_t head = 1 + sizeof length;
        if (rest.size() >= head) std::memcpy(&length, rest.data() + 1, sizeof length);
        if (rest.size() < head || rest.size() - head < length) break;
        last_ = rest[0];
        if (last_ == 'r') results_.emplace_back(rest.substr(head, length));
        else if (last_ == 'e') reason_ = rest.substr(head, length);
        rest.remove_prefix(head + length);
    }
    garbled_ = !rest.empty();
    if (garbled_) last_ = 0;
}

}  // namespace ludograph
