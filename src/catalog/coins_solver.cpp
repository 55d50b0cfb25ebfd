// The closed form of games of coins on a strip that move left one at a time.
#include "ludograph/catalog/coins_solver.hpp"

#include <algorithm>

namespace ludograph {

void coins_solver::for_each_move(const numbers& p, play, std::uint64_t wanted, const move_use& use) const {
    const std::uint64_t change = wanted ^ formula_.value(p);
    if (change == 0) return;  // every move changes the value
    for (std::size_t coin = 0; coin < p.size(); ++coin) {
        const auto square = formula_.square(p, coin, change);
        if (!square) continue;
        numbers option = p;
        option[coin] = *square;
        std::sort(option.begin(), option.end());
        if (!use(option, std::to_string(p[coin]) + ">" + std::to_string(*square))) return;
    }
}

}  // namespace ludograph
