// What the formats of position files have in common.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ludograph/error.hpp"
#include "position_file.hpp"

namespace ludograph::cli {

/// A problem and its place in the file.
class placed_error : public error {
public:
    placed_error(text_place place, const std::string& message) : error(message), place_(place) {}
    text_place place() const { return place_; }

private:
    text_place place_;
};

/// The texts of one row or object, as they stand under its keys.
struct position_fields {
    traced_text game, position, expect, name;
};

/// The line that asks for what `fields` say. Throws placed_error, also where an escape means a control character.
void take_fields(const position_fields& fields, position_line& line);

/// The line that asks for what `read` finds, or that has the problem it throws.
template <class Read>
position_line line_of_fields(Read read) {
    position_line line;
    try {
        take_fields(read(), line);
        line.place = line.position.place(0);
    } catch (const placed_error& failure) {
        line.place = failure.place();
        line.problem = failure.what();
    }
    return line;
}

/// Reads "N, grundy=2"; commas part expectations, but not inside the braces of a loopy value. Throws placed_error.
std::vector<expectation> parse_expectations(const traced_text& list);

/// Throws placed_error where `name` cannot name an output, see `remedy_of_name`.
void check_name(const traced_text& name);

/// Throws placed_error where `text`, a line or row that begins at `begin`, is too long, and at bytes that are not UTF-8 and
/// control characters but tabs and line breaks.
void check_line(std::string_view text, text_place begin);

/// Is `line` a header of several columns, the first of which a position file may have?
bool begins_as_csv(std::string_view line);

/// The formats.
void parse_position_text(std::string_view text, const line_taker& take);
void parse_position_csv(std::string_view text, const line_taker& take);
void parse_position_json_lines(std::string_view text, const line_taker& take);

}  // namespace ludograph::cli
