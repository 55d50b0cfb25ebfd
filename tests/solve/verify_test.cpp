// Theorems against labels: what is compared, and that a wrong theorem is found out.
#include "ludograph/solve/verify.hpp"

#include <gmock/gmock.h>

#include "cases.hpp"
#include "ludograph/catalog/registration.hpp"
#include "toy_game.hpp"

namespace ludograph {
namespace {

using ::testing::HasSubstr;

verification verified(const std::string& start) { return verify(read_placed(start), {}); }

/// A path of four positions whose formula is wrong at the positions in `lies`.
struct path_game : testing::toy_game {
    std::vector<std::uint32_t> lies;
    play lies_about = play::normal;

    path_game(std::vector<std::uint32_t> wrong, play convention)
        : toy_game{{{1}, {2}, {3}, {}}}, lies(std::move(wrong)), lies_about(convention) {}
    std::string parameters() const { return ""; }
    std::vector<formula_for<position>> formulas() const {
        return {{"parity", lies_about, [*this](const position& p) -> std::optional<closed_form_value> {
                     if (p.number == 0) return std::nullopt;
                     const bool lie = std::ranges::count(lies, p.number) != 0;
                     const bool odd = (3 - p.number) % 2 == 1;
                     const bool is_n = (odd != lie) == (lies_about == play::normal);
                     return closed_form_value{is_n ? outcome::N : outcome::P, std::nullopt};
                 }}};
    }
};

verification verified_path(std::vector<std::uint32_t> lies, play convention = play::normal) {
    const auto rules = std::make_shared<erased_ruleset<path_game>>(path_game(std::move(lies), convention), "path", "step");
    return verify({rules, rules->parse("0")}, {});
}

TEST(Verify, AgreesWithEveryFormula) {
    for (const char* start : {"nim 6,6,6", "nim:ordered 3,4,5", "welter 5,6,7,8", "silver-dollar 3,6,9,11", "wythoff 30,40",
                              "wythoff:fraenkel=3 20,30", "chomp 5x5"}) {
        const verification found = verified(start);
        EXPECT_EQ(found.mismatches(), 0U) << start;
        ASSERT_FALSE(found.comparisons.empty()) << start;
        for (const comparison& each : found.comparisons) EXPECT_GT(each.compared, 0U) << start << each.theorem;
    }
}

TEST(Verify, ComparesHeapsWithTheirPeriodicSequences) {
    for (const char* start : {"subtraction:1,3,4 200", "subtraction:2,4,7 30,25", "all-but:1,3 60", "octal:0.77 16",
                              "octal:0.45 14,3", "kayles 15", "grundy 20"}) {
        const verification found = verified(start);
        ASSERT_EQ(found.comparisons.size(), 1U) << start;
        EXPECT_EQ(found.comparisons[0].compared, found.positions) << start;
        EXPECT_EQ(found.mismatches(), 0U) << start;
    }
}

TEST(Verify, ComparesWholeGraphsAndBothConventions) {
    const verification nim = verified("nim:ordered 6,6,6");
    ASSERT_EQ(nim.comparisons.size(), 2U);
    EXPECT_EQ(nim.comparisons[0].compared, 343U);
    EXPECT_EQ(nim.comparisons[1].compared, 343U);
    EXPECT_EQ(nim.comparisons[1].play, play::misere);
    EXPECT_EQ(verified("welter 1,4,7,9").comparisons.size(), 2U);
}

TEST(Verify, ChompTheoremsSpeakOfRectanglesAndOfLs) {
    const verification chomp = verified("chomp 4x4");
    ASSERT_EQ(chomp.comparisons.size(), 2U);
    EXPECT_EQ(chomp.comparisons[0].compared, 15U);  // all rectangles but the single square
    EXPECT_EQ(chomp.comparisons[1].compared, 16U);
}

TEST(Verify, TheValueOfASumIsThatOfItsParts) {
    for (const char* start : {"subtraction:1,2 7 + nim 3,4", "wythoff 3,5 + chomp 3,3,3", "nim 2 + nim 2 + octal:0.77 4"}) {
        const verification found = verified(start);
        ASSERT_EQ(found.comparisons.size(), 1U) << start;
        EXPECT_EQ(found.comparisons[0].compared, found.positions) << start;
        EXPECT_EQ(found.mismatches(), 0U) << start;
    }
}

TEST(Verify, TicTacToeHasAsManyValidCodesAsPositions) {
    const verification found = verified("tictactoe");
    ASSERT_TRUE(found.numbers);
    EXPECT_EQ(found.numbers->codes, 19683U);
    EXPECT_EQ(found.numbers->valid, 5478U);
    EXPECT_EQ(found.numbers->reachable, 5478U);
    EXPECT_EQ(found.ends, 958U);
    EXPECT_EQ(found.mismatches(), 0U);
}

TEST(Verify, RefusesWhereThereIsNothingToCompareWith) {
    for (const char* start : {"wythoff:cap=2 3,4", "sowing 2,2,2", "tictactoe X../.../...", "mnk:3,3,2"}) {
        try {
            verified(start);
            ADD_FAILURE() << start;
        } catch (const input_error& failure) {
            EXPECT_THAT(failure.what(), HasSubstr("there is no formula to compare with"));
        }
    }
}

TEST(Verify, FindsTheFirstPositionWhereATheoremIsWrong) {
    EXPECT_EQ(verified_path({}).mismatches(), 0U);
    EXPECT_EQ(verified_path({}).comparisons[0].compared, 3U);
    const comparison wrong = verified_path({3, 2}).comparisons[0];
    EXPECT_EQ(wrong.mismatches, 2U);
    ASSERT_TRUE(wrong.first);
    EXPECT_EQ(wrong.first->position, "2");
    EXPECT_EQ(wrong.first->expected, "P");
    EXPECT_EQ(wrong.first->computed, "N, Grundy value 1");
}

TEST(Verify, FindsAWrongTheoremOfMiserePlay) {
    EXPECT_EQ(verified_path({}, play::misere).mismatches(), 0U);
    const comparison wrong = verified_path({3}, play::misere).comparisons[0];
    EXPECT_EQ(wrong.mismatches, 1U);
    ASSERT_TRUE(wrong.first);
    EXPECT_EQ(wrong.first->computed, "N");
}

}  // namespace
}  // namespace ludograph
