// What the views leave out, and what they say of it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>

#include "ludograph/error.hpp"
#include "ludograph/view/sketch.hpp"
#include "support.hpp"
#include "toy.hpp"

namespace ludograph {
namespace {

using ::testing::Contains;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::Field;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

std::vector<std::string> texts(const drawing& picture) {
    std::vector<std::string> list;
    for (const drawn_box& box : picture.boxes) list.push_back(box.text);
    return list;
}

std::vector<std::string> legend_texts(const drawing& picture) {
    std::vector<std::string> list;
    for (const legend_entry& entry : picture.legend) list.push_back(entry.text);
    return list;
}

std::string refusal(const game_graph& graph, const drawing_options& options) {
    try {
        draw(graph, options);
    } catch (const input_error& failure) {
        return failure.what();
    }
    return "";
}

TEST(Views, StrategyKeepsBoxesAndLabelsOfTheGraph) {
    const game_graph graph = testing::labelled("nim 1,2");
    const drawing picture = draw(graph, {.view = view_kind::strategy});
    EXPECT_THAT(texts(picture), ElementsAre("1,2", "1,1", "0,1", "0,0"));
    EXPECT_EQ(picture.drawn, 4U);
    EXPECT_EQ(picture.of, 5U);
    EXPECT_THAT(picture.title, HasSubstr("5 positions, 7 moves"));
    EXPECT_THAT(picture.caption, Contains("4 of 5 positions drawn: how to win, one winning move at each N position "
                                          "and every answer to it."));
    EXPECT_THAT(picture.boxes[0].data, Contains(std::pair<std::string, std::string>("grundy", "3")));
}

/// Quickest or not.
TEST(Views, AStrategysMovesAreAllDrawnAsTheBest) {
    const game_graph graph = testing::labelled("subtraction:1,2,3 10,11,12");
    const drawing picture = draw(graph, {.view = view_kind::strategy});
    bool slower = false;
    for (const drawn_line& line : picture.lines) {
        const bool kept = graph[line.from].result == outcome::N;
        EXPECT_EQ(line.style, kept ? line_style::best : line_style::ordinary);
        slower |= kept && !is_best(graph[line.from], graph[line.to]);
    }
    EXPECT_TRUE(slower);
    std::vector<std::string> texts;
    for (const legend_entry& entry : picture.legend)
        if (entry.line) texts.push_back(entry.text);
    EXPECT_EQ(texts, (std::vector<std::string>{"winning move", "other move"}));
}

TEST(Views, WholeGraphSaysNothingOfWhatIsLeftOut) {
    const drawing picture = draw(testing::labelled("nim 1,2"));
    EXPECT_EQ(picture.drawn, picture.of);
    EXPECT_THAT(picture.caption, Each(Not(HasSubstr("drawn"))));
}

TEST(Views, StrategyOfADrawShowsTheMovesThatKeepIt) {
    const drawing picture = draw(testing::labelled("tictactoe .../.../...", play::normal, {.symmetry = true}),
                                 {.view = view_kind::strategy});
    EXPECT_THAT(picture.caption, Contains(HasSubstr("how X keeps the draw, one move of X and every answer to it")));
    EXPECT_THAT(legend_texts(picture), Contains("move that keeps the draw"));
    EXPECT_EQ(picture.lines[0].style, line_style::best);
}

TEST(Views, LineIsOnePlayFromStartToEnd) {
    for (const std::string text : {"nim 3,4,5", "welter 0,3,5,6", "sowing 2,2,2,2", "tictactoe X.O/.O./..X", "tictactoe"}) {
        SCOPED_TRACE(text);
        const game_graph graph = testing::labelled(text);
        const selection chosen = select_line(graph);
        EXPECT_EQ(chosen.positions.size(), graph[0].remoteness + 1);
        EXPECT_EQ(chosen.moves.size(), graph[0].remoteness);
        for (const selected_move& move : chosen.moves) EXPECT_TRUE(is_best(graph[move.from], graph[move.to]));
    }
}

TEST(Views, LineOfADrawEndsWhereAPositionComesBack) {
    const selection chosen = select_line(testing::labelled(testing::loopy_toy()));
    EXPECT_THAT(chosen.positions, ElementsAre(0, 1));
    EXPECT_EQ(chosen.moves.size(), 2U);
}

TEST(Views, LineIsRefusedWhereTheStartIsNotDecided) {
    EXPECT_THAT(refusal(testing::labelled(testing::cut_toy()), {.view = view_kind::line}),
                HasSubstr("no best play from 4 is known"));
}

TEST(Views, FocusShowsMovesAndPredecessors) {
    const game_graph graph = testing::labelled("nim 2,2");
    const drawing picture = draw(graph, {.focus = "0,2"});
    EXPECT_THAT(texts(picture), ::testing::UnorderedElementsAre("0,2", "0,1", "0,0", "1,2", "2,2"));
    EXPECT_EQ(picture.lines.size(), 4U);
    for (const drawn_line& line : picture.lines)
        EXPECT_TRUE(graph[boost::graph_bundle].names->position(line.from) == "0,2" ||
                    graph[boost::graph_bundle].names->position(line.to) == "0,2");
    for (const drawn_box& box : picture.boxes) EXPECT_EQ(box.bold, box.text == "0,2");
    EXPECT_THAT(picture.caption,
                Contains("5 of 6 positions drawn: 0,2 and what leads to it or comes of it within 1 move."));
    EXPECT_THAT(legend_texts(picture), Contains("the position looked at"));
}

TEST(Views, FocusOfRadiusNoughtIsOneBox) {
    const drawing picture = draw(testing::labelled("nim 2,2"), {.focus = "0,2", .radius = 0});
    EXPECT_THAT(texts(picture), ElementsAre("0,2"));
    EXPECT_TRUE(picture.lines.empty());
    EXPECT_FALSE(picture.boxes[0].terminal);
}

TEST(Views, FocusWithAGreatRadiusIsAllThatIsJoinedToIt) {
    const game_graph graph = testing::labelled("nim 2,2");
    EXPECT_EQ(draw(graph, {.focus = "2,2", .radius = 100}).boxes.size(), num_vertices(graph));
}

TEST(Views, FocusMustBeInTheGraph) {
    EXPECT_THAT(refusal(testing::labelled("nim 1,2"), {.focus = "3,3"}),
                StartsWith("--focus: no play from 1,2 comes to 3,3"));
}

TEST(Views, SummaryCountsEveryPositionAndMoveOnce) {
    for (const std::string text : {"nim 3,4,5", "tictactoe", "chomp 3x3"}) {
        SCOPED_TRACE(text);
        const game_graph graph = testing::labelled(text);
        const std::unique_ptr<const summary> groups = summarise(graph, words_of(language::english));
        EXPECT_EQ(std::accumulate(groups->sizes.begin(), groups->sizes.end(), std::uint64_t{0}), num_vertices(graph));
        std::uint64_t moves = 0;
        for (const auto& [ends, count] : groups->moves) moves += count;
        EXPECT_EQ(moves, num_edges(graph));
        EXPECT_LT(groups->sizes.size(), num_vertices(graph));
    }
}

TEST(Views, SummaryBoxShowsHowManyHowFarAndWhat) {
    const drawing picture = draw(testing::labelled("nim 1,1"), {.view = view_kind::summary});
    ASSERT_EQ(picture.boxes.size(), 3U);
    EXPECT_THAT(lines_of(picture.boxes[1], box_label::board), ElementsAre("1 position", "remoteness 1", "N 1"));
    EXPECT_EQ(picture.boxes[1].brief, "1 position\nremoteness 1");
    EXPECT_EQ(picture.order, level_order::given);
    EXPECT_EQ(picture.boxes[1].level, 1U);
    EXPECT_TRUE(picture.boxes[0].bold);
    EXPECT_EQ(picture.drawn, 3U);
    EXPECT_THAT(picture.caption, Contains("3 positions, one box for all that share outcome, value and remoteness."));
    const drawing large = draw(testing::labelled("nim 3,4,5"), {.view = view_kind::summary});
    EXPECT_THAT(large.lines, Contains(Field(&drawn_line::count, ::testing::Gt(1U))));
}

TEST(Views, SummaryKeepsLoopyValuesApart) {
    const drawing picture = draw(testing::labelled(testing::loopy_toy()), {.view = view_kind::summary});
    EXPECT_EQ(picture.boxes[0].verdict, "D ∞{1}");
    EXPECT_EQ(picture.boxes[0].level, 2U);  // above all others: remoteness 0 and 1
}

TEST(Ranks, SayWhichLevelABoxIsOn) {
    const game_graph graph = testing::labelled("nim 1,2");
    EXPECT_EQ(draw(graph).order, level_order::automatic);
    EXPECT_EQ(draw(graph, {.rank = rank_by::longest}).order, level_order::to_end);
    EXPECT_EQ(draw(graph, {.rank = rank_by::moves}).order, level_order::from_start);
    EXPECT_EQ(draw(graph, {.rank = rank_by::moves}).boxes[0].level, std::nullopt);
    const drawing by_value = draw(graph, {.rank = rank_by::grundy}), by_end = draw(graph, {.rank = rank_by::remoteness});
    EXPECT_EQ(by_value.order, level_order::given);
    for (const drawn_box& box : by_value.boxes) EXPECT_EQ(box.level, graph[box.id].grundy);
    for (const drawn_box& box : by_end.boxes) EXPECT_EQ(box.level, graph[box.id].remoteness);
}

TEST(Ranks, LoopyValuesStandAboveAllNumbers) {
    const drawing picture = draw(testing::labelled(testing::loopy_toy()), {.rank = rank_by::grundy});
    EXPECT_EQ(picture.boxes[0].level, 2U);
    EXPECT_EQ(picture.boxes[1].level, 2U);
    EXPECT_EQ(picture.boxes[2].level, 0U);
}

TEST(Ranks, ByValueAreRefusedWhereThereAreNone) {
    EXPECT_THAT(refusal(testing::labelled("tictactoe XOX/XOO/..."), {.rank = rank_by::grundy}),
                HasSubstr("there are no Grundy values; write --rank remoteness"));
    EXPECT_THAT(refusal(testing::labelled("nim 1", play::misere), {.rank = rank_by::grundy}), HasSubstr("--rank"));
    EXPECT_THAT(refusal(testing::labelled("nim 1", play::misere), {.colour = colour_by::grundy}), HasSubstr("--color"));
}

TEST(Views, OptionsThatContradictEachOtherAreRefused) {
    const game_graph graph = testing::labelled("nim 1");
    EXPECT_THAT(refusal(graph, {.view = view_kind::line, .focus = "1"}), HasSubstr("leave one of them out"));
    EXPECT_THAT(refusal(graph, {.quickest = true}), HasSubstr("add --view strategy"));
}

TEST(Views, AWorksheetMayNotBeChosenByItsAnswers) {
    const game_graph graph = testing::labelled("nim 1");
    for (const view_kind view : {view_kind::strategy, view_kind::line, view_kind::summary})
        EXPECT_THAT(refusal(graph, {.view = view, .worksheet = true}), HasSubstr("is chosen by the answers"));
    for (const rank_by rank : {rank_by::grundy, rank_by::remoteness})
        EXPECT_THAT(refusal(graph, {.rank = rank, .worksheet = true}), HasSubstr("these levels are the answers"));
    for (const colour_by colour : {colour_by::grundy, colour_by::remoteness})
        EXPECT_THAT(refusal(graph, {.colour = colour, .worksheet = true}), HasSubstr("would tell the answers"));
}

TEST(Views, LinesSayMoveAndWorth) {
    const game_graph graph = testing::labelled("nim 1,2");
    const drawing picture = draw(graph);
    std::vector<std::string> tooltips;
    for (const drawn_line& line : picture.lines) tooltips.push_back(line.tooltip);
    EXPECT_THAT(tooltips, Contains("1,2 → 1,1 (2>1): wins soonest"));
    EXPECT_THAT(tooltips, Contains("1,2 → 0,2 (1>0): loses"));
    EXPECT_THAT(tooltips, Contains("1,1 → 0,1 (1>0, 1>0): loses"));
    EXPECT_THAT(draw(testing::labelled(testing::loopy_toy())).lines[0].tooltip, HasSubstr(": keeps the draw"));
    EXPECT_THAT(draw(testing::labelled(testing::cut_toy())).lines[0].tooltip, HasSubstr(": not decided"));
    EXPECT_THAT(draw(testing::labelled("tictactoe X.O/.O./..X")).lines[0].tooltip, HasSubstr("(X2)"));
}

TEST(Briefs, AreTheSpellingThatIsShortestOnTheWhole) {
    EXPECT_EQ(draw(testing::labelled("welter 1,4,7,9")).boxes[0].brief, "1 4 7 9");
    EXPECT_EQ(draw(testing::labelled("welter 0,1,2,4")).boxes[0].brief, "●●●·●");
    EXPECT_EQ(draw(testing::labelled("sowing 2,3,0,3,2")).boxes[0].brief, "23·32");
    EXPECT_EQ(draw(testing::labelled("sowing 10,0,1")).boxes[0].brief, "10 · 1");
    EXPECT_EQ(draw(testing::labelled("chomp 5,5,2")).boxes[0].brief, "5 5 2");
    EXPECT_EQ(draw(testing::labelled("nim 1,2 + nim 3")).boxes[0].brief, "1 2 + 3");
    EXPECT_THAT(lines_of(draw(testing::labelled("tictactoe X.O/.O./..X")).boxes[0], box_label::brief),
                ElementsAre("X.O", ".O.", "..X", ::testing::_));
}

}  // namespace
}  // namespace ludograph
