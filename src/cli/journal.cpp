// Locking, appending, reading back.
#include "journal.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <thread>
#include <utility>

#include "ludograph/error.hpp"
#include "ludograph/rules/text.hpp"
#include "output_file.hpp"
#include "signals.hpp"

namespace ludograph::cli {

namespace {

constexpr std::string_view header = R"({"format":"ludograph-batch-journal","version":1})";
constexpr std::size_t digits = 16;

std::string hexadecimal(std::uint64_t value) {
    std::array<char, digits> text;
    const auto end = std::to_chars(text.data(), text.data() + digits, value, 16).ptr;
    std::string found(text.data(), end);
    return std::string(digits - found.size(), '0') + found;
}

/// The record of a line of the file, or nothing.
std::optional<std::string_view> record_in(std::string_view line) {
    if (line.size() < digits + 1 || line[digits] != ' ') return std::nullopt;
    const std::string_view record = line.substr(digits + 1);
    if (hexadecimal(hash_of(record)) != line.substr(0, digits)) return std::nullopt;
    return record;
}

}  // namespace

bool read_blocks(const std::string& path, const std::function<void(std::string_view)>& take) {
    std::ifstream file(path, std::ios::binary);
    std::vector<char> block(1 << 16);
    while (file) {
        file.read(block.data(), static_cast<std::streamsize>(block.size()));
        take({block.data(), static_cast<std::size_t>(file.gcount())});
    }
    return file.is_open() && file.eof() && !file.bad();
}

std::uint64_t hash_of(std::string_view text, std::uint64_t before) {
    for (const char c : text) before = (before ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    return before;
}

std::optional<std::uint64_t> hash_of_file(const std::string& path, const std::function<void()>& between) {
    std::uint64_t hash = hash_of("");
    const bool whole = read_blocks(path, [&](std::string_view block) {
        hash = hash_of(block, hash);
        if (between) between();
    });
    return whole ? std::optional(hash) : std::nullopt;
}

journal::journal(const std::string& folder) : path_(folder + (folder.ends_with('/') ? "" : "/") + file_name) {
    using namespace std::chrono_literals;
    // The processes of a run that has just been killed may need a moment to be gone.
    const auto deadline = std::chrono::steady_clock::now() + 2s;
    while (!lock()) {
        stop_if_signalled();
        if (std::chrono::steady_clock::now() > deadline)
            throw output_error("another batch is at work in " + in_quotes(folder) +
                               "; wait for its end, or choose another folder with -o");
        std::this_thread::sleep_for(20ms);
    }
}

/// One that keeps nothing, not even its head, is of a batch that never began.
journal::~journal() {
    if (descriptor_ < 0) return;
    struct stat opened {};
    if (::fstat(descriptor_, &opened) == 0 && opened.st_size == 0) ::unlink(path_.c_str());
    ::close(descriptor_);
}

void journal::fail(const char* what) const {
    throw output_error("cannot " + std::string(what) + " " + in_quotes(path_) + ": " + reason_and_remedy(errno));
}

/// Opens the file and locks it; false where another process has it. A file that its owner has removed meanwhile is not
/// the one that the next process will find.
bool journal::lock() {
    descriptor_ = ::open(path_.c_str(), O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0666);
    if (descriptor_ < 0 && errno == ELOOP)
        throw output_error(in_quotes(path_) + " is a link, and what it leads to may not be a journal; remove it");
    if (descriptor_ < 0) fail("open");
    struct stat opened {}, named {};
    const bool locked = ::flock(descriptor_, LOCK_EX | LOCK_NB) == 0;
    if (!locked && errno != EWOULDBLOCK && errno != EINTR) fail("lock");
    if (locked && ::fstat(descriptor_, &opened) == 0 && ::stat(path_.c_str(), &named) == 0 &&
        opened.st_ino == named.st_ino && opened.st_dev == named.st_dev)
        return true;
    ::close(std::exchange(descriptor_, -1));
    return false;
}

journal::contents journal::read() {
    std::string text;
    std::array<char, 1 << 16> block;
    for (off_t at = 0;;) {
        const ssize_t count = ::pread(descriptor_, block.data(), block.size(), at);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) fail("read");
        if (count == 0) break;
        text.append(block.data(), static_cast<std::size_t>(count));
        at += count;
    }
    contents found;
    found.is_empty = text.empty();
    std::size_t whole = 0, number = 0;
    std::vector<std::size_t> doubtful;   // damaged if a record follows, else the torn end
    for (std::size_t from = 0, end; (end = text.find('\n', from)) != text.npos; from = end + 1) {
        ++number;
        const auto record = record_in(std::string_view(text).substr(from, end - from));
        if (!record) {
            doubtful.push_back(number);
            continue;
        }
        found.damaged.insert(found.damaged.end(), doubtful.begin(), doubtful.end());
        doubtful.clear();
        if (number == 1) found.is_known = *record == header;
        else found.records.emplace_back(*record);
        whole = end + 1;
    }
    if (whole < text.size()) cut(whole);
    return found;
}

void journal::cut(std::uint64_t size) {
    if (::ftruncate(descriptor_, static_cast<off_t>(size)) != 0) fail("shorten");
}

void journal::start_anew() {
    cut(0);
    add(header);
    sync();
    if ((errno = sync_folder(std::filesystem::path(path_).parent_path())) != 0) fail("keep");
}

void journal::add(std::string_view record) {
    const std::string line = hexadecimal(hash_of(record)) + " " + std::string(record) + "\n";
    for (std::string_view rest = line; !rest.empty();) {
        const ssize_t written = ::write(descriptor_, rest.data(), rest.size());
        if (written < 0 && errno != EINTR) fail("write");
        if (written > 0) rest.remove_prefix(static_cast<std::size_t>(written));
    }
}

void journal::sync() {
    if (::fsync(descriptor_) != 0) fail("write");
}

void journal::remove() {
    if (::unlink(path_.c_str()) != 0 && errno != ENOENT) fail("remove");
}

}  // namespace ludograph::cli
