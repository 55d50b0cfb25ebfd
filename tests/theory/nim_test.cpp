// Bouton's formula against whole graphs.
#include "ludograph/theory/nim.hpp"

#include "ludograph/rules/text.hpp"
#include "positions.hpp"

namespace ludograph {
namespace {

numbers heaps_of(const std::string& text) {
    numbers heaps;
    for (const piece& heap : split(text, ',')) heaps.push_back(std::stoll(std::string(heap.text)));
    return heaps;
}

TEST(NimSum, IsTheGrundyValueOfEveryPositionUpTo7777) {
    const auto labels = testing::labels_by_position("nim:ordered 7,7,7,7");
    EXPECT_EQ(labels.size(), 4096U);
    for (const auto& [text, label] : labels) {
        const numbers heaps = heaps_of(text);
        ASSERT_EQ(nim_sum(heaps), label.grundy) << text;
        ASSERT_EQ(is_misere_nim_p(heaps), label.misere == outcome::P) << text;
    }
}

TEST(NimSum, IsTheGrundyValueOfEveryMultisetUpTo7777) {
    const auto labels = testing::labels_by_position("nim 7,7,7,7");
    EXPECT_EQ(labels.size(), 330U);
    for (const auto& [text, label] : labels) {
        ASSERT_EQ(nim_sum(heaps_of(text)), label.grundy) << text;
        ASSERT_EQ(is_misere_nim_p(heaps_of(text)), label.misere == outcome::P) << text;
    }
}

TEST(NimSum, OfNoHeapsIsZero) {
    EXPECT_EQ(nim_sum({}), 0);
    EXPECT_FALSE(is_misere_nim_p({}));
}

}  // namespace
}  // namespace ludograph
