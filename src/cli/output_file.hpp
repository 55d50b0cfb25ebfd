// A file that is whole or not there: written beside its place, then moved into it.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <ostream>
#include <streambuf>
#include <string>
#include <vector>

#include "signals.hpp"

namespace ludograph::cli {

/// Writes to a file descriptor. A write that fails throws output_error with the reason and the
/// remedy; with `heed_signals`, a signal that came throws `interrupted`.
class descriptor_buffer final : public std::streambuf {
public:
    descriptor_buffer(int descriptor, bool heed_signals);

protected:
    int_type overflow(int_type c) override;
    int sync() override;

private:
    int descriptor_;
    bool heed_signals_;
    std::vector<char> bytes_;
};

/// A file in the making. Until it is whole it has no name (where the file system cannot do that, a
/// hidden temporary one in the same folder); destroyed before, it leaves nothing behind. A path to
/// a device or a pipe is written directly, and so is "-", standard output. A symbolic link stays: the file that it leads
/// to is replaced; one that leads nowhere is itself replaced, and nothing is made elsewhere.
class output_file {
public:
    /// Checks that the file can be made and opens it. Throws output_error: the folder is missing or
    /// not writable, a folder stands in the file's place, the file there is not writable.
    explicit output_file(const std::string& path);
    ~output_file();
    output_file(const output_file&) = delete;
    output_file& operator=(const output_file&) = delete;

    /// Lets `writer` write the bytes and puts the file in its place; once. Every step is checked:
    /// throws output_error that names the file, and `interrupted` if a signal comes.
    void write(const std::function<void(std::ostream&)>& writer);

    /// The same for what is still to be told after a signal.
    void write_in_spite_of_signals(const std::function<void(std::ostream&)>& writer);

private:
    void write(const std::function<void(std::ostream&)>& writer, bool heed_signals);
    int open_directly() const;
    int open_temporary();
    bool try_name(const std::function<bool(const char* name)>& make);
    void put_in_place();

    std::string name_;                    ///< as the user wrote it
    std::filesystem::path path_;
    std::filesystem::path folder_;
    bool direct_ = false;                 ///< written in its place: a device, a pipe, stdout
    int descriptor_ = -1;
    std::string temporary_;               ///< path of the temporary file; empty while it has no name
    std::optional<removed_at_sudden_end> guard_;
};

/// A file that another may take the place of, kept under a hidden name in the same folder, too. Destroyed, the hidden name
/// goes, and what then stands in the place stays.
class file_set_aside {
public:
    /// `path` must exist. Throws output_error.
    explicit file_set_aside(std::filesystem::path path);
    ~file_set_aside();
    file_set_aside(const file_set_aside&) = delete;
    file_set_aside& operator=(const file_set_aside&) = delete;

    /// Throws output_error.
    void put_back() const;

private:
    std::filesystem::path path_, kept_;
};

/// Why a system call on an output failed, and what to do: "Permission denied; choose a folder that you may write to".
/// `code` is an errno.
std::string reason_and_remedy(int code);

/// Waits a tenth of a second at most. Of a stream that is shared, another program may have asked that writing to it
/// fails where it would wait (EAGAIN).
void wait_until_writable(int descriptor);

/// Makes sure that files which were put into the folder are there after a crash of the machine; "" is the current one.
/// Gives 0 or an errno.
int sync_folder(const std::filesystem::path& path);

/// Removes the temporary files in `folder` that processes have left behind which are no more. Never throws: what is left
/// does no harm.
void remove_left_overs(const std::string& folder);

/// Makes the folder and those above it where they are missing. Throws output_error.
void make_folder(const std::string& path);

}  // namespace ludograph::cli
