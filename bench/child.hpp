// Runs programs as children of a small driver and takes their time and memory.
#pragma once

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <string>
#include <vector>

namespace bench {

struct run {
    double seconds = 0;    ///< wall-clock time of the whole process
    double megabytes = 0;  ///< peak resident memory, in millions of bytes
    std::string line;      ///< what the program printed
};

/// The folder of the programs, given how the driver was called.
inline std::string folder_of(const std::string& driver) {
    return driver.find('/') == std::string::npos ? "." : driver.substr(0, driver.rfind('/'));
}

/// A child of this small process: its peak memory is its own, not that of a large parent. `command`
/// is the program, looked for on the path where it has no slash, and its arguments. Ends the driver
/// where the program fails.
inline run run_once(const std::vector<std::string>& command) {
    std::vector<char*> arguments;
    for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    int pipe_ends[2];
    if (pipe(pipe_ends) != 0) std::exit(1);
    const auto began = std::chrono::steady_clock::now();
    const pid_t child = fork();
    if (child == 0) {
        dup2(pipe_ends[1], STDOUT_FILENO);
        execvp(arguments[0], arguments.data());
        std::perror(arguments[0]);
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
        std::cerr << "failed:";
        for (const std::string& word : command) std::cerr << ' ' << word;
        std::cerr << '\n';
        std::exit(1);
    }
    return result;
}

/// The middle one of `value(run)` over the runs.
template <class Value>
double median(const std::vector<run>& runs, Value value) {
    std::vector<double> values;
    for (const run& each : runs) values.push_back(std::invoke(value, each));
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

}  // namespace bench
