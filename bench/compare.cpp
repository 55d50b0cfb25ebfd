// Times the explorer with its labels against the baseline program, in pairs, and prints a table.
//
//     scripts/setup && scripts/build release && build/bench_compare [ROUNDS]
//
// For every start both programs run by turns, ROUNDS times each (default 7); the table has the
// medians of wall-clock time and of the peak memory of the whole process. Ratios are what counts.
#include "child.hpp"

namespace {

using bench::median;
using bench::run;
using bench::run_once;

void compare(const std::string& folder, const std::string& game, const std::string& position, int rounds) {
    std::vector<run> baseline, ludograph;
    for (int i = 0; i < rounds; ++i) {
        baseline.push_back(run_once({folder + "/bench_baseline", game, position}));
        ludograph.push_back(run_once({folder + "/bench_explore_label", game, position}));
        if (baseline.back().line != ludograph.back().line) {
            std::cerr << "the programs disagree:\n" << baseline.back().line << ludograph.back().line;
            std::exit(1);
        }
    }
    unsigned long positions = 0, moves = 0;
    std::sscanf(ludograph.front().line.c_str(), "%lu positions, %lu moves", &positions, &moves);
    const double slow = median(baseline, &run::seconds), fast = median(ludograph, &run::seconds);
    const double much = median(baseline, &run::megabytes), little = median(ludograph, &run::megabytes);
    const auto edges = static_cast<double>(moves);
    std::printf("| %s %s | %lu | %lu | %.3f s, %.1f MB | %.3f s, %.1f MB | %.1f | %.2f | %.1f | %.1f |\n",
                game.c_str(), position.c_str(), positions, moves, slow, much, fast, little, slow / fast,
                little / much, edges / fast / 1e6, little * 1e6 / edges);
    std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
    const int rounds = argc > 1 ? std::atoi(argv[1]) : 7;
    const std::string folder = bench::folder_of(argv[0]);
    std::puts("| start | positions | moves | baseline | ludograph | times faster | of its memory "
              "| million moves/s | bytes/move |");
    std::puts("|---|---|---|---|---|---|---|---|---|");
    compare(folder, "chomp", "8,8,8,8,8,8,8,8", rounds);
    compare(folder, "nim", "20,20,20,20,20", rounds);
    compare(folder, "welter", "16,17,18,19,20,21", rounds);
}
