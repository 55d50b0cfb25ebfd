// DOT text, as Graphviz itself reads it.
#include "ludograph/layout/dot.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <random>

#include "files.hpp"
#include "ludograph/layout/render.hpp"
#include "ludograph/layout/text.hpp"
#include "support.hpp"
#include "toy.hpp"

namespace ludograph {
namespace {

using json = nlohmann::json;
using ::testing::HasSubstr;
using ::testing::Not;

/// What `dot` reads of the text, with the label of each vertex as it draws it.
json as_dot_reads(const std::string& text) {
    const testing::scratch_folder folder;
    const std::string dot = folder.file("graph.dot", text);
    const auto run = testing::run_program("dot -Tjson -o " + (folder / "graph.json") + " " + dot);
    EXPECT_EQ(run.output, "");
    EXPECT_EQ(run.code, 0);
    return json::parse(testing::whole_file(folder / "graph.json"));
}

/// The lines of text that are drawn in a vertex.
std::vector<std::string> drawn_text(const json& node) {
    std::vector<std::string> lines;
    for (const json& operation : node.at("_ldraw_"))
        if (operation.at("op") == "T") lines.push_back(operation.at("text"));
    return lines;
}

drawing with_text(const std::string& text) {
    drawing picture;
    picture.title = text;
    picture.caption = {text};
    picture.legend = {{.fill = "#ffffff", .line = {}, .mark = "P", .text = text}};
    drawn_box box;
    box.fill = "#ffffff";
    box.board = {text};
    box.tooltip = text;
    box.data = {{"position", text}};
    picture.boxes = {box};
    return picture;
}

std::string read_label(const std::string& text) {
    const json read = as_dot_reads(to_dot(with_text(text)));
    const auto lines = drawn_text(read.at("objects").at(0));
    return lines.empty() ? "" : lines[0];
}

TEST(DotExporter, EscapesQuotesAndBackslashes) {
    for (const std::string text : {R"(say "hi")", R"(back\slash)", R"(\N \G \n \l)", R"(ends in \)", R"(\")"})
        EXPECT_EQ(read_label(text), text);
}

TEST(DotExporter, EscapesEntitiesAndRecordSigns) {
    for (const std::string text : {"a & b", "&amp;", "&#65;", "<b>", "{a|b}", "<TABLE>", "]]>", "-->"})
        EXPECT_EQ(read_label(text), text);
}

TEST(DotExporter, KeepsLettersOfAllScripts) {
    for (const std::string text : {"позиция", "☠■·", "\U0001F600", "漢字"}) EXPECT_EQ(read_label(text), text);
}

TEST(DotExporter, ShowsWhatIsNoText) {
    EXPECT_EQ(read_label("a\xFFz"), "a\uFFFDz");
    EXPECT_EQ(read_label(std::string("a\0z", 3)), "a\u2400z");
    EXPECT_EQ(read_label("a\x1Bz"), "a\u241Bz");
}

TEST(DotExporter, KeepsRandomText) {
    std::mt19937 random(1);
    const std::vector<std::string> letters{"\\", "\"",   "&",    "<",  ">", "{", "}", "|",
                                           "#",  ";",    "/*",   "//", "a", "Ж", "☠", "&lt;",
                                           "%",  "\x01", "\xC3", "[",  "]", "=", ",", "--"};
    for (int round = 0; round < 10; ++round) {
        std::string text;
        for (int i = 0; i < 12; ++i) text += letters[random() % letters.size()];
        EXPECT_EQ(read_label(text), printable(text));
    }
}

TEST(DotExporter, KeepsThePositionAsAnAttribute) {
    for (const std::string text : {R"(0,3 "&" <5>)", R"(a\b)", R"(a\\b)", R"(a\nb)", "a\nb", R"(\\)", R"(\\")"}) {
        const json read = as_dot_reads(to_dot(with_text(text)));
        EXPECT_EQ(read.at("objects").at(0).at("position"), text);
    }
}

TEST(DotExporter, DrawsRowsOfABoardAsOneBlock) {
    const json read = as_dot_reads(to_dot(draw(testing::labelled(testing::toy{.boards = {"■\n☠■■"}}))));
    EXPECT_EQ(drawn_text(read.at("objects").at(0)),
              (std::vector<std::string>{"■\u00A0\u00A0", "☠■■", "P 0"}));
}

TEST(DotExporter, DrawsEveryVertexAndEveryMove) {
    for (const char* text : {"nim 0", "nim 1,2,3", "nim 3,4"}) {
        const game_graph graph = testing::labelled(text);
        const json read = as_dot_reads(to_dot(draw(graph)));
        EXPECT_EQ(read.at("objects").size(), num_vertices(graph));
        EXPECT_EQ(read.value("edges", json::array()).size(), num_edges(graph));
    }
}

TEST(DotExporter, DrawsVerticesWithoutEdges) {
    const game_graph graph = testing::labelled(testing::toy{.boards = {"a", "b", "c"}});
    EXPECT_EQ(as_dot_reads(to_dot(draw(graph))).at("objects").size(), 3U);
}

TEST(DotExporter, CarriesTheLabelsAsAttributes) {
    const json read = as_dot_reads(to_dot(draw(testing::labelled("nim 1,2"))));
    const json& start = read.at("objects").at(0);
    EXPECT_EQ(start.at("name"), "n0");
    EXPECT_EQ(start.at("outcome"), "N");
    EXPECT_EQ(start.at("grundy"), "3");
    EXPECT_EQ(start.at("remoteness"), "3");
    EXPECT_EQ(start.at("fillcolor"), "#f4a6a0");
}

TEST(DotExporter, NamesVerticesByNumberAndUsesNoRecords) {
    const std::string dot = to_dot(with_text("strict digraph"));
    EXPECT_THAT(dot, HasSubstr("\n  n0 [label="));
    EXPECT_THAT(dot, Not(HasSubstr("record")));
}

TEST(DotExporter, DoesNotGroupDigitsInAnyLocale) {
    struct grouping final : std::numpunct<char> {
        char do_thousands_sep() const override { return '.'; }
        std::string do_grouping() const override { return "\3"; }
    };
    drawing picture = with_text("x");
    picture.boxes[0].id = 1234567;
    std::ostringstream plain, grouped;
    grouped.imbue(std::locale(std::locale::classic(), new grouping));
    for (std::ostringstream* to : {&plain, &grouped}) {
        dot_writer writer(*to, picture, 0);
        writer.box(picture.boxes[0]);
        writer.line({1234567, 7654321});
    }
    EXPECT_EQ(grouped.str(), plain.str());
}

}  // namespace
}  // namespace ludograph
