// Lines from stdin while a person types them.
#pragma once

#include <optional>
#include <string>

namespace ludograph::cli {

class line_reader {
public:
    /// The next line without its line break and without blanks at its ends; nothing when the input is
    /// at its end. Throws `interrupted` as soon as a signal comes, input_error for a line longer than
    /// any answer and for an input that cannot be read.
    std::optional<std::string> next();

private:
    /// False at the end of the input.
    bool read_more();

    std::string pending_;
};

}  // namespace ludograph::cli
