// What became of a line of a batch, as it is told, summed up, and passed between processes and runs.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "json_text.hpp"
#include "ludograph/graph/game_graph.hpp"
#include "ludograph/import/importer.hpp"
#include "terminal.hpp"

namespace ludograph::cli {

/// Something to be told of a line. Errors have a place in its file.
struct line_message {
    message_kind kind;
    std::string text;
    text_place place = {};
};

struct line_file {
    std::string name;         ///< in the folder of the outputs
    std::uint64_t hash = 0;   ///< of its bytes
};

struct line_result {
    // What the line asks for.
    std::string name;                    ///< of the outputs, without extension
    std::string file;                    ///< the position file
    std::size_t line = 0;
    std::string game;
    std::string position;                ///< as written, if it could not be read
    // What came of it.
    outcome result = outcome::unknown;
    outcome misere = outcome::unknown;
    std::uint32_t remoteness = no_value;
    std::string grundy, winner;          ///< empty where they do not apply
    std::uint64_t positions = 0;         ///< 0: not explored
    std::uint64_t moves = 0;
    std::vector<line_file> files;
    double seconds = 0;
    std::vector<line_message> messages;  ///< in the order in which they came up
    /// Would the line come out the same another time? Not where room, memory or a process failed it.
    bool is_settled = true;

    bool failed() const;
    /// The texts of the errors, or "".
    std::string error() const;
};

/// Calls its argument with each result there is, in the order of the input.
using result_list = std::function<void(const std::function<void(const line_result&)>&)>;

/// What came of a line, in one line of JSON without what does not apply: short, since a batch holds one of each line.
std::string record_of(const line_result& result);
/// Sets in `result` what came of the line. Throws json::exception where `record` is none.
void read_record(std::string_view record, line_result& result);

}  // namespace ludograph::cli
