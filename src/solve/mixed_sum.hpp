// Sums of which a part is answered by a closed form.
#pragma once

#include "sum_solver.hpp"

namespace ludograph {

class mixed_sum {
public:
    explicit mixed_sum(const std::vector<sum_part>& parts);

    /// Fills in value, parts, options and what is said of the closed form.
    void answer(solution& sum, bool every_option) const;

private:
    solved_value value_of_rest(std::size_t without) const;
    std::string text_with(std::size_t part, const std::string& position) const;
    solved_option option_of(std::size_t part, std::string to, const std::vector<std::string>& moves,
                            const solved_value& value) const;
    void add_winning(solution& sum, std::size_t part) const;
    void add_every(solution& sum, std::size_t part) const;

    const std::vector<sum_part>& parts_;
    std::vector<solution> about_;
};

}  // namespace ludograph
