// The checker accepts what the passes label and catches every kind of wrong label.
#include "ludograph/check/check.hpp"

#include <gtest/gtest.h>

#include <gmock/gmock.h>

#include <functional>
#include <nlohmann/json.hpp>
#include <sstream>

#include "ludograph/error.hpp"
#include "ludograph/export/exporter.hpp"
#include "support.hpp"
#include "toy_game.hpp"

namespace ludograph {
namespace {

using nlohmann::json;
using testing::labelled;
using testing::toy_graph;

json written(const game_graph& graph) {
    std::ostringstream text;
    write(graph, *find_format("json"), {}, text);
    return json::parse(text.str());
}

std::optional<check_failure> check(const json& document) {
    std::istringstream text(document.dump());
    return check_claims(read_claims(text));
}

std::string reason(const json& document) {
    const auto failure = check(document);
    return failure ? failure->reason : "";
}

TEST(Check, AcceptsWhatThePassesLabel) {
    for (const char* text : {"nim 3,4,5", "nim 0,0", "welter 0,3,5,6", "silver-dollar 0,3,5,6", "sowing 2,2,2,2,2",
                             "octal:0.77 9", "wythoff 5,8", "chomp 3,3,3", "subtraction:1,3,4 12 + nim 1,2"})
        for (const play convention : {play::normal, play::misere})
            EXPECT_EQ(reason(written(labelled(text, convention))), "") << text;
}

TEST(Check, AcceptsEveryCutOfAGraph) {
    for (std::uint64_t limit = 1; limit < 60; ++limit)
        EXPECT_EQ(reason(written(labelled("nim 4,5,6", play::normal, {.max_positions = limit}))), "") << limit;
    for (std::uint32_t depth = 0; depth < 8; ++depth) {
        EXPECT_EQ(reason(written(labelled("sowing 2,2,2,2", play::normal, {.depth = depth}))), "") << depth;
        EXPECT_EQ(reason(written(labelled("nim 3,3,2", play::misere, {.depth = depth}))), "") << depth;
    }
}

TEST(Check, AcceptsRandomGraphsWithAndWithoutCycles) {
    std::mt19937 random(12);
    for (int round = 0; round < 1'000; ++round) {
        const auto edges = testing::random_edges(random, 11, 0.05 + 0.0002 * round, round % 2 == 0);
        EXPECT_EQ(reason(written(toy_graph(edges))), "") << round;
        EXPECT_EQ(reason(written(toy_graph(edges, play::misere))), "") << round;
        EXPECT_EQ(reason(written(toy_graph(edges, play::normal, {.depth = 2}))), "") << round;
    }
}

/// Every way to falsify one label of `whole`, with a name for it.
std::vector<std::pair<std::string, json>> mutations(const json& whole) {
    std::vector<std::pair<std::string, json>> found;
    const auto add = [&](const std::string& name, const std::function<void(json&)>& change) {
        json changed = whole;
        change(changed);
        if (changed != whole) found.emplace_back(name, std::move(changed));
    };
    for (std::size_t i = 0; i < whole["nodes"].size(); ++i) {
        const std::string node = "node " + std::to_string(i) + " ";
        for (const char* key : {"outcome", "misere"})
            for (const char* value : {"P", "N", "D"})
                add(node + key, [&](json& g) { g["nodes"][i][key] = value; });
        for (const char* key : {"grundy", "remoteness", "longest", "depth"}) {
            add(node + key + " up", [&](json& g) {
                json& label = g["nodes"][i][key];
                label = label.is_number() ? json(label.get<int>() + 1) : json(1);
            });
            add(node + key + " gone", [&](json& g) { if (key != std::string("depth")) g["nodes"][i].erase(key); });
        }
        add(node + "infinite", [&](json& g) { g["nodes"][i]["grundy"] = "∞{0,7}"; });
        add(node + "terminal", [&](json& g) { g["nodes"][i]["terminal"] = !g["nodes"][i]["terminal"]; });
        add(node + "frontier", [&](json& g) { g["nodes"][i]["frontier"] = true; });
    }
    for (std::size_t i = 0; i < whole["edges"].size(); ++i) {
        const std::string edge = "edge " + std::to_string(i) + " ";
        for (const char* key : {"winning", "best"})
            add(edge + key, [&](json& g) { g["edges"][i][key] = !g["edges"][i][key]; });
        add(edge + "multiplicity", [&](json& g) { g["edges"][i]["multiplicity"] = 7; });
    }
    for (const char* key : {"positions", "moves"})
        add(key, [&](json& g) { g["graph"][key] = g["graph"][key].get<int>() + 1; });
    for (const char* key : {"P", "N", "D"})
        add(key, [&](json& g) { g["graph"]["outcomes"][key] = g["graph"]["outcomes"][key].get<int>() + 1; });
    for (const char* key : {"complete", "loopy"}) add(key, [&](json& g) { g["graph"][key] = !g["graph"][key]; });
    add("start", [&](json& g) { g["graph"]["start"] = "elsewhere"; });
    return found;
}

void expect_all_caught(const game_graph& graph) {
    const json whole = written(graph);
    ASSERT_EQ(reason(whole), "");
    for (const auto& [name, changed] : mutations(whole)) EXPECT_TRUE(check(changed)) << name << " is not caught";
}

TEST(Check, CatchesEveryFalseLabelOfAGraphWithoutCycles) { expect_all_caught(labelled("nim 1,2,3")); }

TEST(Check, CatchesEveryFalseLabelOfALoopyGraph) {
    expect_all_caught(toy_graph({{1, 3}, {2, 4}, {0}, {4, 5}, {}, {3, 5}}));
    expect_all_caught(toy_graph({{1}, {0}}));
}

TEST(Check, CatchesLabelsThatOnlyAgreeWithEachOther) {
    // Each of two positions that lead to each other claims to be what the other's claim would make it.
    json graph = written(toy_graph({{1}, {0}}));
    graph["nodes"][0].update(json{{"outcome", "P"}, {"grundy", 0}, {"remoteness", 2}});
    graph["nodes"][1].update(json{{"outcome", "N"}, {"grundy", 1}, {"remoteness", 1}});
    EXPECT_THAT(reason(graph), ::testing::HasSubstr("outcome is P, but should be D"));
}

TEST(Check, NamesTheVertexAndTheReason) {
    json graph = written(labelled("nim 1,2,3"));
    graph["nodes"][3]["grundy"] = 9;
    const auto failure = check(graph);
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->vertex, 3u);
    EXPECT_THAT(failure->reason, ::testing::StartsWith("grundy is 9, but should be "));
}

TEST(ReadClaims, RefusesWhatIsNoGraphOfThisProgram) {
    for (const char* text : {"", "{", "[]", "{\"format\":\"ludograph\"}", "{\"format\":\"ludograph\",\"nodes\":[]}",
                             "{\"format\":\"ludograph\",\"nodes\":[{\"id\":1}],\"edges\":[]}",
                             "{\"format\":\"ludograph\",\"nodes\":[{\"id\":0}],\"edges\":[{\"source\":0,\"target\":9}]}",
                             "{\"format\":\"ludograph\",\"nodes\":[{\"id\":0,\"grundy\":-1}],\"edges\":[]}"}) {
        std::istringstream in(text);
        EXPECT_THROW(read_claims(in), input_error) << text;
    }
    std::istringstream deep(std::string(1'000'000, '['));
    EXPECT_THROW(read_claims(deep), input_error);
}

}  // namespace
}  // namespace ludograph
