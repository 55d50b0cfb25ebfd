// Texts in scripts, the child that draws, what charts do where there is no room for all numbers.
#include <gmock/gmock.h>

#include <cmath>
#include <set>

#include "cli/program.hpp"
#include "layout/pictures.hpp"
#include "ludograph/error.hpp"
#include "ludograph/plot/board_plot.hpp"
#include "ludograph/plot/grid_plot.hpp"
#include "ludograph/plot/remoteness_plot.hpp"
#include "ludograph/plot/sequence_plot.hpp"
#include "ludograph/theory/sequences.hpp"
#include "ludograph/theory/wythoff.hpp"
#include "plot/svg_marks.hpp"
#include "support.hpp"

namespace ludograph::testing {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

position_grid small_grid() {
    position_grid grid;
    grid.title = "Title";
    grid.x_name = "left heap";
    grid.y_name = "right heap";
    grid.width = grid.height = 2;
    grid.values = {0, 1, 1, 0};
    return grid;
}

TEST(Plot, TakesAnyTextForWhatItIs) {
    const temporary_folder folder;
    const std::string evil = (folder.path() / "evil").string();
    position_grid grid = small_grid();
    grid.title = "it's `touch " + evil + "` {a}_b^c @x \"q\" \\n %d <&> φ\n$(touch " + evil + ") #";
    const std::string svg = picture_of(lost_positions_plot(grid), picture_format::svg);
    EXPECT_THAT(svg, HasSubstr("it's `touch " + evil + "` {a}_b^c @x"));
    EXPECT_THAT(svg, HasSubstr("\\n %d &lt;&amp;&gt; φ"));
    EXPECT_FALSE(std::filesystem::exists(evil));
    EXPECT_EQ(told_of(svg, "python3 -c 'import xml.dom.minidom; xml.dom.minidom.parse(\"FILE\")'"), "");
}

TEST(Plot, HeedsNeitherTheStartFilesNorTheLocaleOfTheUser) {
    const temporary_folder home;
    home.write(".gnuplot", "exit status 3\n");
    const std::string before = picture_of(lost_positions_plot(small_grid()), picture_format::svg);
    const std::string old_home = getenv("HOME") ? getenv("HOME") : "/";
    setenv("HOME", home.path().c_str(), 1);
    setenv("LC_ALL", "de_DE.UTF-8", 1);
    setenv("GNUTERM", "dumb", 1);
    const std::string after = picture_of(lost_positions_plot(small_grid()), picture_format::svg);
    setenv("HOME", old_home.c_str(), 1);
    unsetenv("LC_ALL");
    unsetenv("GNUTERM");
    EXPECT_EQ(before, after);
}

TEST(Plot, OfManyNumbersHasFewDotsAndEveryOneIsRight) {
    const ruleset_ptr rules = make_ruleset("octal:0.16");
    const auto sequence = rules->sequence();
    constexpr std::size_t last = 20000, together = 14;  // 1500 columns
    sequence->extend(last);
    const plot drawn =
        sequence_plot({{"0.16", "rule", sequence.get(), std::nullopt}}, last, sequence_chart::values);
    EXPECT_THAT(drawn.caption.at(0),
                HasSubstr("Each dot stands for one or more equal numbers in 14 neighbouring places."));
    std::set<std::pair<std::size_t, std::uint32_t>> expected, found;
    for (std::size_t n = 0; n <= last; ++n) expected.emplace(n / together, sequence->at(n));
    for (const std::string block : {"sequence1", "sequence1zeros"})
        for (const auto& box : boxes_in_block(drawn.data, block))
            found.emplace(static_cast<std::size_t>((box.left + box.right) / 2 / together),
                          static_cast<std::uint32_t>(std::lround((box.top + box.bottom) / 2)));
    EXPECT_EQ(found, expected);
    EXPECT_LE(found.size(), 20000U);
}

TEST(Plot, OfNimToAMillionStaysSmall) {
    const auto nim = make_all_but_sequence({});
    nim->extend(1'000'000);
    const plot drawn =
        sequence_plot({{"nim", "rule", nim.get(), nim->period()}}, 1'000'000, sequence_chart::values);
    EXPECT_LT(drawn.data.size(), 2'000'000U);
    EXPECT_THAT(drawn.caption.at(0), HasSubstr("equal but for less than 2501"));
    EXPECT_THAT(drawn.commands, HasSubstr("set xtics 100000 "));  // 13 numbers of seven digits have room
}

TEST(Plot, WritesALargeHeatMapRowByRow) {
    position_grid grid = small_grid();
    grid.width = 200;
    grid.height = 3;
    grid.values.assign(grid.width * grid.height, 7);
    grid.values[200] = std::nullopt;
    grid.values[401] = 9;
    const plot drawn = heat_map(grid);
    std::istringstream rows(drawn.data.substr(drawn.data.find('\n') + 1));
    std::string row;
    std::getline(rows, row);
    EXPECT_THAT(row, StartsWith("7 7 "));
    std::getline(rows, row);
    EXPECT_THAT(row, StartsWith("NaN 7 "));
    std::getline(rows, row);
    EXPECT_THAT(row, StartsWith("7 9 "));
    std::getline(rows, row);
    EXPECT_EQ(row, "END");
    EXPECT_THAT(picture_of(drawn, picture_format::svg), HasSubstr("<image"));
}

TEST(Plot, GivesDrawsWithoutARemotenessABarOfTheirOwn) {
    remoteness_counts counts;
    counts.add(outcome::P, 0);
    counts.add(outcome::N, 1);
    for (int i = 0; i < 3; ++i) counts.add(outcome::D, no_value);
    EXPECT_EQ(counts.total(), 5U);
    const plot drawn = remoteness_plot("Title", {"Rule."}, counts);
    EXPECT_THAT(drawn.caption, Contains("Drawn without a remoteness, since play need not end: 3 positions, the bar on "
                                        "the right."));
    const std::vector<rectangle> drawn_bars = boxes_in_block(drawn.data, "drawn");
    ASSERT_EQ(drawn_bars.size(), 1U);
    EXPECT_EQ(drawn_bars[0].top - drawn_bars[0].bottom, 3);
    EXPECT_GT(drawn_bars[0].left, boxes_in_block(drawn.data, "won").at(0).right + 1);
    const std::string svg = picture_of(drawn, picture_format::svg);
    EXPECT_THAT(svg, AllOf(HasSubstr(">none<"), HasSubstr("D: neither player can force a win")));
    EXPECT_THAT(drawn.commands, HasSubstr("set xtics 0,1,1\n"));  // no number below the gap
    EXPECT_THROW(remoteness_plot("", {}, {.decided = {}, .endless = 3}), input_error);
}

TEST(Plot, GroupsLostAndWonRemotenessAlike) {
    remoteness_counts counts;
    for (std::uint32_t n = 0; n < 901; ++n) counts.add(n % 2 == 0 ? outcome::P : outcome::N, n);
    const plot drawn = remoteness_plot("", {}, counts);
    EXPECT_THAT(drawn.commands, AllOf(HasSubstr("remoteness, 4 to a bar"), HasSubstr("set xrange [-0.70:903.70]")));
    const std::vector<rectangle> lost = boxes_in_block(drawn.data, "lost"), won = boxes_in_block(drawn.data, "won");
    ASSERT_EQ(lost.size(), 226U);
    for (std::size_t i = 0; i + 1 < lost.size(); ++i) {
        EXPECT_EQ(lost[i].top - lost[i].bottom, 2) << i;
        EXPECT_EQ(won[i].top - won[i].bottom, 2) << i;
    }
}

TEST(Plot, KeepsTheWordsOfLongerLanguagesOffTheTitleAndOffEachOther) {
    remoteness_counts counts;
    for (const outcome result : {outcome::P, outcome::N, outcome::D}) counts.add(result, 0);
    const auto top_of = [&](language which) {
        const plot drawn = remoteness_plot("Title", {}, counts, {.language = which});
        return drawn.commands.substr(drawn.commands.find("set tmargin"), 30);
    };
    EXPECT_NE(top_of(language::french), top_of(language::english));  // its key takes two rows
    const ruleset_ptr rules = make_ruleset("kayles");
    const auto sequence = rules->sequence();
    sequence->extend(20);
    const auto charts = [&](std::size_t count) {
        const std::vector<plotted_sequence> same(count, {"kayles", "rule", sequence.get(), std::nullopt});
        return sequence_plot(same, 20, sequence_chart::values, {}, {.language = language::french}).commands;
    };
    EXPECT_THAT(charts(1), HasSubstr("set ylabel 'valeur de Grundy'"));
    EXPECT_THAT(charts(6), AllOf(HasSubstr("unset ylabel"), Not(HasSubstr("\nset ylabel"))));
}

TEST(Plot, SaysWhatTheRemotenessOfADrawIsWhereThereIsOne) {
    remoteness_counts counts;
    counts.add(outcome::P, 0);
    const auto caption = [&] { return remoteness_plot("", {}, counts).caption; };
    constexpr const char* sentence = "In a drawn position: moves to the end of the longest draw.";
    EXPECT_THAT(caption(), Not(Contains(sentence)));
    counts.add(outcome::D, 0);
    EXPECT_THAT(caption(), Contains(sentence));
}

TEST(Plot, DrawsLinesThatMarksDoNotHide) {
    for (const std::size_t side : {41U, 301U, 501U, 1000U}) {
        position_grid grid = small_grid();
        grid.width = grid.height = side;
        grid.values.assign(side * side, 1);
        for (std::size_t i = 0; i < side; ++i) grid.values[i + i * side] = 0;
        grid.lines = {{1, "diagonal"}};
        const std::string svg = picture_of(lost_positions_plot(grid), picture_format::svg);
        const std::vector<rectangle> marks = boxes_of_colour(svg, "0, 114, 178");
        ASSERT_EQ(marks.size(), side + 1) << side;
        const std::size_t line = svg.find("stroke='rgb(240, 176, 131)'");
        ASSERT_NE(line, svg.npos);
        EXPECT_LT(line, svg.find("<polygon fill = 'rgb(  0, 114, 178)'")) << side;
        // A box that stands on its corner is as wide as its diagonal.
        if (side > 200) {
            EXPECT_GT(6, 1.5 * std::hypot(marks[1].right - marks[1].left, marks[1].bottom - marks[1].top)) << side;
        }
    }
}

TEST(Plot, ShowsThatACellHasManySeeds) {
    const plot few = board_plot("", {}, {{"|3|0|", "few"}}), many = board_plot("", {}, {{"|3|500|", "many"}});
    EXPECT_GT(std::ranges::count(many.data, '\n'), std::ranges::count(few.data, '\n') + 50);
}

TEST(Plot, RefusesBoardsThatAreTooLargeOrOfNoKind) {
    EXPECT_THROW(board_plot("", {}, {{"41", ""}}), input_error);
    EXPECT_THROW(board_plot("", {}, {{"what?", ""}}), input_error);
    EXPECT_THROW(board_plot("", {}, std::vector<board>(25, board{"1 2", ""})), input_error);
    EXPECT_NO_THROW(board_plot("", {}, std::vector<board>(24, board{"1 2", ""})));
}

TEST(Asymptotes, AreWhatThePPositionsTendTo) {
    for (const std::uint64_t k : {1U, 2U, 3U, 7U}) {
        const auto lines = make_ruleset("wythoff:fraenkel=" + std::to_string(k))->asymptotes();
        ASSERT_EQ(lines.size(), 2U);
        constexpr std::uint64_t n = 100'000'000;
        const auto smaller = static_cast<double>(fraenkel_p_position(n, k));
        EXPECT_NEAR(lines[0].slope, (smaller + static_cast<double>(k * n)) / smaller, 1e-6) << k;
        EXPECT_NEAR(lines[0].slope * lines[1].slope, 1, 1e-12) << k;
    }
    EXPECT_EQ(make_ruleset("wythoff")->asymptotes()[0].name, "phi");
    EXPECT_TRUE(make_ruleset("wythoff:cap=2")->asymptotes().empty());
    EXPECT_TRUE(make_ruleset("nim")->asymptotes().empty());
}

}  // namespace
}  // namespace ludograph::testing
