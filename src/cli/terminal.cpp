// Messages, colours and the progress line.
#include "terminal.hpp"

#include <limits.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>

#include "ludograph/rules/text.hpp"
#include "output_file.hpp"
#include "signals.hpp"

namespace ludograph::cli {

namespace {

using clock = std::chrono::steady_clock;

bool is_smart_terminal(int descriptor) {
    const char* kind = std::getenv("TERM");
    return isatty(descriptor) && !(kind && std::strcmp(kind, "dumb") == 0);
}

bool shows_colors(int descriptor) {
    const char* forbidden = std::getenv("NO_COLOR");
    return terminal().color && !(forbidden && *forbidden) && is_smart_terminal(descriptor);
}

/// After a signal nothing waits long for whoever reads: can some bytes be written?
bool is_read() {
    static bool nobody_reads = false;
    pollfd place{STDERR_FILENO, POLLOUT, 0};
    if (!nobody_reads) nobody_reads = poll(&place, 1, 200) == 0;
    return !nobody_reads;
}

/// A message that cannot be written has nowhere to be reported.
void write_to_stderr(std::string_view text) {
    while (!text.empty()) {
        if (stop_signal() != 0 && !is_read()) return;
        // As much as a pipe takes at once that has room at all.
        const ssize_t written = write(STDERR_FILENO, text.data(), std::min<std::size_t>(text.size(), PIPE_BUF));
        if (written < 0 && errno == EINTR) continue;
        if (written < 0 && errno == EAGAIN) {
            wait_until_writable(STDERR_FILENO);
            continue;
        }
        if (written <= 0) return;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
}

bool progress_shown = false;
clock::time_point last_progress;

/// `text` cut to the width of the terminal: a line that wraps cannot be redrawn in place.
std::string_view fitted(std::string_view text) {
    winsize size{};
    const bool known = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 1;
    std::size_t length = std::min<std::size_t>(text.size(), known ? size.ws_col - 1u : 79u);
    while (length > 0 && length < text.size() && (text[length] & 0xC0) == 0x80) --length;
    return text.substr(0, length);
}

}  // namespace

terminal_settings& terminal() {
    static terminal_settings settings;
    return settings;
}

std::string emphasised(std::string_view text, emphasis how, int descriptor) {
    if (!shows_colors(descriptor)) return std::string(text);
    const char* start = "\x1b[1;31m";
    switch (how) {
        case emphasis::won: start = "\x1b[31m"; break;      // the colours of the pictures: N red,
        case emphasis::lost: start = "\x1b[32m"; break;     // P green,
        case emphasis::drawn: start = "\x1b[33m"; break;    // D yellow
        case emphasis::warning: start = "\x1b[1;33m"; break;
        case emphasis::failure: break;
    }
    return start + std::string(text) + "\x1b[0m";
}

void print(std::string_view text) {
    output_file("-").write([&](std::ostream& to) { to << text; });
}

void print_text(std::string_view line) {
    erase_progress();
    write_to_stderr(std::string(line) + "\n");
}

void print_line(std::string_view message) { print_text("ludograph: " + std::string(message)); }

void print_error_at(std::string_view place, std::string_view message) {
    print_text(on_one_line(place) + ": " + emphasised("error:", emphasis::failure, STDERR_FILENO) + " " +
               std::string(message));
}

void print_error(std::string_view message) { print_error_at("ludograph", message); }

void print_warning(std::string_view message) {
    if (terminal().quiet) return;
    if (terminal().relay) terminal().relay(message_kind::warning, message);
    else print_line(emphasised("warning:", emphasis::warning, STDERR_FILENO) + " " + std::string(message));
}

void print_note(std::string_view message) {
    if (terminal().quiet) return;
    if (terminal().relay) terminal().relay(message_kind::note, message);
    else print_line(message);
}

bool progress_is_possible() {
    static const bool possible = is_smart_terminal(STDERR_FILENO);
    return possible && !terminal().quiet;
}

bool progress_is_due() {
    return progress_is_possible() && clock::now() - last_progress >= std::chrono::milliseconds(100);
}

void show_progress(std::string_view text) {
    if (!progress_is_due()) return;
    last_progress = clock::now();
    if (terminal().relay) return terminal().relay(message_kind::progress, text);
    std::string line(fitted(text));
    line.insert(0, 1, '\r');
    line += "\x1b[K";
    write_to_stderr(line);
    progress_shown = true;
}

void erase_progress() {
    if (!progress_shown) return;
    write_to_stderr("\r\x1b[K");
    progress_shown = false;
}

std::string unexpected(const std::exception& failure) {
    return std::string("a fault of the program itself (") + failure.what() +
           "); please report it together with the command line";
}

}  // namespace ludograph::cli
