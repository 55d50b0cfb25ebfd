// The options of what is drawn, through the program.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "program.hpp"

namespace ludograph {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

struct outcome_of_run {
    int code;
    std::string out, err;
};

outcome_of_run run(std::vector<std::string> words, const std::string& folder = "/") {
    testing::program ran(words, {.folder = folder});
    const int code = ran.wait();
    return {code, ran.out, ran.err};
}

TEST(ViewOptions, AViewIsDrawnAndSaidOnStderr) {
    const auto strategy = run({"graph", "welter", "1,4,7,9", "--view", "strategy", "-o", "-", "-f", "dot"});
    EXPECT_EQ(strategy.code, 0);
    EXPECT_THAT(strategy.err, HasSubstr("1,4,7,9: 21 of 113 positions drawn: how to win"));
    EXPECT_THAT(strategy.out, HasSubstr("21 of 113 positions drawn"));
    const auto whole = run({"graph", "nim", "1,2", "-o", "-", "-f", "dot"});
    EXPECT_THAT(whole.err, Not(HasSubstr("drawn")));
}

TEST(ViewOptions, TheStrategyOfAGraphTooLargeToDrawIsDrawn) {
    const testing::temporary_folder folder;
    EXPECT_EQ(run({"graph", "chomp", "7x7", "--view", "strategy", "-o", "c.svg"}, folder.path()).code, 0);
    EXPECT_THAT(folder.read("c.svg"), HasSubstr("50 of 3431 positions drawn"));
}

TEST(ViewOptions, FocusIsReadAsThePositionsOfTheRuleset) {
    const auto near = run({"graph", "welter", "0,3,5,6", "--focus", "5,3,0,1", "-o", "-", "-f", "dot"});
    EXPECT_EQ(near.code, 0);
    EXPECT_THAT(near.err, HasSubstr("0,1,3,5 and what leads to it or comes of it within 1 move"));
    const auto unreadable = run({"graph", "nim", "1,2", "--focus", "1,x", "-o", "-", "-f", "dot"});
    EXPECT_EQ(unreadable.code, 2);
    EXPECT_THAT(unreadable.err, HasSubstr("--focus: nim: "));
    const auto elsewhere = run({"graph", "nim", "1,2", "--focus", "3,4", "-o", "-", "-f", "dot"});
    EXPECT_EQ(elsewhere.code, 2);
    EXPECT_THAT(elsewhere.err, HasSubstr("--focus: no play from 1,2 comes to 3,4"));
    EXPECT_THAT(run({"graph", "nim", "1,2", "--radius", "2"}).err, HasSubstr("--focus"));
}

TEST(ViewOptions, FocusOfAFoldedGraphIsFolded) {
    const auto near = run({"graph", "tictactoe", "--symmetry", "--focus", "..X/.../...", "-o", "-", "-f", "dot"});
    EXPECT_EQ(near.code, 0) << near.err;
}

TEST(ViewOptions, FocusOfAnImportedGraphIsAVertex) {
    const testing::temporary_folder folder;
    folder.write("g.edges", "a b\nb c\nc d\n");
    const auto near = run({"label", "g.edges", "--focus", "c", "-o", "-", "-f", "dot"}, folder.path());
    EXPECT_EQ(near.code, 0);
    EXPECT_THAT(near.err, HasSubstr("3 of 4 positions drawn"));
}

TEST(ViewOptions, AWordThatIsNoneOfThemIsRefusedWithTheList) {
    const auto refused = run({"graph", "nim", "1", "--color", "red"});
    EXPECT_EQ(refused.code, 2);
    EXPECT_THAT(refused.err, HasSubstr("--color: \"red\" is none of outcome, grundy, remoteness"));
}

TEST(ViewOptions, AWorksheetHasItsSolutionBeside) {
    const testing::temporary_folder folder;
    const auto made = run({"graph", "nim", "1,2", "--worksheet", "-o", "x.svg", "-o", "x.json"}, folder.path());
    EXPECT_EQ(made.code, 0) << made.err;
    EXPECT_THAT(folder.files(), ElementsAre("x-solution.svg", "x.json", "x.svg"));
    EXPECT_THAT(folder.read("x.svg"), Not(HasSubstr("#f4a6a0")));
    EXPECT_THAT(folder.read("x-solution.svg"), HasSubstr("#f4a6a0"));
}

TEST(ViewOptions, AWorksheetNeedsAPictureInAFile) {
    EXPECT_THAT(run({"graph", "nim", "1", "--worksheet"}).err, HasSubstr("no output is one; write e.g. -o sheet.pdf"));
    EXPECT_THAT(run({"graph", "nim", "1", "--worksheet", "-o", "-", "-f", "svg"}).err,
                HasSubstr("cannot go to stdout"));
    const testing::temporary_folder folder;
    const auto clash = run({"graph", "nim", "1", "--worksheet", "-o", "x.svg", "-o", "x-solution.svg"}, folder.path());
    EXPECT_EQ(clash.code, 2);
    EXPECT_THAT(clash.err, HasSubstr("give one of them another name"));
}

TEST(ViewOptions, ABatchMakesWorksheetsToo) {
    const testing::temporary_folder folder;
    folder.write("p.txt", "nim 1,2 name=a\nnim 1 name=a-solution\n");
    const auto made = run({"batch", "p.txt", "-o", "out", "-f", "svg", "--worksheet"}, folder.path());
    EXPECT_EQ(made.code, 0) << made.err;
    EXPECT_THAT(folder.files(), ElementsAre("out/a-solution-2-solution.svg", "out/a-solution-2.svg", "out/a-solution.svg",
                                            "out/a.svg", "out/summary.csv", "out/summary.json", "p.txt"));
}

TEST(ViewOptions, TheLanguageIsThatOfThePicture) {
    EXPECT_THAT(run({"graph", "nim", "1,2", "--lang", "fr", "-o", "-", "-f", "dot"}).out, HasSubstr("5 positions, 7 coups"));
    EXPECT_THAT(run({"graph", "nim", "1,2", "--lang", "ru", "-o", "-", "-f", "dot"}).out, HasSubstr("5 позиций, 7 ходов"));
}

}  // namespace
}  // namespace ludograph
