// The checker accepts what the passes label and catches every kind of wrong label.
#include "ludograph/check/check.hpp"

#include <gtest/gtest.h>

#include <gmock/gmock.h>

#include <functional>
#include <nlohmann/json.hpp>
#include <sstream>

#include "ludograph/export/exporter.hpp"
#include "import/graphs.hpp"
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
    return check_claims(read_claims(document.dump()));
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

TEST(Check, ReadsTheResultOffTheBoardsOfTicTacToe) {
    const json right = written(labelled("tictactoe XOX/OXO/..."));
    ASSERT_EQ(reason(right), "");
    int ends = 0;
    for (std::size_t v = 0; v < right["nodes"].size(); ++v) {
        if (!right["nodes"][v].contains("result")) continue;
        ++ends;
        json wrong = right;
        wrong["nodes"][v].erase("result");
        EXPECT_THAT(reason(wrong), ::testing::HasSubstr("result is missing, but should be "));
    }
    EXPECT_GT(ends, 1);
}

TEST(Check, BlamesTheVertexWhoseLabelIsMissing) {
    const json right = written(labelled("nim 1,2"));
    for (const char* label : {"remoteness", "grundy", "outcome"}) {
        json wrong = right;
        wrong["nodes"].back().erase(label);
        const auto failure = check(wrong);
        ASSERT_TRUE(failure) << label;
        EXPECT_EQ(failure->vertex, right["nodes"].size() - 1) << label;
        EXPECT_THAT(failure->reason, ::testing::StartsWith(std::string(label) + " is missing")) << label;
    }
}

