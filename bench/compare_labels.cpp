// Times the labelling of random graphs with cycles against the baseline programs, by turns, and
// prints tables.
//
//     scripts/setup && scripts/build release && build/bench_compare_labels [ROUNDS]
//
// Every program builds the same graph and labels it, ROUNDS times (default 5) in processes of its
// own; the tables have the medians. Time is that of labelling alone, user and system together; memory
// is the peak of the process less what it had when the graph was built.
#include <cmath>
#include <cstdint>

#include "child.hpp"

namespace {

using bench::run;

/// Of a run: what all programs must agree on, and what was measured.
struct measured {
    std::string labels;
    double seconds = 0, graph_megabytes = 0;
};

measured read_line(const run& made) {
    measured result;
    const std::size_t tab = made.line.find('\t');
    result.labels = made.line.substr(0, tab);
    if (tab == std::string::npos ||
        std::sscanf(made.line.c_str() + tab, "%lf %lf", &result.seconds, &result.graph_megabytes) != 2) {
        std::cerr << "a program printed what is no result: " << made.line << '\n';
        std::exit(1);
    }
    return result;
}

double seconds_of(const run& made) { return read_line(made).seconds; }
double megabytes_of(const run& made) { return made.megabytes - read_line(made).graph_megabytes; }

/// A program and the arguments that come before those of the graph.
using program = std::vector<std::string>;

/// The runs of each program, taken by turns. Ends the driver where labels differ.
std::vector<std::vector<run>> run_by_turns(const std::vector<program>& programs,
                                           const std::vector<std::string>& graph, int rounds) {
    std::vector<std::vector<run>> runs(programs.size());
    std::string labels;
    for (int round = 0; round < rounds; ++round) {
        for (std::size_t i = 0; i < programs.size(); ++i) {
            program command = programs[i];
            command.insert(command.end(), graph.begin(), graph.end());
            runs[i].push_back(bench::run_once(command));
            const std::string found = read_line(runs[i].back()).labels;
            if (labels.empty()) labels = found;
            if (found == labels) continue;
            std::cerr << "the programs disagree: " << labels << " and " << found << '\n';
            std::exit(1);
        }
    }
    return runs;
}

std::vector<std::string> graph_of(const std::string& degrees, std::uint64_t edges) {
    return {degrees, std::to_string(edges / 10), std::to_string(edges), "1"};
}

void print_heading() {
    std::puts("| labels | edges | counts | baseline | ludograph | times faster | of its memory | ns/edge "
              "| bytes/edge | whole processes |\n|---|---|---|---|---|---|---|---|---|---|");
}

void compare(const program& baseline, const program& ludograph, const std::string& degrees,
             std::uint64_t edges, int rounds) {
    const auto runs = run_by_turns({baseline, ludograph}, graph_of(degrees, edges), rounds);
    const double slow = bench::median(runs[0], seconds_of), fast = bench::median(runs[1], seconds_of);
    const double much = bench::median(runs[0], megabytes_of), little = bench::median(runs[1], megabytes_of);
    const double all = bench::median(runs[0], &run::megabytes), own = bench::median(runs[1], &run::megabytes);
    const std::string labels = read_line(runs[1][0]).labels, counts = labels.substr(0, labels.rfind(' '));
    const auto count = static_cast<double>(edges);
    std::printf("| %s, %s | 10^%.0f | %s | %.4f s, %.1f MB | %.4f s, %.1f MB | %.1f | %.2f | %.0f, %.0f "
                "| %.1f, %.1f | %.1f MB, %.1f MB |\n",
                ludograph.back().c_str(), degrees.c_str(), std::log10(count), counts.c_str(), slow, much, fast, little,
                slow / fast, little / much, slow / count * 1e9, fast / count * 1e9, much / count * 1e6,
                little / count * 1e6, all, own);
    std::fflush(stdout);
}

bool has_networkx() {
    if (std::system("python3 -c 'import networkx' 2>/dev/null") == 0) return true;
    std::cerr << "python3 has no networkx, so its table is left out; the remedy: apt-get install -y "
                 "python3-networkx\n";
    return false;
}

}  // namespace

int main(int argc, char** argv) {
    const int rounds = argc > 1 ? std::max(1, std::atoi(argv[1])) : 5;
    const std::string folder = bench::folder_of(argv[0]);
    const std::string baseline = folder + "/bench_baseline_labels", ludograph = folder + "/bench_label_graph";
    print_heading();
    for (const char* labels : {"outcome", "loopy"})
        for (const char* degrees : {"even", "skewed"})
            for (const std::uint64_t edges : {100'000u, 1'000'000u, 10'000'000u})
                compare({baseline, labels}, {ludograph, labels}, degrees, edges, rounds);
    if (!has_networkx()) return 1;
    std::puts("");
    print_heading();
    for (const char* degrees : {"even", "skewed"})
        compare({"python3", LUDOGRAPH_BENCH_DIR "/baseline/label_graph.py", "outcome"},
                {ludograph, "outcome"}, degrees, 1'000'000, rounds);
}
