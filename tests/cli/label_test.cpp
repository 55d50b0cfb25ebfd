// The label command: what it prints, what it writes, what it refuses.
#include <nlohmann/json.hpp>

#include "cli/program.hpp"
#include "files.hpp"

namespace ludograph::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

std::string data_graph(const std::string& name) { return source_file("tests/data/graphs/" + name); }

TEST(CliLabel, SumsUpOnStdout) {
    temporary_folder folder;
    folder.write("path.edges", "b c\na b\n");
    EXPECT_EQ(run_in(folder, "label path.edges").out,
              "path.edges a, normal play: the player to move loses (P), Grundy value 0\n"
              "  positions      3 (1 N, 2 P)\n"
              "  moves          2\n"
              "  ends           1\n"
              "  remoteness     2\n"
              "  longest play   2 moves\n"
              "  misere play    N\n");
    EXPECT_THAT(run_in(folder, "label path.edges --start b --misere").out, StartsWith("path.edges b, misere play: "));
    const auto summary = nlohmann::json::parse(run_in(folder, "label path.edges --json --start b").out);
    EXPECT_EQ(summary["position"], "b");
    EXPECT_EQ(summary["outcome"], "N");
}

TEST(CliLabel, WritesOurOwnFilesAgainByteForByte) {
    temporary_folder folder;
    for (const std::string options : {"welter 0,3,5,6", "nim 2,3 --misere", "nim 1,2 + chomp 2,1", "nim 2,2 --no-moves",
                                      "nim 5,5,5 --depth 2", "sowing 2,2,2,2 --symmetry", "tictactoe",
                                      "tictactoe --symmetry", "tictactoe --depth 3"}) {
        const std::string moves = options.ends_with("--no-moves") ? " --no-moves" : "";
        ASSERT_EQ(run_in(folder, "graph " + options + " -o a.json").code, 0) << options;
        ASSERT_EQ(run_in(folder, "label a.json -o b.json" + moves).code, 0) << options;
        EXPECT_EQ(folder.read("a.json"), folder.read("b.json")) << options;
    }
}

TEST(CliLabel, ReadsOurOwnDotAgain) {
    temporary_folder folder;
    ASSERT_EQ(run_in(folder, "graph welter 0,3,5,6 -o a.dot -o a.json").code, 0);
    ASSERT_EQ(run_in(folder, "label a.dot -o b.json").code, 0);
    const auto ours = nlohmann::json::parse(folder.read("a.json")), read = nlohmann::json::parse(folder.read("b.json"));
    for (std::size_t i = 0; i < ours["nodes"].size(); ++i)
        for (const char* key : {"position", "outcome", "grundy", "remoteness", "depth"})
            EXPECT_EQ(ours["nodes"][i][key], read["nodes"][i][key]);
}

TEST(CliLabel, WritesEveryFormatAndReadsStdin) {
    temporary_folder folder;
    const run_settings piped{.folder = folder.path(), .input = "a b\nb a\nb c\n"};
    const run_result run = run_line("label - --from edges -o x.json -o x.dot -o x.svg -o x.pdf -o x.png", piped);
    EXPECT_EQ(run.code, 0) << run.err;
    EXPECT_EQ(folder.files().size(), 5u);
    EXPECT_THAT(run.err, HasSubstr("3 positions, 3 moves, P, Grundy value 0"));
    EXPECT_EQ(nlohmann::json::parse(folder.read("x.json"))["graph"]["start"], "a");
}

TEST(CliLabel, LabelsParityGames) {
    const auto graph = nlohmann::json::parse(run_line("label " + data_graph("parity-vb10.pg") + " --parity -o -").out);
    std::string outcomes;
    for (const auto& node : graph["nodes"]) outcomes += node["outcome"].get<std::string>();
    EXPECT_EQ(outcomes, "NPNNNNNNPN");
    EXPECT_THAT(run_line("label " + data_graph("unicode.dot") + " --parity").err,
                HasSubstr("a parity game has a player and a priority at every vertex"));
}

