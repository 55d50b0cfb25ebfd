// The graph command: summaries, limits, cut graphs.
#include <nlohmann/json.hpp>

#include "cli/program.hpp"
#include "sanitizer.hpp"

namespace ludograph::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

TEST(CliGraph, SumsUpOnStdout) {
    const run_result run = run_line("graph welter 0,3,5,6");
    EXPECT_EQ(run.code, 0);
    EXPECT_THAT(run.err, IsEmpty());
    EXPECT_EQ(run.out,
              "welter 0,3,5,6, normal play: the player to move loses (P), Grundy value 0\n"
              "  positions      19 (15 N, 4 P)\n"
              "  moves          81\n"
              "  ends           1\n"
              "  remoteness     6\n"
              "  longest play   8 moves\n"
              "  misere play    N\n");
}

TEST(CliGraph, SumsUpATwoPlayerGameFromItsNaturalStart) {
    EXPECT_EQ(run_line("graph tictactoe").out,
              "tictactoe .../.../...: X is to move, neither player can force a win (D)\n"
              "  positions      5478 (2936 won by X, 1474 by O, 1068 drawn; 2836 N, 1574 P, 1068 D)\n"
              "  moves          16167\n"
              "  ends           958 (626 won by X, 316 by O, 16 drawn)\n"
              "  remoteness     9\n"
              "  longest play   9 moves\n");
    const nlohmann::json summary = nlohmann::json::parse(run_line("graph tictactoe --symmetry --json").out);
    EXPECT_EQ(summary["positions"], 765);
    EXPECT_EQ(summary["terminals"], 138);
    EXPECT_EQ(summary["player"], "X");
    EXPECT_EQ(summary["winner"], "draw");
    EXPECT_FALSE(summary.contains("grundy"));
}

TEST(CliGraph, SumsUpAsJson) {
    EXPECT_EQ(run_line("graph --json nim 1,2").out,
              "{\"format\":\"ludograph-summary\",\"version\":1,\"game\":\"nim\",\"position\":\"1,2\",\"play\":\"normal\","
              "\"outcome\":\"N\",\"grundy\":3,\"remoteness\":3,\"misere\":\"N\",\"longest\":3,\"positions\":5,"
              "\"moves\":7,\"moves_with_multiplicity\":8,\"terminals\":1,\"outcomes\":{\"P\":2,\"N\":3,\"D\":0},"
              "\"complete\":true,\"loopy\":false,\"symmetry\":false}\n");
}

TEST(CliGraph, TakesAPositionInSeveralWordsAndOptionsAnywhere) {
    const std::string in_one = run_words({"graph", "welter |o| | |o|"}).out;
    EXPECT_THAT(in_one, HasSubstr("welter 0,3,"));
    EXPECT_EQ(run_words({"graph", "welter", "|o|", "|", "|o|"}).out, in_one);
    EXPECT_EQ(run_words({"graph", "--misere", "nim", "1,2", "+", "nim", "2"}).out,
              run_words({"graph", "nim", "1,2", "+", "nim", "2", "--misere"}).out);
}

TEST(CliGraph, DrawsOneVertexAndEmptyHeaps) {
    temporary_folder folder;
    EXPECT_EQ(run_in(folder, "graph welter 0,1,2,3 -o one.pdf").code, 0);
    EXPECT_EQ(run_in(folder, "graph nim 0,0 -o zero.svg").code, 0);
}

TEST(CliGraph, StopsAtALimitWithoutWriting) {
    temporary_folder folder;
    for (const auto& [options, message] : std::vector<std::pair<std::string, std::string>>{
             {"--max-positions 100", "more than 100 positions from nim 20,20,20; raise --max-positions"},
             {"--max-moves 1000", "more than 1000 moves from nim 20,20,20; raise --max-moves"},
             {"--max-memory 20K", "more than 20480 bytes"}}) {
        const run_result run = run_in(folder, "graph nim 20,20,20 -o x.json " + options);
        EXPECT_EQ(run.code, 3) << options;
        EXPECT_THAT(run.err, HasSubstr(message));
        EXPECT_THAT(run.out, IsEmpty());
        EXPECT_THAT(folder.files(), IsEmpty());
    }
}

