// The Welter function: two formulas against each other and against whole graphs.
#include "ludograph/theory/welter.hpp"

#include <random>
#include <set>

#include "ludograph/rules/text.hpp"
#include "positions.hpp"

namespace ludograph {
namespace {

/// From coins on 12-n … 11 every position of n coins below square 12 is reachable.
std::string last_squares(int coins) {
    std::string text;
    for (int square = 12 - coins; square < 12; ++square) {
        if (!text.empty()) text += ',';
        text += std::to_string(square);
    }
    return text;
}

TEST(WelterFunction, IsTheGrundyValueOfUpToFiveCoinsBelowSquareTwelve) {
    constexpr std::size_t choices[] = {1, 12, 66, 220, 495, 792};
    for (const int coins : {1, 2, 3, 4, 5}) {
        const auto labels = testing::labels_by_position("welter " + last_squares(coins));
        EXPECT_EQ(labels.size(), choices[coins]);
        for (const auto& [text, label] : labels) {
            ASSERT_EQ(welter_function(parse_coins(text)), label.grundy) << text;
            ASSERT_EQ(welter_function_by_pairs(parse_coins(text)), label.grundy) << text;
        }
    }
}

TEST(WelterFunction, IsTheSameByMatesAndByPairs) {
    std::mt19937_64 random(3);
    for (int round = 0; round < 2000; ++round) {
        std::set<std::int64_t> squares;
        const std::size_t coins = random() % 12;
        const int shift = static_cast<int>(2 + random() % 58);
        while (squares.size() < coins) squares.insert(static_cast<std::int64_t>(random() >> shift));
        const std::vector<std::int64_t> list(squares.begin(), squares.end());
        ASSERT_EQ(welter_function(list), welter_function_by_pairs(list)) << ::testing::PrintToString(list);
    }
}

TEST(WelterFunction, OfOneCoinIsItsSquareAndOfNoneIsZero) {
    EXPECT_EQ(welter_function({}), 0U);
    EXPECT_EQ(welter_function(std::vector<std::int64_t>{2147483647}), 2147483647U);
}

TEST(WelterFunction, DoesNotDependOnTheOrderOfTheCoins) {
    std::vector<std::int64_t> squares{2, 3, 5, 7, 11, 13};
    do ASSERT_EQ(welter_function(squares), 4U);
    while (std::next_permutation(squares.begin(), squares.end()));
}

}  // namespace
}  // namespace ludograph
