// Results to records and back.
#include "batch_keeper.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "ludograph/error.hpp"
#include "ludograph/rules/text.hpp"
#include "signals.hpp"
#include "wording.hpp"

namespace ludograph::cli {

namespace fs = std::filesystem;

namespace {

std::unordered_set<std::string> names_in(const std::string& folder) {
    std::unordered_set<std::string> names;
    std::error_code failure;
    for (fs::directory_iterator at(folder, failure), end; !failure && at != end; at.increment(failure))
        names.insert(at->path().filename());
    if (failure)
        throw output_error("cannot list the folder " + in_quotes(folder) + ": " + failure.message() +
                           "; choose another with -o");
    return names;
}

}  // namespace

batch_keeper::batch_keeper(const batch_options& options, const batch_plan& plan)
    : options_(options), plan_(plan), journal_(options.folder) {
    remove_left_overs(options.folder);
    if (options.fail_fast) set_aside(names_in(options.folder));
}

/// Of each line: it may turn out to be behind the first error.
void batch_keeper::set_aside(const std::unordered_set<std::string>& names) {
    for (const planned_line& line : plan_.lines) {
        if (!line.can_be_done()) continue;
        for (const std::string& name : line.file_names(options_.formats))
            if (names.contains(name)) files_before_.try_emplace(name, path_in(options_.folder, name));
    }
}

/// The hash of everything that the result of a line follows from. The position file's name is none of it, since a file
/// has many: what is in a line counts, and names of outputs tell lines of two files apart.
std::string batch_keeper::key_of(std::size_t line) const {
    const planned_line& planned = plan_.lines[line];
    json facts = {LUDOGRAPH_VERSION, options_.choices,      planned.place.line, planned.place.column,
                  planned.name,      planned.has_solution, planned.start};
    for (const expectation& each : planned.expected)
        facts.push_back({each.name, each.value, each.place.line, each.place.column});
    return std::to_string(hash_of(json_line(facts)));
}

std::vector<std::string> batch_keeper::recall() {
    const journal::contents found = journal_.read();
    if (options_.resume && found.is_known) return recall(found);
    if (options_.resume)
        print_note("nothing to resume in " + on_one_line(options_.folder) + "/: " +
                   (found.is_empty ? "no unfinished batch is kept there"
                                   : "what is kept there is damaged, or of another version of the program"));
    else if (!found.records.empty())
        print_note(on_one_line(options_.folder) + "/ held an unfinished batch, which begins anew; --resume would have gone on with it");
    try {
        journal_.start_anew();
    } catch (const output_error& failure) {
        give_up(failure.what());
    }
    return std::vector<std::string>(plan_.lines.size());
}

std::vector<std::string> batch_keeper::recall(const journal::contents& found) const {
    for (const std::size_t line : found.damaged)
        print_warning(journal_.path() + ":" + std::to_string(line) + ": damaged; what it kept is done again");
    std::unordered_map<std::string_view, std::string_view> by_key;   // the last record of a key counts
    for (const std::string_view record : found.records) {
        const std::size_t end = record.find(' ');
        if (end != record.npos) by_key[record.substr(0, end)] = record.substr(end + 1);
    }
    std::vector<std::string> records(plan_.lines.size());
    std::size_t count = 0;
    std::size_t line = 0;
    for (; line < records.size() && stop_signal() == 0; ++line) {
        const auto kept = plan_.lines[line].can_be_done() ? by_key.find(key_of(line)) : by_key.end();
        if (kept == by_key.end() || !is_good(kept->second)) continue;
        records[line] = kept->second;
        ++count;
    }
    if (line < records.size()) {
        print_note("interrupted while what was finished before was looked at: " + std::to_string(line) + " of " +
                   counted(records.size(), "line"));
        return records;
    }
    print_note("resumed: " + std::to_string(count) + " of " + counted(records.size(), "line") + " were finished before");
    return records;
}

/// Are the files there that a record tells of, themselves and not links? A pipe would never be read.
bool batch_keeper::are_there(const std::vector<line_file>& files) const {
    return std::ranges::all_of(files, [&](const line_file& file) {
        const std::string path = path_in(options_.folder, file.name);
        std::error_code ignored;
        return fs::is_regular_file(fs::symlink_status(path, ignored)) && hash_of_file(path, stop_if_signalled) == file.hash;
    });
}

/// Can it be read, and are its files there? False, too, where a signal comes: the batch, which ends, then tells what it
/// has found good until then.
bool batch_keeper::is_good(std::string_view record) const {
    try {
        line_result result;
        read_record(record, result);
        return are_there(result.files);
    } catch (const json::exception&) {
        return false;   // of a program that kept something else
    } catch (const interrupted&) {
        return false;
    }
}

void batch_keeper::keep(std::size_t line, const std::string& record) {
    if (!works_) return;
    try {
        journal_.add(key_of(line) + " " + record);
        unsynced_ = true;
    } catch (const output_error& failure) {
        give_up(failure.what());
    }
}

void batch_keeper::sync(bool now) {
    using namespace std::chrono_literals;
    if (!works_ || !unsynced_ || (!now && std::chrono::steady_clock::now() - synced_ < 100ms)) return;
    try {
        journal_.sync();
    } catch (const output_error& failure) {
        give_up(failure.what());
    }
    unsynced_ = false;
    synced_ = std::chrono::steady_clock::now();
}

void batch_keeper::leave_out_from(std::size_t line) const {
    for (; line < plan_.lines.size(); ++line) {
        if (!plan_.lines[line].can_be_done()) continue;
        for (const std::string& name : plan_.lines[line].file_names(options_.formats)) leave_as_it_was(name);
    }
}

void batch_keeper::leave_as_it_was(const std::string& name) const {
    const auto before = files_before_.find(name);
    std::error_code ignored;   // most were never made
    if (before == files_before_.end()) return void(fs::remove(path_in(options_.folder, name), ignored));
    try {
        before->second.put_back();
    } catch (const output_error& failure) {
        print_warning(failure.what());   // the others can be put back all the same
    }
}

void batch_keeper::forget() { journal_.remove(); }

void batch_keeper::give_up(const std::string& why) {
    works_ = false;
    print_warning(why + "; the batch goes on, but --resume will do again what is done from here on");
}

}  // namespace ludograph::cli
