// Reading a file or stdin to the end.
#include "read_file.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "ludograph/error.hpp"
#include "ludograph/rules/text.hpp"
#include "quantity.hpp"
#include "signals.hpp"

namespace ludograph::cli {

namespace {

/// A file that is open for reading; - is stdin. Streams of the C++ library take an error of stdin for its end.
class input_file {
public:
    explicit input_file(const std::string& path)
        : descriptor_(path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC)),
          not_opened_(descriptor_ < 0 ? errno : 0) {}
    ~input_file() {
        if (descriptor_ > STDERR_FILENO) ::close(descriptor_);
    }
    input_file(const input_file&) = delete;
    input_file& operator=(const input_file&) = delete;

    /// How many bytes came, 0 at the end; -1 and errno where none can be had.
    ssize_t read(std::string& block) const {
        errno = not_opened_;
        while (not_opened_ == 0) {
            stop_if_signalled();
            const ssize_t count = ::read(descriptor_, block.data(), block.size());
            if (count >= 0 || (errno != EINTR && errno != EAGAIN)) return count;
            pollfd ready{descriptor_, POLLIN, 0};   // another program has asked that nobody waits for it
            if (errno == EAGAIN) ::poll(&ready, 1, 100);
        }
        return -1;
    }

private:
    int descriptor_;
    int not_opened_;   ///< why, as an errno; 0 if it is open
};

}  // namespace

std::string read_file(const std::string& path, const std::string& what) {
    const std::uint64_t most = default_max_memory() / 4;   // what it holds may take as much again, and more
    const input_file file(path);
    std::string text, block(1 << 16, ' ');
    ssize_t count = 0;
    while ((count = file.read(block)) > 0) {
        text.append(block, 0, static_cast<std::size_t>(count));
        if (text.size() > most)
            throw limit_error(in_quotes(path) + " has more than " + size_text(most) +
                              ", a quarter of the memory that this machine lets a program have; give it in parts");
    }
    if (count < 0)
        throw input_error("cannot read " + in_quotes(path) + ": " + std::generic_category().message(errno) +
                          "; give the name of " + what + ", or - for stdin");
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"))
        throw input_error(in_quotes(path) + " is in UTF-16; save it as UTF-8");
    return text;
}

}  // namespace ludograph::cli
