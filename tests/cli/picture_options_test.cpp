// Options of pictures, and pictures that cannot be made.
#include "cli/program.hpp"
#include "sanitizer.hpp"

namespace ludograph::testing {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

TEST(CliPictures, TakePaperAndTellPageAndType) {
    temporary_folder folder;
    EXPECT_THAT(run_in(folder, "graph nim 1,2 -o a.pdf --paper letter").err,
                StartsWith("ludograph: a.pdf: letter portrait, type 12.0 pt\n"));
    EXPECT_THAT(run_in(folder, "graph nim 3,4 -o a.pdf --paper a2 --quiet").err, IsEmpty());
}

TEST(CliPictures, WarnOfTypeThatIsNotLegible) {
    temporary_folder folder;
    const run_result run = run_in(folder, "graph chomp 5x6 -o a.pdf --paper a4");
    EXPECT_EQ(run.code, 0);
    EXPECT_THAT(run.err, AllOf(HasSubstr("warning"), HasSubstr("a.pdf: A4 "),
                               HasSubstr("which is hardly legible in print; "
                                         "draw less with --view strategy|line|summary or --focus")));
}

TEST(CliPictures, RefuseWordsThatAreNoChoice) {
    const run_result run = run_line("graph nim 1,2 -o x.pdf --paper b5");
    EXPECT_EQ(run.code, 2);
    EXPECT_THAT(run.err,
                HasSubstr("--paper: \"b5\" is none of auto|a4|a3|a2|a1|a0|letter|legal|tabloid|none"));
    EXPECT_EQ(run_line("graph nim 1,2 -o x.pdf --layout neato").code, 2);
    EXPECT_EQ(run_line("graph nim 1,2 -o x.pdf --edges curved").code, 2);
    EXPECT_EQ(run_line("graph nim 1,2 -o x.pdf --labels long").code, 2);
}

TEST(CliPictures, DrawWhatIsTooLargeOnlyByForce) {
    temporary_folder folder;
    const run_result refused = run_in(folder, "graph nim 35,35 -o a.svg");
    EXPECT_EQ(refused.code, 4);
    EXPECT_THAT(refused.err, AllOf(HasSubstr("the picture of 666 positions"), HasSubstr("--view strategy"),
                                   HasSubstr("--force")));
    EXPECT_THAT(folder.files(), IsEmpty());
    const run_result forced = run_in(folder, "graph nim 35,35 -o a.svg --force");
    EXPECT_EQ(forced.code, 0) << forced.err;
    EXPECT_THAT(folder.files(), ElementsAre("a.svg"));
}

TEST(CliPictures, SayThatDotGaveWay) {
    temporary_folder folder;
    // The limit is that of the drawing, too, which a sanitizer makes slow.
    const std::string seconds = sanitized ? "15" : "5";
    const run_result run = run_in(folder, "graph chomp 5x5 --force -o a.pdf --layout dot --layout-timeout " + seconds);
    EXPECT_EQ(run.code, 0) << run.err;
    EXPECT_THAT(run.err, HasSubstr("Laid out by layers: dot took more than "));
    EXPECT_THAT(folder.files(), ElementsAre("a.pdf"));
}

TEST(CliPictures, LeaveNothingWhereGraphvizHasNoPlugins) {
    temporary_folder folder;
    const run_result run =
        run_in(folder, "graph nim 1,2 -o a.pdf -o b.svg", {.environment = {{"GVBINDIR", folder.path()}}});
    EXPECT_EQ(run.code, 4);
    EXPECT_THAT(run.err, AllOf(HasSubstr("cannot write \"a.pdf\""), HasSubstr("cannot be made")));
    EXPECT_THAT(folder.files(), IsEmpty());
}

TEST(CliPictures, AreTheSameForLabelAndBatch) {
    temporary_folder folder;
    folder.write("in.edges", "a b\n");
    EXPECT_THAT(run_in(folder, "label in.edges -o a.pdf --paper a3 --labels none").err,
                HasSubstr("a.pdf: A3 "));
    EXPECT_EQ(run_in(folder, "batch - -f pdf --paper a3 --edges straight", {.input = "nim 1,2\n"}).code, 0);
}

}  // namespace
}  // namespace ludograph::testing
