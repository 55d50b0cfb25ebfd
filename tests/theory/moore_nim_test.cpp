// Moore's Nim: moves and their number against every move that there is.
#include "ludograph/theory/moore_nim.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <random>
#include <set>

namespace ludograph {
namespace {

using heap_list = std::vector<std::int64_t>;

/// Calls `use` with all lists below `p` of which up to `most` heaps are lowered, in the ruleset's order.
void for_each_lower(const heap_list& p, std::int64_t most, const std::function<void(const heap_list&)>& use) {
    heap_list left = p;
    for (;;) {
        std::size_t heap = p.size();
        while (heap > 0 && left[heap - 1] == 0) --heap;
        if (heap == 0) return;
        --left[heap - 1];
        for (std::size_t i = heap; i < p.size(); ++i) left[i] = p[i];
        std::int64_t lowered = 0;
        for (std::size_t i = 0; i < p.size(); ++i) lowered += left[i] < p[i];
        if (lowered <= most) use(left);
    }
}

heap_list sorted(heap_list heaps) {
    std::ranges::sort(heaps);
    return heaps;
}

/// The positions that win, each with the first move to it.
std::vector<heap_list> first_moves(const heap_list& p, std::int64_t most) {
    std::set<heap_list> seen;
    std::vector<heap_list> moves;
    for_each_lower(p, most, [&](const heap_list& left) {
        if (is_moore_nim_p(left, most) && seen.insert(sorted(left)).second) moves.push_back(left);
    });
    return moves;
}

TEST(MooreNim, FindsAndCountsWhatLeadsToALostPosition) {
    std::mt19937 random(3);
    for (int round = 0; round < 400; ++round) {
        const std::size_t count = 1 + random() % 5;
        const std::int64_t most = 1 + random() % 5, largest = count > 4 ? 6 : 9;
        heap_list p;
        for (std::size_t i = 0; i < count; ++i) p.push_back(static_cast<std::int64_t>(random()) % (largest + 1));
        p = sorted(p);
        std::set<heap_list> seen;
        std::vector<heap_list> found;
        moore_winning_moves moves(p, most);
        EXPECT_TRUE(moves.are_all());
        while (const auto left = moves.next())
            if (seen.insert(sorted(*left)).second) found.push_back(*left);
        const std::vector<heap_list> right = first_moves(p, most);
        ASSERT_EQ(found, right) << ::testing::PrintToString(p) << " most " << most;
        ASSERT_TRUE(count_moore_winning_options(p, most) == uint128{right.size()}) << ::testing::PrintToString(p);
    }
}

/// Two heaps of 2^n - 1 and two of 2^n, of which two may be lowered: the digit n must go, and both heaps with it. They
/// share the n ones that the others leave to them, in 2^n ways, each of which is another's mirror image.
TEST(MooreNim, CountsWithoutListing) {
    EXPECT_EQ(first_moves({15, 15, 16, 16}, 2).size(), 8U);
    for (const int n : {4, 20, 61}) {
        const std::int64_t power = std::int64_t{1} << n;
        EXPECT_TRUE(count_moore_winning_options(heap_list{power - 1, power - 1, power, power}, 2) ==
                    uint128{1} << (n - 1));
    }
    const std::int64_t ones = (std::int64_t{1} << 62) - 1;
    EXPECT_TRUE(count_moore_winning_options(heap_list{0, ones, ones}, 2) == uint128{1});
}

TEST(MooreNim, FindsAMoveWhereThereAreTooManySetsOfHeaps) {
    std::mt19937_64 random(7);
    heap_list p;
    for (int i = 0; i < 60; ++i) p.push_back(static_cast<std::int64_t>(random() >> 2));
    p = sorted(p);
    ASSERT_FALSE(is_moore_nim_p(p, 25));
    moore_winning_moves moves(p, 25);
    EXPECT_FALSE(moves.are_all());
    for (int i = 0; i < 5; ++i) {
        const auto left = moves.next();
        ASSERT_TRUE(left);
        EXPECT_TRUE(is_moore_nim_p(*left, 25));
        std::int64_t lowered = 0;
        for (std::size_t heap = 0; heap < p.size(); ++heap) {
            ASSERT_LE((*left)[heap], p[heap]);
            lowered += (*left)[heap] < p[heap];
        }
        EXPECT_LE(lowered, 25);
    }
    EXPECT_FALSE(count_moore_winning_options(p, 25));
}

/// Equal heaps are one: sixty heaps of 1 have one lost option, not one for each choice.
TEST(MooreNim, TakesEqualHeapsTogether) {
    const heap_list p(60, 1);
    moore_winning_moves moves(p, 30);
    EXPECT_TRUE(moves.next());
    EXPECT_FALSE(moves.next());
}

}  // namespace
}  // namespace ludograph
