// The silver dollar game without the dollar, by formula.
#include "ludograph/theory/silver_dollar.hpp"

namespace ludograph {

std::vector<std::uint64_t> silver_dollar_gaps(std::span<const std::int64_t> squares) {
    std::vector<std::uint64_t> gaps;
    for (std::size_t right = squares.size(); right > 0; right -= right == 1 ? 1 : 2) {
        const std::int64_t mate = right == 1 ? -1 : squares[right - 2];
        gaps.push_back(static_cast<std::uint64_t>(squares[right - 1] - mate - 1));
    }
    return gaps;
}

std::uint64_t silver_dollar_value(std::span<const std::int64_t> squares) {
    std::uint64_t value = 0;
    for (const std::uint64_t gap : silver_dollar_gaps(squares)) value ^= gap;
    return value;
}

std::optional<std::int64_t> silver_dollar_square(std::span<const std::int64_t> squares, std::size_t coin,
                                                 std::uint64_t change) {
    const std::int64_t left_neighbour = coin == 0 ? -1 : squares[coin - 1];
    const bool is_right_of_pair = (squares.size() - 1 - coin) % 2 == 0;
    const std::int64_t gap =
        is_right_of_pair ? squares[coin] - left_neighbour - 1 : squares[coin + 1] - squares[coin] - 1;
    const std::int64_t wanted_gap = gap ^ static_cast<std::int64_t>(change);
    if ((wanted_gap < gap) != is_right_of_pair || wanted_gap == gap) return std::nullopt;
    if (is_right_of_pair) return left_neighbour + 1 + wanted_gap;
    const std::int64_t square = squares[coin + 1] - 1 - wanted_gap;
    return square > left_neighbour ? std::optional(square) : std::nullopt;
}

}  // namespace ludograph
