// `ludograph check`: verify every label of a graph file from the definitions.
#include "command_line.hpp"
#include "json_text.hpp"
#include "ludograph/check/check.hpp"
#include "ludograph/error.hpp"
#include "place_in.hpp"
#include "read_file.hpp"
#include "terminal.hpp"
#include "wording.hpp"

namespace ludograph::cli {

namespace {

std::string finding_json(const std::string& path, const claims& graph, const std::optional<check_failure>& failure) {
    json finding{{"format", "ludograph-check"}, {"version", 1}, {"file", path},
                 {"positions", json_count(graph.vertices.size())}, {"right", !failure}};
    if (failure && failure->vertex) finding["node"] = *failure->vertex;
    if (failure) finding["reason"] = failure->reason;
    return json_line(finding);
}

std::string where(const check_failure& failure, const claims& graph) {
    if (!failure.vertex) return "graph";
    return "node " + std::to_string(*failure.vertex) + " (" + graph.vertices[*failure.vertex].position + ")";
}

int run_check(command_line& line) {
    bool as_json = false;
    line.options().add_flag("--json", as_json, "the finding as JSON on stdout");
    const std::vector<std::string> paths = line.parse();
    if (paths.size() != 1) throw input_error("check takes one FILE, the graph JSON to verify");
    const std::string text = read_file(paths[0], "a graph JSON");
    const std::string file = paths[0] == "-" ? "stdin" : paths[0];
    claims graph;
    try {
        graph = read_claims(text);
    } catch (const input_error& failure) {
        print_error_at(place_in(file, text, failure), failure.what());
        return bad_input;
    }
    const auto failure = check_claims(graph);
    if (as_json) {
        print(finding_json(file, graph, failure));
    } else if (!failure) {
        print(file + ": every label of " + counted(graph.vertices.size(), "position") + " is right\n");
    }
    if (failure) print_error_at(file, where(*failure, graph) + ": " + failure->reason);
    return failure ? partly_failed : all_good;
}

}  // namespace

extern const command check_command;
const command check_command = {
    .name = "check",
    .arguments = "FILE [options]",
    .summary = "verify every label of a graph file from the definitions",
    .examples = {"ludograph check samples/welter.json"},
    .details =
        "Derives every label of a graph JSON that this program wrote from the edges and the definitions\n"
        "alone, with code that shares nothing with the code that made the labels, and names the first\n"
        "position where they differ. Exit code 1 if there is one. Of a parity game ('label --parity') it\n"
        "verifies that the moves marked as best win against every answer.",
    .run = run_check,
};

}  // namespace ludograph::cli
