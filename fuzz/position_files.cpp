// Position files in each of their formats.
#include <algorithm>
#include <string>
#include <vector>

#include "../src/cli/position_file.hpp"
#include "targets.hpp"

namespace ludograph::fuzz {

namespace {

void check_lines(const std::vector<cli::position_line>& lines, std::size_t lines_of_text) {
    for (const cli::position_line& line : lines) {
        require(line.place.line >= 1 && line.place.line <= lines_of_text, "a line is not in the file");
        require(line.place.column >= 1, "a column is before the first");
        require(!line.problem.empty() || !line.position.empty(), "a line asks for nothing and has no problem");
        for (const cli::expectation& each : line.expected)
            require(!each.name.empty() && each.place.line >= line.place.line, "an expectation has no name or place");
    }
    const auto earlier = [](const auto& a, const auto& b) { return a.place.line < b.place.line; };
    require(std::ranges::is_sorted(lines, earlier), "the lines are out of order");
}

}  // namespace

void read_position_file(std::string_view text) {
    const std::size_t lines = 1 + static_cast<std::size_t>(std::ranges::count(text, '\n'));
    for (const auto format : {cli::position_format::text, cli::position_format::csv, cli::position_format::json_lines}) {
        std::vector<cli::position_line> found;
        cli::parse_position_file(text, format, [&](cli::position_line&& line) { found.push_back(std::move(line)); });
        check_lines(found, lines);
    }
    cli::position_format_of("-", text);
}

}  // namespace ludograph::fuzz
