// A file that keeps what a run has finished, so that another run can go on from there.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ludograph::cli {

/// FNV-1a, 64 bits, of what has the hash `before` and `text` behind it.
std::uint64_t hash_of(std::string_view text, std::uint64_t before = 0xcbf29ce484222325);

/// Hands the bytes of a file on in blocks, so that one of any size takes no memory. False where it cannot be read to its
/// end.
bool read_blocks(const std::string& path, const std::function<void(std::string_view)>& take);

/// The `hash_of` the bytes of a file; nothing where it cannot be read. Calls `between` again and again, which may throw.
std::optional<std::uint64_t> hash_of_file(const std::string& path, const std::function<void()>& between = {});

/// The journal of a folder, and the right to work in it: while it lives, no other process can open it, and when a
/// process dies its right ends with it.
///
/// A record is a line: sixteen hexadecimal digits, the `hash_of` what follows them and a blank. The first record says
/// whose journal it is and in which version. Records are only ever added. What a crash has cut off at the end is no
/// record.
class journal {
public:
    static constexpr const char* file_name = ".ludograph-batch.journal";

    /// Makes the file where there is none. Throws output_error: it cannot be made, another process has it, or a symbolic
    /// link stands in its place.
    explicit journal(const std::string& folder);
    ~journal();
    journal(const journal&) = delete;
    journal& operator=(const journal&) = delete;

    struct contents {
        bool is_empty = true;                   ///< nothing was kept here
        bool is_known = false;                  ///< a journal of this version
        std::vector<std::string> records;
        std::vector<std::size_t> damaged;       ///< lines of the file, from 1, that are no records, the end apart
    };
    /// Reads all and cuts off what is no record at the end. Throws output_error.
    contents read();

    /// Throws away what there is. Throws output_error.
    void start_anew();

    /// Adds a record, which holds no line break. It outlives this process at once, and a failure of the machine after
    /// the next `sync`. Throws output_error.
    void add(std::string_view record);
    void sync();

    /// The work is done: there is nothing to go on with.
    void remove();

    const std::string& path() const { return path_; }

private:
    bool lock();
    void cut(std::uint64_t size);
    [[noreturn]] void fail(const char* what) const;

    std::string path_;
    int descriptor_ = -1;
};

}  // namespace ludograph::cli
