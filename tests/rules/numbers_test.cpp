// Lists of numbers: their keys, and lists that stay in order when an entry falls.
#include "ludograph/rules/numbers.hpp"

#include <random>

namespace ludograph {
namespace {

using ::testing::ElementsAre;
using codec = position_codec<numbers>;

numbers random_numbers(std::mt19937_64& random, std::size_t count) {
    numbers p;
    for (std::size_t i = 0; i < count; ++i)
        p.push_back(static_cast<std::int64_t>(random() >> (1 + random() % 63)));
    return p;
}

TEST(NumbersKey, IsReadBack) {
    std::mt19937_64 random(1);
    for (std::size_t count = 0; count < 40; ++count) {
        const numbers p = random_numbers(random, count);
        key_buffer buffer;
        buffer.append("before");
        codec::append(buffer, p);
        EXPECT_EQ(codec::read(buffer.view(6)), p);
    }
}

TEST(NumbersKey, TellsPositionsApart) {
    const auto key_of = [](const numbers& p) {
        key_buffer buffer;
        codec::append(buffer, p);
        return key(buffer.view());
    };
    EXPECT_EQ(key_of({}), "");
    EXPECT_NE(key_of({}), key_of({0}));
    EXPECT_NE(key_of({0, 0}), key_of({0}));
    EXPECT_NE(key_of({1, 128}), key_of({129, 1}));
    EXPECT_EQ(key_of({max_number}).size(), 5U);
}

TEST(LowerEntry, KeepsTheListAscendingAndIsUndone) {
    std::mt19937_64 random(2);
    for (int round = 0; round < 200; ++round) {
        numbers p = random_numbers(random, 1 + random() % 6);
        for (auto& value : p) value %= 8;
        std::sort(p.begin(), p.end());
        for (std::size_t i = 0; i < p.size(); ++i)
            for (std::int64_t value = 0; value < p[i]; ++value) {
                numbers q = p;
                const std::size_t place = lower_entry(q, i, value);
                numbers expected = p;
                expected[i] = value;
                std::sort(expected.begin(), expected.end());
                EXPECT_EQ(q, expected);
                EXPECT_EQ(q[place], value);
                restore_entry(q, place, i, p[i]);
                EXPECT_EQ(q, p);
            }
    }
}

TEST(LowerEntry, GoesOnFromWhereTheEntryIs) {
    numbers q{1, 3, 5, 9};
    std::size_t place = lower_entry(q, 3, 4);
    EXPECT_THAT(q, ElementsAre(1, 3, 4, 5));
    place = lower_entry(q, place, 0);
    EXPECT_THAT(q, ElementsAre(0, 1, 3, 5));
    restore_entry(q, place, 3, 9);
    EXPECT_THAT(q, ElementsAre(1, 3, 5, 9));
}

}  // namespace
}  // namespace ludograph
