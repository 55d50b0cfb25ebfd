// Single facts of tests/data/facts.json on the games of this catalogue.
#include <numeric>
#include <set>

#include "cases.hpp"
#include "ludograph/theory/wythoff.hpp"

namespace ludograph {
namespace {

using namespace testing;
using ::testing::ElementsAre;

const json& facts() {
    static const json entries = entries_by_id("facts.json");
    return entries;
}

const json& fact(const std::string& id) { return facts().at(id); }

/// Compares every vertex's options, in the order of moves, with a fact that lists them.
void check_adjacency(const std::string& ruleset, const json& answer) {
    for (const json& row : answer)
        EXPECT_EQ(options_of(ruleset + " " + list_text(row[0])), list_texts(row[1])) << row;
}

/// Compares values with a fact that lists them in the last column.
void check_values(const std::string& start, const json& answer) {
    const auto labels = labels_by_position(start);
    EXPECT_EQ(labels.size(), answer.size());
    for (const json& row : answer) EXPECT_EQ(labels.at(list_text(row[0])).grundy, row.back()) << row;
}

TEST(Facts, HoldForWelter) {
    EXPECT_EQ(canonical("welter bits:10010110"), list_text(fact("welter-encode")["answer"]));
    EXPECT_EQ(board_of("welter 0,3,5,6"), fact("welter-str1")["answer"]);
    EXPECT_EQ(board_of("welter 0,3,5,2"), fact("welter-str1-can")["answer"]);
    EXPECT_EQ(options_of("welter 0,3,5,6"), list_texts(fact("welter-adjacency")["answer"]));
    EXPECT_EQ(options_of("welter 0,3,5,6").size(), fact("welter-nchildren")["answer"]);
    check_adjacency("welter", fact("welter-graph")["answer"]);
    check_values("welter 0,3,5,6", fact("welter-grundy-labels")["answer"]);
    const game_graph graph = labelled("welter 0,3,5,6");
    EXPECT_EQ(num_vertices(graph), fact("welter-vertices")["answer"]);
    EXPECT_EQ(num_edges(graph), fact("welter-edges")["answer"]);
    EXPECT_EQ(graph[0].result, outcome::P);
}

TEST(Facts, HoldForSilverDollar) {
    EXPECT_EQ(label_of("silver-dollar 0,2,4,5,3").grundy, fact("silver-nim-heaps")["answer"]);
    check_adjacency("silver-dollar", fact("silver-graph")["answer"]);
    check_values("silver-dollar 0,3,5,6", fact("silver-graph")["answer"]);
    EXPECT_EQ(winning_options("silver-dollar 0,3,5,6"), list_texts(fact("silver-winning-move")["answer"]));
}

TEST(Facts, HoldForNim) {
    std::vector<std::string> lost;
    for (const auto& [text, label] : labels_by_position("nim 4,4"))
        if (label.result == outcome::P) lost.push_back(text);
    EXPECT_EQ(lost, list_texts(fact("nim-P-2heaps")["answer"]));
    EXPECT_EQ(to_string(label_of("nim 1,2,3").result), fact("nim-123")["answer"]);
    EXPECT_EQ(to_string(label_of("nim 1,2,4").result), fact("nim-124")["answer"]);
    EXPECT_EQ(label_of("nim 3,4,5").grundy, fact("nim-xor-345")["answer"]);
    EXPECT_EQ(winning_options("nim 3,4,5"), list_texts(fact("nim-winning-move-345")["answer"]));
}

TEST(Facts, HoldForBoutonsRule) {
    const ruleset_ptr rules = make_ruleset("nim:ordered");
    int mismatches = 0;
    const auto labels = labels_by_position("nim:ordered 6,6,6");
    for (const auto& [text, label] : labels)
        mismatches += rules->closed_form(rules->parse(text))->grundy != label.grundy;
    EXPECT_EQ(labels.size(), 343U);
    EXPECT_EQ(mismatches, fact("nim-bouton-mismatches")["answer"]);
}

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
        const named_move expected{std::to_string(played[0].get<int>()) + (played[1] < 0 ? "L" : "R"),
                                  list_text(entry["answer"])};
        EXPECT_THAT(moves_of("sowing " + list_text(entry["input"][0])), ::testing::Contains(expected)) << id;
        ++moves;
    }
    return moves;
}

