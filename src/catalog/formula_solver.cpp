// What the closed forms of rulesets share.
#include "ludograph/catalog/formula_solver.hpp"

#include <set>

namespace ludograph {

std::string formula_solver::prepare(const numbers&, const values_watcher&) { return ""; }

bool formula_solver::finds_every_option(const numbers&) const { return true; }

std::optional<uint128> formula_solver::count_options(const numbers& p, play convention, std::uint64_t wanted) const {
    std::set<numbers> options;
    for_each_move(p, convention, wanted, [&](const numbers& option, const std::string&) {
        options.insert(option);
        return true;
    });
    return options.size();
}

std::string xor_text(const std::vector<std::uint64_t>& values) {
    std::string text;
    std::uint64_t total = 0;
    for (const std::uint64_t value : values) {
        text += (text.empty() ? "" : " xor ") + std::to_string(value);
        total ^= value;
    }
    return text.empty() ? "nothing is left: 0" : text + " = " + std::to_string(total);
}

}  // namespace ludograph
