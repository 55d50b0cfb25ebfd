// Pictures made by Graphviz in child processes: whole, the same each time, or refused with a reason.
#include "ludograph/layout/render.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/types.h>
#include <unistd.h>

#include <csignal>
#include <memory>
#include <sstream>
#include <thread>

#include "ludograph/error.hpp"
#include "ludograph/layout/picture_bytes.hpp"
#include "pictures.hpp"
#include "sanitizer.hpp"
#include "support.hpp"
#include "toy.hpp"

namespace ludograph {
namespace {

using namespace std::chrono_literals;
using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using testing::pdf_text;
using ::testing::StartsWith;
using testing::thicket;

const std::vector<picture_format> all_formats{picture_format::pdf, picture_format::svg, picture_format::png};
constexpr picture_options by_dot{.layout = layout_method::dot};

std::string message_of(const std::function<void()>& work) {
    try {
        work();
    } catch (const output_error& problem) {
        return problem.what();
    }
    ADD_FAILURE() << "no output_error";
    return "";
}

std::string bytes_of(const drawing& picture, picture_format format, const picture_options& options = {}) {
    return render(picture, {format}, options).pictures.at(0).bytes;
}

TEST(Render, MakesEveryFormatOfOneLayout) {
    const rendering made = render(draw(testing::labelled("nim 1,2,3")), all_formats);
    ASSERT_EQ(made.pictures.size(), 3U);
    for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(fault_of(all_formats[i], made.pictures[i].bytes), "");
    EXPECT_THAT(made.warnings, IsEmpty());
}

TEST(Render, GivesTheSameBytesTwice) {
    const drawing picture = draw(testing::labelled("nim 1,2,3"));
    for (const picture_options& options : {picture_options{}, picture_options{.tile = true}}) {
        const auto first = render(picture, all_formats, options).pictures;
        std::this_thread::sleep_for(1100ms);  // a clock in the bytes would show
        EXPECT_TRUE(render(picture, all_formats, options).pictures == first);
    }
}

TEST(Render, GivesTheSameBytesAloneAndTogether) {
    const drawing picture = draw(testing::labelled("nim 1,2"));
    const auto together =
        render(picture, {picture_format::png, picture_format::pdf, picture_format::svg}).pictures;
    EXPECT_TRUE(bytes_of(picture, picture_format::pdf) == together[1].bytes);
    EXPECT_TRUE(bytes_of(picture, picture_format::png) == together[0].bytes);
    EXPECT_TRUE(bytes_of(picture, picture_format::svg) == together[2].bytes);
}

TEST(Render, WritesTextThatCanBeFound) {
    const drawing picture = draw(testing::labelled("nim 1,2,3"));
    const std::string text = pdf_text(bytes_of(picture, picture_format::pdf));
    EXPECT_THAT(text, AllOf(HasSubstr("Nim 1,2,3, normal play: P, Grundy 0; 14 positions, 38 moves"),
                            HasSubstr("Rule: take any positive number from one heap."),
                            HasSubstr("the player to move loses")));
    for (const drawn_box& box : picture.boxes) {
        EXPECT_THAT(text, HasSubstr(box.board[0]));
        EXPECT_THAT(text, HasSubstr(box.verdict));
    }
}

TEST(Render, DrawsASinglePosition) {
    const auto pictures = render(draw(testing::labelled("nim 0,0")), all_formats).pictures;
    EXPECT_THAT(pdf_text(pictures[0].bytes),
                AllOf(HasSubstr("0 0"), HasSubstr("P 0"), HasSubstr("1 position, 0 moves")));
    EXPECT_THAT(pictures[1].bytes, HasSubstr("<g id=\"n0\" class=\"node\">"));
}

TEST(Render, DrawsAnyText) {
    const std::string text = R"(\ " & < > { } | Ж ☠ \l \N &amp;)";
    const game_graph graph =
        testing::labelled(testing::toy{.boards = {text, "\xFF", ""}, .moves = {{0, 1}, {0, 2}}});
    const rendering made = render(draw(graph), all_formats);
    EXPECT_THAT(pdf_text(made.pictures[0].bytes), HasSubstr(text));
    EXPECT_THAT(made.pictures[1].bytes, HasSubstr(R"(\ &quot; &amp; &lt; &gt; { } | Ж ☠ \l \N &amp;amp;)"));
    EXPECT_THAT(made.warnings, IsEmpty());
}

TEST(Render, TellsOfCharactersThatNoFontHas) {
    const std::string private_use = "\U0010FFFD";  // no font may have it
    const game_graph graph = testing::labelled(testing::toy{.boards = {"a" + private_use + "b"}});
    const rendering made = render(draw(graph), all_formats);
    EXPECT_THAT(made.warnings, ElementsAre(HasSubstr("no font here has the characters " + private_use)));
    EXPECT_THAT(pdf_text(made.pictures[0].bytes), HasSubstr("10F"));
    EXPECT_THAT(made.pictures[1].bytes, HasSubstr("a" + private_use + "b"));
}

TEST(Render, RefusesAtOnceWhatIsTooLarge) {
    EXPECT_EQ(
        message_of([] { check_drawable(861, 22960, {}); }),
        "the picture of 861 positions and 22960 moves would not be legible (at most 500 positions and 12000 "
        "moves are drawn); draw less with --view strategy, line or summary, or with --focus or --depth, draw "
        "it all the same with --force, or write .dot or .json instead");
    EXPECT_NO_THROW(check_drawable(461, 6469, {}));
    EXPECT_THROW(check_drawable(501, 0, {}), output_error);
    EXPECT_THROW(render(thicket(2, 3), {picture_format::svg}, {}, {.most_boxes = 5}), output_error);
}

TEST(Render, TakesLayersWhereDotTakesTooLong) {
    const drawing much = thicket(16, 10);
    const rendering made = render(much, {picture_format::pdf}, by_dot, {.cpu = 1s});
    EXPECT_THAT(made.warnings, ElementsAre("Laid out by layers: dot took more than 1 s of computing time"));
    EXPECT_THAT(pdf_text(made.pictures[0].bytes), HasSubstr(made.warnings[0] + "."));
}

/// Sends a signal to the first children that this process has; for `stop_requested`, asked while they run.
std::function<int()> killer_of_children(int signal, int most) {
    return [signal, left = std::make_shared<int>(most)] {
        const std::string self = std::to_string(::getpid());
        std::istringstream children(testing::whole_file("/proc/" + self + "/task/" + self + "/children"));
        pid_t child = 0;
        if (*left > 0 && children >> child) {
            ::kill(child, signal);
            --*left;
        }
        return 0;
    };
}

TEST(Render, TakesLayersWhereTheChildOfDotDies) {
    for (const int signal : {SIGSEGV, SIGABRT, SIGKILL}) {
        render_limits limits;
        limits.stop_requested = killer_of_children(signal, 1);
        const rendering made = render(thicket(16, 10), {picture_format::svg}, by_dot, limits);
        ASSERT_EQ(made.warnings.size(), 1U) << signal;
        EXPECT_THAT(made.warnings[0], StartsWith("Laid out by layers: dot "));
        EXPECT_EQ(fault_of(picture_format::svg, made.pictures[0].bytes), "");
    }
}

TEST(Render, TakesLayersWhereTheChildOfDotHangs) {
    const int seconds = testing::sanitized ? 20 : 1;   // for the drawing by layers, too
    render_limits limits{.wall = std::chrono::seconds(seconds)};
    limits.stop_requested = killer_of_children(SIGSTOP, 1);
    const rendering made = render(thicket(16, 10), {picture_format::svg}, by_dot, limits);
    EXPECT_THAT(made.warnings, ElementsAre("Laid out by layers: dot took more than " + std::to_string(seconds) + " s"));
}

TEST(Render, FailsWithAReasonWhereEveryChildDies) {
    render_limits limits;
    limits.stop_requested = killer_of_children(SIGSEGV, 1000);
    EXPECT_THAT(
        message_of([&] { render(draw(testing::labelled("nim 1,2")), all_formats, {}, limits); }),
        AllOf(StartsWith("the picture of 5 positions and 7 moves cannot be made: drawing failed: its child "
                         "process was ended by signal 11"),
              EndsWith("or write .dot or .json instead")));
}

TEST(Render, FailsWithAReasonWhereMemoryRunsOut) {
    if (testing::sanitized) GTEST_SKIP() << "a sanitizer is built in, and memory cannot run out under it";
    render_limits little;
    little.memory = 0;
    EXPECT_THAT(message_of([&] { render(thicket(20, 6), {picture_format::png}, {}, little); }),
                HasSubstr("drawing ran out of memory, of which it may take 0 MiB; draw less with"));
}

TEST(Render, StopsWhenTheUserDoes) {
    render_limits limits;
    limits.stop_requested = [] { return SIGINT; };
    EXPECT_THROW(render(thicket(5, 5), {picture_format::pdf}, {}, limits), interrupted);
}

TEST(PictureBytes, TellsWholeFromBroken) {
    EXPECT_EQ(fault_of(picture_format::pdf, ""), "the PDF is empty");
    EXPECT_EQ(fault_of(picture_format::pdf, "<svg>"), "the PDF does not begin as one");
    EXPECT_EQ(fault_of(picture_format::pdf, "%PDF-1.5\n1 0 obj"), "the PDF is cut off");
    EXPECT_EQ(fault_of(picture_format::pdf, "%PDF-1.5\n%%EOF\n"), "");
    EXPECT_EQ(fault_of(picture_format::svg, "<?xml version=\"1.0\"?><svg></svg>\n"), "");
    EXPECT_EQ(fault_of(picture_format::svg, "<?xml version=\"1.0\"?><svg>"), "the SVG is cut off");
    EXPECT_EQ(fault_of(picture_format::png, "\x89PNG\r\n\x1a\n"), "the PNG is cut off");
}

}  // namespace
}  // namespace ludograph
