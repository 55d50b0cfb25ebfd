// The pairing of coins against whole graphs.
#include "ludograph/theory/silver_dollar.hpp"

#include "ludograph/rules/text.hpp"
#include "positions.hpp"

namespace ludograph {
namespace {

TEST(SilverDollarValue, IsTheGrundyValueOfUpToFiveCoinsBelowSquareTwelve) {
    constexpr std::size_t choices[] = {1, 12, 66, 220, 495, 792};
    std::string start;
    for (int coins = 1; coins <= 5; ++coins) {
        start = std::to_string(12 - coins) + (start.empty() ? "" : ",") + start;
        const auto labels = testing::labels_by_position("silver-dollar " + start);
        EXPECT_EQ(labels.size(), choices[coins]);
        for (const auto& [text, label] : labels)
            ASSERT_EQ(silver_dollar_value(parse_coins(text)), label.grundy) << text;
    }
}

TEST(SilverDollarValue, OfOneCoinIsItsSquareAndOfNoneIsZero) {
    EXPECT_EQ(silver_dollar_value({}), 0U);
    EXPECT_EQ(silver_dollar_value(std::vector<std::int64_t>{0}), 0U);
    EXPECT_EQ(silver_dollar_value(std::vector<std::int64_t>{2147483647}), 2147483647U);
}

}  // namespace
}  // namespace ludograph
