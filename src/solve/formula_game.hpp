// One position and the closed form that answers for it.
#pragma once

#include <memory>

#include "ludograph/solve/solve.hpp"

namespace ludograph {

/// Has the position, or a part of it, numbers that are too large to explore?
bool is_large(const placed& start);

class formula_game {
public:
    struct option {
        std::string to;
        std::vector<std::string> moves;
        closed_form_value said;
    };
    /// Options of one value, the first of them, and how many there are, where that is known.
    struct found_options {
        std::vector<option> listed;
        std::optional<uint128> count;
    };

    /// The closed form of `start` for this play, or null.
    static std::shared_ptr<formula_game> of(const placed& start, play convention);

    formula_game(const placed& start, play convention, std::unique_ptr<formula_solver> solver);

    /// Computes what the answers need. Gives why there are none, or "".
    std::string prepare(const values_watcher& look) { return solver_->prepare(position_, look); }

    bool gives_values() const { return play_ == play::normal && solver_->gives_values(); }
    closed_form_value value() const { return solver_->value(position_, play_); }

    /// What is said of the position, without its options.
    solution about() const;

    /// The options of the value `wanted`, most_listed_winning at most.
    found_options options_of(std::uint64_t wanted) const;

    /// Throws limit_error where there are more than most_listed_options.
    std::vector<option> every_option() const;

private:
    placed start_;
    play play_;
    std::unique_ptr<formula_solver> solver_;
    numbers position_;
};

/// The answer for a single game by its closed form, which is prepared.
solution answer_by_formula(const formula_game& game, bool every_option);

}  // namespace ludograph
