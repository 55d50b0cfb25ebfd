// Orders go down a socket, lines of text come up: 't' and a kind for what is told, 'd' when the job is done.
#include "batch_workers.hpp"

#include <poll.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <new>
#include <optional>

#include "command.hpp"
#include "ludograph/error.hpp"
#include "signals.hpp"
#include "terminal.hpp"

namespace ludograph::cli {

using clock = std::chrono::steady_clock;

struct worker_pool::worker {
    explicit worker(int socket) : channel(socket) {}
    ~worker() { ::close(channel); }
    worker(const worker&) = delete;
    worker& operator=(const worker&) = delete;

    /// Not once it has been reaped: its number is another's then.
    void send(int signal) const {
        if (!status) ::kill(pid, signal);
    }
    /// Waits for its end; gives its status.
    int reap() {
        int ended = 0;
        while (!status && ::waitpid(pid, &ended, 0) < 0 && errno == EINTR) {
        }
        if (!status) status = ended;
        return *status;
    }

    pid_t pid = 0;
    int channel;
    std::optional<int> status;   ///< how it ended
    bool busy = false;
    std::size_t job = 0;
    std::string received;        ///< the beginning of a line
};

namespace {

void send_all(int channel, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t sent = ::send(channel, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent < 0 && errno != EINTR) std::exit(EXIT_FAILURE);   // nobody is there to work for
        if (sent > 0) bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
}

/// False when no more orders come.
bool receive(int channel, work_order& order) {
    ssize_t count = 0;
    do count = ::recv(channel, &order, sizeof order, MSG_WAITALL);
    while (count < 0 && errno == EINTR);
    return count == static_cast<ssize_t>(sizeof order);
}

std::string ending(int status) {
    if (WIFEXITED(status) && WEXITSTATUS(status) == limit_reached)
        return "ran out of memory; lower --jobs or --max-memory";
    if (WIFEXITED(status) && WEXITSTATUS(status) == output_failed) return "ended: " + std::string(fonts_crashed);
    if (WIFEXITED(status)) return "ended with code " + std::to_string(WEXITSTATUS(status));
    const int signal = WTERMSIG(status);
    if (signal == SIGKILL)
        return "was killed, as a system does that has no memory left; lower --jobs or --max-memory";
    const char* const name = ::sigdescr_np(signal);
    return "was ended by signal " + std::to_string(signal) + " (" + (name ? name : "unknown") + ")";
}

}  // namespace

worker_pool::worker_pool(worker_function work) : work_(std::move(work)) {}

worker_pool::~worker_pool() { stop(); }

void worker_pool::add() {
    std::array<int, 2> ends{};
    const auto fail = [] {
        throw output_error(std::string("cannot start a process: ") + std::strerror(errno) +
                           (errno == EMFILE ? "; lower --jobs, or let a program have more open files (ulimit -n)"
                                            : "; end some others, or lower --jobs"));
    };
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) fail();
    auto next = std::make_unique<worker>(ends[0]);
    workers_.reserve(workers_.size() + 1);   // once there is a process, nothing may fail
    const pid_t parent = ::getpid();
    {
        const signals_held held;   // no handler of this process runs in the other
        next->pid = ::fork();
        if (next->pid == 0) be_stopped_by_parent();
    }
    if (next->pid == 0) {
        ::close(ends[0]);
        be_worker(ends[1], parent);
    }
    const int code = errno;
    ::close(ends[1]);
    errno = code;
    if (next->pid < 0) fail();
    workers_.push_back(std::move(next));
}

/// Ends by std::exit, so that what watches the program can write its report, but at once where a library hangs, which
/// std::exit might wait for; nothing on the stack is destroyed, for it belongs to the parent: what `work_` throws ends
/// the process.
void worker_pool::be_worker(int channel, pid_t parent) const noexcept {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != parent) std::exit(EXIT_FAILURE);
    for (const auto& other : workers_) ::close(other->channel);
    const auto tell = [&](const work_message& message) {
        send_all(channel, std::string("t") + message.kind + message.text + "\n");
    };
    try {
        for (work_order order; receive(channel, order);) {
            if (!work_(order, tell)) ::_exit(EXIT_SUCCESS);
            send_all(channel, "d\n");
        }
    } catch (const interrupted&) {
    } catch (const std::bad_alloc&) {
        std::exit(limit_reached);
    }
    std::exit(EXIT_SUCCESS);
}

void worker_pool::reduce_to(std::size_t most) {
    for (std::size_t i = workers_.size(); i-- > 0 && workers_.size() > most;) {
        if (workers_[i]->busy) continue;
        ::shutdown(workers_[i]->channel, SHUT_WR);   // no more orders: it goes
        workers_[i]->reap();
        workers_.erase(workers_.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

bool worker_pool::has_idle() const { return busy() < workers_.size(); }

std::size_t worker_pool::busy() const {
    return static_cast<std::size_t>(std::ranges::count_if(workers_, [](const auto& each) { return each->busy; }));
}

void worker_pool::give(const work_order& order) {
    worker& idle = **std::ranges::find_if(workers_, [](const auto& each) { return !each->busy; });
    idle.busy = true;
    idle.job = order.job;
    // A process that has gone meanwhile is noticed when it is waited for.
    [[maybe_unused]] const ssize_t sent = ::send(idle.channel, &order, sizeof order, MSG_NOSIGNAL);
}

std::vector<work_event> worker_pool::wait(std::chrono::milliseconds most) {
    std::vector<pollfd> watched;
    for (const auto& each : workers_) watched.push_back({each->channel, POLLIN, 0});
    std::vector<work_event> events;
    if (::poll(watched.data(), watched.size(), static_cast<int>(most.count())) <= 0) return events;
    for (std::size_t i = 0; i < watched.size(); ++i)
        if (watched[i].revents != 0) read_from(*workers_[i], events);
    std::erase_if(workers_, [](const auto& each) { return each->status.has_value(); });
    return events;
}

void worker_pool::read_from(worker& from, std::vector<work_event>& events) {
    std::array<char, 1 << 16> block;
    const ssize_t count = ::recv(from.channel, block.data(), block.size(), 0);
    if (count < 0 && errno == EINTR) return;
    if (count <= 0) {
        const int status = from.reap();
        if (from.busy) events.push_back({work_event::lost, from.job, {' ', ending(status)}});
        return;
    }
    from.received.append(block.data(), static_cast<std::size_t>(count));
    std::size_t begin = 0;
    for (std::size_t end; (end = from.received.find('\n', begin)) != std::string::npos; begin = end + 1) {
        const bool is_done = from.received[begin] == 'd';
        if (is_done) from.busy = false;
        events.push_back({is_done ? work_event::done : work_event::told, from.job, {}});
        if (!is_done) events.back().message = {from.received[begin + 1], from.received.substr(begin + 2, end - begin - 2)};
    }
    from.received.erase(0, begin);
}

std::vector<work_event> worker_pool::stop() {
    using namespace std::chrono_literals;
    std::vector<work_event> events;
    const auto gather = [&](std::chrono::milliseconds most) {
        for (work_event& each : wait(most)) events.push_back(std::move(each));
    };
    for (const auto& each : workers_) {
        ::shutdown(each->channel, SHUT_WR);   // no more orders
        each->send(stop_order);
    }
    for (const auto deadline = clock::now() + 300ms; !workers_.empty() && clock::now() < deadline;) gather(10ms);
    for (const auto& each : workers_) each->send(SIGKILL);
    while (!workers_.empty()) gather(100ms);
    return events;
}

}  // namespace ludograph::cli
