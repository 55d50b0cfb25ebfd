// The JSON exporter: its bytes, its schema, its memory.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <malloc.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "files.hpp"
#include "ludograph/error.hpp"
#include "ludograph/export/exporter.hpp"
#include "support.hpp"
#include "toy.hpp"

namespace ludograph {
namespace {

using json = nlohmann::json;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::string json_text(const game_graph& graph, const export_options& options = {}) {
    std::ostringstream text;
    write(graph, *find_format("json"), options, text);
    return std::move(text).str();
}

json exported(const game_graph& graph, const export_options& options = {}) {
    return json::parse(json_text(graph, options));
}

std::vector<std::string> keys_of(const std::string& object) {
    const auto parsed = nlohmann::ordered_json::parse(object);
    std::vector<std::string> keys;
    for (const auto& item : parsed.items()) keys.push_back(item.key());
    return keys;
}

testing::toy multiple_toy() {
    return {.boards = {"1,1", "0,1", "0,0"}, .moves = {{0, 1}, {1, 2}}, .multiples = {{0, 1, 2}}};
}

testing::toy hostile_toy() {
    return {.boards = {"\xFF \"\\ \n\t ☠ </script>", std::string("\0", 1)}, .moves = {{0, 1}}};
}

TEST(JsonExporter, IsTheGoldenFile) {
    EXPECT_EQ(json_text(testing::labelled("nim 1,2")),
              testing::whole_file(testing::source_file("tests/golden/nim-1-2.json")));
}

TEST(JsonExporter, WritesOneNodeAndOneEdgeALine) {
    std::istringstream lines(json_text(testing::labelled("nim 1,2")));
    std::size_t nodes = 0, edges = 0;
    for (std::string line; std::getline(lines, line);) {
        nodes += line.starts_with(R"({"id":)");
        edges += line.starts_with(R"({"source":)");
    }
    EXPECT_EQ(nodes, 5U);
    EXPECT_EQ(edges, 7U);
}

TEST(JsonExporter, KeepsTheOrderOfKeys) {
    const std::string text = json_text(testing::labelled("nim 1,2"));
    EXPECT_THAT(keys_of(text),
                ElementsAre("format", "version", "directed", "multigraph", "graph", "nodes", "edges"));
    const auto whole = nlohmann::ordered_json::parse(text);
    EXPECT_THAT(keys_of(whole["graph"].dump()),
                ElementsAre("game", "rule", "start", "play", "complete", "loopy", "symmetry", "positions",
                            "moves", "outcomes", "generator"));
    EXPECT_THAT(keys_of(whole["nodes"][0].dump()),
                ElementsAre("id", "position", "label", "outcome", "grundy", "remoteness", "misere", "longest",
                            "terminal", "depth"));
    EXPECT_THAT(keys_of(whole["edges"][0].dump()),
                ElementsAre("source", "target", "moves", "multiplicity", "winning", "best"));
}

TEST(JsonExporter, SaysWhatTheGraphHolds) {
    const game_graph graph = testing::labelled("nim 3,4,5");
    const json whole = exported(graph);
    EXPECT_EQ(whole["graph"]["positions"], 48);
    EXPECT_EQ(whole["graph"]["moves"], 262);
    ASSERT_EQ(whole["nodes"].size(), 48U);
    ASSERT_EQ(whole["edges"].size(), 262U);
    for (const json& edge : whole["edges"]) {
        const position_label &from = graph[edge["source"].get<vertex>()],
                             &to = graph[edge["target"].get<vertex>()];
        EXPECT_EQ(edge["winning"], is_winning(from, to));
        EXPECT_EQ(edge["best"], is_best(from, to));
        EXPECT_EQ(edge["moves"].size(), edge["multiplicity"]);
    }
    for (vertex v = 0; v < 48; ++v) {
        EXPECT_EQ(whole["nodes"][v]["id"], v);
        EXPECT_EQ(whole["nodes"][v]["grundy"], graph[v].grundy);
    }
}

TEST(JsonExporter, CountsParallelMoves) {
    const json edge = exported(testing::labelled(multiple_toy()))["edges"][0];
    EXPECT_EQ(edge["multiplicity"], 2);
    EXPECT_THAT(edge["moves"], ElementsAre("0>1", "0>1"));
}

TEST(JsonExporter, LeavesMovesOutWhenAsked) {
    export_options options;
    options.moves = false;
    EXPECT_FALSE(exported(testing::labelled("nim 1"), options)["edges"][0].contains("moves"));
}

TEST(JsonExporter, CanNameTheEdgesLinks) {
    export_options options;
    options.edge_key = "links";
    const json whole = exported(testing::labelled("nim 1"), options);
    EXPECT_EQ(whole["links"].size(), 1U);
    EXPECT_FALSE(whole.contains("edges"));
}

TEST(JsonExporter, WritesASinglePosition) {
    const json whole = exported(testing::labelled("nim 0"));
    EXPECT_EQ(whole["nodes"].size(), 1U);
    EXPECT_EQ(whole["nodes"][0]["terminal"], true);
    EXPECT_EQ(whole["edges"], json::array());
}

TEST(JsonExporter, MisereGraphHasNoGrundyValues) {
    const json whole = exported(testing::labelled("nim 1,2", play::misere));
    EXPECT_EQ(whole["graph"]["play"], "misere");
    for (const json& node : whole["nodes"]) {
        EXPECT_FALSE(node.contains("grundy"));
        EXPECT_EQ(node["misere"], node["outcome"]);
    }
}

TEST(JsonExporter, TwoPlayerNodesSayWhoMovesWhoWinsAndHowItEnded) {
    const json whole = exported(testing::labelled("tictactoe XO./OX./XO."));
    EXPECT_EQ(whole["graph"]["players"], (json{"X", "O"}));
    EXPECT_EQ(whole["graph"]["winners"]["X"], whole["nodes"].size());
    const auto node = nlohmann::ordered_json::parse(whole["nodes"][0].dump());
    EXPECT_EQ(node["player"], "X");
    EXPECT_EQ(node["winner"], "X");
    EXPECT_EQ(node["outcome"], "N");
    EXPECT_EQ(node["code"], 5245);
    EXPECT_FALSE(node.contains("result") || node.contains("grundy") || node.contains("misere"));
    const json& end = whole["nodes"][1];
    EXPECT_EQ(end["position"], "XOX/OX./XO.");
    EXPECT_EQ(end["player"], "O");
    EXPECT_EQ(end["result"], "X");
    EXPECT_EQ(end["outcome"], "P");
    EXPECT_EQ(whole["edges"][0]["winning"], true);
    EXPECT_EQ(exported(testing::labelled("tictactoe XOX/XOO/OXX"))["nodes"][0]["result"], "draw");
    EXPECT_FALSE(exported(testing::labelled("mnk:2,2,2"))["nodes"][0].contains("code"));
}

TEST(JsonExporter, ACutTwoPlayerGraphClaimsNothingThatIsOpen) {
    explore_limits shallow;
    shallow.depth = 1;
    const json whole = exported(testing::labelled("tictactoe XO./.../...", play::normal, shallow));
    EXPECT_EQ(whole["nodes"][0]["player"], "X");
    EXPECT_FALSE(whole["nodes"][0].contains("winner"));
    for (const json& node : whole["nodes"]) EXPECT_FALSE(node.contains("frontier") && node.contains("winner"));
}

TEST(JsonExporter, LoopyValuesAreTextsWithTheirSets) {
    const json nodes = exported(testing::labelled(testing::loopy_toy()))["nodes"];
    EXPECT_EQ(nodes[0]["grundy"], "∞{1}");
    EXPECT_EQ(nodes[1]["grundy"], "∞{}");
    EXPECT_EQ(nodes[2]["grundy"], 0);
    EXPECT_EQ(nodes[3]["grundy"], 1);
}

TEST(JsonExporter, LoopyGraphHasNoLongestPlay) {
    const json whole = exported(testing::labelled(testing::loopy_toy()));
    EXPECT_EQ(whole["graph"]["loopy"], true);
    EXPECT_EQ(whole["graph"]["outcomes"], (json{{"P", 1}, {"N", 1}, {"D", 2}}));
    for (const json& node : whole["nodes"]) EXPECT_FALSE(node.contains("longest"));
    EXPECT_FALSE(whole["nodes"][0].contains("remoteness"));
}

TEST(JsonExporter, CutGraphClaimsNothingThatIsOpen) {
    const json whole = exported(testing::labelled(testing::cut_toy()));
    EXPECT_EQ(whole["graph"]["complete"], false);
    EXPECT_EQ(whole["graph"]["stopped_by"], "depth");
    EXPECT_EQ(whole["nodes"][1],
              (json{{"id", 1}, {"position", "3"}, {"label", "3"}, {"frontier", true}, {"depth", 0}}));
    EXPECT_FALSE(whole["nodes"][0].contains("outcome") || whole["nodes"][0].contains("frontier"));
    const json &open = whole["edges"][0], &to_n = whole["edges"][1], &won = whole["edges"][2];
    EXPECT_FALSE(open.contains("winning") || open.contains("best"));
    EXPECT_TRUE(to_n["winning"] == false && !to_n.contains("best"));
    EXPECT_TRUE(won["winning"] == true && won["best"] == true);
}

TEST(JsonExporter, WritesValidUtf8WhateverThePositionHolds) {
    const json whole = exported(testing::labelled(hostile_toy()));
    EXPECT_EQ(whole["nodes"][0]["position"], "\uFFFD \"\\ \n\t ☠ </script>");
    EXPECT_EQ(whole["nodes"][1]["label"], std::string("\0", 1));
}

TEST(JsonExporter, MatchesItsSchema) {
    const testing::scratch_folder folder;
    export_options other;
    other.moves = false;
    other.edge_key = "links";
    std::string files;
    const auto add = [&](const game_graph& graph, const export_options& options = {}) {
        files += " " + folder.file(std::to_string(files.size()) + ".json", json_text(graph, options));
    };
    add(testing::labelled("nim 3,4,5"));
    add(testing::labelled("nim 3,4,5"), other);
    add(testing::labelled("nim 0"));
    add(testing::labelled("nim 1,2", play::misere));
    add(testing::labelled("nim 1,2 + nim:ordered 2,1"));
    explore_limits shallow;
    shallow.depth = 2;
    add(testing::labelled("nim 4,5,6", play::normal, shallow));
    add(testing::labelled("tictactoe X.O/.X./..O"));
    add(testing::labelled("tictactoe", play::normal, shallow));
    add(testing::labelled(testing::loopy_toy()));
    add(testing::labelled(testing::cut_toy()));
    add(testing::labelled(multiple_toy()));
    add(testing::labelled(hostile_toy()));
    const auto run = testing::run_program("python3 " + testing::source_file("tests/export/validate.py") +
                                          " " + testing::source_file("docs/graph.schema.json") + files);
    EXPECT_EQ(run.code, 0) << run.output;
}

TEST(JsonExporter, SchemaRefusesWhatIsWrong) {
    const testing::scratch_folder folder;
    const auto refuses = [&](auto spoil) {
        json whole = exported(testing::labelled(testing::cut_toy()));
        spoil(whole);
        const auto run = testing::run_program("python3 " + testing::source_file("tests/export/validate.py") +
                                              " " + testing::source_file("docs/graph.schema.json") + " " +
                                              folder.file("bad.json", whole.dump()));
        return run.code == 1 && run.output.find("bad.json: $") != std::string::npos;
    };
    EXPECT_FALSE(refuses([](json&) {}));
    EXPECT_TRUE(refuses([](json& whole) { whole.erase("edges"); }));
    EXPECT_TRUE(refuses([](json& whole) { whole["nodes"][2]["grundy"] = nullptr; }));
    EXPECT_TRUE(refuses([](json& whole) { whole["nodes"][1]["outcome"] = "N"; }));
    EXPECT_TRUE(refuses([](json& whole) { whole["graph"].erase("stopped_by"); }));
    EXPECT_TRUE(refuses([](json& whole) { whole["edges"][0]["multiplicity"] = 0; }));
    EXPECT_TRUE(refuses([](json& whole) { whole["nodes"][1]["winner"] = "X"; }));
    EXPECT_TRUE(refuses([](json& whole) { whole["graph"]["players"] = {"X", "O"}; }));
}

/// Takes bytes, keeps none, and watches how much memory is in use meanwhile.
class watching_buffer final : public std::streambuf {
public:
    std::size_t bytes = 0, peak = 0;

private:
    std::streamsize xsputn(const char*, std::streamsize count) override {
        bytes += static_cast<std::size_t>(count);
        peak = std::max(peak, ::mallinfo2().uordblks);
        return count;
    }
    int overflow(int c) override {
        ++bytes;
        return c;
    }
};

TEST(JsonExporter, StreamsWithFlatMemory) {
    const game_graph graph = testing::labelled("nim 9,9,9,9");
    watching_buffer buffer;
    std::ostream to(&buffer);
    const std::size_t before = ::mallinfo2().uordblks;  // 0 throughout where malloc is replaced
    write(graph, *find_format("json"), {}, to);
    EXPECT_GT(buffer.bytes, 1'000'000U);
    EXPECT_LT(buffer.peak, before + 200'000);
}

/// Takes so many bytes, then fails, as a full disk does.
class full_buffer final : public std::streambuf {
public:
    explicit full_buffer(std::streamsize room) : room_(room) {}

private:
    std::streamsize xsputn(const char*, std::streamsize count) override {
        const std::streamsize taken = std::min(count, room_);
        room_ -= taken;
        return taken;
    }
    int overflow(int c) override { return room_-- > 0 ? c : EOF; }
    std::streamsize room_;
};

TEST(Exporters, ReportAFullDiskInEveryFormat) {
    const game_graph graph = testing::labelled("nim 1,2");
    for (const export_format& format : export_formats()) {
        for (const std::streamsize room : {0, 1, 500}) {
            full_buffer buffer(room);
            std::ostream to(&buffer);
            EXPECT_THROW(write(graph, format, {}, to), output_error) << format.name << " " << room;
        }
    }
}

TEST(Exporters, AreFoundByNameAndExtension) {
    EXPECT_EQ(find_format("gv"), find_format("dot"));
    EXPECT_EQ(find_format("json")->name, "json");
    EXPECT_EQ(find_format("docx"), nullptr);
    EXPECT_EQ(find_format(""), nullptr);
}

TEST(Exporters, GiveTheSameBytesTwice) {
    for (const export_format& format : export_formats()) {
        std::ostringstream first, second;
        write(testing::labelled("nim 1,2,3"), format, {}, first);
        write(testing::labelled("nim 1,2,3"), format, {}, second);
        EXPECT_TRUE(first.str() == second.str()) << format.name;
        EXPECT_FALSE(first.str().empty());
    }
}

TEST(Exporters, WritePicturesOfOneLayoutInTheOrderAsked) {
    const auto pictures = make_pictures(testing::labelled("nim 1,2"),
                                        {find_format("svg"), find_format("json"), find_format("pdf")}, {}).pictures;
    ASSERT_EQ(pictures.size(), 2U);
    EXPECT_TRUE(pictures[0].bytes.starts_with("<?xml"));
    EXPECT_TRUE(pictures[1].bytes.starts_with("%PDF-"));
}

TEST(Exporters, RefuseAPictureThatIsTooLargeBeforeDrawing) {
    EXPECT_THROW(make_pictures(testing::labelled("nim 9,9,9,9"), {find_format("pdf")}, {}), output_error);
}

TEST(DotExporter, IsTheGoldenFile) {
    std::ostringstream text;
    write(testing::labelled("nim 1,2"), *find_format("dot"), {}, text);
    EXPECT_EQ(text.str(), testing::whole_file(testing::source_file("tests/golden/nim-1-2.dot")));
}

TEST(DotExporter, StreamsWhatTheDrawingHolds) {
    for (const game_graph& graph : {testing::labelled("nim 3,4"), testing::labelled(testing::cut_toy())}) {
        std::ostringstream text;
        write(graph, *find_format("dot"), {}, text);
        EXPECT_EQ(text.str(), to_dot(draw(graph)));
    }
}

}  // namespace
}  // namespace ludograph
