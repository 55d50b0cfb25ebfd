// Pictures made by Graphviz in a child process.
#include "ludograph/layout/render.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <thread>

#include "files.hpp"
#include "ludograph/error.hpp"
#include "ludograph/layout/picture_bytes.hpp"
#include "support.hpp"
#include "toy.hpp"

namespace ludograph {
namespace {

using namespace std::chrono_literals;
using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

const std::vector<picture_format> all_formats{picture_format::pdf, picture_format::svg, picture_format::png};

std::string message_of(const std::function<void()>& work) {
    try {
        work();
    } catch (const output_error& problem) {
        return problem.what();
    }
    ADD_FAILURE() << "no output_error";
    return "";
}

/// The text of a PDF, or what `pdfinfo` says of it.
std::string pdf_text(const std::string& pdf, const std::string& tool = "pdftotext -layout FILE -") {
    const testing::scratch_folder folder;
    std::string command = tool;
    command.replace(command.find("FILE"), 4, folder.file("picture.pdf", pdf));
    return testing::run_program(command).output;
}

/// A graph of `levels` complete layers of `width`: much work for dot.
drawing thicket(vertex levels, vertex width) {
    drawing picture;
    for (vertex v = 0; v < levels * width; ++v) {
        drawn_box box;
        box.id = v;
        box.fill = "#ffffff";
        box.board = {std::to_string(v)};
        picture.boxes.push_back(box);
        for (vertex to = 0; to < levels * width; ++to)
            if (to / width > v / width && (v * 7 + to * 13) % 5 < 2) picture.lines.push_back({v, to});
    }
    return picture;
}

TEST(Render, MakesEveryFormatOfOneLayout) {
    const auto pictures = render(draw(testing::labelled("nim 1,2,3")), all_formats);
    ASSERT_EQ(pictures.size(), 3U);
    for (std::size_t i = 0; i < pictures.size(); ++i) EXPECT_EQ(fault_of(all_formats[i], pictures[i]), "");
}

TEST(Render, GivesTheSameBytesTwice) {
    const drawing picture = draw(testing::labelled("nim 1,2,3"));
    const auto first = render(picture, all_formats);
    std::this_thread::sleep_for(1100ms);  // a clock in the bytes would show
    EXPECT_TRUE(render(picture, all_formats) == first);
}

TEST(Render, GivesTheSameBytesAloneAndTogether) {
    const drawing picture = draw(testing::labelled("nim 1,2"));
    const auto together = render(picture, {picture_format::png, picture_format::pdf, picture_format::svg});
    EXPECT_TRUE(render(picture, {picture_format::pdf}).front() == together[1]);
    EXPECT_TRUE(render(picture, {picture_format::png}).front() == together[0]);
    EXPECT_TRUE(render(picture, {picture_format::svg}).front() == together[2]);
}

TEST(Render, WritesTextThatCanBeFound) {
    const std::string text =
        pdf_text(render(draw(testing::labelled("nim 1,2,3")), {picture_format::pdf}).front());
    EXPECT_THAT(text, AllOf(HasSubstr("Nim 1,2,3, normal play: P, Grundy 0; 14 positions, 38 moves"),
                            HasSubstr("Rule: take any positive number from one heap."), HasSubstr("0 1 2"),
                            HasSubstr("N 3"), HasSubstr("the player to move loses")));
}

TEST(Render, DrawsASinglePosition) {
    const auto pictures = render(draw(testing::labelled("nim 0,0")), all_formats);
    EXPECT_THAT(pdf_text(pictures[0]),
                AllOf(HasSubstr("0 0"), HasSubstr("P 0"), HasSubstr("1 position, 0 moves")));
    EXPECT_THAT(pictures[1], HasSubstr("<title>n0</title>"));
}

TEST(Render, DrawsAnyText) {
    const std::string text = R"(\ " & < > { } | Ж ☠)";
    const game_graph graph =
        testing::labelled(testing::toy{.boards = {text, "\xFF\x01", ""}, .moves = {{0, 1}, {0, 2}}});
    const auto pictures = render(draw(graph), all_formats);
    EXPECT_THAT(pdf_text(pictures[0]), HasSubstr(text));
    EXPECT_THAT(pictures[1], HasSubstr(R"(\ &quot; &amp; &lt; &gt; { } | Ж ☠)"));
}

TEST(Render, KeepsPagesAndPixelsWithinBounds) {
    drawing wide;
    for (vertex v = 0; v < 300; ++v) {
        drawn_box box;
        box.id = v;
        box.fill = "#ffffff";
        box.board = {std::string(20, 'x')};
        wide.boxes.push_back(box);
    }
    const auto pictures = render(wide, {picture_format::pdf, picture_format::png});
    const std::string info = pdf_text(pictures[0], "pdfinfo FILE");
    const std::string key = "Page size:";
    const double width = std::stod(info.substr(info.find(key) + key.size()));
    EXPECT_GT(width, 13000);
    EXPECT_LE(width, 14000);
    const auto big_endian = [&](std::size_t at) {
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < 4; ++i)
            value = value << 8 | static_cast<unsigned char>(pictures[1][at + i]);
        return value;
    };
    EXPECT_GT(big_endian(16), 7000U);
    EXPECT_LE(big_endian(16), 8000U);
    EXPECT_LE(big_endian(20), 8000U);
}

