// What a command is. To add one: write its file with a `const command`, and add its row to the
// table in commands.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ludograph::cli {

class command_line;

/// What the program ends with; 128 + signal when a signal ended it.
enum exit_code : int {
    all_good = 0,
    partly_failed = 1,   ///< a batch line failed
    bad_input = 2,       ///< the command line or an input is wrong
    limit_reached = 3,   ///< positions, moves, memory or time
    output_failed = 4    ///< an output could not be made or written
};

struct command {
    std::string_view name;
    std::string_view arguments;                ///< as the usage line shows them
    std::string_view summary;                  ///< one line for the list of commands
    std::vector<std::string_view> examples;    ///< whole command lines; the tests run them
    std::string_view details;                  ///< what the help says between examples and options
    /// Declares its options, parses, works, and gives the exit code. Throws ludograph::error.
    int (*run)(command_line& line);
};

/// Runs the program on the `count` words of its command line, the program's name left out; reports every
/// error on stderr and gives the exit code.
int run(int count, const char* const* words) noexcept;

}  // namespace ludograph::cli
