// `ludograph batch`: every line of position files.
#include <algorithm>

#include "batch_run.hpp"
#include "command_line.hpp"
#include "ludograph/error.hpp"
#include "ludograph/rules/text.hpp"
#include "outputs.hpp"
#include "read_file.hpp"
#include "signals.hpp"
#include "terminal.hpp"
#include "wording.hpp"

namespace ludograph::cli {

namespace {

struct position_source {
    std::string name;   ///< as messages say it
    std::vector<position_line> lines;
};

/// The files that can be read; the others are reported and counted. Throws if there is none.
std::vector<position_source> read_sources(const std::vector<std::string>& paths, std::size_t& unreadable) {
    std::vector<position_source> sources;
    for (const std::string& path : paths) {
        try {
            sources.push_back({path == "-" ? "stdin" : path, parse_position_file(read_file(path, "a position file"))});
            if (sources.back().lines.empty()) print_warning("no positions in " + in_quotes(path));
        } catch (const input_error& failure) {
            if (paths.size() == 1) throw;
            print_error(failure.what());
            ++unreadable;
        }
    }
    if (sources.empty()) throw input_error("none of the position files can be read");
    return sources;
}

void add_formats(const std::string& list, std::vector<const export_format*>& formats) {
    if (list == "none") return;
    for (const piece& name : split(list, ',')) {
        const export_format* const format = &format_named(name.text);
        if (std::find(formats.begin(), formats.end(), format) == formats.end()) formats.push_back(format);
    }
}

void write_summary(output_file& file, const batch_run& run) {
    file.write_in_spite_of_signals([&](std::ostream& to) { to << summary_csv(run.results()); });
}

int conclude(const batch_options& options, const batch_run& run, std::size_t unreadable) {
    std::size_t failed = 0, files = 0;
    for (const line_result& each : run.results()) {
        failed += each.error.empty() ? 0 : 1;
        files += each.files.size();
    }
    if (!terminal().quiet)
        print_text("batch: " + std::to_string(run.results().size() - failed) + " done, " + std::to_string(failed) +
                   " failed, " + counted(files, "file") + " in " + options.folder + "/");
    return failed + unreadable == 0 ? all_good : partly_failed;
}

int run_sources(const batch_options& options, const std::vector<std::string>& paths) {
    std::size_t unreadable = 0, total = 0;
    const std::vector<position_source> sources = read_sources(paths, unreadable);
    for (const position_source& source : sources) total += source.lines.size();
    make_folder(options.folder);
    output_file summary(options.folder + "/summary.csv");
    batch_run run(options, total);
    try {
        for (const position_source& source : sources)
            for (const position_line& line : source.lines) run.run(source.name, line);
    } catch (const interrupted& stop) {
        stopped_in_time();
        write_summary(summary, run);
        print_line("interrupted; " + std::to_string(run.results().size()) + " of " + counted(total, "line") +
                   " finished, see " + options.folder + "/summary.csv");
        return 128 + stop.signal();
    }
    write_summary(summary, run);
    return conclude(options, run, unreadable);
}

int run_batch(command_line& line) {
    batch_options options;
    bool chosen = false;
    line.add_value("-o,--output", "DIR", "folder of the outputs, made if missing (default output)",
                   [&](const std::string& folder) { options.folder = folder; });
    line.add_value("-f,--format", "FORMATS", "comma list of formats, or none (default pdf,json)",
                   [&](const std::string& list) {
                       chosen = true;
                       add_formats(list, options.formats);
                   });
    add_graph_options(line, options.graph);
    const std::vector<std::string> paths = line.parse();
    if (paths.empty())
        throw input_error("batch: no position file given; write e.g. ludograph batch samples/positions.txt");
    if (!chosen) add_formats("pdf,json", options.formats);
    while (options.folder.size() > 1 && options.folder.back() == '/') options.folder.pop_back();
    if (options.folder.empty()) throw input_error("-o: the name of the folder is empty; write e.g. -o output");
    return run_sources(options, paths);
}

}  // namespace

extern const command batch_command;
const command batch_command = {
    .name = "batch",
    .arguments = "FILE… [-o DIR] [-f FORMATS] [options]",
    .summary = "every line of position files, one after the other",
    .examples = {"ludograph batch samples/positions.txt -o output -f json"},
    .details =
        "Each line of a FILE is a ruleset and a position, as 'ludograph graph' takes them; after them\n"
        "may come what the answer must be, a name for the outputs, and a comment:\n"
        "  nim 3,4,5 {N, grundy=2} name=lesson-1   # comment\n"
        "A line that fails is reported and the rest goes on. DIR also gets summary.csv, a row a line.\n"
        "FILE - is stdin.",
    .run = run_batch,
};

}  // namespace ludograph::cli
