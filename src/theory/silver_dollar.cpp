// The silver dollar game without the dollar, by formula.
#include "ludograph/theory/silver_dollar.hpp"

namespace ludograph {

std::uint64_t silver_dollar_value(std::span<const std::int64_t> squares) {
    std::int64_t value = 0;
    for (std::size_t right = squares.size(); right > 0; right -= right == 1 ? 1 : 2) {
        const std::int64_t mate = right == 1 ? -1 : squares[right - 2];
        value ^= squares[right - 1] - mate - 1;
    }
    return static_cast<std::uint64_t>(value);
}

}  // namespace ludograph
