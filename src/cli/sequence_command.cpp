// `ludograph sequence`: the values of single heaps, and the period that they prove.
#include <chrono>
#include <optional>

#include "choice_option.hpp"
#include "command_line.hpp"
#include "explore_options.hpp"
#include "ludograph/error.hpp"
#include "ludograph/plot/sequence_plot.hpp"
#include "ludograph/rules/text.hpp"
#include "ludograph/solve/heap_values.hpp"
#include "plot_outputs.hpp"
#include "quantity.hpp"
#include "sequence_checkpoint.hpp"
#include "sequence_report.hpp"
#include "signals.hpp"
#include "terminal.hpp"

namespace ludograph::cli {

namespace {

using clock = std::chrono::steady_clock;

struct request {
    std::uint64_t last = 200;
    explore_limits limits;
    sequence_format format;
    std::string checkpoint;
    plot_request plots;
    std::optional<sequence_chart> chart;
};

void declare(command_line& line, request& asked) {
    line.add_value("--to", "N", "the largest heap (default 200)", [&](const std::string& text) {
        asked.last = parse_count("--to", text, 0, UINT64_MAX - 1);
    });
    line.options().add_flag("--no-values", asked.format.no_values, "leave out the values, tell what follows from them");
    line.options().add_flag("--json", asked.format.json, "JSON on stdout, one object a ruleset");
    line.options().add_flag("--csv", asked.format.csv, "a table on stdout: the heap, then a column a ruleset");
    line.add_value("--checkpoint", "FILE", "keep the values in FILE now and then; go on from it when it is there",
                   [&](const std::string& path) { asked.checkpoint = path; });
    add_plot_options(line, asked.plots);
    add_choice<sequence_chart>(line, "--chart", "plots: all values (default), one period alone, how often each occurs",
                               {{"values", sequence_chart::values},
                                {"period", sequence_chart::period},
                                {"histogram", sequence_chart::histogram}},
                               [&](sequence_chart kind) { asked.chart = kind; });
    add_limit_options(line, asked.limits);
}

void check_combination(const request& asked, std::size_t rulesets) {
    if (rulesets == 0)
        throw input_error("no ruleset given; write e.g. ludograph sequence octal:0.77, or several");
    if (asked.format.json && asked.format.csv)
        throw input_error("--json and --csv both want stdout; leave one of them out");
    if (asked.format.csv && asked.format.no_values)
        throw input_error("--csv is the values; leave out --no-values");
    if (!asked.checkpoint.empty() && rulesets > 1)
        throw input_error("--checkpoint keeps one sequence; give one ruleset, or leave it out");
    const bool plots = !asked.plots.outputs.paths.empty() || !asked.plots.outputs.format.empty();
    if (!plots && (asked.chart || !asked.plots.title.empty() || asked.plots.style != plot_style{}))
        throw input_error("--chart, --title, --lang and --palette are for pictures; name one, e.g. -o sequence.pdf");
    if (plots && rulesets > most_sequences)
        throw input_error("a page holds the charts of " + std::to_string(most_sequences) + " rulesets, not of " +
                          std::to_string(rulesets) + "; plot some of them at a time");
}

/// What stops a computation: a signal, the time, and between them it shows how far it is.
class watch {
public:
    watch(std::string name, const request& asked) : name_(std::move(name)), asked_(asked) {}

