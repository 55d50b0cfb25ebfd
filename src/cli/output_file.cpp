// Temporary file, checked writes, fsync, rename, fsync of the folder.
#include "output_file.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <fstream>
#include <system_error>
#include <utility>

#include "ludograph/error.hpp"
#include "ludograph/rules/text.hpp"

namespace ludograph::cli {

namespace {

std::string reason(int code) { return std::generic_category().message(code); }

const char* remedy_of(int code) {
    switch (code) {
        case ENOSPC:
        case EDQUOT:
        case EFBIG: return "; free some space or write elsewhere";
        case EPIPE: return "; the program that reads it has ended";
        case EACCES:
        case EPERM:
        case EROFS: return "; choose a folder that you may write to";
        case EMFILE: return "; let a program have more open files (ulimit -n)";
        case ENFILE: return "; end some other programs";
        case ENAMETOOLONG: return "; choose a shorter name";
        default: return "; write elsewhere";
    }
}

[[noreturn]] void fail(int code) { throw output_error(reason_and_remedy(code)); }

[[noreturn]] void refuse(const std::string& name, const std::string& why) {
    throw output_error("cannot write " + (name == "-" ? "to standard output" : in_quotes(name)) + ": " + why);
}

/// The file that `path` means: what a symbolic link points to, so that the link stays a link.
std::filesystem::path real_target(const std::filesystem::path& path) {
    std::error_code failure;
    const auto target = std::filesystem::canonical(path, failure);
    return failure ? path : target;
}

void check_folder(const std::string& path, const std::filesystem::path& folder) {
    struct stat about {};
    const std::string name = in_quotes(folder.native());
    if (stat(folder.c_str(), &about) != 0) {
        if (errno != ENOENT) refuse(path, "its folder " + name + " cannot be used: " + reason(errno));
        refuse(path, "the folder " + name + " does not exist; make it with mkdir, or write elsewhere");
    }
    if (!S_ISDIR(about.st_mode)) refuse(path, name + " is not a folder; write elsewhere");
    if (access(folder.c_str(), W_OK | X_OK) != 0)
        refuse(path, "nothing can be written in the folder " + name + ": " + reason(errno) + "; write elsewhere");
}

constexpr std::string_view temporary_front = ".ludograph-", temporary_end = ".tmp";
std::atomic<unsigned> serial = 0;   ///< of the temporary files of this process

/// Has it ended? One that nobody has asked how still has its number.
bool has_ended(pid_t process) {
    if (kill(process, 0) != 0) return errno == ESRCH;
    std::ifstream about("/proc/" + std::to_string(process) + "/stat");
    std::string line;
    if (!std::getline(about, line)) return false;
    const std::size_t name_end = line.rfind(") ");   // the name may hold anything
    const char state = name_end == line.npos ? ' ' : line[name_end + 2];
    return state == 'Z' || state == 'X';
}

/// Is it a temporary file of a process that is no more?
bool is_left_over(std::string_view name) {
    if (!name.starts_with(temporary_front) || !name.ends_with(temporary_end)) return false;
    name.remove_prefix(temporary_front.size());
    name.remove_suffix(std::min(name.size(), temporary_end.size()));
    pid_t process = 0;
    unsigned number = 0;
    const char* const end = name.data() + name.size();
    const auto [behind, failure] = std::from_chars(name.data(), end, process);
    if (failure != std::errc{} || process <= 0 || behind == end || *behind != '-') return false;
    const auto [last, second_failure] = std::from_chars(behind + 1, end, number);
    if (second_failure != std::errc{} || last != end) return false;
    if (process == getpid()) return number > serial;   // of an earlier process that had the same number
    return has_ended(process);
}

/// Whoever writes a temporary file has it locked: a process of another machine or container may have any number.
void mark_in_use(int descriptor) { ::flock(descriptor, LOCK_EX | LOCK_NB); }

bool is_in_use(const char* path) {
    const int descriptor = ::open(path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    const bool locked = descriptor >= 0 && ::flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    if (descriptor >= 0) ::close(descriptor);
    return locked;
}

/// A hidden name that no file of this process has had.
std::filesystem::path temporary_name_in(const std::filesystem::path& folder) {
    return folder / (std::string(temporary_front) + std::to_string(getpid()) + "-" + std::to_string(++serial) +
                     std::string(temporary_end));
}

std::string descriptor_path(int descriptor) { return "/proc/self/fd/" + std::to_string(descriptor); }

}  // namespace

std::string reason_and_remedy(int code) { return reason(code) + remedy_of(code); }

void wait_until_writable(int descriptor) {
    pollfd place{descriptor, POLLOUT, 0};
    ::poll(&place, 1, 100);
}

descriptor_buffer::descriptor_buffer(int descriptor, bool heed_signals)
    : descriptor_(descriptor), heed_signals_(heed_signals), bytes_(1 << 16) {
    setp(bytes_.data(), bytes_.data() + bytes_.size());
}

descriptor_buffer::int_type descriptor_buffer::overflow(int_type c) {
    sync();
    if (!traits_type::eq_int_type(c, traits_type::eof())) sputc(traits_type::to_char_type(c));
    return traits_type::not_eof(c);
}

int descriptor_buffer::sync() {
    const char* from = pbase();
    const char* const end = pptr();
    setp(bytes_.data(), bytes_.data() + bytes_.size());
    while (from != end) {
        if (heed_signals_) stop_if_signalled();
        const ssize_t written = ::write(descriptor_, from, static_cast<std::size_t>(end - from));
        if (written >= 0) from += written;
        else if (errno == EAGAIN) wait_until_writable(descriptor_);
        else if (errno != EINTR) fail(errno);
    }
    return 0;
}

output_file::output_file(const std::string& path)
    : name_(path), path_(real_target(path)), folder_(path_.parent_path()) {
    if (folder_.empty()) folder_ = ".";
    struct stat about {};
    const bool exists = path != "-" && stat(path_.c_str(), &about) == 0;
    direct_ = path == "-" || (exists && !S_ISREG(about.st_mode));
    if (exists && S_ISDIR(about.st_mode))
        refuse(name_, "a folder stands in its place; give the name of a file");
    if (path == "-") {
        descriptor_ = STDOUT_FILENO;
    } else if (direct_) {
        descriptor_ = open_directly();
    } else {
        check_folder(name_, folder_);
        if (exists && access(path_.c_str(), W_OK) != 0)
            refuse(name_, "the file there is protected: " + reason(errno) + "; remove it or write elsewhere");
        descriptor_ = open_temporary();
    }
}

output_file::~output_file() {
    if (descriptor_ > STDOUT_FILENO) ::close(descriptor_);
    if (!temporary_.empty()) ::unlink(temporary_.c_str());
}

int output_file::open_directly() const {
    const int descriptor = ::open(path_.c_str(), O_WRONLY | O_CLOEXEC);
    if (descriptor < 0) refuse(name_, reason_and_remedy(errno));
    return descriptor;
}

int output_file::open_temporary() {
    constexpr mode_t mode = 0666;
    int descriptor = ::open(folder_.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, mode);
    if (descriptor >= 0) {
        mark_in_use(descriptor);
        if (access(descriptor_path(descriptor).c_str(), F_OK) == 0) return descriptor;
        ::close(descriptor);   // without /proc it could not be given a name
    }
    const bool made = try_name([&](const char* name) {
        descriptor = ::open(name, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, mode);
        return descriptor >= 0;
    });
    if (!made) refuse(name_, reason_and_remedy(errno));
    mark_in_use(descriptor);
    return descriptor;
}

/// Finds a free name for the temporary file; `make` makes it or sets errno.
bool output_file::try_name(const std::function<bool(const char*)>& make) {
    for (;;) {
        temporary_ = temporary_name_in(folder_);
        guard_.emplace(temporary_.c_str());   // first: the program may end as soon as there is a file
        if (make(temporary_.c_str())) return true;
        const int code = errno;
        guard_.reset();
        temporary_.clear();
        if (code != EEXIST) {
            errno = code;
            return false;
        }
    }
}

void output_file::write(const std::function<void(std::ostream&)>& writer) { write(writer, true); }

void output_file::write_in_spite_of_signals(const std::function<void(std::ostream&)>& writer) {
    write(writer, false);
}

void output_file::write(const std::function<void(std::ostream&)>& writer, bool heed_signals) {
    try {
        descriptor_buffer buffer(descriptor_, heed_signals);
        std::ostream stream(&buffer);
        stream.exceptions(std::ios::badbit);   // so that what the buffer throws passes through
        writer(stream);
        stream.flush();
        if (!direct_) put_in_place();
    } catch (const output_error& failure) {
        refuse(name_, failure.what());
    }
}

void output_file::put_in_place() {
    if (::fsync(descriptor_) != 0) fail(errno);
    if (temporary_.empty()) {
        const std::string unnamed = descriptor_path(descriptor_);
        const bool named = try_name([&](const char* name) {
            return ::linkat(AT_FDCWD, unnamed.c_str(), AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0;
        });
        if (!named) fail(errno);
    }
    const int closed = ::close(std::exchange(descriptor_, -1));
    if (closed != 0) fail(errno);
    if (::rename(temporary_.c_str(), path_.c_str()) != 0) fail(errno);
    guard_.reset();
    temporary_.clear();
    if (const int code = sync_folder(folder_)) fail(code);
}

int sync_folder(const std::filesystem::path& path) {
    const int folder = ::open(path.empty() ? "." : path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0 && errno == EACCES) {   // files may be put there, but it may not be read
        ::sync();
        return 0;
    }
    if (folder < 0) return errno;
    const int code = ::fsync(folder) == 0 ? 0 : errno;
    ::close(folder);
    return code == EINVAL || code == ENOTSUP ? 0 : code;   // of file systems that cannot do it
}

file_set_aside::file_set_aside(std::filesystem::path path) : path_(std::move(path)) {
    int code = 0;
    do {
        kept_ = temporary_name_in(path_.parent_path());
        code = ::linkat(AT_FDCWD, path_.c_str(), AT_FDCWD, kept_.c_str(), 0) == 0 ? 0 : errno;
    } while (code == EEXIST);
    if (code == 0) return;
    std::error_code failure;   // a file system may know one name a file only
    std::filesystem::copy(path_, kept_, std::filesystem::copy_options::copy_symlinks, failure);
    if (!failure) return;
    ::unlink(kept_.c_str());
    throw output_error("cannot set aside " + in_quotes(path_.native()) + ": " + reason_and_remedy(failure.value()));
}

file_set_aside::~file_set_aside() { ::unlink(kept_.c_str()); }

void file_set_aside::put_back() const {
    if (::rename(kept_.c_str(), path_.c_str()) != 0)
        throw output_error("cannot put back " + in_quotes(path_.native()) + " as it was: " + reason(errno));
}

void remove_left_overs(const std::string& folder) {
    std::error_code failure;
    for (std::filesystem::directory_iterator at(folder, failure), end; !failure && at != end; at.increment(failure)) {
        const std::filesystem::path& path = at->path();
        if (is_left_over(path.filename().native()) && !is_in_use(path.c_str())) ::unlink(path.c_str());
    }
}

void make_folder(const std::string& path) {
    std::error_code failure;
    std::vector<std::filesystem::path> holders;   // of the folders that are made
    for (std::filesystem::path at = path; !at.empty() && !std::filesystem::exists(at, failure); at = at.parent_path())
        holders.push_back(at.parent_path());
    std::filesystem::create_directories(path, failure);
    std::string why = failure ? failure.message() : "";
    if (why.empty() && !std::filesystem::is_directory(path, failure)) why = "a file stands in its place";
    for (const std::filesystem::path& holder : holders)
        if (const int code = why.empty() ? sync_folder(holder) : 0) why = reason(code);
    if (!why.empty()) throw output_error("cannot make the folder " + in_quotes(path) + ": " + why + "; choose another with -o");
}

}  // namespace ludograph::cli
