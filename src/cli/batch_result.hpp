// What became of a line of a batch, as it is told, summed up, and passed between processes and runs.
#pragma once

#include <cstdint>
#include <string>
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
    std::string name;                    ///< of the outputs, without extension
    std::string file;                    ///< the position file
    std::size_t line = 0;
    std::string game;
    std::string position;                ///< as written, if it could not be read
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

/// The result but for `file` and `line`.
json to_json(const line_result& result);
/// Throws json::exception where `value` is no result.
line_result result_of_json(const json& value);

}  // namespace ludograph::cli
