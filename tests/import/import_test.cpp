// Graphs that other people bring: every format, what is refused and where.
#include <nlohmann/json.hpp>

#include "cli/program.hpp"
#include "import/graphs.hpp"
#include "ludograph/export/exporter.hpp"

namespace ludograph::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(EdgeList, ReadsWordsCommasAndComments) {
    EXPECT_EQ(outcomes_of(imported("edges", "# a path\na b  # first\r\n\nb\tc\n")), "a:P b:N c:P");
    EXPECT_EQ(outcomes_of(imported("edges", "a,b\nb,c")), "a:P b:N c:P");
    EXPECT_EQ(outcomes_of(imported("edges", "\xEF\xBB\xBF" "1,2,m 3,4#x\n")), "1,2,m:N 3,4#x:P");
}

TEST(EdgeList, RefusesWhatIsNoEdge) {
    EXPECT_THAT(refusal_of("edges", "a b\n  word\n"), StartsWith("2:3: one word, \"word\", where an edge needs two"));
    EXPECT_THAT(refusal_of("edges", "a,b,c\n"), StartsWith("1:1: one word, \"a,b,c\""));
    EXPECT_THAT(refusal_of("edges", "é b c\n"), StartsWith("1:5: a third word, \"c\""));
    EXPECT_THAT(refusal_of("edges", "a,\n"), StartsWith("1:3: no name on one side of the comma"));
    EXPECT_THAT(refusal_of("edges", "a b\n\xFF b\n"), StartsWith("2:1: the byte"));
    EXPECT_THAT(refusal_of("edges", "# nothing\n"), HasSubstr("no vertices"));
}

TEST(EdgeList, HoldsAPathOfAMillionVertices) {
    std::string text;
    for (int i = 0; i < 1'000'000; ++i) text += std::to_string(i) + " " + std::to_string(i + 1) + "\n";
    const game_graph graph = imported("edges", text);
    for (const vertex v : {0u, 1u, 499'999u, 999'999u, 1'000'000u}) {
        EXPECT_EQ(graph[v].result, v % 2 == 0 ? outcome::P : outcome::N) << v;
        EXPECT_EQ(graph[v].remoteness, 1'000'000 - v);
        EXPECT_EQ(graph[v].depth, v);
    }
}

struct chase {
    const char* file;
    outcome result;
    std::uint32_t remoteness;
};

TEST(Import, LabelsCatAndMouse) {
    for (const chase& each : {chase{"1393", outcome::P, 8}, chase{"7471", outcome::P, 116}, chase{"7542", outcome::P, 58},
                              chase{"7676", outcome::P, 16}, chase{"7677", outcome::N, 1}, chase{"7684", outcome::P, 6},
                              chase{"ex1", outcome::D, no_value}, chase{"ex2", outcome::N, 1}}) {
        const game_graph graph = imported_file(std::string("cat-and-mouse-") + each.file + ".edges", {.start = "1,2,m"});
        const vertex start = graph[boost::graph_bundle].start_vertex;
        EXPECT_EQ(name_of(graph, start), "1,2,m");
        EXPECT_EQ(graph[start].result, each.result) << each.file;
        EXPECT_EQ(graph[start].remoteness, each.remoteness) << each.file;
        EXPECT_EQ(graph[start].depth, 0u);
    }
}

TEST(Import, LabelsCycles) {
    const game_graph graph = imported("edges", "1 1\n1 2\n2 3\n2 4\n3 1\n4 3\n4 5\n");
    EXPECT_EQ(outcomes_of(graph), "1:D 2:D 3:D 4:N 5:P");
    EXPECT_EQ(graph[3].remoteness, 1u);
    EXPECT_TRUE(graph[boost::graph_bundle].loopy);
    EXPECT_EQ(outcomes_of(imported("edges", "a b\nb a\n")), "a:D b:D");
}

TEST(Import, StartsAtTheOnlySourceElseAtTheFirstVertex) {
    EXPECT_EQ(imported("edges", "b c\na b\n")[boost::graph_bundle].start, "a");
    EXPECT_EQ(imported("edges", "b c\na c\n")[boost::graph_bundle].start, "b");
    const game_graph graph = imported("edges", "b c\na c\n", {.start = "a"});
    EXPECT_EQ(graph[boost::graph_bundle].start_vertex, 2u);
    EXPECT_EQ(graph[0].depth, no_value);
    EXPECT_EQ(graph[1].depth, 1u);
    EXPECT_THAT(refusal_of("edges", "a b\n", {.start = "x"}), HasSubstr("no vertex is named \"x\""));
}

