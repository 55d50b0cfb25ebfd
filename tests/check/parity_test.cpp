// The checker of parity games: strategies of random games pass, and whatever makes them lose is caught.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>
#include <random>
#include <sstream>

#include "import/graphs.hpp"
#include "ludograph/check/check.hpp"
#include "ludograph/export/exporter.hpp"
#include "ludograph/label/parity.hpp"

namespace ludograph::testing {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

json solved(const std::string& text) {
    game_graph graph = build_graph(find_import_format("pg")->read(text, {}));
    label_parity(graph);
    std::ostringstream out;
    write(graph, *find_format("json"), {}, out);
    return json::parse(out.str());
}

std::string reason(const json& document) {
    const auto failure = check_claims(read_claims(document.dump()));
    return failure ? failure->reason : "";
}

std::string random_game(std::mt19937& random, std::size_t n, std::uint64_t priorities) {
    std::string text;
    for (std::size_t v = 0; v < n; ++v) {
        text += std::to_string(v) + ' ' + std::to_string(random() % priorities) + ' ' + std::to_string(random() % 2);
        std::string list;
        for (std::size_t to = 0; to < n; ++to)
            if (random() % n < 2) list += (list.empty() ? " " : ",") + std::to_string(to);
        text += list + ";\n";
    }
    return text;
}

TEST(CheckParity, AcceptsTheStrategiesOfRandomGames) {
    std::mt19937 random(7);
    for (int round = 0; round < 300; ++round) {
        const std::string game = random_game(random, 1 + random() % 30, 1 + random() % 9);
        ASSERT_EQ(reason(solved(game)), "") << game;
    }
}

TEST(CheckParity, CatchesEveryFalseWinner) {
    std::mt19937 random(8);
    for (int round = 0; round < 200; ++round) {
        const json whole = solved(random_game(random, 1 + random() % 10, 5));
        for (std::size_t v = 0; v < whole["nodes"].size(); ++v) {
            json changed = whole;
            json& node = changed["nodes"][v];
            const bool even = node["winner"] == "even", wins = node["winner"] == node["player"];
            node["winner"] = even ? "odd" : "even";
            EXPECT_THAT(reason(changed), HasSubstr("outcome is "));
            // All that follows from it locally is made to agree; the moves still give it away.
            node["outcome"] = wins ? "P" : "N";
            for (json& edge : changed["edges"]) {
                const json& from = changed["nodes"][edge["source"].get<std::size_t>()];
                const json& to = changed["nodes"][edge["target"].get<std::size_t>()];
                edge["winning"] = to["winner"] == from["player"];
                if (edge["source"] != v) continue;
                if (wins) edge.erase("best");
                else edge["best"] = false;
            }
            EXPECT_NE(reason(changed), "") << changed;
        }
    }
}

TEST(CheckParity, CatchesAStrategyThatGoesRoundInVain) {
    // Even can go round by priority 1 for ever, or once by 2.
    const json whole = solved("0 1 0 0,1; 1 2 0 0;");
    ASSERT_EQ(reason(whole), "");
    json changed = whole;
    for (json& edge : changed["edges"])
        if (edge["source"] == 0) edge["best"] = edge["target"] == 0;
    EXPECT_THAT(reason(changed), HasSubstr("winner is even, but play that follows the moves called best can come back"));
    for (json& edge : changed["edges"])
        if (edge["source"] == 0) edge["best"] = true;
    EXPECT_THAT(reason(changed), HasSubstr("2 moves are called best, and a strategy has one"));
    for (json& edge : changed["edges"])
        if (edge["source"] == 0) edge["best"] = false;
    EXPECT_THAT(reason(changed), HasSubstr("0 moves are called best"));
}

TEST(CheckParity, CatchesAPriorityThatTurnsTheTables) {
    json changed = solved("0 1 0 1; 1 2 1 0;");
    changed["nodes"][1]["priority"] = 3;
    EXPECT_THAT(reason(changed), HasSubstr("with no higher priority than 3"));
    changed["nodes"][1].erase("priority");
    EXPECT_THAT(reason(changed), HasSubstr("priority is missing"));
}

TEST(CheckParity, CatchesAWayOut) {
    // Odd moves at 0 and would rather go to its own loop at 2.
    json changed = solved("0 0 1 1,2; 1 0 0 1; 2 1 1 2;");
    ASSERT_EQ(changed["nodes"][0]["winner"], "odd");
    changed["nodes"][0].update(json{{"winner", "even"}, {"outcome", "P"}});
    for (json& edge : changed["edges"])
        if (edge["source"] == 0) edge.erase("best");
    EXPECT_THAT(reason(changed), HasSubstr("the move to 2 leads odd to a win"));
}

TEST(CheckParity, CatchesLabelsThatAParityGameDoesNotHave) {
    const json whole = solved("0 1 0 1; 1 2 1 0;");
    const auto with = [&](const char* key, const json& value) {
        json changed = whole;
        changed["nodes"][1][key] = value;
        return reason(changed);
    };
    EXPECT_THAT(with("remoteness", 3), HasSubstr("remoteness is 3, but there should be none"));
    EXPECT_THAT(with("grundy", 0), HasSubstr("grundy is 0"));
    EXPECT_THAT(with("misere", "N"), HasSubstr("misere is N"));
    EXPECT_THAT(with("winner", "draw"), HasSubstr("a parity game has no draws"));
    json changed = whole;
    changed["graph"]["play"] = "misere";
    EXPECT_THAT(reason(changed), HasSubstr("no misere play"));
    changed = whole;
    changed["graph"].erase("objective");
    EXPECT_NE(reason(changed), "");
}

TEST(CheckParity, TakesARingOfManyVerticesApartWithoutRecursion) {
    std::string ring;
    for (int v = 0; v < 200'000; ++v)
        ring += std::to_string(v) + " " + std::to_string(v % 2) + " 1 " + std::to_string((v + 1) % 200'000) + ";\n";
    const json whole = solved(ring);
    EXPECT_EQ(whole["nodes"][0]["winner"], "odd");
    EXPECT_EQ(reason(whole), "");
}

}  // namespace
}  // namespace ludograph::testing
