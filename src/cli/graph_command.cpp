// `ludograph graph`: explore from a position, label, export.
#include "command_line.hpp"
#include "explore_options.hpp"
#include "graph_summary.hpp"
#include "ludograph/error.hpp"
#include "outputs.hpp"
#include "signals.hpp"
#include "terminal.hpp"

namespace ludograph::cli {

namespace {

struct request {
    graph_options graph;
    output_request outputs;
    bool json = false;
};

void declare(command_line& line, request& asked) {
    add_output_options(line, asked.outputs);
    line.options().add_flag("--json", asked.json, "the summary as JSON on stdout");
    add_graph_options(line, asked.graph);
}

/// The files among `paths`: stdout is not worth a word.
std::string listed(const std::vector<std::string>& paths) {
    std::string list;
    for (const std::string& path : paths)
        if (path != "-") list += (list.empty() ? "" : ", ") + path;
    return list;
}

/// What went into the files, on stderr.
void tell(const game_graph& graph, const placed& start, const output_set::report& told) {
    print_report(told);
    const std::string files = listed(told.written);
    if (!files.empty()) print_note(short_summary(graph, start.short_text()) + "; wrote " + files);
}

int explore_and_write(const request& asked, const placed& start, output_set& outputs, output_set::report& told) {
    const export_options exports = exports_of(start, asked.graph);
    const game_graph graph = labelled_graph(start, asked.graph, start.short_text());
    const std::string stopped = budget_message(graph, asked.graph, start);
    if (!stopped.empty()) print_error(stopped);
    if (graph[boost::graph_bundle].loopy) print_warning(cycle_warning(graph));
    outputs.write(graph, exports, told);
    tell(graph, start, told);
    if (asked.json) print(summary_json(graph));
    else if (asked.outputs.paths.empty()) print(summary_text(graph, start.text()));
    if (!told.failures.empty()) return output_failed;
    return stopped.empty() ? all_good : limit_reached;
}

int run_graph(command_line& line) {
    request asked;
    declare(line, asked);
    const placed start = read_placed(joined(line.parse()));
    output_set outputs(choose_outputs(asked.outputs, asked.json, asked.graph.exports.picture.worksheet));
    output_set::report told;
    try {
        return explore_and_write(asked, start, outputs, told);
    } catch (const interrupted& stop) {
        print_line("interrupted at " + start.short_text() + "; " +
                   (told.written.empty() ? "nothing was written" : "finished before: " + listed(told.written)));
        return 128 + stop.signal();
    }
}

}  // namespace

extern const command graph_command;
const command graph_command = {
    .name = "graph",
    .arguments = "RULESET POSITION [-o FILE]… [options]",
    .summary = "explore a position into a labelled graph; draw it, export it",
    .examples = {"ludograph graph welter 0,3,5,6 -o welter.pdf -o welter.json",
                 "ludograph graph subtraction:1,2 7 + nim 3,4", "ludograph graph tictactoe",
                 "ludograph graph nim 3,4,5 -o - -f dot"},
    .details =
        "Explores every position that can be reached, labels each with its outcome, Grundy value,\n"
        "remoteness and more, and writes the graph in the format of each FILE. Without -o a summary\n"
        "goes to stdout. 'ludograph games' lists the rulesets and how their positions are written; tictactoe\n"
        "and mnk begin on the empty board where POSITION is left out.",
    .run = run_graph,
};

}  // namespace ludograph::cli
