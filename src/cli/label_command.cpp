// `ludograph label`: label a graph that somebody else made.
#include <algorithm>
#include <filesystem>

#include "command_line.hpp"
#include "explore_options.hpp"
#include "graph_summary.hpp"
#include "ludograph/error.hpp"
#include "ludograph/import/importer.hpp"
#include "ludograph/label/label.hpp"
#include "ludograph/label/parity.hpp"
#include "ludograph/rules/text.hpp"
#include "outputs.hpp"
#include "place_in.hpp"
#include "read_file.hpp"
#include "signals.hpp"
#include "terminal.hpp"

namespace ludograph::cli {

namespace {

struct request {
    import_options graph;
    export_options exports;
    std::string from;   ///< name of the format that is read; empty: by the extension
    output_request outputs;
    bool misere = false, parity = false, json = false;
};

void declare(command_line& line, request& asked) {
    add_output_options(line, asked.outputs);
    line.add_value("--from", "FORMAT", "read as json, dot, edges or pg, whatever the extension says",
                   [&](const std::string& format) { asked.from = format; });
    line.add_value("--start", "VERTEX", "where views and reports begin (default the only source, else the first vertex)",
                   [&](const std::string& name) { asked.graph.start = name; });
    CLI::App& app = line.options();
    app.add_flag("--undirected", asked.graph.undirected, "read each edge as a move both ways");
    app.add_flag("--misere", asked.misere, "misere play: the player who cannot move wins");
    app.add_flag("--parity", asked.parity, "PGSolver: the winners of the parity game, not who gets stuck");
    app.add_flag("--json", asked.json, "the summary as JSON on stdout");
    add_export_options(line, asked.exports);
}

std::string list_of_formats() {
    std::string list;
    for (const import_format& each : import_formats()) list += (list.empty() ? "" : ", ") + std::string(each.name);
    return list;
}

const import_format& format_of(const std::string& path, const std::string& asked) {
    const std::string extension = std::filesystem::path(path).extension();
    const std::string name = !asked.empty() || extension.empty() ? asked : extension.substr(1);
    if (const import_format* format = find_import_format(name)) return *format;
    if (!asked.empty())
        throw input_error("--from: no format is named " + in_quotes(asked) + "; the formats are " + list_of_formats());
    throw input_error("the name " + in_quotes(path) + " does not say which format is read; name one of " +
                      list_of_formats() + " with --from");
}

game_graph labelled_graph(std::string_view text, const import_format& format, const request& asked) {
    imported_graph read = format.read(text, {.stop_requested = stop_signal});
    stop_if_signalled();
    const bool parity = asked.parity || (read.parity && !asked.misere);
    game_graph graph = build_graph(std::move(read), asked.graph);
    stop_if_signalled();
    if (parity) {
        graph_facts& facts = graph[boost::graph_bundle];
        if (!has_players(graph) || facts.priorities.empty() || !facts.complete)
            throw input_error("a parity game has a player and a priority at every vertex, and all its moves; leave "
                              "--parity out for other graphs",
                              no_offset);
        facts.rule = "follow an arrow; the highest priority that comes up again and again decides";
        label_parity(graph);
    } else {
        label_graph(graph, asked.misere ? play::misere : graph[boost::graph_bundle].play, stop_if_signalled);
    }
    stop_if_signalled();
    return graph;
}

int write_and_tell(const game_graph& graph, const request& asked, const std::string& file, output_set& outputs) {
    output_set::report told;
    outputs.write(graph, asked.exports, told);
    print_report(told);
    const std::string name = file + " " + on_one_line(graph[boost::graph_bundle].start);
    if (asked.json) print(summary_json(graph));
    else if (asked.outputs.paths.empty()) print(summary_text(graph, name));
    else if (!told.written.empty()) print_note(short_summary(graph, name));
    return told.failures.empty() ? all_good : output_failed;
}

int run_label(command_line& line) {
    request asked;
    declare(line, asked);
    const std::vector<std::string> files = line.parse();
    if (files.size() != 1)
        throw input_error("label: " + std::string(files.empty() ? "no file" : "more than one file") +
                          " named; write e.g. ludograph label graph.dot -o graph.pdf");
    if (asked.misere && asked.parity)
        throw input_error("--misere and --parity say different things about who wins; leave one of them out");
    const import_format& format = format_of(files[0], asked.from);
    std::string text = read_file(files[0], "a graph file");
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";  // some editors put it in front
    if (text.starts_with(byte_order_mark)) text.erase(0, byte_order_mark.size());
    output_set outputs(choose_outputs(asked.outputs, asked.json, asked.exports.picture.worksheet));
    const std::string file = files[0] == "-" ? "stdin" : files[0];
    try {
        return write_and_tell(labelled_graph(text, format, asked), asked, file, outputs);
    } catch (const input_error& failure) {
        print_error_at(place_in(file, text, failure), failure.what());
        return bad_input;
    } catch (const limit_error& reached) {
        print_error_at(file, reached.what());
        return limit_reached;
    }
}

}  // namespace

extern const command label_command;
const command label_command = {
    .name = "label",
    .arguments = "FILE [-o FILE]… [options]",
    .summary = "label any directed graph somebody else made",
    .examples = {"ludograph label samples/graphs/two-exits.dot -o two-exits.json",
                 "ludograph label samples/graphs/chase.edges --start a"},
    .details =
        "Reads a directed graph as a game, in which the players follow edges in turn and one who cannot\n"
        "move has lost, labels each vertex and writes the graph in the format of each FILE. Without -o a\n"
        "summary goes to stdout. It reads JSON (ours; node-link with edges or links), DOT, lists of edges\n"
        "(two names a line) and PGSolver. Vertices may say who moves (attribute player) and what an end\n"
        "is worth (result: win, lose, draw, or a player's name).",
    .run = run_label,
};

}  // namespace ludograph::cli
