// What a batch tells of its lines: rows of summary.csv.
#pragma once

#include <string>
#include <vector>

#include "ludograph/graph/game_graph.hpp"

namespace ludograph::cli {

/// One line of input and what became of it.
struct line_result {
    std::string name;              ///< of the outputs, without extension
    std::string file;
    std::size_t line = 0;
    std::string game;
    std::string position;          ///< as written, if it could not be read
    position_label label;          ///< of the position
    std::string grundy, winner;    ///< the same in words; empty where they do not apply
    std::uint64_t positions = 0;   ///< 0: not explored
    std::uint64_t moves = 0;
    std::vector<std::string> files;
    double seconds = 0;
    std::string error;             ///< empty: all good
};

/// Header and a row a line; only `seconds` differs from run to run.
std::string summary_csv(const std::vector<line_result>& results);

}  // namespace ludograph::cli