TEST(Import, FoldsParallelEdges) {
    const game_graph graph = imported("edges", "a b\na c\na b\n");
    EXPECT_EQ(num_edges(graph), 2u);
    EXPECT_EQ(graph[boost::graph_bundle].moves_with_multiplicity, 3u);
    EXPECT_THAT(graph[boost::graph_bundle].names->move_counts(0, {1, 2}), ::testing::ElementsAre(2, 1));
}

TEST(Import, CountsTheMovesOfAnEdgeOneWay) {
    const auto moves = [](const std::string& facts) {
        return R"({"nodes":[{"id":0},{"id":1}],"edges":[{"source":0,"target":1,)" + facts + "}]}";
    };
    for (const char* both : {R"("moves":["a","b"],"label":"c")", R"("label":"c","moves":["a","b"],"multiplicity":2)"})
        EXPECT_THAT(imported("json", moves(both))[boost::graph_bundle].names->moves(0, {1}),
                    ::testing::ElementsAre(::testing::ElementsAre("a", "b")));
    EXPECT_THAT(refusal_of("json", moves(R"("label":"c","multiplicity":5)")),
                StartsWith("1:39: the edge has multiplicity 5 and 1 text of its moves"));
    EXPECT_THAT(refusal_of("json", moves(R"("multiplicity":1,"moves":["a","b"])")), HasSubstr("multiplicity 1 and 2 texts"));
}

TEST(Import, RefusesMoreParallelMovesThanItCanCount) {
    const auto file = [](const std::string& more) {
        const std::string edge = R"({"source":0,"target":1,"multiplicity":)";
        return R"({"nodes":[{"id":0},{"id":1}],"edges":[)" + edge + "999999}," + edge + more + "}]}";
    };
    EXPECT_EQ(imported("json", file("1"))[boost::graph_bundle].moves_with_multiplicity, 1'000'000u);
    EXPECT_THAT(refusal_of("json", file("2")), StartsWith("1:11: more than 1000000 moves from \"0\" to \"1\""));
}

TEST(Import, RefusesMoreMovesThatItOnlyCountsThanItCouldWrite) {
    const auto file = [](std::uint32_t edges) {
        std::string text = R"({"nodes":[{"id":0})";
        for (std::uint32_t to = 1; to <= edges; ++to) text += ",{\"id\":" + std::to_string(to) + "}";
        text += R"(],"edges":[)";
        for (std::uint32_t to = 1; to <= edges; ++to)
            text += std::string(to == 1 ? "" : ",") + R"({"source":0,"target":)" + std::to_string(to) + R"(,"multiplicity":1000000})";
        return text + "]}";
    };
    EXPECT_EQ(imported("json", file(10))[boost::graph_bundle].moves_with_multiplicity, 10'000'000u);
    EXPECT_THAT(refusal_of("json", file(11)), HasSubstr("the multiplicities of the edges add up to 11000000 moves"));
}

TEST(DotReader, ReadsNamesAsTheExporterWroteThem) {
    for (const std::string name : {R"(a\b)", R"(a\\b)", R"(a\nb)", "a\nb", "a\r\tb", "\u202Eb", R"(\\)", R"("<&>|{}"x)"}) {
        const game_graph made = imported("json", nlohmann::json{{"nodes", {{{"id", name}}}}, {"edges", nlohmann::json::array()}}.dump());
        std::ostringstream dot;
        find_format("dot")->write_graph(made, {}, dot);
        EXPECT_EQ(imported("dot", dot.str())[boost::graph_bundle].names->position(0), name);
    }
}

TEST(DotReader, SaysWhereAStatementIsTooLongForGraphviz) {
    std::string chain = "digraph {\n0";
    for (int i = 1; i < 9000; ++i) chain += " -> " + std::to_string(i);
    EXPECT_THAT(refusal_of("dot", chain + "}"), HasSubstr("some thousand arrows in a row"));
    EXPECT_THAT(refusal_of("dot", "digraph {" + std::string(9000, '{') + "a" + std::string(9000, '}') + "}"),
                HasSubstr("braces inside each other, at most"));
}

