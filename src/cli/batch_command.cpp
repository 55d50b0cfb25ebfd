// `ludograph batch`: every line of position files.
#include <algorithm>
#include <array>
#include <functional>
#include <new>

#include "batch_places.hpp"
#include "batch_run.hpp"
#include "batch_summary.hpp"
#include "command_line.hpp"
#include "ludograph/error.hpp"
#include "ludograph/rules/text.hpp"
#include "outputs.hpp"
#include "quantity.hpp"
#include "read_file.hpp"
#include "signals.hpp"
#include "terminal.hpp"
#include "wording.hpp"

namespace ludograph::cli {

namespace {

struct batch_request : batch_options {
    bool chose_formats = false;
    bool dry_run = false;
};

/// The plan of the files that can be read; the others are reported and counted. Throws if there is none, and where a
/// position file would be written over.
batch_plan make_plan(const batch_options& options, const std::vector<std::string>& paths) {
    batch_planner planner(options);
    for (const std::string& path : paths) {
        try {
            const std::string text = read_file(path, "a position file");
            if (planner.read(path == "-" ? "stdin" : valid_utf8(path), text, position_format_of(path, text)) == 0)
                print_warning("no positions in " + in_quotes(path));
        } catch (const input_error& failure) {
            if (paths.size() == 1) throw;
            print_error(failure.what());
            planner.miss_file();
        }
    }
    batch_plan plan = planner.finished();
    if (plan.unread == paths.size()) throw input_error("none of the position files can be read");
    keep_position_files(options, plan, paths);
    return plan;
}

/// In one order, however they are listed.
void add_formats(const std::string& list, std::vector<const export_format*>& formats) {
    if (list == "none") return;
    for (const piece& name : split(list, ',')) {
        if (name.text == "none") throw input_error("-f: none stands alone; leave it out, or the formats beside it");
        const export_format* const format = &format_named(name.text);
        if (std::ranges::find(formats, format) == formats.end()) formats.push_back(format);
    }
    std::ranges::sort(formats);   // by their places in the list of all
}

/// ", 1 file not read", where there are such position files.
std::string unread_words(std::size_t unread) {
    return unread == 0 ? "" : ", " + counted(unread, "file") + " not read";
}

void tell_stopped(const batch_options& options, const batch_totals& totals) {
    const std::string remedy = totals.left() == 0 ? "" : "; --resume goes on with the rest";
    print_line("interrupted; " + std::to_string(totals.done + totals.failed) + " of " + counted(totals.lines, "line") +
               " finished, see " + on_one_line(path_in(options.folder, summary_csv)) + remedy);
}

int conclude(const batch_options& options, const batch_run& run, const batch_keeper& keeper, const batch_totals& totals,
             bool was_cut_short) {
    const std::string left = totals.left() == 0 ? "" : ", " + std::to_string(totals.left()) + " left";
    if (!terminal().quiet)
        print_text("batch: " + std::to_string(totals.done) + " done, " + std::to_string(totals.failed) + " failed" +
                   left + unread_words(totals.unread) + ", " + counted(totals.files, "file") + " in " +
                   on_one_line(options.folder) + "/");
    if (totals.left() > 0)
        print_note(was_cut_short ? "--resume goes on with what is left"
                                 : "stopped at the first error (--fail-fast); --resume instead goes on with what is left");
    else if (!run.is_settled() && keeper.works())
        print_note("what could not be written or drawn as it should be, and what failed for lack of memory or with a process that died, is tried again with --resume");
    return totals.failed + totals.unread == 0 ? all_good : partly_failed;
}

/// Where something cannot be done, that is told.
int code_of(const std::function<void()>& work) {
    try {
        work();
        return all_good;
    } catch (const output_error& failure) {
        print_error(failure.what());
        return output_failed;
    } catch (const std::bad_alloc&) {
        print_error(std::string(out_of_memory));
        return limit_reached;
    }
}

int run_plan(const batch_options& options, const batch_plan& plan) {
    make_folder(options.folder);
    batch_keeper keeper(options, plan);
    summary_files summaries(options.folder);   // before any work: a wrong folder is told at once
    batch_run run(options, plan, keeper);
    const result_list results = [&](const auto& take) { run.each_result(take); };
    int code = code_of([&] {
        try {
            run.work();
        } catch (const interrupted&) {   // what is finished is told all the same
        }
    });
    const bool was_cut_short = code != all_good;
    stopped_in_time();
    const batch_totals totals = totals_of(results, plan);
    code = std::max(code, code_of([&] { summaries.write_csv(results); }));
    code = std::max(code, code_of([&] { summaries.write_json(results, totals); }));
    const int signal = stop_signal();   // looked at once: who is told of an interruption may resume
    if (signal != 0 && code != all_good) return code;
    if (signal != 0) {
        tell_stopped(options, totals);
        return 128 + signal;
    }
    if (code == all_good && totals.left() == 0 && run.is_settled()) code = code_of([&] { keeper.forget(); });
    return std::max(code, conclude(options, run, keeper, totals, was_cut_short));
}

/// What would be done with each line on stdout, what is wrong with it on stderr.
int tell_plan(const batch_options& options, const batch_plan& plan) {
    std::size_t failed = 0, files = 0;
    std::string told;
    for (const planned_line& line : plan.lines) {
        const std::string& source = plan.sources[line.source];
        if (!line.can_be_done()) {
            const text_place place = line.problem->place;
            print_error_at(source + ":" + std::to_string(place.line) + ":" + std::to_string(place.column),
                           line.problem->text);
            ++failed;
            continue;
        }
        told += on_one_line(source) + ":" + std::to_string(line.place.line) + ": ";
        told += line.start;
        told += options.formats.empty() ? "" : ":";
        for (const std::string& name : line.file_names(options.formats)) {
            told += " " + on_one_line(path_in(options.folder, name));
            ++files;
        }
        told += '\n';
    }
    print(told);
    if (!terminal().quiet)
        print_text("batch: " + std::to_string(plan.lines.size() - failed) + " would be done, in " +
                   counted(plan.jobs.size(), "position") + ", " + std::to_string(failed) + " cannot be" +
                   unread_words(plan.unread) + ", " + counted(files, "file") + " would be in " + on_one_line(options.folder) + "/");
    return failed + plan.unread == 0 ? all_good : partly_failed;
}

/// Every option that changes a result, as it was given. What only changes how the work is done is left out, so that a
/// run can be resumed in another way.
std::string choices_in(const CLI::App& options, const std::vector<const export_format*>& formats) {
    constexpr std::array<std::string_view, 9> indifferent = {"--output",   "--jobs",    "--quiet", "--no-color", "--fail-fast",
                                                             "--resume", "--dry-run", "--help",
                                                             "--format"};   // of which the list itself is taken
    std::string choices;
    for (const CLI::Option* option : options.get_options()) {
        if (option->empty() || std::ranges::find(indifferent, option->get_name()) != indifferent.end()) continue;
        choices += option->get_name();
        for (const std::string& value : option->results()) choices += "\n " + value;
        choices += '\n';
    }
    for (const export_format* format : formats) choices += std::string(format->name) + '\n';
    return choices;
}

void declare(command_line& line, batch_request& asked) {
    line.add_value("-o,--output", "DIR", "folder of the outputs, made if missing (default output)",
                   [&](const std::string& folder) { asked.folder = folder; });
    line.add_value("-f,--format", "FORMATS", "comma list of formats, or none for the summaries alone (default pdf,json)",
                   [&](const std::string& list) {
                       asked.chose_formats = true;
                       add_formats(list, asked.formats);
                   });
    constexpr std::uint64_t most_jobs = 1024;
    asked.jobs = usable_processors();
    line.add_value("--jobs", "N", "lines worked on at once, sharing --max-memory (default the processors)",
                   [&](const std::string& text) { asked.jobs = parse_count("--jobs", text, 1, most_jobs); });
    line.options().add_flag("--fail-fast", asked.fail_fast, "stop at the first line that fails, and leave out the lines behind it");
    CLI::Option* const resume =
        line.options().add_flag("--resume", asked.resume, "go on with a batch that was interrupted in DIR");
    line.options()
        .add_flag("--dry-run", asked.dry_run, "only read and check the lines, and say what would be written")
        ->excludes(resume);
    add_graph_options(line, asked.graph);
}

int run_batch(command_line& line) {
    batch_request asked;
    declare(line, asked);
    const std::vector<std::string> paths = line.parse();
    if (paths.empty())
        throw input_error("batch: no position file given; write e.g. ludograph batch samples/positions.txt");
    if (std::ranges::count(paths, "-") > 1) throw input_error("batch: - stands there twice, but stdin is read once");
    if (!asked.chose_formats) add_formats("pdf,json", asked.formats);
    while (asked.folder.size() > 1 && asked.folder.back() == '/') asked.folder.pop_back();
    if (asked.folder.empty()) throw input_error("-o: the name of the folder is empty; write e.g. -o output");
    if (asked.folder == "-")
        throw input_error("-o: a batch needs a folder, not standard output; write e.g. -o output");
    asked.chose_memory = line.options().count("--max-memory") > 0;
    asked.choices = choices_in(line.options(), asked.formats);
    const batch_plan plan = make_plan(asked, paths);
    return asked.dry_run ? tell_plan(asked, plan) : run_plan(asked, plan);
}

}  // namespace

extern const command batch_command;
const command batch_command = {
    .name = "batch",
    .arguments = "FILE… [-o DIR] [-f FORMATS] [options]",
    .summary = "every line of position files, on all processors",
    .examples = {"ludograph batch samples/positions.txt -o output -f json",
                 "ludograph batch samples/lesson.csv samples/lesson.jsonl --dry-run"},
    .details =
        "Each line of a FILE is a ruleset and a position, as 'ludograph graph' takes them; after them\n"
        "may come what the answer must be, a name for the outputs, and a comment:\n"
        "  nim 3,4,5 {N, grundy=2} name=lesson-1   # comment\n"
        "A FILE.csv has the header game,position and, if wanted, expect and name; a FILE.jsonl has an object\n"
        "with these keys on each line. FILE - is stdin, in any of the three.\n"
        "A line that fails is reported and the rest goes on. DIR also gets summary.csv and summary.json, a row\n"
        "a line, in which only the seconds differ from run to run. Links in DIR are replaced, never followed. An\n"
        "interrupted batch keeps what is finished; the same command with --resume does the rest.",
    .run = run_batch,
};

}  // namespace ludograph::cli
