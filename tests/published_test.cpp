// Answers to published problems and sequences, from tests/data/public.json, on the games of this catalogue.
#include <set>

#include "cases.hpp"
#include "ludograph/theory/nim.hpp"
#include "ludograph/theory/silver_dollar.hpp"
#include "ludograph/theory/wythoff.hpp"

namespace ludograph {
namespace {

using namespace testing;
using ::testing::ElementsAre;

const json& published(const std::string& id) {
    static const json answers = entries_by_id("public.json");
    return answers.at(id).at("answer");
}

// The squares are numbered from 1 there: 1,2,3 is lost, 1,5,6,7,9,12,14,17 is won with value 3.
TEST(Published, SilverDollar) {
    ASSERT_EQ(published("b15"), (json{"P", "N, value 3"}));
    EXPECT_EQ(label_of("silver-dollar 0,1,2").result, outcome::P);
    EXPECT_EQ(silver_dollar_value(std::vector<std::int64_t>{0, 4, 5, 6, 8, 11, 13, 16}), 3U);
}

TEST(Published, NimOfHeapsN2N3N) {
    std::vector<int> counts(15);
    for (std::int64_t n = 1; n <= 1 << 15; ++n)
        for (std::size_t k = 1; k <= 15; ++k)
            if (n <= std::int64_t{1} << k)
                counts[k - 1] += nim_sum(std::vector<std::int64_t>{n, 2 * n, 3 * n}) == 0;
    EXPECT_EQ(counts, published("b01")["k1..15"].get<std::vector<int>>());
}

TEST(Published, NimOfSixHeaps) {
    std::vector<std::string> outcomes;
    for (const char* text : {"nim 1,1,0,0,5,0", "nim 0,0,2,0,0,0", "nim 0,0,3,3,0,0"})
        outcomes.push_back(to_string(label_of(text).result));
    EXPECT_EQ(outcomes, published("b19").get<std::vector<std::string>>());
}

// [5] is won by taking 4 from heap 1, [7] by taking 6; [1] is lost.
TEST(Published, MisereNim) {
    ASSERT_EQ(published("b18"), (json{{"[5]", "1:4"}, {"[1]", "CONCEDE"}, {"[7]", "1:6"}}));
    EXPECT_THAT(winning_options("nim 5", play::misere), ElementsAre("1"));
    EXPECT_THAT(winning_options("nim 7", play::misere), ElementsAre("1"));
    EXPECT_THAT(winning_options("nim 1", play::misere), ElementsAre());
}

TEST(Published, NimIsNotSubtraction13) {
    EXPECT_EQ(label_of("nim 4").grundy, published("c09")["nim"]);
    EXPECT_EQ(label_of("subtraction:1,3 4").grundy, published("c09")["S{1,3}"]);
}

TEST(Published, PeriodsOfSubtraction) {
    const std::vector<std::size_t> periods = published("c07")["periods"];
    const char* const sets[] = {"1,2", "1,3", "1,2,5", "1,3,4", "2,5,7"};
    for (std::size_t i = 0; i < periods.size(); ++i)
        EXPECT_TRUE(has_period(explored_values(std::string("subtraction:") + sets[i], 100), 0, periods[i]))
            << sets[i];
    ASSERT_EQ(published("c12")["{1,3}"], "period 2, not 4");
    EXPECT_TRUE(has_period(explored_values("subtraction:2", 20), 0, 4));
}

TEST(Published, SubtractionOf237) {
    const std::vector<std::uint32_t> values = explored_values("subtraction:2,3,7", 60);
    EXPECT_EQ(first_of(published("a21")["S"], 21), first_of(values, 21));
    EXPECT_TRUE(has_period(values, published("a21")["S_preperiod"], published("a21")["S_period"]));
}

TEST(Published, SubtractionByTheFirstAndTheSecondPlayer) {
    std::vector<std::string> winners;
    for (const char* text : {"subtraction:2,3 4", "subtraction:2,3 5", "subtraction:2,3 7",
                             "subtraction:1,2,3 20", "subtraction:1,2,3 21", "subtraction:1 100000"})
        winners.push_back(label_of(text).result == outcome::N ? "First" : "Second");
    EXPECT_EQ(winners, published("b12").get<std::vector<std::string>>());
}

TEST(Published, SubtractionOnSeveralHeaps) {
    for (const auto& [ruleset, answer] :
         {std::pair("subtraction:2,5", "{2,5}"), {"subtraction:1,2,3,4,5", "{1..5}"}}) {
        std::string outcomes;
        for (const char* heaps : {" 5,12", " 2,4,7", " 2,3,7,12"})
            outcomes += label_of(std::string(ruleset) + heaps).result == outcome::N ? 'W' : 'L';
        EXPECT_EQ(outcomes, published("b13")[answer]);
    }
}

// Heap 5, take up to 3: take 1. Heap 9, take up to 4, who takes the last loses: take 3. Heap 3, up to 2:
// lost.
TEST(Published, SubtractionWithABound) {
    ASSERT_EQ(published("b22"), (json{"1", "3", "0 (no winning move)"}));
    EXPECT_THAT(winning_options("subtraction:1,2,3 5"), ElementsAre("4"));
    EXPECT_THAT(winning_options("subtraction:1,2,3,4 9", play::misere), ElementsAre("6"));
    EXPECT_THAT(winning_options("subtraction:1,2 3"), ElementsAre());
}

TEST(Published, OutcomesOfSubtraction) {
    for (const auto& [n, answer] : published("b27").items())
        EXPECT_EQ(to_string(label_of("subtraction:1,2,3 " + n).result), answer);
    for (std::size_t n = 0; n < published("b30").size(); ++n)
        EXPECT_EQ(to_string(label_of(heap("subtraction:1,4,27,256", n)).result), published("b30")[n]);
    std::string outcomes;
    for (std::size_t n = 1; n <= 10; ++n)
        outcomes += label_of(heap("subtraction:1,2,5", n)).result == outcome::N ? 'W' : 'L';
    EXPECT_EQ(outcomes, published("c20"));
}

TEST(Published, SubtractionOf23From4) {
    EXPECT_EQ(label_of("subtraction:2,3 4").grundy, published("c08")["grundy"]);
    EXPECT_THAT(winning_options("subtraction:2,3 4"), ElementsAre("1"));
    EXPECT_THAT(options_of("subtraction:2,3 4"), ElementsAre("2", "1"));
}

TEST(Published, ValuesOfOctalGames) {
    struct {
        const char *code, *id, *key;
        std::size_t first;
    } const sequences[] = {{"0.77", "a01", "values", 0},          {"0.137", "a02", "values", 0},
                           {"0.07", "a03", "values", 0},          {"0.177", "a05", "values_from_1", 1},
                           {"0.1377", "a06", "values_from_1", 1}, {"0.117", "a08", "values_from_1", 1},
                           {"0.7777", "a11", "values", 0},        {"0.07", "b02", "grundy_1..5", 1}};
    for (const auto& [code, id, name, first] : sequences) {
        SCOPED_TRACE(code);
        const auto expected = published(id)[name].get<std::vector<std::uint32_t>>();
        std::vector<std::uint32_t> values =
            heap_values(std::string("octal:") + code, first + expected.size() - 1);
        values.erase(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(first));
        EXPECT_EQ(values, expected);
    }
}

TEST(Published, ValuesOfOctalGamesFromTheirGraphs) {
    for (const auto& [code, id] : {std::pair("0.77", "a01"), {"0.137", "a02"}, {"0.07", "a03"}})
        EXPECT_EQ(explored_values(std::string("octal:") + code, 18), first_of(published(id)["values"], 19))
            << code;
}

TEST(Published, PeriodsOfOctalGames) {
    EXPECT_TRUE(has_period(heap_values("octal:0.77", 200), published("a01")["preperiod"],
                           published("a01")["period"]));
    EXPECT_TRUE(has_period(heap_values("octal:0.137", 250), published("a02")["preperiod"],
                           published("a02")["period"]));
    EXPECT_TRUE(has_period(heap_values("octal:0.07", 250), published("a03")["preperiod"],
                           published("a03")["period"]));
    EXPECT_TRUE(has_period(heap_values("octal:0.117", 200), published("a08")["preperiod"],
                           published("a08")["period"]));
    EXPECT_TRUE(has_period(heap_values("octal:0.177", 600), 497, published("a05")["period"]));
    EXPECT_TRUE(has_period(heap_values("octal:0.1377", 250), 141, published("a06")["period"]));
    EXPECT_TRUE(has_period(heap_values("octal:0.11377", 300), 187, published("a07")["0.11377"]["period"]));
    EXPECT_TRUE(has_period(heap_values("octal:0.113377", 350), 211, published("a07")["0.113377"]["period"]));
    EXPECT_TRUE(has_period(heap_values("octal:0.115", 100), 1, published("a10")["0.115"]["period"]));
    EXPECT_TRUE(has_period(heap_values("octal:0.176", 100), 24, published("a10")["0.176"]["period"]));
    EXPECT_TRUE(has_period(heap_values("octal:0.7777", 250), 142, published("a11")["period"]));
}

TEST(Published, StripOfFiveInDawsonsKayles) {
    std::vector<int> won;
    for (int n = 1; n <= 5; ++n)
        if (label_of("octal:0.07 " + std::to_string(n)).result == outcome::N) won.push_back(n);
    EXPECT_EQ(won, published("c21")["wins_1..5"].get<std::vector<int>>());
}

TEST(Published, WinningMovesOfWythoff) {
    ASSERT_EQ(published("b16")["(5,8)"], "won: to (4,7) and (3,5)");
    EXPECT_THAT(winning_options("wythoff 1,2"), ElementsAre());
    EXPECT_THAT(winning_options("wythoff 5,8"), ElementsAre("3,5", "4,7"));
    EXPECT_THAT(winning_options("wythoff 4,7"), ElementsAre());
    EXPECT_THAT(winning_options("wythoff 2,2"), ElementsAre("0,0", "1,2"));
}

TEST(Published, ValuesOfWythoff) {
    const auto labels = labels_by_position("wythoff:ordered 20,20");
    const auto value = [&](int a, int b) {
        return labels.at(std::to_string(a) + "," + std::to_string(b)).grundy;
    };
    std::vector<std::uint32_t> triangle, diagonal, row;
    for (int n = 0; n <= 7; ++n)
        for (int k = 0; k <= n; ++k) triangle.push_back(value(n, k));
    for (int n = 0; n <= 14; ++n) diagonal.push_back(value(n, n));
    for (int n = 0; n <= 20; ++n) row.push_back(value(10, n));
    EXPECT_EQ(triangle, published("a14")["triangle"].get<std::vector<std::uint32_t>>());
    EXPECT_EQ(diagonal, published("a14")["diagonal"].get<std::vector<std::uint32_t>>());
    EXPECT_EQ(row, published("a14")["row10"].get<std::vector<std::uint32_t>>());
}

TEST(Published, ValuesOfWythoffByFraenkel2) {
    const auto labels = labels_by_position("wythoff:fraenkel=2 10,20");
    std::vector<std::uint32_t> row;
    for (int n = 0; n <= 20; ++n) row.push_back(labels.at("10," + std::to_string(n)).grundy);
    EXPECT_EQ(row, published("a30")["values"].get<std::vector<std::uint32_t>>());
}

TEST(Published, WythoffByFormula) {
    EXPECT_EQ(published("c22")["(1,2)"] == "P", is_fraenkel_p(1, 2, 1));
    EXPECT_EQ(published("c22")["(4,7)"] == "P", is_fraenkel_p(4, 7, 1));
}

/// The lost positions of three columns, the last of height `r`, as "p,q".
std::set<std::pair<int, int>> lost_with_last_column(int r) {
    std::set<std::pair<int, int>> lost;
    for (const auto& [text, label] : labels_by_position("chomp 20,20," + std::to_string(r))) {
        int p = 0, q = 0, last = 0;
        const int columns = std::sscanf(text.c_str(), "%d,%d,%d", &p, &q, &last);
        if (columns >= 2 && label.result == outcome::P && last == r) lost.emplace(p, q);
    }
    return lost;
}

TEST(Published, LostPositionsOfChompInThreeColumns) {
    using ::testing::Pair;
    ASSERT_EQ(published("a19")["r0"], "p=q+1");
    for (const auto& [p, q] : lost_with_last_column(0)) EXPECT_EQ(p, q + 1);
    EXPECT_THAT(lost_with_last_column(1), ElementsAre(Pair(2, 2), Pair(3, 1)));
    for (const auto& [p, q] : lost_with_last_column(2)) EXPECT_EQ(p, q + 2);
    EXPECT_EQ(lost_with_last_column(2).size(), 17U);
    EXPECT_THAT(lost_with_last_column(3), ElementsAre(Pair(5, 5), Pair(6, 3), Pair(7, 4)));
    EXPECT_THAT(lost_with_last_column(4), ElementsAre(Pair(7, 7), Pair(8, 4), Pair(9, 5), Pair(10, 6)));
    std::set<std::pair<int, int>> with_five{{10, 5}, {9, 6}};
    for (int a = 0; a + 11 <= 20; ++a) with_five.emplace(a + 11, a + 7);
    EXPECT_EQ(lost_with_last_column(5), with_five);
}

}  // namespace
}  // namespace ludograph
