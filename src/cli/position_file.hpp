// Reading a file of positions, text, CSV or JSON lines: from bytes to requests and diagnostics. Touches no game and
// no file.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "traced_text.hpp"

namespace ludograph::cli {

/// What a line says its result must be.
struct expectation {
    std::string_view name;    ///< "outcome", "grundy", "winner", "remoteness", "positions"
    std::string value;
    text_place place;
};

/// One line, row or object that asks for something.
struct position_line {
    text_place place;                    ///< where it begins, or where the problem is
    traced_text position;                ///< ruleset and position; what there is of them where there is a problem
    std::vector<expectation> expected;
    std::string name;                    ///< for the outputs; empty if none is given
    std::string problem;                 ///< why the line cannot be used; empty if it can
};

enum class position_format { text, csv, json_lines };

/// By the extension of the file's name: .csv, .jsonl (or .ndjson), anything else is text. Stdin, which is -, and .json, which
/// says too little, are known by the looks of the text in them: no line of a text file begins with a brace, and none can be
/// a header, whose columns may be in any order and in quotes.
position_format position_format_of(std::string_view path, std::string_view text);

/// As much of a line, without its comment, or of a row is read as a position.
constexpr std::size_t longest_position_line = 1 << 14;   // bytes

using line_taker = std::function<void(position_line&&)>;

/// Gives `take` the lines that hold more than blanks and comments, in their order. A BOM, CRLF and a missing last line
/// break are accepted; a line that is wrong or longer than `longest_position_line` becomes an item with its `problem`. Of
/// a CSV whose header is wrong nothing can be used: its only item is that problem. Linear.
void parse_position_file(std::string_view text, position_format format, const line_taker& take);

}  // namespace ludograph::cli
