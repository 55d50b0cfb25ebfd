// Links, pipes and position files in the folder of a batch.
#include "batch_places.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <set>
#include <utility>

#include "journal.hpp"
#include "ludograph/error.hpp"
#include "ludograph/rules/text.hpp"
#include "output_file.hpp"

namespace ludograph::cli {

namespace {

/// Two paths are one file where these are equal.
using file_identity = std::pair<dev_t, ino_t>;

file_identity identity_of(const struct stat& about) { return {about.st_dev, about.st_ino}; }

/// Of the files and of the links that lead to them.
std::set<file_identity> identities_of(const std::vector<std::string>& paths) {
    std::set<file_identity> found;
    for (const std::string& path : paths) {
        struct stat about {};
        if (path == "-") {
            if (fstat(STDIN_FILENO, &about) == 0) found.insert(identity_of(about));
            continue;
        }
        if (stat(path.c_str(), &about) == 0) found.insert(identity_of(about));
        if (lstat(path.c_str(), &about) == 0) found.insert(identity_of(about));
    }
    return found;
}

}  // namespace

void keep_position_files(const batch_options& options, const batch_plan& plan, const std::vector<std::string>& paths) {
    const std::set<file_identity> kept = identities_of(paths);
    const auto check = [&](const std::string& name, const std::string& front) {
        const std::string path = path_in(options.folder, name);
        struct stat about {};
        if (lstat(path.c_str(), &about) != 0 || !kept.contains(identity_of(about))) return;
        throw input_error(front + "the batch would write over " + in_quotes(path) +
                          ", which is one of its position files; choose another folder with -o");
    };
    for (const char* name : {summary_csv, summary_json, journal::file_name}) check(name, "");
    for (const planned_line& line : plan.lines) {
        if (!line.can_be_done()) continue;
        const std::string front = plan.sources[line.source] + ":" + std::to_string(line.place.line) + ": ";
        for (const std::string& name : line.file_names(options.formats)) check(name, front);
    }
}

void clear_place(const std::string& path) {
    struct stat about {};
    if (lstat(path.c_str(), &about) != 0 || S_ISREG(about.st_mode) || S_ISDIR(about.st_mode)) return;
    const std::string front = "cannot write " + in_quotes(path) + ": ";
    if (!S_ISLNK(about.st_mode))
        throw output_error(front + "what stands there is not a regular file; remove it, or choose another folder with -o");
    if (unlink(path.c_str()) != 0)
        throw output_error(front + "the link there cannot be replaced: " + reason_and_remedy(errno));
}

}  // namespace ludograph::cli