TEST(Check, AcceptsEveryCutOfAGraph) {
    for (std::uint64_t limit = 1; limit < 60; ++limit)
        EXPECT_EQ(reason(written(labelled("nim 4,5,6", play::normal, {.max_positions = limit}))), "") << limit;
    for (std::uint32_t depth = 0; depth < 8; ++depth) {
        EXPECT_EQ(reason(written(labelled("sowing 2,2,2,2", play::normal, {.depth = depth}))), "") << depth;
        for (const char* text : {"nim 3,3,2", "chomp 4x4", "nim 2 + kayles 3", "wythoff 4,5"})
            for (const play convention : {play::normal, play::misere})
                EXPECT_EQ(reason(written(labelled(text, convention, {.depth = depth}))), "") << text << " " << depth;
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
    const auto up = [](json& label) { label = label.is_number() ? json(label.get<int>() + 1) : json(1); };
    const std::vector<std::string> players = whole["graph"].value("players", std::vector<std::string>{});
    std::vector<std::string> names = players;
    names.insert(names.end(), {"draw", "nobody"});
    for (std::size_t i = 0; i < whole["nodes"].size(); ++i) {
        const std::string node = "node " + std::to_string(i) + " ";
        for (const char* key : {"outcome", "misere"})
            for (const char* value : {"P", "N", "D", "X"})
                add(node + key, [&](json& g) { g["nodes"][i][key] = value; });
        for (const char* key : {"winner", "player", "result"})
            for (const std::string& name : names) add(node + key, [&](json& g) { g["nodes"][i][key] = name; });
        for (const char* key : {"grundy", "remoteness", "longest", "depth", "code"})
            add(node + key + " up", [&](json& g) { up(g["nodes"][i][key]); });
        for (const char* key : {"outcome", "misere", "winner", "player", "grundy", "remoteness", "longest", "depth",
                                "code", "terminal", "priority"})
            add(node + key + " gone", [&](json& g) { g["nodes"][i].erase(key); });
        add(node + "infinite", [&](json& g) { g["nodes"][i]["grundy"] = "∞{0,7}"; });
        add(node + "terminal", [&](json& g) { g["nodes"][i]["terminal"] = !g["nodes"][i]["terminal"]; });
        add(node + "frontier", [&](json& g) { g["nodes"][i]["frontier"] = true; });
    }
    for (std::size_t i = 0; i < whole["edges"].size(); ++i) {
        const std::string edge = "edge " + std::to_string(i) + " ";
        for (const char* key : {"winning", "best"}) {
            add(edge + key, [&](json& g) { g["edges"][i][key] = !g["edges"][i].value(key, false); });
            add(edge + key + " gone", [&](json& g) { g["edges"][i].erase(key); });
        }
        for (const int number : {0, 7}) add(edge + "multiplicity", [&](json& g) { g["edges"][i]["multiplicity"] = number; });
        add(edge + "multiplicity gone", [&](json& g) { g["edges"][i].erase("multiplicity"); });
        add(edge + "moves", [&](json& g) { g["edges"][i]["moves"].push_back("one more"); });
        add(edge + "twice", [&](json& g) { g["edges"].insert(g["edges"].begin() + static_cast<long>(i), whole["edges"][i]); });
    }
    for (const char* key : {"positions", "moves"}) add(key, [&](json& g) { up(g["graph"][key]); });
    for (const char* key : {"P", "N", "D"}) add(key, [&](json& g) { up(g["graph"]["outcomes"][key]); });
    if (whole["graph"].contains("winners"))
        for (const auto& each : whole["graph"]["winners"].items())
            add("winners " + each.key(), [&](json& g) { up(g["graph"]["winners"][each.key()]); });
    for (const char* key : {"complete", "loopy"}) add(key, [&](json& g) { g["graph"][key] = !g["graph"][key]; });
    add("start", [&](json& g) { g["graph"]["start"] = "elsewhere"; });
    add("play", [&](json& g) { g["graph"]["play"] = "either"; });
    add("stopped_by", [&](json& g) { g["graph"]["stopped_by"] = "depth"; });
    add("objective", [&](json& g) { g["graph"]["objective"] = g["graph"].contains("objective") ? "peace" : "parity"; });
    add("players", [&](json& g) { g["graph"]["players"] = {"one", "other"}; });
    add("a third winner", [&](json& g) { g["graph"]["winners"]["nobody"] = 0; });
    for (const char* key : {"play", "complete", "loopy", "start", "positions", "moves", "outcomes", "players", "winners"})
        add(std::string(key) + " gone", [&](json& g) { g["graph"].erase(key); });
    return found;
}

/// Each is caught, in a sentence that says what is wrong; at a node's own label, of that node.
void expect_all_caught(const game_graph& graph) {
    const json whole = written(graph);
    ASSERT_EQ(reason(whole), "");
    for (const auto& [name, changed] : mutations(whole)) {
        const auto failure = check(changed);
        ASSERT_TRUE(failure) << name << " is not caught";
        EXPECT_GT(failure->reason.size(), 15u) << name;
        const bool of_whole = name.ends_with("frontier") || name.find("player") != name.npos;
        const bool of_vertex = (name.starts_with("node ") || name.starts_with("edge ")) && !of_whole;
        EXPECT_TRUE(failure->vertex || !of_vertex) << name << ": " << failure->reason;
    }
}

TEST(Check, CatchesEveryFalseLabelOfAGraphWithoutCycles) { expect_all_caught(labelled("nim 1,2,3")); }

TEST(Check, CatchesEveryFalseLabelOfALoopyGraph) {
    expect_all_caught(toy_graph({{1, 3}, {2, 4}, {0}, {4, 5}, {}, {3, 5}}));
    expect_all_caught(toy_graph({{1}, {0}}));
}

TEST(Check, CatchesEveryFalseLabelOfAGraphWithPlayers) {
    expect_all_caught(labelled("tictactoe XXO/OX./O.."));
    expect_all_caught(labelled("mnk:2,2,2", play::misere));
    expect_all_caught(testing::imported("dot", "digraph { a [player=X]; b [player=X]; c [player=O]; d [player=O result=X];"
                                               " a -> {b c}; b -> {a d}; c -> b }"));
}

TEST(Check, AcceptsGraphsWithPlayersOrResults) {
    for (const char* text : {"tictactoe", "mnk:3,2,2", "mnk:4,2,3"})
        for (const play convention : {play::normal, play::misere})
            for (const std::uint32_t depth : {2u, 100u})
                EXPECT_EQ(reason(written(labelled(text, convention, {.depth = depth}))), "") << text;
    EXPECT_EQ(reason(written(testing::imported("dot", "digraph { a -> {b c}; b [result=win]; c [result=draw] }"))), "");
    EXPECT_EQ(reason(written(testing::imported("dot", "digraph { a -> {b c}; b -> a; c [result=draw] }"))), "");
}

TEST(Check, AcceptsRandomGraphsWithPlayers) {
    std::mt19937 random(3);
    for (int round = 0; round < 500; ++round) {
        const auto edges = testing::random_edges(random, 9, 0.05 + 0.0006 * round, round % 2 == 0);
        std::string text = "digraph {";
        for (std::size_t v = 0; v < edges.size(); ++v) {
            text += std::to_string(v) + " [player=" + (random() % 2 == 0 ? "X" : "O") +
                    (edges[v].empty() && random() % 2 == 0 ? " result=draw]" : "]");
            for (const std::uint32_t to : edges[v]) text += " " + std::to_string(v) + "->" + std::to_string(to);
            text += ";";
        }
        EXPECT_EQ(reason(written(testing::imported("dot", text + "}"))), "") << text;
    }
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

TEST(Check, BlamesTheVertexWhoseLabelIsFalseAndNotThoseAbove) {
    const json whole = written(labelled("nim 1,2,3"));
    for (const char* key : {"grundy", "remoteness", "longest"})
        for (std::size_t v = 0; v < whole["nodes"].size(); ++v) {
            json graph = whole;
            const int right = graph["nodes"][v][key];
            graph["nodes"][v][key] = right + 1;
            const auto failure = check(graph);
            ASSERT_TRUE(failure);
            EXPECT_EQ(failure->vertex, v) << key;
            EXPECT_THAT(failure->reason, ::testing::StartsWith(key + (" is " + std::to_string(right + 1)) + ", but should be " +
                                                               std::to_string(right) + ":"));
        }
}

/// What reading says, with the offset of the place in front.
std::string refusal(const std::string& text) {
    try {
        read_claims(text);
    } catch (const input_error& failure) {
        const bool placed = failure.offset() != std::string::npos;
        return (placed ? std::to_string(failure.offset()) + ": " : "") + failure.what();
    }
    return "not refused";
}

TEST(ReadClaims, RefusesWhatIsNoGraphOfThisProgram) {
    using ::testing::HasSubstr;
    using ::testing::StartsWith;
    const json whole = written(labelled("nim 1,1"));
    EXPECT_THAT(refusal(""), HasSubstr("this is not JSON"));
    EXPECT_THAT(refusal("{\"format\":"), StartsWith("9: this is not JSON, or it breaks off"));
    EXPECT_THAT(refusal("[]"), HasSubstr("an object with nodes and edges is expected"));
    EXPECT_THAT(refusal(std::string(1'000'000, '[')), HasSubstr("nested too deeply"));
    EXPECT_THAT(refusal(R"({"format":"ludograph","format":"x"})"), StartsWith("29: the key \"format\" comes twice"));
    const auto changed = [&](const std::string& pointer, const json& value) {
        json copy = whole;
        copy[json::json_pointer(pointer)] = value;
        return refusal(copy.dump());
    };
    EXPECT_EQ(refusal(whole.dump()), "not refused");
    EXPECT_THAT(changed("/format", "other"), StartsWith("this is not a graph (its format is not"));
    EXPECT_THAT(changed("/version", 2), StartsWith("this is not version 1"));
    EXPECT_THAT(changed("/directed", false), StartsWith("directed is not true"));
    EXPECT_THAT(changed("/links", json::array()), StartsWith("there are both edges and links"));
    EXPECT_THAT(changed("/nodes", json::object()), StartsWith("there is no list \"nodes\""));
    EXPECT_THAT(changed("/edges", nullptr), StartsWith("there is no list \"edges\""));
    EXPECT_THAT(changed("/edges/0", nullptr), HasSubstr("is not an object in braces"));
    EXPECT_THAT(changed("/nodes/0", json::array()), HasSubstr("is not an object in braces"));
    EXPECT_THAT(changed("/graph", 5), StartsWith("there is no object \"graph\""));
    EXPECT_THAT(changed("/graph/play", 5), StartsWith("graph: play is not a text"));
    EXPECT_THAT(changed("/graph/outcomes", json::array()), StartsWith("graph: outcomes is not an object"));
    EXPECT_THAT(changed("/graph/players", "X"), StartsWith("graph: players is not a list"));
    EXPECT_THAT(changed("/graph/winners", json{{"X", -1}}), StartsWith("graph: X is not a whole number"));
    EXPECT_THAT(changed("/nodes/1/id", 0), HasSubstr(": node 1: its id is not its place in the list"));
    EXPECT_THAT(changed("/nodes/1/grundy", -1), HasSubstr(": node 1: grundy is not a whole number from 0 on"));
    EXPECT_THAT(changed("/nodes/1/grundy", "∞{1"), HasSubstr(": node 1: grundy is neither a number nor"));
    EXPECT_THAT(changed("/nodes/1/remoteness", 1.5), HasSubstr(": node 1: remoteness is not a whole number"));
    EXPECT_THAT(changed("/nodes/1/terminal", "no"), HasSubstr(": node 1: terminal is neither true nor false"));
    EXPECT_THAT(changed("/nodes/1/outcome", nullptr), HasSubstr(": node 1: outcome is not a text"));
    EXPECT_THAT(changed("/edges/1/target", 99), HasSubstr(": edge 1: source or target is no node of the file"));
    EXPECT_THAT(changed("/edges/1/moves", "a"), HasSubstr(": edge 1: moves is not a list of texts"));
}

}  // namespace
}  // namespace ludograph