TEST(CliLabel, KeepsPrioritiesSoThatAParityGameIsLabelledAgain) {
    temporary_folder folder;
    ASSERT_EQ(run_in(folder, "label " + data_graph("parity-vb10.pg") + " --parity -o a.json").code, 0);
    ASSERT_EQ(run_in(folder, "label a.json -o b.json").code, 0);
    ASSERT_EQ(run_in(folder, "label " + data_graph("parity-vb10.pg") + " -o plain.json").code, 0);
    ASSERT_EQ(run_in(folder, "label plain.json --parity -o c.json").code, 0);
    EXPECT_EQ(folder.read("a.json"), folder.read("b.json"));
    EXPECT_EQ(folder.read("a.json"), folder.read("c.json"));
    EXPECT_THAT(folder.read("a.json"), HasSubstr("\"objective\":\"parity\""));
    EXPECT_THAT(folder.read("plain.json"), ::testing::Not(HasSubstr("objective")));
}

TEST(CliLabel, RefusesWithFileLineAndColumn) {
    temporary_folder folder;
    const auto refused = [&](const std::string& name, const std::string& text, const std::string& message) {
        folder.write(name, text);
        const run_result run = run_in(folder, "label " + name + " -o out.json");
        EXPECT_EQ(run.code, 2) << name;
        EXPECT_THAT(run.err, StartsWith(message));
        EXPECT_THAT(run.out, IsEmpty());
        EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
        EXPECT_FALSE(std::filesystem::exists(folder.path() / "out.json"));
    };
    refused("x.edges", "a b\nc\n", "x.edges:2:1: error: one word, \"c\"");
    refused("x.dot", "digraph {\n a -> b;\n b -> -> c;\n}\n", "x.dot:3:7: error: DOT syntax error near \"->\"");
    refused("third.dot", "digraph {\n a -> b;\n a [player=A]; b [player=B];\n b -> c; c [player=C]\n}\n",
            "third.dot:4:10: error: \"C\" is a third player");
    refused("result.dot", "digraph {\n a -> b;\n a [result=win];\n}\n", "result.dot:3:2: error: vertex \"a\" has the result");
    refused("x.json", "{\"nodes\":[{\"id\":0}],\n\"edges\":[{\"source\":99,\"target\":0}]}", "x.json:2:20: error: an edge");
    refused("torn.json", "{\"nodes\":[{\"id\":0}],\"edges\":[{\"source\":0", "torn.json:1:41: error: the JSON breaks off");
    refused("x.pg", "0 2 0 7;\n", "x.pg:1:7: error: the successor 7");
    refused("empty.dot", "digraph {}", "empty.dot: error: the graph has no vertices");
    refused("x.xyz", "a b\n", "ludograph: error: the name \"x.xyz\" does not say which format");
    refused("utf16.json", {"\xFF\xFE{\0}\0", 6}, "ludograph: error: \"utf16.json\" is in UTF-16; save it as UTF-8");
    refused("empty.json", "", "empty.json: error: the file is empty");
    refused("empty.edges", "", "empty.edges: error: the graph has no vertices");
    refused("junk.edges", "\x01\x02\xFF\xFE", "junk.edges:1:3: error: the byte");
    EXPECT_THAT(run_in(folder, "label .  --from json").err, HasSubstr("Is a directory"));
    EXPECT_EQ(run_in(folder, "label").code, 2);
    EXPECT_EQ(run_in(folder, "label none.dot").code, 2);
}

TEST(CliLabel, IsNotSlowedDownByOneVeryLongLine) {
    temporary_folder folder;
    folder.write("long.edges", std::string(100'000'000, 'x'));
    folder.write("long.json", "{\"nodes\":\"" + std::string(100'000'000, 'x'));
    folder.write("long.dot", "digraph { " + std::string(100'000'000, 'x'));
    for (const std::string name : {"long.edges", "long.json", "long.dot"}) {
        const run_result run = run_in(folder, "label " + name);
        EXPECT_EQ(run.code, 2);
        EXPECT_LT(run.err.size(), 400u);
    }
}

TEST(CliLabel, NeedsLittleStackForDepth) {
    temporary_folder folder;
    std::string path;
    for (int i = 0; i < 300'000; ++i) path += std::to_string(i) + " " + std::to_string(i + 1) + "\n";
    folder.write("path.edges", path);
    folder.write("deep.json", "{\"x\":" + std::string(1'000'000, '['));
    const run_settings little{.folder = folder.path(), .stack = 256 << 10};
    EXPECT_THAT(run_line("label path.edges", little).out, HasSubstr("remoteness     300000"));
    EXPECT_EQ(run_line("label deep.json", little).code, 2);
}

}  // namespace
}  // namespace ludograph::testing