TEST(DotReader, EndsWithItsLimits) {
    std::string text = "digraph {";
    for (int i = 0; i < 200'000; ++i) text += " a -> b" + std::to_string(i) + ";";
    try {
        find_import_format("dot")->read(text + "}", {.wall = std::chrono::milliseconds(1)});
        FAIL() << "read within a millisecond";
    } catch (const limit_error& refused) {
        EXPECT_THAT(refused.what(), StartsWith("Graphviz cannot read the DOT file: its process did not finish in time"));
    }
}

TEST(DotReader, ReadsWhatGraphvizReads) {
    EXPECT_EQ(outcomes_of(imported_file("chain-to-subgraph.dot")), "a:P b:N c:P d:P");
    EXPECT_EQ(outcomes_of(imported("dot", "digraph { /* c */ a:n -> b:s; subgraph s { b -> {c; d} } // x\n"
                                          "\"q \\\"x\\\"\" -> a }")),
              "a:P b:N c:P d:P q \"x\":N");
    EXPECT_EQ(num_vertices(imported_file("record-braces.dot")), 2u);
    const game_graph unicode = imported_file("unicode.dot");
    EXPECT_EQ(unicode[boost::graph_bundle].names->board(0), "안녕하세요");
}

TEST(DotReader, LabelsStateGraphs) {
    const game_graph graph = imported_file("state-graph-1.dot");
    EXPECT_EQ(outcomes_of(graph), "2078058696731167495:N 5759866548064758273:N -5803053462393794555:P "
                                  "1436861393514583738:P");
    EXPECT_EQ(num_edges(graph), 3u);
    const auto& names = *graph[boost::graph_bundle].names;
    EXPECT_EQ(names.board(3), "/\\ counter = 1\n/\\ pc = [a |-> \"done\", b |-> \"read\"]");
    EXPECT_EQ(names.moves(0, {1}), (std::vector<std::vector<std::string>>{{"Read(\"a\")"}}));
    EXPECT_EQ(outcomes_of(imported_file("state-graph-2.dot")), "1:N 2:P");
}

TEST(DotReader, SaysWhereTheSyntaxIsWrongThoughGraphvizCountsOtherLines) {
    EXPECT_THAT(refusal_of("dot", "digraph {\n a [label=\"x\ny\"];\n c -> d;\n b => c\n}\n"), StartsWith("5:5: DOT syntax"));
    EXPECT_THAT(refusal_of("dot", "digraph {\n\"x\n]\" -> b ] \n}"), StartsWith("3:9: DOT syntax error near \"]\""));
    EXPECT_THAT(refusal_of("dot", "digraph {\n a -> b\n# 3 heaps left\n b => c\n}"), StartsWith("4:5: DOT syntax"));
    EXPECT_THAT(refusal_of("dot", "# 50 \"x\"\ndigraph {\n b => c\n}"), StartsWith("3:5: DOT syntax"));
}

TEST(DotReader, RefusesWhatIsNoUtf8) {
    EXPECT_THAT(refusal_of("dot", "digraph {\n\"\xff\" -> b; \"\xfe\" -> b; }"),
                ::testing::AllOf(StartsWith("2:2: the byte"), HasSubstr("save the DOT file as plain UTF-8 text")));
}

TEST(DotReader, SaysWhereTheSyntaxIsWrong) {
    EXPECT_THAT(refusal_of("dot", "digraph {\n a -> b;\n b -> -> c;\n}\n"), StartsWith("3:7: DOT syntax error near \"->\""));
    EXPECT_THAT(refusal_of("dot", "digraph {\n a -> b;\n b -> ] c;\n}\n"), StartsWith("3:7: DOT syntax error near \"]\""));
    EXPECT_THAT(refusal_of("dot", "digraph { a ' b }"), StartsWith("1:13: DOT syntax error near \"'\""));
    std::string line = "digraph { ";
    for (int i = 0; i < 300; ++i) line += "a -> b; ";
    EXPECT_THAT(refusal_of("dot", line + "a -> -> b }"), StartsWith("1:2416: DOT syntax error near \"->\""));
    EXPECT_THAT(refusal_of("dot", "digraph { \"" + std::string(20'000, 'x') + "\" -> b }"),
                HasSubstr("is longer than the 16384 bytes that Graphviz reads; close it or shorten it"));
    EXPECT_THAT(refusal_of("dot", "digraph { a -> b"), StartsWith("1:16: DOT syntax error: the text ends too early"));
    EXPECT_THAT(refusal_of("dot", "digraph {\n a -> b /* c\n}\n"), StartsWith("3:1: DOT syntax error"));
    EXPECT_THAT(refusal_of("dot", ""), HasSubstr("the file is empty"));
    EXPECT_THAT(refusal_of("dot", "digraph {}"), HasSubstr("no vertices"));
    EXPECT_THAT(refusal_of("dot", "digraph { a } digraph { b }"), HasSubstr("more than one graph"));
    EXPECT_NE(refusal_of("dot", std::string("digraph { ").append(1'000'000, '{')), "not refused");
}

TEST(Import, RefusesEdgesWithoutDirectionUnlessTold) {
    const std::string json = R"({"directed":false,"nodes":[{"id":"a"},{"id":"b"}],"links":[{"source":"a","target":"b"}]})";
    EXPECT_THAT(refusal_of("dot", "graph { a -- b }"), HasSubstr("--undirected"));
    EXPECT_THAT(refusal_of("json", json), HasSubstr("--undirected"));
    EXPECT_EQ(outcomes_of(imported("dot", "graph { a -- b }", {.undirected = true})), "a:D b:D");
    EXPECT_EQ(num_edges(imported("json", json, {.undirected = true})), 2u);
    EXPECT_EQ(num_edges(imported("edges", "a a\n", {.undirected = true})), 1u);
}

TEST(JsonReader, ReadsNodeLinkByIdAndByIndex) {
    EXPECT_EQ(outcomes_of(imported("json", R"({"nodes":[{"id":7},{"id":"x"}],"edges":[{"source":"7","target":"x"}]})")),
              "7:N x:P");
    EXPECT_EQ(outcomes_of(imported("json", R"({"links":[{"source":0,"target":1}],"nodes":[{"name":"a"},{"name":"b"}]})")),
              "a:N b:P");
    EXPECT_EQ(outcomes_of(imported("json", R"({"nodes":[{"id":"a"},{"id":"b"}],"links":[{"source":0,"target":1}]})")),
              "a:N b:P");
    EXPECT_EQ(outcomes_of(imported("json", R"({"nodes":[{"id":1,"at":[{"id":2}]}],"edges":[]})")), "1:P");
}

TEST(JsonReader, TakesATextForAnIdAndNeverForAnIndex) {
    EXPECT_THAT(refusal_of("json", R"({"nodes":[{"id":"a"},{"id":"b"}],"edges":[{"source":"a","target":"1"}]})"),
                HasSubstr("an edge ends in \"1\", but no node has this id"));
    EXPECT_THAT(refusal_of("json", R"({"nodes":[{"id":"a"},{"id":"b"}],"edges":[{"source":"a","target":1}]})"),
                HasSubstr("the edge end \"1\" is an index, but other edges have ids; use one of them throughout"));
}

TEST(JsonReader, RefusesAKeyThatStandsThereTwice) {
    for (const char* text : {R"({"nodes":[{"id":0}],"nodes":[{"id":1}],"edges":[]})",
                             R"({"nodes":[{"id":0}],"edges":[],"edges":[]})", R"({"nodes":[{"id":0,"id":1}],"edges":[]})",
                             R"({"nodes":[{"id":0}],"edges":[{"source":0,"target":0,"target":0}]})"})
        EXPECT_THAT(refusal_of("json", text), HasSubstr("stands there twice; leave one of them out")) << text;
}

TEST(JsonReader, RefusesWhatIsNoGraph) {
    EXPECT_THAT(refusal_of("json", R"({"nodes":[{"id":0}],"edges":[{"source":0)"), StartsWith("1:41: the JSON breaks off"));
    EXPECT_THAT(refusal_of("json", "{\"nodes\":[{\"id\":0}],\n\"edges\":[{\"source\":99,\"target\":0}]}"),
                StartsWith("2:20: an edge ends in \"99\", but no node has this id"));
    EXPECT_THAT(refusal_of("json", R"({"nodes":[{}],"edges":[{"source":0,"target":1}]})"), HasSubstr("index"));
    EXPECT_THAT(refusal_of("json", R"({"nodes":[{"id":1},{"id":"1"}],"edges":[]})"), StartsWith("1:20: the id \"1\""));
    EXPECT_THAT(refusal_of("json", R"({"nodes":[{"id":1},{}],"edges":[]})"), HasSubstr("some have none"));
    EXPECT_THAT(refusal_of("json", R"({"nodes":[{"id":[1]}],"edges":[]})"), HasSubstr("the id is neither"));
    EXPECT_THAT(refusal_of("json", R"({"nodes":[1],"edges":[]})"), HasSubstr("an object in braces"));
    EXPECT_THAT(refusal_of("json", R"({"nodes":[{"id":1}],"edges":[{"source":1}]})"), HasSubstr("an edge without target"));
    EXPECT_THAT(refusal_of("json", R"({"nodes":[{"id":1}],"arcs":[]})"), HasSubstr("no list of edges"));
    EXPECT_THAT(refusal_of("json", R"({"edges":[]})"), HasSubstr("no list of nodes"));
    EXPECT_THAT(refusal_of("json", R"({"nodes":[],"edges":[],"links":[]})"), HasSubstr("both edges and links"));
    EXPECT_THAT(refusal_of("json", R"({"nodes":[],"edges":[]})"), HasSubstr("no vertices"));
    EXPECT_THAT(refusal_of("json", R"({"format":"ludograph","version":2})"), HasSubstr("version \"2\""));
    EXPECT_THAT(refusal_of("json", "[1]"), StartsWith("1:1: "));
    EXPECT_THAT(refusal_of("json", " \n"), HasSubstr("the file is empty; write e.g. "));
    EXPECT_THAT(refusal_of("json", "null"), StartsWith("1:1: a value where an object"));
    EXPECT_THAT(refusal_of("json", R"({"nodes":[null],"edges":[]})"), StartsWith("1:14: \"null\" where a node"));
    EXPECT_THAT(refusal_of("json", R"({"nodes":[{"id":1}],"edges":[null]})"), HasSubstr("where a node or an edge"));
    EXPECT_THAT(refusal_of("json", R"({"nodes":[{"id":null}],"edges":[]})"), HasSubstr("the id is neither"));
    EXPECT_THAT(refusal_of("json", R"({"nodes":[{"id":true}],"edges":[]})"), HasSubstr("the id is neither"));
    EXPECT_THAT(refusal_of("json", R"({"nodes":[{"id":NaN}],"edges":[]})"), StartsWith("1:17: the JSON breaks off here"));
    EXPECT_THAT(refusal_of("json", R"({"nodes":[{"id":1e999}],"edges":[]})"), HasSubstr("a number is too large"));
    EXPECT_THAT(refusal_of("json", R"({"nodes":[{"id":1.5},{"id":2.0}],"edges":[{"source":1.5,"target":2}]})"),
                HasSubstr("an edge ends in \"2\", but no node has this id"));
    EXPECT_THAT(refusal_of("json", R"({"graph":5,"nodes":[{"id":1}],"edges":[]})"), HasSubstr("graph is \"5\""));
    EXPECT_THAT(refusal_of("json", R"({"format":"ludograph","version":1,"graph":[],"nodes":[{"id":1}],"edges":[]})"),
                HasSubstr("no object \"graph\""));
    EXPECT_THAT(refusal_of("json", R"({"graph":{"play":"both"},"nodes":[{"id":1}],"edges":[]})"),
                HasSubstr("normal and misere are the ways to play"));
    EXPECT_THAT(refusal_of("json", R"({"graph":{"players":["a","b","c"]},"nodes":[{"id":1}],"edges":[]})"),
                HasSubstr("the players are not two names"));
}

TEST(JsonReader, RefusesListsMultiplicitiesAndFrontiersThatMeanNothing) {
    EXPECT_THAT(refusal_of("json", R"({"nodes":[[1]],"edges":[]})"), StartsWith("1:11: a list where a node or an edge"));
    EXPECT_THAT(refusal_of("json", R"({"nodes":[{"id":1}],"edges":[[1,1]]})"), StartsWith("1:30: a list where a node or an edge"));
    for (const char* wrong : {"0", "1000001", "-1", "\"two\""})
        EXPECT_THAT(refusal_of("json", R"({"nodes":[{"id":0}],"edges":[{"source":0,"target":0,"multiplicity":)" +
                                           std::string(wrong) + "}]}"),
                    StartsWith("1:30: the multiplicity ")) << wrong;
    EXPECT_THAT(refusal_of("json", R"({"nodes":[{"id":"a","frontier":true},{"id":"b"}],"edges":[{"source":"a","target":"b"}]})"),
                StartsWith("1:11: vertex \"a\" is marked as frontier, not explored, but has moves"));
}

TEST(JsonReader, RefusesMoreTextsOfAnEdgeThanMovesThatItCanCount) {
    std::string texts = R"("m")";
    for (int i = 0; i < 1'000'000; ++i) texts += R"(,"m")";
    EXPECT_THAT(refusal_of("json", R"({"nodes":[{"id":0}],"edges":[{"source":0,"target":0,"moves":[)" + texts + "]}]}"),
                HasSubstr("an edge has more than 1000000 moves"));
}

TEST(JsonReader, TakesAnyNumberForAnId) {
    EXPECT_EQ(outcomes_of(imported("json", R"({"nodes":[{"id":-1},{"id":123456789012345678901234567890}],
                                               "edges":[{"source":-1,"target":123456789012345678901234567890}]})")),
              "-1:N 123456789012345678901234567890:P");
}

TEST(JsonReader, NestsAsDeepAsMemoryGoes) {
    const std::string open(1'000'000, '['), close(1'000'000, ']');
    EXPECT_NE(refusal_of("json", open), "not refused");
    EXPECT_THAT(refusal_of("json", "{\"x\":" + open), HasSubstr("the JSON breaks off"));
    EXPECT_EQ(outcomes_of(imported("json", "{\"x\":" + open + close + R"(,"nodes":[{"id":1}],"edges":[]})")), "1:P");
}

TEST(Import, TakesPlayersAndResultsFromAttributes) {
    const game_graph graph = imported("dot", "digraph { a [player=X]; b [player=O]; c [player=X result=O]; d [player=X "
                                             "result=draw]; a -> b -> {c d} }");
    EXPECT_EQ(outcomes_of(graph), "a:P b:N c:P d:D");
    EXPECT_EQ(graph[boost::graph_bundle].players[1], "O");
    EXPECT_EQ(graph[0].winner, side::second);
    EXPECT_EQ(outcomes_of(imported("dot", "digraph { a -> {b c}; b [result=win]; c [result=draw] }")), "a:D b:N c:D");
    EXPECT_EQ(outcomes_of(imported("json", R"({"nodes":[{"id":"a","player":"X"},{"id":"b","player":"X"}],
                                               "edges":[{"source":"a","target":"b"}]})")),
              "a:P b:P");
}

TEST(Import, RefusesPlayersAndResultsThatMeanNothing) {
    EXPECT_THAT(refusal_of("json", R"({"nodes":[{"id":1,"player":"X"},{"id":2,"player":"O"},{"id":3,"player":"Z"}],"edges":[]})"),
                StartsWith("1:55: \"Z\" is a third player"));
    EXPECT_THAT(refusal_of("dot", "digraph { a [result=win]; a -> b }"), HasSubstr("although play goes on from there"));
    EXPECT_THAT(refusal_of("dot", "digraph { a [result=won] }"), HasSubstr("none of win, lose and draw"));
    EXPECT_THAT(refusal_of("dot", "digraph { a [player=draw] }"), HasSubstr("which is a result; choose another name"));
    EXPECT_THAT(refusal_of("json", R"({"graph":{"players":["a","a"]},"nodes":[{"id":1,"player":"a"}],"edges":[]})"),
                HasSubstr("both players are called \"a\""));
    EXPECT_THAT(refusal_of("dot", "digraph { a [player=X]; b }"), HasSubstr("vertex \"b\" has no player"));
}

}  // namespace
}  // namespace ludograph::testing
