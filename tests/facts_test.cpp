// Single facts of tests/data/facts.json and answers to published problems of tests/data/public.json
// on the games of this catalogue.
#include <nlohmann/json.hpp>

#include <fstream>
#include <numeric>
#include <set>

#include "ludograph/label/grundy.hpp"
#include "ludograph/rules/numbers.hpp"
#include "ludograph/theory/nim.hpp"
#include "ludograph/theory/silver_dollar.hpp"
#include "ludograph/theory/wythoff.hpp"
#include "positions.hpp"

namespace ludograph {
namespace {

using nlohmann::json;
using ::testing::ElementsAre;
using testing::label_of;

json by_id(const std::string& file) {
    json entries;
    for (const json& entry : json::parse(std::ifstream(testing::data_file(file))))
        entries[entry["id"]] = entry;
    return entries;
}

const json& facts() {
    static const json entries = by_id("facts.json");
    return entries;
}

const json& fact(const std::string& id) { return facts().at(id); }

const json& published(const std::string& id) {
    static const json answers = by_id("public.json");
    return answers.at(id).at("answer");
}

std::string list_text(const json& values) {
    std::string out;
    for (const json& value : values) out += (out.empty() ? "" : ",") + std::to_string(value.get<int>());
    return out;
}

std::vector<std::string> list_texts(const json& lists) {
    std::vector<std::string> texts;
    for (const json& list : lists) texts.push_back(list_text(list));
    return texts;
}

std::string heap(const std::string& ruleset, std::size_t size) {
    return ruleset + " " + std::to_string(size);
}

/// Grundy values of single heaps 0 … last of a ruleset whose heaps are a sum, from its moves alone.
std::vector<std::uint32_t> heap_values(const std::string& ruleset_name, std::size_t last) {
    const ruleset_ptr rules = make_ruleset(ruleset_name);
    std::vector<std::uint32_t> values;
    mex_set set;
    for (std::size_t n = 0; n <= last; ++n) {
        set.start_next();
        rules->for_each_move(rules->parse(std::to_string(n)), [&](key_view option, const auto&) {
            std::uint32_t value = 0;
            for (const std::int64_t part : position_codec<numbers>::read(option))
                value ^= values.at(static_cast<std::size_t>(part));
            set.add(value);
        });
        values.push_back(set.mex());
    }
    return values;
}

/// Grundy values of heaps 0 … last, each from its own graph.
std::vector<std::uint32_t> explored_values(const std::string& ruleset, std::size_t last) {
    std::vector<std::uint32_t> values;
    for (std::size_t n = 0; n <= last; ++n) values.push_back(label_of(heap(ruleset, n)).grundy);
    return values;
}

std::vector<std::uint32_t> first_of(const json& values, std::size_t count) {
    const auto all = values.get<std::vector<std::uint32_t>>();
    return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(std::min(count, all.size()))};
}

/// Does `values` have exactly this least pre-period and this least period, as far as it goes?
bool has_period(const std::vector<std::uint32_t>& values, std::size_t preperiod, std::size_t period) {
    const auto repeats = [&](std::size_t from, std::size_t step) {
        for (std::size_t i = from; i + step < values.size(); ++i)
            if (values[i] != values[i + step]) return false;
        return true;
    };
    if (!repeats(preperiod, period) || (preperiod > 0 && repeats(preperiod - 1, period))) return false;
    for (std::size_t shorter = 1; shorter < period; ++shorter)
        if (repeats(preperiod, shorter)) return false;
    return true;
}

// Welter and silver dollar

/// Compares every vertex's options, in the order of moves, with a fact that lists them.
void check_adjacency(const std::string& ruleset, const json& answer) {
    for (const json& row : answer)
        EXPECT_EQ(testing::options_of(ruleset + " " + list_text(row[0])), list_texts(row[1])) << row;
}

/// Compares values with a fact that lists them in the last column.
void check_values(const std::string& start, const json& answer) {
    const auto labels = testing::labels_by_position(start);
    EXPECT_EQ(labels.size(), answer.size());
    for (const json& row : answer) EXPECT_EQ(labels.at(list_text(row[0])).grundy, row.back()) << row;
}

TEST(Facts, HoldForWelter) {
    EXPECT_EQ(testing::canonical("welter bits:10010110"), list_text(fact("welter-encode")["answer"]));
    EXPECT_EQ(testing::board_of("welter 0,3,5,6"), fact("welter-str1")["answer"]);
    EXPECT_EQ(testing::board_of("welter 0,3,5,2"), fact("welter-str1-can")["answer"]);
    EXPECT_EQ(testing::options_of("welter 0,3,5,6"), list_texts(fact("welter-adjacency")["answer"]));
    EXPECT_EQ(testing::options_of("welter 0,3,5,6").size(), fact("welter-nchildren")["answer"]);
    check_adjacency("welter", fact("welter-graph")["answer"]);
    check_values("welter 0,3,5,6", fact("welter-grundy-labels")["answer"]);
    const game_graph graph = testing::labelled("welter 0,3,5,6");
    EXPECT_EQ(num_vertices(graph), fact("welter-vertices")["answer"]);
    EXPECT_EQ(num_edges(graph), fact("welter-edges")["answer"]);
    EXPECT_EQ(graph[0].result, outcome::P);
}

TEST(Facts, HoldForSilverDollar) {
    EXPECT_EQ(label_of("silver-dollar 0,2,4,5,3").grundy, fact("silver-nim-heaps")["answer"]);
    check_adjacency("silver-dollar", fact("silver-graph")["answer"]);
    check_values("silver-dollar 0,3,5,6", fact("silver-graph")["answer"]);
    EXPECT_EQ(testing::winning_options("silver-dollar 0,3,5,6"),
              list_texts(fact("silver-winning-move")["answer"]));
}

// The squares are numbered from 1 there: 1,2,3 is lost, 1,5,6,7,9,12,14,17 is won with value 3.
TEST(Published, SilverDollar) {
    ASSERT_EQ(published("b15"), (json{"P", "N, value 3"}));
    EXPECT_EQ(label_of("silver-dollar 0,1,2").result, outcome::P);
    EXPECT_EQ(silver_dollar_value(std::vector<std::int64_t>{0, 4, 5, 6, 8, 11, 13, 16}), 3U);
}

// Nim

TEST(Facts, HoldForNim) {
    std::vector<std::string> lost;
    for (const auto& [text, label] : testing::labels_by_position("nim 4,4"))
        if (label.result == outcome::P) lost.push_back(text);
    EXPECT_EQ(lost, list_texts(fact("nim-P-2heaps")["answer"]));
    EXPECT_EQ(to_string(label_of("nim 1,2,3").result), fact("nim-123")["answer"]);
    EXPECT_EQ(to_string(label_of("nim 1,2,4").result), fact("nim-124")["answer"]);
    EXPECT_EQ(label_of("nim 3,4,5").grundy, fact("nim-xor-345")["answer"]);
    EXPECT_EQ(testing::winning_options("nim 3,4,5"), list_texts(fact("nim-winning-move-345")["answer"]));
}

TEST(Facts, HoldForBoutonsRule) {
    const ruleset_ptr rules = make_ruleset("nim:ordered");
    int mismatches = 0;
    const auto labels = testing::labels_by_position("nim:ordered 6,6,6");
    for (const auto& [text, label] : labels)
        mismatches += rules->closed_form(rules->parse(text))->grundy != label.grundy;
    EXPECT_EQ(labels.size(), 343U);
    EXPECT_EQ(mismatches, fact("nim-bouton-mismatches")["answer"]);
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
    EXPECT_THAT(testing::winning_options("nim 5", play::misere), ElementsAre("1"));
    EXPECT_THAT(testing::winning_options("nim 7", play::misere), ElementsAre("1"));
    EXPECT_THAT(testing::winning_options("nim 1", play::misere), ElementsAre());
}

TEST(Published, NimIsNotSubtraction13) {
    EXPECT_EQ(label_of("nim 4").grundy, published("c09")["nim"]);
    EXPECT_EQ(label_of("subtraction:1,3 4").grundy, published("c09")["S{1,3}"]);
}

// Sowing

TEST(Facts, HoldForSowing) {
    EXPECT_EQ(label_of("sowing 2,2,2,2").grundy, fact("sowing-2222-grundy")["answer"]);
    check_adjacency("sowing", fact("sowing-2222-graph")["answer"]);
    check_values("sowing 2,2,2,2", fact("sowing-2222-graph")["answer"]);
    EXPECT_EQ(label_of("sowing 1,2,2,1,1,2,2,1").grundy, fact("sowing-12211221-grundy")["answer"]);
}

/// Plays the moves `prefix`1, `prefix`2, … of a recorded game: each names a position, a cell and a side.
int replay(const std::string& prefix) {
    int moves = 0;
    for (const auto& [id, entry] : facts().items()) {
        if (!id.starts_with(prefix)) continue;
        const json& played = entry["input"][1];
        const testing::named_move expected{std::to_string(played[0].get<int>()) + (played[1] < 0 ? "L" : "R"),
                                           list_text(entry["answer"])};
        EXPECT_THAT(testing::moves_of("sowing " + list_text(entry["input"][0])),
                    ::testing::Contains(expected))
            << id;
        ++moves;
    }
    return moves;
}

TEST(Facts, HoldForTheRecordedGamesOfSowing) {
    EXPECT_EQ(replay("sowing-game1-move"), 7);
    EXPECT_EQ(replay("sowing-game2-move"), 2);
    for (const char* id : {"sowing-game1-end", "sowing-game2-end"})
        EXPECT_EQ(testing::options_of("sowing " + list_text(fact(id)["input"])),
                  list_texts(fact(id)["answer"]));
}

TEST(Facts, HoldForEverySowing) {
    const ruleset_ptr rules = make_ruleset("sowing");
    const exploration explored = rules->explore(rules->parse("1,2,2,1,1,2,2,1"), {}, {});
    EXPECT_TRUE(explored.parallels.empty()) << "two moves lead to one position";
    for (std::uint32_t id = 0; id < explored.positions(); id += 7) {
        const numbers p = position_codec<numbers>::read(explored.keys[id]);
        rules->for_each_move(explored.keys[id], [&](key_view option, const auto& text) {
            const numbers q = position_codec<numbers>::read(option);
            std::int64_t distance = 0;
            for (std::size_t i = 0; i < p.size(); ++i) distance += std::abs(p[i] - q[i]);
            ASSERT_EQ(distance, 2 * p[std::stoul(text())]);
            ASSERT_EQ(std::accumulate(q.begin(), q.end(), 0), 12);
        });
    }
}

TEST(Facts, HoldForSowingThatEnds) {
    for (const char* text : {"sowing 2,2,2,2,2,2", "sowing 3,1,0,2,1,3", "sowing 1,1,1,1,1,1,1"})
        EXPECT_FALSE(testing::labelled(text)[boost::graph_bundle].loopy);
}

// Subtraction

TEST(Facts, HoldForPeriodsOfSubtraction) {
    for (const auto& [id, entry] : facts().items()) {
        if (!id.starts_with("sub-")) continue;
        SCOPED_TRACE(id);
        const bool nested = entry["input"][0].is_array();
        const std::string amounts = list_text(nested ? entry["input"][0] : entry["input"]);
        if (id.starts_with("sub-pattern-")) {
            const auto pattern = entry["answer"].get<std::vector<std::uint32_t>>();
            EXPECT_EQ(explored_values("subtraction:" + amounts, pattern.size() - 1), pattern);
            continue;
        }
        const std::size_t preperiod = entry["answer"][0], period = entry["answer"][1];
        const std::vector<std::uint32_t> values =
            explored_values("subtraction:" + amounts, preperiod + 2 * period + 220);
        EXPECT_TRUE(has_period(values, preperiod, period));
        if (entry["answer"].size() > 2) {
            EXPECT_EQ(first_of(entry["answer"][2], SIZE_MAX), first_of(values, entry["answer"][2].size()));
        }
    }
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
    EXPECT_THAT(testing::winning_options("subtraction:1,2,3 5"), ElementsAre("4"));
    EXPECT_THAT(testing::winning_options("subtraction:1,2,3,4 9", play::misere), ElementsAre("6"));
    EXPECT_THAT(testing::winning_options("subtraction:1,2 3"), ElementsAre());
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
    EXPECT_THAT(testing::winning_options("subtraction:2,3 4"), ElementsAre("1"));
    EXPECT_THAT(testing::options_of("subtraction:2,3 4"), ElementsAre("2", "1"));
}

// Octal games

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

// Wythoff

TEST(Facts, HoldForLostPositionsOfWythoff) {
    std::set<std::string> lost;
    for (const auto& [text, label] : testing::labels_by_position("wythoff 20,20"))
        if (label.result == outcome::P) lost.insert(text);
    const std::vector<std::string> expected = list_texts(fact("wythoff-P-b<=20")["answer"]);
    EXPECT_EQ(lost, std::set<std::string>(expected.begin(), expected.end()));
    EXPECT_EQ(fact("wythoff-P-b<=20")["answer"], published("a14")["P"]);
    for (std::uint64_t n = 0; n < 15; ++n) {
        const std::uint64_t a = fraenkel_p_position(n, 1);
        EXPECT_EQ(json({a, a + n}), fact("wythoff-exact-floor")["answer"][n]);
    }
}

TEST(Facts, HoldForSinglePositionsOfWythoff) {
    for (const char* id : {"wythoff-type-5-8", "wythoff-type-7-11", "wythoff-type-3-5", "wythoff-type-10-15",
                           "wythoff-claim-difference"})
        EXPECT_EQ(to_string(label_of("wythoff " + list_text(fact(id)["input"])).result), fact(id)["answer"])
            << id;
    for (const char* id :
         {"wythoff-move-5-8", "wythoff-move-7-11", "wythoff-move-10-15", "wythoff-exercise-8-12"})
        EXPECT_THAT(testing::winning_options("wythoff:ordered " + list_text(fact(id)["input"])),
                    ::testing::Contains(list_text(fact(id)["answer"])))
            << id;
}

TEST(Facts, HoldForWythoffWhereFloatingPointFails) {
    for (const char* id : {"wythoff-float-b", "wythoff-float-a"}) {
        const placed p = read_placed("wythoff " + list_text(fact(id)["input"]));
        EXPECT_EQ(to_string(p.rules->closed_form(p.position)->result), fact(id)["answer"]);
    }
}

TEST(Published, WinningMovesOfWythoff) {
    ASSERT_EQ(published("b16")["(5,8)"], "won: to (4,7) and (3,5)");
    EXPECT_THAT(testing::winning_options("wythoff 1,2"), ElementsAre());
    EXPECT_THAT(testing::winning_options("wythoff 5,8"), ElementsAre("3,5", "4,7"));
    EXPECT_THAT(testing::winning_options("wythoff 4,7"), ElementsAre());
    EXPECT_THAT(testing::winning_options("wythoff 2,2"), ElementsAre("0,0", "1,2"));
}

TEST(Published, ValuesOfWythoff) {
    const auto labels = testing::labels_by_position("wythoff:ordered 20,20");
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
    const auto labels = testing::labels_by_position("wythoff:fraenkel=2 10,20");
    std::vector<std::uint32_t> row;
    for (int n = 0; n <= 20; ++n) row.push_back(labels.at("10," + std::to_string(n)).grundy);
    EXPECT_EQ(row, published("a30")["values"].get<std::vector<std::uint32_t>>());
}

TEST(Published, WythoffByFormula) {
    EXPECT_EQ(published("c22")["(1,2)"] == "P", is_fraenkel_p(1, 2, 1));
    EXPECT_EQ(published("c22")["(4,7)"] == "P", is_fraenkel_p(4, 7, 1));
}

// Sums

TEST(Facts, HoldForACompositeGame) {
    const char* const text = "subtraction:1,2 7 + subtraction:1,3,4 5 + subtraction:2,3 6";
    std::vector<std::uint32_t> values;
    for (const placed& part : read_placed(text).parts) values.push_back(label_of(part.text()).grundy);
    EXPECT_EQ(values, fact("composite-component-grundy")["answer"].get<std::vector<std::uint32_t>>());
    EXPECT_EQ(label_of(text).grundy, fact("composite-total")["answer"]);
    EXPECT_EQ(label_of(text).grundy, fact("composite-total-bruteforce")["answer"]);
    EXPECT_EQ(to_string(label_of(text).result), fact("composite-type")["answer"]);
    EXPECT_THAT(testing::winning_options(text),
                ElementsAre("subtraction:1,2 7 + subtraction:1,3,4 1 + subtraction:2,3 6",
                            "subtraction:1,2 7 + subtraction:1,3,4 5 + subtraction:2,3 4"));
}

// Chomp

TEST(Facts, HoldForChomp) {
    std::vector<std::string> options;
    for (const json& move : fact("chomp-333-moves")["answer"]) {
        options.push_back(list_text(move[0]));
        EXPECT_EQ(to_string(label_of("chomp " + options.back()).result), move[1]);
    }
    EXPECT_EQ(testing::options_of("chomp 3,3,3"), options);
    EXPECT_EQ(options.size(), fact("chomp-333-8moves")["answer"]);
    EXPECT_EQ(testing::winning_options("chomp 3,3,3").size(), fact("chomp-333-unique")["answer"]);
    EXPECT_EQ(to_string(label_of("chomp 3,3,3").result), fact("chomp-333-type")["answer"]);
    EXPECT_EQ(to_string(label_of("chomp 1").result), fact("chomp-11")["answer"]);
    EXPECT_THAT(options, ::testing::Not(::testing::Contains("2,2,1")));
    EXPECT_EQ(testing::winning_options("chomp 4x4"), list_texts(fact("chomp-44-exercise")["answer"]));
}

/// The lost positions of three columns, the last of height `r`, as "p,q".
std::set<std::pair<int, int>> lost_with_last_column(int r) {
    std::set<std::pair<int, int>> lost;
    for (const auto& [text, label] : testing::labels_by_position("chomp 20,20," + std::to_string(r))) {
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
