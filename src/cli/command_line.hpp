// The words of a command: options are parsed by CLI11, the other words are handed back in order.
#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

#include "command.hpp"

namespace ludograph::cli {

/// Thrown when --help is among the words.
struct help_requested {
    std::string text;
};

class command_line {
public:
    command_line(const command& chosen, std::vector<std::string> words);

    /// Where a command declares its options.
    CLI::App& options() { return options_; }

    /// Declares an option that takes one value each time it is given; `use` may throw input_error.
    CLI::Option* add_value(const std::string& names, const std::string& value, const std::string& description,
                           std::function<void(const std::string& text)> use);

    /// Parses and gives the words that are not options. A word of "-" and a digit is a position
    /// (of a coin on square -1, say), "-" is a file, and behind "--" no word is an option. Throws input_error, help_requested.
    std::vector<std::string> parse();

private:
    [[noreturn]] void refuse_option(const std::string& word) const;
    std::string help() const;

    const command& command_;
    std::vector<std::string> words_;
    CLI::App options_;
};

/// The words with blanks between them: a position may come in several words.
std::string joined(const std::vector<std::string>& words);

}  // namespace ludograph::cli
