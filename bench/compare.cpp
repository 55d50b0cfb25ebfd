// Times the explorer with its labels against the baseline program, in pairs, and prints a table.
//
//     scripts/setup && scripts/build release && build/bench_compare [ROUNDS]
//
// For every start both programs run by turns, ROUNDS times each (default 7); the table has the
// medians of wall-clock time and of the peak memory of the whole process. Ratios are what counts.
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

namespace {

struct run {
    double seconds = 0;
    double megabytes = 0;  ///< peak resident memory, in millions of bytes
    std::string line;      ///< what the program printed
};

/// A child of this small process: its peak memory is its own, not that of a large parent.
run run_once(const std::string& program, const std::string& game, const std::string& position) {
    int pipe_ends[2];
    if (pipe(pipe_ends) != 0) std::exit(1);
    const auto began = std::chrono::steady_clock::now();
    const pid_t child = fork();
    if (child == 0) {
        dup2(pipe_ends[1], STDOUT_FILENO);
        execl(program.c_str(), program.c_str(), game.c_str(), position.c_str(), nullptr);
        std::perror(program.c_str());
        _exit(127);
    }
    close(pipe_ends[1]);
    run result;
    char buffer[256];
    for (ssize_t got; (got = read(pipe_ends[0], buffer, sizeof buffer)) > 0;)
        result.line.append(buffer, static_cast<std::size_t>(got));
    close(pipe_ends[0]);
    int status = 0;
    rusage usage{};
    wait4(child, &status, 0, &usage);
    result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    result.megabytes = static_cast<double>(usage.ru_maxrss) * 1024 / 1e6;
    if (status != 0) {
        std::cerr << program << " failed on " << game << ' ' << position << '\n';
        std::exit(1);
    }
    return result;
}

template <class Member>
double median(const std::vector<run>& runs, Member member) {
    std::vector<double> values;
    for (const run& r : runs) values.push_back(r.*member);
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

void compare(const std::string& folder, const std::string& game, const std::string& position, int rounds) {
    std::vector<run> baseline, ludograph;
    for (int i = 0; i < rounds; ++i) {
        baseline.push_back(run_once(folder + "/bench_baseline", game, position));
        ludograph.push_back(run_once(folder + "/bench_explore_label", game, position));
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
    const std::string self = argv[0];
    const std::string folder = self.find('/') == std::string::npos ? "." : self.substr(0, self.rfind('/'));
    std::puts("| start | positions | moves | baseline | ludograph | times faster | of its memory "
              "| million moves/s | bytes/move |");
    std::puts("|---|---|---|---|---|---|---|---|---|");
    compare(folder, "chomp", "8,8,8,8,8,8,8,8", rounds);
    compare(folder, "nim", "20,20,20,20,20", rounds);
    compare(folder, "welter", "16,17,18,19,20,21", rounds);
}
