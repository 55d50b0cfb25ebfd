// The lost positions of Wythoff's game by formula, against whole graphs and at large numbers.
#include "ludograph/theory/wythoff.hpp"

#include "ludograph/rules/text.hpp"
#include "positions.hpp"

namespace ludograph {
namespace {

/// Compares the formula with every position reachable from `start`; returns how many there are.
std::size_t compare(const std::string& start, std::uint64_t k) {
    SCOPED_TRACE(start);
    const auto labels = testing::labels_by_position(start);
    for (const auto& [text, label] : labels) {
        const numbers p = parse_numbers(text, {});
        const bool lost =
            is_fraenkel_p(static_cast<std::uint64_t>(p[0]), static_cast<std::uint64_t>(p[1]), k);
        EXPECT_EQ(lost, label.result == outcome::P) << text;
    }
    return labels.size();
}

TEST(FraenkelP, HoldsForWythoffUpTo60) {
    EXPECT_EQ(compare("wythoff 60,60", 1), 61U * 62U / 2U);
    EXPECT_EQ(compare("wythoff:ordered 60,60", 1), 61U * 61U);
}

TEST(FraenkelP, HoldsForKFrom1To4UpTo40) {
    for (const std::uint64_t k : {1U, 2U, 3U, 4U})
        EXPECT_EQ(compare("wythoff:fraenkel=" + std::to_string(k) + " 40,40", k), 41U * 41U);
}

TEST(FraenkelP, KeepsItsExactnessWhereFloatingPointLosesIt) {
    EXPECT_EQ(fraenkel_p_position(39088169, 1), 63245985U);
    EXPECT_TRUE(is_fraenkel_p(63245985, 102334154, 1));
    EXPECT_TRUE(is_fraenkel_p(267914295, 165580140, 1));
    EXPECT_FALSE(is_fraenkel_p(165580141, 267914296, 1));
}

// floor(F(j)·phi) is F(j+1), less one when j is even: the hardest numbers to round rightly.
TEST(FraenkelP, FollowsTheFibonacciNumbersUpTo61Bits) {
    std::uint64_t a = 1, b = 1;  // F(j), F(j+1)
    for (int j = 1; b < std::uint64_t{1} << 61; ++j) {
        EXPECT_EQ(fraenkel_p_position(a, 1), j % 2 == 0 ? b - 1 : b) << "F(" << j << ")";
        b += a;
        a = b - a;
    }
}

TEST(FraenkelP, SplitsTheNaturalNumbersForEveryK) {
    for (const std::uint64_t k : {1U, 2U, 3U, 10U}) {
        std::vector<int> seen(20001);
        for (std::uint64_t n = 1; n <= 10000; ++n)
            for (const std::uint64_t heap : {fraenkel_p_position(n, k), fraenkel_p_position(n, k) + k * n})
                if (heap < seen.size()) ++seen[heap];
        const auto covered = std::find_if(seen.begin() + 1, seen.end(), [](int times) { return times != 1; });
        EXPECT_GT(covered - seen.begin(), 10000);
    }
}

TEST(IntegerSquareRoot, IsExactAroundSquares) {
    for (const std::uint64_t root :
         {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{94906267}, std::uint64_t{1} << 32,
          (std::uint64_t{1} << 63) + 12345, ~std::uint64_t{0}}) {
        const uint128 square = uint128{root} * root;
        EXPECT_EQ(integer_square_root(square), root);
        EXPECT_EQ(integer_square_root(square + 2 * uint128{root}), root);
        if (root > 0) {
            EXPECT_EQ(integer_square_root(square - 1), root - 1);
        }
    }
}

}  // namespace
}  // namespace ludograph