TEST(CliGraph, StopsInTheMiddleOfOneVeryLargePosition) {
    const run_result run = run_line("graph nim 1000000 --max-moves 1500000");
    EXPECT_EQ(run.code, 3);
    EXPECT_THAT(run.err, HasSubstr("more than 1500000 moves from nim 1000000"));
}

TEST(CliGraph, TellsThatMemoryRanOut) {
    if (sanitized) GTEST_SKIP() << "a sanitizer is built in, and memory cannot run out under it";
    temporary_folder folder;
    const run_settings little{.folder = folder.path(), .memory = 200 << 20};
    const run_result run = run_line("graph nim 60,60,60,60 -o x.json", little);
    EXPECT_EQ(run.code, 3);
    EXPECT_THAT(run.err, HasSubstr("ludograph: error: out of memory; lower --max-memory"));
    EXPECT_THAT(folder.files(), IsEmpty());
    run_settings batch = little;
    batch.input = "nim 60,60,60,60\nnim 1\n";
    EXPECT_THAT(run_line("batch - -f none", batch).err,
                ::testing::AllOf(HasSubstr("stdin:1:1: error: out of memory"), HasSubstr("batch: 1 done, 1 failed")));
}

TEST(CliGraph, DrawsHoweverFarStacksMayGrow) {
    if (sanitized) GTEST_SKIP() << "a sanitizer is built in, and memory cannot be limited under it";
    temporary_folder folder;
    const run_settings deep{.folder = folder.path(), .stack = 1 << 30};   // which each thread would have, too
    const run_result run = run_line("graph nim 1,2 --title Ё -o x.svg --max-memory 10M", deep);
    EXPECT_EQ(run.code, 0) << run.err;
    EXPECT_THAT(folder.files(), ElementsAre("x.svg"));
}

TEST(CliGraph, KeepsACutGraphWhenAsked) {
    temporary_folder folder;
    const run_result run = run_in(folder, "graph nim 20,20,20 -o x.json --keep-partial --max-positions 100");
    EXPECT_EQ(run.code, 3);
    EXPECT_THAT(run.err, HasSubstr("more than 100 positions"));
    const auto graph = nlohmann::json::parse(folder.read("x.json"));
    EXPECT_EQ(graph["graph"]["complete"], false);
    EXPECT_EQ(graph["graph"]["stopped_by"], "max_positions");
    EXPECT_LE(graph["nodes"].size(), 100u);
}

TEST(CliGraph, DepthIsAWishAndNoLimit) {
    const run_result run = run_line("graph nim 9,9 --depth 1 --json");
    EXPECT_EQ(run.code, 0);
    const auto summary = nlohmann::json::parse(run.out);
    EXPECT_EQ(summary["complete"], false);
    EXPECT_EQ(summary["stopped_by"], "depth");
    EXPECT_FALSE(summary.contains("outcome"));
}

TEST(CliGraph, FoldsMirrorImages) {
    const auto full = nlohmann::json::parse(run_line("graph sowing 2,2,2,2 --json").out);
    const auto folded = nlohmann::json::parse(run_line("graph sowing 2,2,2,2 --json --symmetry").out);
    EXPECT_LT(folded["positions"], full["positions"]);
    EXPECT_EQ(folded["grundy"], full["grundy"]);
    EXPECT_EQ(folded["symmetry"], true);
}

TEST(CliGraph, PassesOnWhatTheFormatsOffer) {
    const std::string json = run_line("graph nim 1,2 -o - --no-moves --json-edge-key links").out;
    const auto graph = nlohmann::json::parse(json);
    ASSERT_TRUE(graph.contains("links"));
    EXPECT_FALSE(graph.contains("edges"));
    EXPECT_FALSE(graph["links"][0].contains("moves"));
    EXPECT_THAT(run_words({"graph", "nim", "1,2", "-f", "svg", "--title", "My lesson"}).out, HasSubstr("My lesson"));
    EXPECT_NE(run_line("graph nim 1,2 -f dot --no-legend").out, run_line("graph nim 1,2 -f dot").out);
}

}  // namespace
}  // namespace ludograph::testing