TEST(Facts, HoldForTheRecordedGamesOfSowing) {
    EXPECT_EQ(replay("sowing-game1-move"), 7);
    EXPECT_EQ(replay("sowing-game2-move"), 2);
    for (const char* id : {"sowing-game1-end", "sowing-game2-end"})
        EXPECT_EQ(options_of("sowing " + list_text(fact(id)["input"])), list_texts(fact(id)["answer"]));
}

TEST(Facts, HoldForEverySowing) {
    const ruleset_ptr rules = make_ruleset("sowing");
    const exploration explored = rules->explore(rules->parse("1,2,2,1,1,2,2,1"), {}, {});
    EXPECT_EQ(explored.moves_with_multiplicity, explored.moves()) << "two moves lead to one position";
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
        EXPECT_FALSE(labelled(text)[boost::graph_bundle].loopy);
}

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

TEST(Facts, HoldForLostPositionsOfWythoff) {
    std::set<std::string> lost;
    for (const auto& [text, label] : labels_by_position("wythoff 20,20"))
        if (label.result == outcome::P) lost.insert(text);
    const std::vector<std::string> expected = list_texts(fact("wythoff-P-b<=20")["answer"]);
    EXPECT_EQ(lost, std::set<std::string>(expected.begin(), expected.end()));
    EXPECT_EQ(fact("wythoff-P-b<=20")["answer"], entries_by_id("public.json")["a14"]["answer"]["P"]);
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
        EXPECT_THAT(winning_options("wythoff:ordered " + list_text(fact(id)["input"])),
                    ::testing::Contains(list_text(fact(id)["answer"])))
            << id;
}

TEST(Facts, HoldForWythoffWhereFloatingPointFails) {
    for (const char* id : {"wythoff-float-b", "wythoff-float-a"}) {
        const placed p = read_placed("wythoff " + list_text(fact(id)["input"]));
        EXPECT_EQ(to_string(p.rules->closed_form(p.position)->result), fact(id)["answer"]);
    }
}

TEST(Facts, HoldForACompositeGame) {
    const char* const text = "subtraction:1,2 7 + subtraction:1,3,4 5 + subtraction:2,3 6";
    std::vector<std::uint32_t> values;
    for (const placed& part : read_placed(text).parts) values.push_back(label_of(part.text()).grundy);
    EXPECT_EQ(values, fact("composite-component-grundy")["answer"].get<std::vector<std::uint32_t>>());
    EXPECT_EQ(label_of(text).grundy, fact("composite-total")["answer"]);
    EXPECT_EQ(label_of(text).grundy, fact("composite-total-bruteforce")["answer"]);
    EXPECT_EQ(to_string(label_of(text).result), fact("composite-type")["answer"]);
    EXPECT_THAT(winning_options(text),
                ElementsAre("subtraction:1,2 7 + subtraction:1,3,4 1 + subtraction:2,3 6",
                            "subtraction:1,2 7 + subtraction:1,3,4 5 + subtraction:2,3 4"));
}

TEST(Facts, HoldForChomp) {
    std::vector<std::string> options;
    for (const json& move : fact("chomp-333-moves")["answer"]) {
        options.push_back(list_text(move[0]));
        EXPECT_EQ(to_string(label_of("chomp " + options.back()).result), move[1]);
    }
    EXPECT_EQ(options_of("chomp 3,3,3"), options);
    EXPECT_EQ(options.size(), fact("chomp-333-8moves")["answer"]);
    EXPECT_EQ(winning_options("chomp 3,3,3").size(), fact("chomp-333-unique")["answer"]);
    EXPECT_EQ(to_string(label_of("chomp 3,3,3").result), fact("chomp-333-type")["answer"]);
    EXPECT_EQ(to_string(label_of("chomp 1").result), fact("chomp-11")["answer"]);
    EXPECT_THAT(options, ::testing::Not(::testing::Contains("2,2,1")));
    EXPECT_EQ(winning_options("chomp 4x4"), list_texts(fact("chomp-44-exercise")["answer"]));
}

}  // namespace
}  // namespace ludograph
