// Chomp: its moves and pictures, and the misère game in which the poison may be bitten.
#include "brute_force.hpp"
#include "positions.hpp"

namespace ludograph {
namespace {

using ::testing::ElementsAre;
using testing::named_move;

TEST(Chomp, BitesColumnsFromTheLeftAndLeavesHeightsAscending) {
    EXPECT_THAT(testing::moves_of("chomp 2,2"),
                ElementsAre(named_move{"0,1", "1,1"}, named_move{"1,0", "2"}, named_move{"1,1", "2,1"}));
    EXPECT_THAT(testing::options_of("chomp 3,1"), ElementsAre("1,1", "2,1", "3"));
}

TEST(Chomp, NeverBitesThePoison) { EXPECT_TRUE(testing::moves_of("chomp 1").empty()); }

TEST(Chomp, ReadsARectangleAsRowsByColumns) {
    EXPECT_EQ(testing::canonical("chomp 3x4"), "3,3,3,3");
    EXPECT_EQ(testing::canonical("chomp 1 x 2"), "1,1");
}

TEST(Chomp, IsDrawnWithThePoisonBottomLeft) {
    EXPECT_EQ(testing::board_of("chomp 3,1,1"), "■\n■\n☠■■");
    EXPECT_EQ(testing::board_of("chomp 1"), "☠");
    EXPECT_EQ(testing::board_of("chomp 41,2"), "41 2");
}

TEST(Chomp, IsWonByTheFirstPlayerOnEveryRectangle) {
    for (int rows = 1; rows <= 5; ++rows)
        for (int columns = 1; columns <= 5; ++columns) {
            const std::string text = "chomp " + std::to_string(rows) + "x" + std::to_string(columns);
            EXPECT_EQ(testing::label_of(text).result, rows * columns > 1 ? outcome::N : outcome::P) << text;
        }
}

/// Chomp in which the poison can be bitten.
std::vector<testing::plain_position> bites(const testing::plain_position& p) {
    std::vector<testing::plain_position> out;
    for (std::size_t column = 0; column < p.size(); ++column)
        for (int row = 0; row < p[column]; ++row) {
            testing::plain_position q = p;
            for (std::size_t c = column; c < q.size(); ++c) q[c] = std::min(q[c], row);
            out.push_back(q);
        }
    return out;
}

TEST(Chomp, HasTheOutcomesOfMiserePlayWithAPoisonThatCanBeBitten) {
    testing::plain_labels labels;
    testing::solve_plainly(bites, {4, 4, 4, 4}, labels);
    const auto ours = testing::labels_by_position("chomp 4x4");
    EXPECT_EQ(labels.size(), ours.size() + 1);
    for (const auto& [p, label] : labels) {
        if (p.front() == 0) continue;
        std::string text = "chomp ";
        for (const int height : p) text += std::to_string(height) + ",";
        text.pop_back();
        EXPECT_EQ(label.misere_p ? outcome::P : outcome::N, ours.at(testing::canonical(text)).result) << text;
    }
}

}  // namespace
}  // namespace ludograph
