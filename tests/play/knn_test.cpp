// The nearest-neighbour strategy, on boards judged by hand.
#include "ludograph/play/knn.hpp"

#include "ludograph/error.hpp"
#include "play/board.hpp"

namespace ludograph::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::ThrowsMessage;

TEST(KnnStrategy, MeasuresDistancesPlaceByPlace) {
    EXPECT_EQ(manhattan_distance({1, 2, 2, 1}, {1, 2, 2, 1}), 0u);
    EXPECT_EQ(manhattan_distance({1, 2, 2, 1}, {0, 3, 3, 0}), 4u);
    EXPECT_EQ(manhattan_distance({3, 2, 1}, {3}), 3u);
}

/// 5,5 with the options 3,5 (end), 4,5 (goes on to 0,0), 5,4 (end).
toy neighbours() {
    return {.boards = {"5,5", "3,5", "4,5", "5,4", "0,0"}, .moves = {{0, 1}, {0, 2}, {0, 3}, {2, 4}}};
}

bool is_like_end(const game_graph& graph, std::size_t neighbours, vertex v) {
    random_source random(1);
    return knn_strategy(neighbours, graph, random).is_like_end(graph, v);
}

TEST(KnnStrategy, OrdersOptionsByDistanceThenByPosition) {
    const game_graph graph = labelled(neighbours());
    EXPECT_FALSE(is_like_end(graph, 1, 0));  // 4,5 comes before 5,4, which is as near
    EXPECT_TRUE(is_like_end(graph, 3, 0));   // two ends of three
}

TEST(KnnStrategy, JudgesByAsManyOptionsAsThereAreAndATieIsNoEnd) {
    const game_graph nim = labelled("nim 3");  // 3, 2, 1, 0 are the vertices 0, 1, 2, 3
    EXPECT_FALSE(is_like_end(nim, 1, 0));
    EXPECT_FALSE(is_like_end(nim, 3, 0));  // 2 and 1 go on, 0 does not
    EXPECT_FALSE(is_like_end(nim, 3, 1)) << "one of two is a tie";
    EXPECT_TRUE(is_like_end(nim, 3, 2));
    EXPECT_TRUE(is_like_end(nim, 3, 3)) << "no options";
}

TEST(KnnStrategy, DrawsAmongTheMovesToPositionsLikeEndsElseAmongAll) {
    EXPECT_THAT(board("nim 3").all_chosen("knn:1"), ElementsAre("3>0", "3>1"));
    EXPECT_THAT(board("nim 2,2").all_chosen("knn:1"), ElementsAre("2>0", "2>1"));  // neither is like an end
}

TEST(KnnStrategy, IsForBoardsOfNumbers) {
    const game_graph graph = labelled(loopy_toy());
    random_source random(1);
    EXPECT_THAT([&] { make_strategy("knn:3", graph, random); },
                ThrowsMessage<input_error>(HasSubstr("lists of numbers")));
}

}  // namespace
}  // namespace ludograph::testing
