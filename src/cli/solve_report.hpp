// A solution as text for a person and as JSON.
#pragma once

#include <string>

#include "ludograph/solve/solve.hpp"

namespace ludograph::cli {

struct report_options {
    bool moves = false;     ///< every option with its verdict
    bool explain = false;   ///< why
};

/// `name` is the position with its ruleset. Ends in a line break.
std::string solution_text(const solution& solved, const std::string& name, const report_options& options);

/// One JSON object on a line.
std::string solution_json(const solution& solved, const report_options& options);

}  // namespace ludograph::cli
