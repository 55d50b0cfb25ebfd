// The check command: what it accepts, what it says of what is wrong, and its exit codes.
#include <nlohmann/json.hpp>

#include "cli/program.hpp"
#include "files.hpp"

namespace ludograph::testing {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(CliCheck, AcceptsEveryKindOfGraphThatCanBeMade) {
    temporary_folder folder;
    for (const std::string options :
         {"nim 3,4,5", "nim 3,4,5 --misere", "nim 5,5,5 --depth 2", "nim 3,3 --no-moves",
          "nim 2,3 --json-edge-key links", "sowing 2,2,2,2 --symmetry", "nim 1,2 + subtraction:1,3,4 5", "tictactoe",
          "tictactoe --symmetry", "tictactoe --depth 4", "mnk:4,2,3", "welter 0,3,5,6 --misere",
          "wythoff 5,8", "chomp 3,3", "octal:0.77 9"}) {
        ASSERT_EQ(run_in(folder, "graph " + options + " -o a.json").code, 0) << options;
        const run_result run = run_in(folder, "check a.json");
        EXPECT_EQ(run.code, 0) << options << ": " << run.err;
        EXPECT_THAT(run.out, StartsWith("a.json: every label of "));
    }
    EXPECT_EQ(run_in(folder, "graph nim 9,9,9 --max-positions 50 --keep-partial -o cut.json").code, 3);
    EXPECT_EQ(run_in(folder, "check cut.json").code, 0);
}

TEST(CliCheck, AcceptsEveryLabelledFile) {
    temporary_folder folder;
    for (const auto& entry : std::filesystem::directory_iterator(source_file("tests/data/graphs"))) {
        const std::string path = entry.path();
        ASSERT_EQ(run_in(folder, "label " + path + " -o a.json").code, 0) << path;
        const run_result run = run_in(folder, "check a.json");
        EXPECT_EQ(run.code, 0) << path << ": " << run.err;
        if (entry.path().extension() != ".pg") continue;
        ASSERT_EQ(run_in(folder, "label " + path + " --parity -o a.json").code, 0) << path;
        EXPECT_EQ(run_in(folder, "check a.json").code, 0) << path;
    }
}

TEST(CliCheck, AcceptsTicTacToeBeforeAndAfterLabellingItAgain) {
    temporary_folder folder;
    ASSERT_EQ(run_in(folder, "graph tictactoe -o t.json").code, 0);
    ASSERT_EQ(run_in(folder, "label t.json -o u.json").code, 0);
    for (const std::string name : {"t.json", "u.json"}) EXPECT_EQ(run_in(folder, "check " + name).code, 0);
    EXPECT_EQ(folder.read("t.json"), folder.read("u.json"));
    EXPECT_THAT(folder.read("t.json"), HasSubstr("\"code\":"));
}

TEST(CliCheck, SaysWhichVertexIsWrongAndWhy) {
    temporary_folder folder;
    const run_settings piped{
        .folder = folder.path(),
        .input = R"({"format":"ludograph","version":1,"graph":{"game":"graph","start":"a","play":"normal",)"
                 R"("complete":true,"loopy":false,"positions":1,"moves":0,"outcomes":{"P":1,"N":0,"D":0}},)"
                 R"("nodes":[{"id":0,"position":"a","outcome":"N","terminal":true,"depth":0}],"edges":[]})"};
    const run_result run = run_line("check -", piped);
    EXPECT_EQ(run.code, 1);
    EXPECT_EQ(run.err, "stdin: error: node 0 (a): outcome is N, but should be P: no move is left\n");
    EXPECT_EQ(json::parse(run_line("check - --json", piped).out)["node"], 0);
}

TEST(CliCheck, RefusesWhatIsNoGraphFile) {
    temporary_folder folder;
    const auto refused = [&](const std::string& text, const std::string& message) {
        folder.write("x.json", text);
        const run_result run = run_in(folder, "check x.json");
        EXPECT_EQ(run.code, 2) << message;
        EXPECT_THAT(run.err, StartsWith(message));
        EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
    };
    refused("", "x.json:1:1: error: this is not JSON");
    refused("{\n\"format\":\"ludo", "x.json:2:");
    refused(std::string(1'000'000, '['), "x.json:1:18: error: lists and objects are nested too deeply");
    refused("{\"nodes\":[\n{\"id\":7}]}", "x.json:2:1: error: node 0: its id is not its place in the list");
    refused("{\"edges\":[\n{\"source\":-1}]}", "x.json:2:1: error: edge 0: source is not a whole number");
    refused("digraph { a -> b }", "x.json:1:1: error: this is not JSON");
    refused("\x01\x02\x03\xFF", "x.json:1:1: error: this is not JSON");
    refused({"\xFE\xFF\0{", 4}, "ludograph: error: \"x.json\" is in UTF-16; save it as UTF-8");
    refused("{\"x\":\"" + std::string(100'000'000, 'x'), "x.json:1:");
    EXPECT_THAT(run_in(folder, "check .").err, HasSubstr("Is a directory"));
    EXPECT_THAT(run_in(folder, "check none.json").err, HasSubstr("No such file"));
    folder.write("closed.json", "{}");
    std::filesystem::permissions(folder.path() / "closed.json", std::filesystem::perms(0));
    EXPECT_THAT(run_in(folder, "check closed.json", {.user = 65534}).err, HasSubstr("Permission denied"));
}

}  // namespace
}  // namespace ludograph::testing