    void look_at(const heap_sequence& sequence) const {
        stop_if_signalled();
        const std::chrono::duration<double> passed = clock::now() - began_;
        if (passed > asked_.limits.timeout)
            throw limit_error("not finished after " + fixed(asked_.limits.timeout.count(), 1) + " s: " + name_ +
                              " is at heap " + std::to_string(sequence.size()) + " of " +
                              std::to_string(asked_.last) + "; raise --timeout" +
                              (asked_.checkpoint.empty() ? ", or go on later with --checkpoint FILE"
                                                         : "; the same command goes on from " + asked_.checkpoint));
        if (!progress_is_due()) return;
        show_progress(name_ + ": heap " + std::to_string(sequence.size()) + " of " + std::to_string(asked_.last) +
                      ", " + rough_count(static_cast<double>(sequence.size()) / passed.count()) + "/s");
    }

private:
    std::string name_;
    const request& asked_;
    clock::time_point began_ = clock::now();
};

void check_size(const heap_sequence& sequence, const std::string& name, const request& asked) {
    constexpr std::uint64_t largest = UINT32_MAX - 1;
    const uint128 needed = sequence.memory_for(asked.last + 1);
    const std::string values = "the values of " + name + " to heap " + std::to_string(asked.last) + " need " +
                               size_text(needed) + " of memory, ";
    if (needed > asked.limits.max_memory)
        throw limit_error(values + size_text(asked.limits.max_memory) +
                          " are allowed; lower --to or raise --max-memory");
    if (asked.last > largest)
        throw limit_error(values + "and no sequence goes beyond heap " + std::to_string(largest) + "; lower --to");
}

/// Computes with a checkpoint file: it is written every half minute and whenever the work stops.
void extend(heap_sequence& sequence, const std::string& name, const request& asked) {
    std::optional<sequence_checkpoint_file> file;
    if (!asked.checkpoint.empty()) file.emplace(asked.checkpoint, name);
    if (file) file->restore(sequence);
    const watch watching(name, asked);
    try {
        sequence.extend(asked.last, [&] {
            watching.look_at(sequence);
            if (file) file->save_when_due(sequence);
        });
    } catch (const error&) {
        if (file) file->save(sequence);
        throw;
    }
    if (file) file->save(sequence);
}

named_sequence computed(const std::string& text, const request& asked) {
    const ruleset_ptr rules = make_ruleset(text);
    named_sequence made{rules->name(), rules->rule(), rules->sequence()};
    if (!made.values) made.values = explored_sequence(rules, asked.limits, watch_progress(made.name));
    check_size(*made.values, made.name, asked);
    extend(*made.values, made.name, asked);
    return made;
}

/// Throws input_error where one period is to be drawn of a sequence that has none.
plot drawn(const std::vector<named_sequence>& sequences, const request& asked) {
    const sequence_chart kind = asked.chart.value_or(sequence_chart::values);
    std::vector<plotted_sequence> all;
    for (const named_sequence& each : sequences) {
        all.push_back({each.name, each.rule, each.values.get(), each.values->period()});
        if (kind == sequence_chart::period && !all.back().period)
            throw input_error(each.name + " has no period that is proved up to heap " + std::to_string(asked.last) +
                              "; raise --to, or leave out --chart period");
    }
    return sequence_plot(all, asked.last, kind, asked.plots.title, asked.plots.style);
}

int run_sequence(command_line& line) {
    request asked;
    declare(line, asked);
    const std::vector<std::string> names = line.parse();
    check_combination(asked, names.size());
    plot_outputs outputs(asked.plots, asked.format.json || asked.format.csv);
    std::vector<named_sequence> sequences;
    for (const std::string& name : names) sequences.push_back(computed(name, asked));
    erase_progress();
    if (!outputs.empty()) outputs.write(drawn(sequences, asked));
    if (outputs.empty() || asked.format.json || asked.format.csv) print_sequences(sequences, asked.last, asked.format);
    return all_good;
}

}  // namespace

extern const command sequence_command;
const command sequence_command = {
    .name = "sequence",
    .arguments = "RULESET… [--to N] [-o FILE]… [options]",
    .summary = "Grundy values of heaps 0 to N, P positions, the period with its proof",
    .examples = {"ludograph sequence octal:0.77", "ludograph sequence octal:0.77 -o sequence.pdf",
                 "ludograph sequence subtraction:1,3,4 subtraction:2,4,7 --to 30",
                 "ludograph sequence octal:0.45 --to 2000 --no-values --json", "ludograph sequence all-but:2,3,7 --csv"},
    .details =
        "Computes the Grundy values of the single heaps 0, 1, … N and tells which heaps are P positions, the\n"
        "largest value, how often each occurs, and the least period with the least pre-period where the values\n"
        "prove one. A pattern that repeats is not yet a proof; where no criterion holds up to N it says so.\n"
        "Several rulesets stand side by side. With -o the values are plotted, the pre-period and the first period\n"
        "marked; several rulesets stand one below the other, six at most.",
    .run = run_sequence,
};

}  // namespace ludograph::cli
