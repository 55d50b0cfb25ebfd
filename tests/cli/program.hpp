// Runs the real program for the tests: its output, its exit code, signals, a terminal, limits.
#pragma once

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace ludograph::testing {

/// A folder that is removed with everything in it.
class temporary_folder {
public:
    temporary_folder() {
        std::string pattern = std::filesystem::temp_directory_path() / "ludograph-test-XXXXXX";
        if (!mkdtemp(pattern.data())) throw std::runtime_error("cannot make a temporary folder");
        path_ = pattern;
        std::filesystem::permissions(path_, std::filesystem::perms(0755));
    }
    ~temporary_folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    temporary_folder(const temporary_folder&) = delete;
    temporary_folder& operator=(const temporary_folder&) = delete;

    const std::filesystem::path& path() const { return path_; }

    void write(const std::string& name, const std::string& text) const {
        std::ofstream(path_ / name, std::ios::binary) << text;
    }
    std::string read(const std::string& name) const {
        std::ifstream file(path_ / name, std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }
    /// Names of all files below, hidden ones too, sorted.
    std::vector<std::string> files() const {
        std::vector<std::string> names;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(path_))
            if (!entry.is_directory()) names.push_back(entry.path().lexically_relative(path_));
        std::sort(names.begin(), names.end());
        return names;
    }

private:
    std::filesystem::path path_;
};

/// How long a test waits for what another process does before it fails; a busy machine with a sanitizer takes long.
inline constexpr std::chrono::seconds patience{60};

template <class Condition>
bool wait_until(Condition holds) {
    const auto until = std::chrono::steady_clock::now() + patience;
    while (!holds()) {
        if (std::chrono::steady_clock::now() > until) return false;
        usleep(10'000);
    }
    return true;
}

/// The processes that `parent` has started and that live.
inline std::vector<pid_t> children_of(pid_t parent) {
    const std::string task = "/proc/" + std::to_string(parent) + "/task/" + std::to_string(parent) + "/children";
    std::ifstream list(task);
    return {std::istream_iterator<pid_t>(list), {}};
}

struct run_settings {
    std::string folder = "/";      ///< where it runs
    std::string input = {};
    std::string input_from = {};   ///< what stdin is instead, e.g. a folder
    bool keep_input_open = false;  ///< the end of the input never comes
    bool terminal = false;         ///< stderr is a terminal, and the controlling one
    bool dialogue = false;         ///< so are stdin and stdout: all output is in `err`
    std::string output = {};       ///< file that takes stdout, e.g. /dev/full
    bool closed_pipe = false;      ///< nobody reads stdout
    bool nohup = false;            ///< SIGHUP is ignored from the start
    bool own_group = false;        ///< it leads a process group
    bool no_errors = false;        ///< stderr is closed
    bool no_waiting = false;       ///< stdout and stderr refuse what they cannot take at once
    bool children_ignored = false; ///< nobody is told how its children end
    rlim_t stack = 0;              ///< bytes; 0: as it is
    rlim_t file_size = 0;
    rlim_t memory = 0;
    uid_t user = 0;                ///< 0: as it is
    std::map<std::string, std::string> environment = {};  ///< what differs from that of the tests
};

/// Fonts that never answer: a pipe that nobody writes to takes the place of the list of fonts.
inline run_settings with_hanging_fonts(const temporary_folder& folder) {
    const std::string list = folder.path() / "fonts";
    if (mkfifo(list.c_str(), 0600) != 0) throw std::runtime_error("mkfifo");
    return {.environment = {{"FONTCONFIG_FILE", list}}};
}

/// The program while it runs.
class program {
public:
    explicit program(const std::vector<std::string>& words, const run_settings& settings = {}) {
        int inputs[2], outputs[2], errors[2];
        if (pipe2(inputs, O_CLOEXEC) || pipe2(outputs, O_CLOEXEC)) throw std::runtime_error("pipe");
        if (settings.terminal || settings.dialogue) {
            winsize size{24, 100, 0, 0};
            if (openpty(&errors[0], &errors[1], nullptr, nullptr, &size)) throw std::runtime_error("openpty");
        } else if (pipe2(errors, O_CLOEXEC)) {
            throw std::runtime_error("pipe");
        }
        child_ = fork();
        if (child_ == 0) {
            ::close(errors[0]);
            become(words, settings, inputs[0], outputs[1], errors[1]);
        }
        ::close(inputs[0]);
        ::close(outputs[1]);
        ::close(errors[1]);
        in_ = inputs[1];
        out_ = outputs[0];
        err_ = errors[0];
        if (settings.closed_pipe) ::close(std::exchange(out_, -1));
        if (!settings.input.empty() && ::write(in_, settings.input.data(), settings.input.size()) < 0)
            throw std::runtime_error("the program does not read its input");
        if (!settings.keep_input_open) ::close(std::exchange(in_, -1));
    }
    ~program() {
        if (child_ > 0) {
            ::kill(child_, SIGKILL);
            ::waitpid(child_, nullptr, 0);
        }
        for (const int descriptor : {in_, out_, err_})
            if (descriptor >= 0) ::close(descriptor);
    }
    program(const program&) = delete;
    program& operator=(const program&) = delete;

    void send(int signal) const { ::kill(child_, signal); }
    /// To it and to all processes that it has started, where it runs in a group of its own.
    void send_to_group(int signal) const { ::kill(-child_, signal); }
    pid_t pid() const { return child_; }

    /// The terminal goes, as when its window is closed or a connection breaks.
    void hang_up() { ::close(std::exchange(err_, -1)); }

    /// Presses a key at the terminal, or types a text.
    void press(char key) const { type({key}); }
    void type(const std::string& text) const {
        if (::write(err_, text.data(), text.size()) != static_cast<ssize_t>(text.size()))
            throw std::runtime_error("the terminal takes no key");
    }

    /// Reads until `text` appears on stderr; false when the program ends or patience does before.
    bool wait_for(const std::string& text) {
        const auto until = std::chrono::steady_clock::now() + patience;
        while (err.find(text) == std::string::npos)
            if (!read_some() || std::chrono::steady_clock::now() > until) return false;
        return true;
    }

    /// Reads to the end; gives the exit code, or minus the signal that killed it.
    int wait() {
        while (read_some()) {
        }
        int status = 0;
        ::waitpid(std::exchange(child_, -1), &status, 0);
        return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
    }

    std::string out, err;

private:
    [[noreturn]] static void become(const std::vector<std::string>& words, const run_settings& settings,
                                    int input, int output, int errors) {
        if (settings.terminal || settings.dialogue) {
            setsid();
            ioctl(errors, TIOCSCTTY, 0);
            setenv("TERM", "xterm", 1);
        }
        for (const auto& [name, value] : settings.environment) setenv(name.c_str(), value.c_str(), 1);
        if (settings.own_group) setpgid(0, 0);
        if (settings.dialogue) input = output = errors;
        if (!settings.input_from.empty()) input = open(settings.input_from.c_str(), O_RDONLY);
        if (settings.no_waiting)
            for (const int stream : {output, errors}) fcntl(stream, F_SETFL, O_NONBLOCK);
        if (!settings.output.empty()) output = open(settings.output.c_str(), O_WRONLY);
        dup2(input, STDIN_FILENO);
        dup2(output, STDOUT_FILENO);
        dup2(errors, STDERR_FILENO);
        if (settings.no_errors) ::close(STDERR_FILENO);
        std::signal(SIGHUP, settings.nohup ? SIG_IGN : SIG_DFL);   // the tests themselves may run under nohup
        if (settings.children_ignored) std::signal(SIGCHLD, SIG_IGN);
        limit(RLIMIT_STACK, settings.stack);
        limit(RLIMIT_FSIZE, settings.file_size);
        limit(RLIMIT_AS, settings.memory);
        std::vector<std::string> all = {LUDOGRAPH_PROGRAM};
        all.insert(all.end(), words.begin(), words.end());
        std::vector<char*> pointers;
        for (std::string& word : all) pointers.push_back(word.data());
        pointers.push_back(nullptr);
        if (chdir(settings.folder.c_str()) == 0 && (settings.user == 0 || setuid(settings.user) == 0))
            execv(LUDOGRAPH_PROGRAM, pointers.data());
        _exit(127);
    }

    static void limit(int resource, rlim_t most) {
        const rlimit value{most, most};
        if (most != 0) setrlimit(static_cast<__rlimit_resource>(resource), &value);
    }

    /// False when both streams have ended.
    bool read_some() {
        pollfd watched[] = {{out_, POLLIN, 0}, {err_, POLLIN, 0}};
        if (out_ < 0 && err_ < 0) return false;
        if (::poll(watched, 2, 1000) <= 0) return true;
        if (watched[0].revents) append(out_, out);
        if (watched[1].revents) append(err_, err);
        return true;
    }

    static void append(int& from, std::string& to) {
        char bytes[1 << 14];
        const ssize_t count = ::read(from, bytes, sizeof bytes);
        if (count > 0) to.append(bytes, static_cast<std::size_t>(count));
        else ::close(std::exchange(from, -1));
    }

    pid_t child_ = -1;
    int in_ = -1, out_ = -1, err_ = -1;
};

struct run_result {
    int code;
    std::string out, err;
};

inline run_result run_words(const std::vector<std::string>& words, const run_settings& settings = {}) {
    program running(words, settings);
    const int code = running.wait();
    return {code, running.out, running.err};
}

/// The words of `line` are parted by blanks.
inline run_result run_line(const std::string& line, const run_settings& settings = {}) {
    std::istringstream words(line);
    return run_words({std::istream_iterator<std::string>(words), {}}, settings);
}

inline run_result run_in(const temporary_folder& folder, const std::string& line, run_settings settings = {}) {
    settings.folder = folder.path();
    return run_line(line, settings);
}

}  // namespace ludograph::testing
