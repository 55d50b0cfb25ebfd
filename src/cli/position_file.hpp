// Reading a file of positions: from text to requests and diagnostics. Touches no game and no file.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ludograph::cli {

/// What a line says its result must be.
struct expectation {
    std::string name;      ///< "outcome", "grundy", "winner", "remoteness", "positions"
    std::string value;
    std::size_t column;    ///< of the expectation, from 1
};

/// One line that asks for something. Columns count characters, from 1.
struct position_line {
    std::size_t line = 0;                ///< number in the file, from 1
    std::size_t column = 0;              ///< where `position` begins
    std::string position;                ///< ruleset and position
    std::vector<expectation> expected;
    std::string name;                    ///< for the outputs; empty if none is given
    std::string problem;                 ///< why the line cannot be used; `column` says where. Empty if it can
};

/// The lines of a text file that hold more than blanks and comments. A BOM, CRLF and a missing
/// last line break are accepted; a line that is wrong becomes an item with its `problem`.
std::vector<position_line> parse_position_file(std::string_view text);

/// The column of byte `offset` of `line`, from 1, counted in characters.
std::size_t column_of(std::string_view line, std::size_t offset);

}  // namespace ludograph::cli