TEST(Render, RefusesAtOnceWhatIsTooLarge) {
    EXPECT_EQ(message_of([] { check_drawable(461, 6469, {}); }),
              "the picture of 461 positions and 6469 moves is too large to be drawn (at most 1000 positions "
              "and 6000 "
              "moves); write .dot or .json instead, or draw less with --depth");
    EXPECT_NO_THROW(check_drawable(1000, 6000, {}));
    EXPECT_THROW(check_drawable(1001, 0, {}), output_error);
    EXPECT_THROW(render(thicket(2, 3), {picture_format::svg}, {.most_boxes = 5}), output_error);
}

TEST(Render, GivesUpWhenDotTakesTooLong) {
    const drawing much = thicket(40, 10);
    const render_limits patient{.most_lines = 1'000'000};
    render_limits cpu = patient, wall = patient;
    cpu.cpu = 1s;
    wall.wall = 1s;
    EXPECT_THAT(
        message_of([&] { render(much, {picture_format::pdf}, cpu); }),
        AllOf(
            StartsWith("the picture of 400 positions and "),
            EndsWith(" moves took dot more than 1 s of computing time; write .dot or .json instead, or draw "
                     "less with --depth")));
    EXPECT_THAT(message_of([&] { render(much, {picture_format::pdf}, wall); }),
                HasSubstr(" took dot more than 1 s;"));
}

TEST(Render, GivesUpWhenMemoryRunsOut) {
    render_limits little;
    little.memory = 0;
    EXPECT_THAT(message_of([&] { render(thicket(20, 6), {picture_format::png}, little); }),
                HasSubstr(" took dot more than 0 MiB of memory; write .dot or .json instead"));
}

TEST(Render, StopsWhenTheUserDoes) {
    render_limits limits;
    limits.most_lines = 1'000'000;
    limits.stop_requested = [] { return SIGINT; };
    EXPECT_THROW(render(thicket(40, 10), {picture_format::pdf}, limits), interrupted);
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

TEST(PictureBytes, DateOfAPdfIsFixed) {
    const std::string info = pdf_text(render(draw(testing::labelled("nim 1")), {picture_format::pdf}).front(),
                                      "TZ=UTC pdfinfo -isodates FILE");
    EXPECT_THAT(info, HasSubstr("2000-01-01T00:00:00Z"));
}

TEST(PictureBytes, LeavesAPdfWithoutADateAlone) {
    for (const std::string text : {"%PDF", "/CreationDate (D:2026", "/CreationDate (D:not a date here)"}) {
        std::string pdf = text;
        fix_date(pdf);
        EXPECT_EQ(pdf, text);
    }
}

}  // namespace
}  // namespace ludograph
