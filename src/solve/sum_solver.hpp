// Sums under normal play from the answers for their parts.
#pragma once

#include <memory>
#include <vector>

#include "formula_game.hpp"
#include "solved_graph.hpp"

namespace ludograph {

/// A part of a sum: explored, or answered by a closed form that gives values.
struct sum_part {
    std::shared_ptr<const solved_graph> explored;
    std::shared_ptr<const formula_game> formula;  ///< prepared; null where `explored` is not
};

/// The value of a sum is the sum of the values of its parts (Sprague 1935, Grundy 1939; Smith 1966 where play
/// can cycle). All options are listed where every part is explored, else those that win, and all with
/// `every_option`, which throws limit_error where they are too many.
solution answer_by_parts(const placed& start, const std::vector<sum_part>& parts, bool every_option);

}  // namespace ludograph
