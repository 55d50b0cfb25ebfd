// Whose turn it is, and how a game ends.
#include "ludograph/play/course.hpp"

#include "play/board.hpp"

namespace ludograph::testing {
namespace {

TEST(Course, IsDrawnWhenAPositionComesForTheThirdTime) {
    const game_graph graph = labelled(loopy_toy());
    course game(graph);
    for (const vertex v : {1u, 0u, 1u}) game.move_to(v);
    EXPECT_FALSE(game.is_over());
    game.move_to(0);
    EXPECT_TRUE(game.is_over());
    EXPECT_EQ(game.winner(), std::nullopt);
}

TEST(Course, SeatsWhoeverMovesAtTheStartFirst) {
    for (const bool swapped : {false, true}) {
        const game_graph graph = with_players(swapped);
        course drawn(graph), lost(graph);
        EXPECT_EQ(lost.to_move(), seat::first);
        drawn.move_to(1);
        EXPECT_TRUE(drawn.is_over());
        EXPECT_EQ(drawn.winner(), std::nullopt);
        lost.move_to(2);
        EXPECT_EQ(lost.to_move(), seat::second);
        lost.move_to(3);
        EXPECT_EQ(lost.winner(), seat::second);
    }
}

}  // namespace
}  // namespace ludograph::testing
