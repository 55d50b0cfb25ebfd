// Pictures on paper: sizes of pages and type, places of boxes and words, what can be seen in grey.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <regex>

#include "ludograph/layout/render.hpp"
#include "pictures.hpp"
#include "support.hpp"
#include "toy.hpp"

namespace ludograph {
namespace {

using ::testing::AnyOf;
using testing::boxes_of;
using ::testing::HasSubstr;
using ::testing::Not;
using testing::pdf_fact;
using testing::svg_box;
using testing::words_of;

constexpr double margin = 28.2;

rendered_picture made(const drawing& picture, picture_format format, const picture_options& options = {}) {
    return render(picture, {format}, options).pictures.at(0);
}

drawing drawn(const std::string& text) { return draw(testing::labelled(text)); }

TEST(Page, IsAsLargeAsThePaperUprightOrLying) {
    const drawing picture = drawn("nim 1,2");
    const std::vector<std::tuple<paper, std::string, std::string>> expected{
        {paper::a4, "595.276 x 841.89", "841.89 x 595.276"},
        {paper::a3, "841.89 x 1190.55", "1190.55 x 841.89"},
        {paper::a2, "1190.55 x 1683.78", "1683.78 x 1190.55"},
        {paper::a1, "1683.78 x 2383.94", "2383.94 x 1683.78"},
        {paper::a0, "2383.94 x 3370.39", "3370.39 x 2383.94"},
        {paper::letter, "612 x 792", "792 x 612"},
        {paper::legal, "612 x 1008", "1008 x 612"},
        {paper::tabloid, "792 x 1224", "1224 x 792"}};
    for (const auto& [format, upright, lying] : expected) {
        const std::string size =
            pdf_fact(made(picture, picture_format::pdf, {.paper = format}).bytes, "Page size");
        EXPECT_THAT(size, AnyOf(HasSubstr(upright), HasSubstr(lying)));
    }
}

TEST(Page, LiesWhereTypeIsLargerThen) {
    drawing wide;
    for (vertex v = 0; v < 5; ++v) {
        drawn_box box;
        box.id = v;
        box.fill = "#ffffff";
        box.board = {std::string(24, 'x')};
        wide.boxes.push_back(box);
        if (v > 0) wide.lines.push_back({0, v, line_style::ordinary});
    }
    EXPECT_EQ(made(wide, picture_format::pdf, {.layout = layout_method::dot}).page, "A4 landscape");
    EXPECT_EQ(made(drawn("nim 4"), picture_format::pdf, {.layout = layout_method::dot}).page, "A4 portrait");
}

TEST(Page, KeepsAllWordsWithinItsMargins) {
    for (const std::string text : {"nim 1,2,3", "welter 0,3,5,6", "sowing 2,2,2"}) {
        const rendered_picture picture = made(drawn(text), picture_format::pdf, {.paper = paper::a4});
        const auto words = words_of(picture.bytes);
        const bool lying = picture.page == "A4 landscape";
        ASSERT_GT(words.size(), 50U);
        for (const auto& [word, place] : words) {
            EXPECT_GE(place.left, margin) << word;
            EXPECT_GE(place.top, margin) << word;
            EXPECT_LE(place.right, (lying ? 841.9 : 595.3) - margin + 1) << word;
            EXPECT_LE(place.bottom, (lying ? 595.3 : 841.9) - margin + 2) << word;
        }
    }
}

TEST(Page, SetsTitleAndCaptionInTheSameSizeWhateverTheScale) {
    const auto height_of = [](const std::string& pdf, const std::string& word) {
        for (const auto& each : words_of(pdf))
            if (each.text == word) return each.place.bottom - each.place.top;
        return 0.0;
    };
    for (const std::string text : {"welter 0,3,5,6", "welter 1,3,4,6"}) {
        const std::string pdf = made(drawn(text), picture_format::pdf).bytes;
        EXPECT_NEAR(height_of(pdf, "Welter"), 12 * 1.164, 0.4);
        EXPECT_NEAR(height_of(pdf, "Rule:"), 8.5 * 1.164, 0.4);
    }
}

TEST(Page, TellsTheTypeSizeThatIsOnThePage) {
    for (const std::string text : {"nim 1,2", "welter 0,3,5,6", "sowing 2,2,2,2"}) {
        const rendered_picture picture = made(drawn(text), picture_format::pdf);
        double height = 0;
        for (const auto& word : words_of(picture.bytes))
            if (word.text == "N") height = std::max(height, word.place.bottom - word.place.top);
        EXPECT_NEAR(height / 1.164, std::max(picture.type, 8.5), 0.15) << text << " " << picture.type;
    }
}

/// Boxes that differ in what their positions are worth, not in how these are written.
TEST(Page, OfAWorksheetHasBoxesOfOneSizeAndStandsWhereItsSolutionStands) {
    const drawing picture = drawn("nim 3,4,5");
    picture_options options{.routes = line_routes::straight, .paper = paper::none, .blind = true};
    const auto solution = boxes_of(made(picture, picture_format::svg, options).bytes);
    options.worksheet = true;
    const auto sheet = boxes_of(made(picture, picture_format::svg, options).bytes);
    const auto width = [](const svg_box& box) { return box.border.right - box.border.left; };
    const auto height = [](const svg_box& box) { return box.border.bottom - box.border.top; };
    const svg_box& other = sheet.at("n1");
    for (const drawn_box& box : picture.boxes) {
        const std::string name = "n" + std::to_string(box.id);
        if (!box.bold) {
            EXPECT_NEAR(width(sheet.at(name)), width(other), 0.1) << box.text;
            EXPECT_NEAR(height(sheet.at(name)), height(other), 0.1) << box.text;
        }
        EXPECT_NEAR(sheet.at(name).border.left - sheet.at("n0").border.left,
                    solution.at(name).border.left - solution.at("n0").border.left, 0.1)
            << box.text;
    }
}

TEST(Page, OfOtherFormatsFitsTheDrawingAtTenPoints) {
    const rendered_picture small = made(drawn("nim 1"), picture_format::svg);
    const rendered_picture large = made(drawn("welter 0,3,5,6"), picture_format::svg);
    EXPECT_EQ(small.type, 10);
    EXPECT_EQ(large.type, 10);
    EXPECT_THAT(small.page, HasSubstr(" pt"));
    EXPECT_THAT(made(drawn("nim 1"), picture_format::pdf, {.paper = paper::none}).page, small.page);
    EXPECT_EQ(made(drawn("nim 1"), picture_format::svg, {.paper = paper::a4}).page, "A4 portrait");
}

TEST(Page, KeepsPagesAndPixelsWithinBounds) {
    drawing wide;
    drawn_box box;
    box.fill = "#ffffff";
    box.board = {std::string(4000, 'x')};
    wide.boxes = {box};
    const picture_options options{.label = box_label::board, .paper = paper::none};
    const auto pictures = render(wide, {picture_format::pdf, picture_format::png}, options).pictures;
    const double width = std::stod(pdf_fact(pictures[0].bytes, "Page size"));
    EXPECT_GT(width, 13'900);
    EXPECT_LE(width, 14'000);
    const auto big_endian = [&](std::size_t at) {
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < 4; ++i)
            value = value << 8 | static_cast<unsigned char>(pictures[1].bytes[at + i]);
        return value;
    };
    EXPECT_GT(big_endian(16), 7900U);
    EXPECT_LE(big_endian(16), 8000U);
    EXPECT_LE(big_endian(20), 8000U);
}

TEST(Page, TextsStandWithinTheirBoxes) {
    for (const std::string text : {"nim 1,2,3", "welter 0,3,5,6", "chomp 2x3", "sowing 2,2,2,2"}) {
        const drawing picture = drawn(text);
        const auto boxes = boxes_of(made(picture, picture_format::svg).bytes);
        for (const drawn_box& each : picture.boxes) {
            const svg_box& box = boxes.at("n" + std::to_string(each.id));
            ASSERT_FALSE(box.texts.empty());
            for (const auto& line : box.texts) {
                EXPECT_GE(line.x - line.length / 2, box.border.left + 2) << line.text;
                EXPECT_LE(line.x + line.length / 2, box.border.right - 2) << line.text;
                EXPECT_GE(line.y - 0.73 * line.size, box.border.top + 2) << line.text;
                EXPECT_LE(line.y, box.border.bottom - 2) << line.text;
            }
            const double above = box.texts.front().y - 0.73 * box.texts.front().size - box.border.top;
            EXPECT_NEAR(above, box.border.bottom - box.texts.back().y, 1) << each.text;
        }
    }
}

TEST(Page, BoxesDoNotOverlap) {
    const drawing picture = drawn("sowing 2,2,2,2");
    const auto boxes = boxes_of(made(picture, picture_format::svg).bytes);
    for (const drawn_box& one : picture.boxes) {
        for (const drawn_box& other : picture.boxes) {
            if (one.id >= other.id) continue;
            const auto& a = boxes.at("n" + std::to_string(one.id)).border;
            const auto& b = boxes.at("n" + std::to_string(other.id)).border;
            EXPECT_TRUE(a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top)
                << one.text << " and " << other.text;
        }
    }
}

/// Title, legend and caption included.
TEST(Page, OfA3HasLegibleTypeForTheGraphsThatTeachersPrint) {
    explore_limits symmetric;
    symmetric.symmetry = true;
    const render_limits limits{.most_boxes = 800};
    const auto type = [&](const game_graph& graph) {
        return render(draw(graph), {picture_format::pdf}, {.paper = paper::a3}, limits).pictures.at(0).type;
    };
    EXPECT_GE(type(testing::labelled("tictactoe .../.../...", play::normal, symmetric)), 6.0);
    EXPECT_GE(type(testing::labelled("subtraction:1,2,3 10,11,12")), 6.5);
    EXPECT_GE(type(testing::labelled("sowing 2,2,2,2,2")), 9.3);
    EXPECT_GE(type(testing::labelled("chomp 5x6")), 5.8);
    EXPECT_GE(type(testing::labelled("subtraction:1,2 100")), 9);
}

TEST(Page, LabelsAreWhatWasAskedFor) {
    const drawing picture = drawn("welter 0,3,5,6");
    const auto text_of_start = [&](box_label label) {
        std::string text;
        const auto boxes = boxes_of(made(picture, picture_format::svg, {.label = label}).bytes);
        for (const auto& line : boxes.at("n0").texts) text += line.text + ";";
        return text;
    };
    EXPECT_EQ(text_of_start(box_label::board), picture.boxes[0].board[0] + ";P 0;");
    EXPECT_EQ(text_of_start(box_label::brief), picture.boxes[0].brief + ";P 0;");
    EXPECT_EQ(text_of_start(box_label::text), "0,3,5,6;P 0;");
    EXPECT_EQ(text_of_start(box_label::none), "P 0;");
}

TEST(Page, SvgHasIdsTooltipsAndFontsThatOthersHave) {
    drawing picture = drawn("nim 1,2");
    picture.lines[0].tooltip = "take 1 < 2 & go";
    const std::string svg = made(picture, picture_format::svg).bytes;
    EXPECT_EQ(boxes_of(svg).at("n0").title, picture.boxes[0].tooltip);
    for (const drawn_line& line : picture.lines)
        EXPECT_THAT(svg, HasSubstr("id=\"e" + std::to_string(line.from) + "_" + std::to_string(line.to) +
                                   "\" class=\"edge\""));
    EXPECT_THAT(svg, HasSubstr("<title>take 1 &lt; 2 &amp; go</title>"));
    EXPECT_THAT(svg, HasSubstr("<title>Nim 1,2, normal play: N, Grundy 3; 5 positions, 7 moves</title>"));
    EXPECT_THAT(svg, HasSubstr("font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\""));
    EXPECT_THAT(svg, Not(HasSubstr("page")));
    EXPECT_THAT(svg, Not(HasSubstr("<!-- ")));
    EXPECT_THAT(svg, Not(HasSubstr("transparent")));
}

TEST(Page, SvgTellsOfATrunkWhereItLeads) {
    const drawing picture = drawn("nim 3,4,5");
    const std::string svg = made(picture, picture_format::svg, {.layout = layout_method::layers}).bytes;
    const std::regex trunk("<g id=\"trunk[0-9]+_n([0-9]+)\" class=\"edge\">\n<title>→ ([^\n]*)</title>");
    const auto begin = std::sregex_iterator(svg.begin(), svg.end(), trunk);
    ASSERT_NE(begin, std::sregex_iterator());
    for (auto each = begin; each != std::sregex_iterator(); ++each)
        EXPECT_EQ((*each)[2].str(), picture.boxes.at(std::stoul((*each)[1])).tooltip);
}

TEST(Page, PdfSaysWhatItIsAndNotWhen) {
    const std::string pdf = made(drawn("nim 1,2"), picture_format::pdf).bytes;
    EXPECT_EQ(pdf_fact(pdf, "Title"), "Nim 1,2, normal play: N, Grundy 3; 5 positions, 7 moves");
    EXPECT_EQ(pdf_fact(pdf, "Producer"), "ludograph");
    EXPECT_EQ(pdf_fact(pdf, "CreationDate"), "2000-01-01T00:00:00Z");
}

TEST(Page, TilesAPosterOverSheets) {
    const drawing picture = drawn("sowing 2,2,2,2,2");
    const rendered_picture poster = made(picture, picture_format::pdf, {.tile = true});
    EXPECT_EQ(poster.type, 10);
    const std::string count = pdf_fact(poster.bytes, "Pages");
    EXPECT_GT(std::stoi(count), 1);
    EXPECT_THAT(poster.page, HasSubstr(count + " pages of A4"));
    EXPECT_THAT(pdf_fact(poster.bytes, "Page size"), HasSubstr("(A4)"));
    const std::string text = testing::pdf_text(poster.bytes);
    EXPECT_THAT(text, HasSubstr("row 1 of "));
    for (const drawn_box& box : picture.boxes) EXPECT_THAT(text, HasSubstr(box.board[0]));
}

TEST(Page, SvgIsWellFormedXml) {
    const std::string text = R"(\ " & < > { } | ]]> <!-- --> Ж)";
    const game_graph graph = testing::labelled(testing::toy{.boards = {text, "b\nc"}, .moves = {{0, 1}}});
    drawing picture = draw(graph);
    picture.title = picture.lines[0].tooltip = text;
    const std::string svg = made(picture, picture_format::svg).bytes;
    EXPECT_EQ(
        testing::told_of(svg, "python3 -c 'import sys, xml.dom.minidom as x; x.parse(sys.argv[1])' FILE"),
        "");
}

/// A page of grey pixels.
class grey_page {
public:
    explicit grey_page(const std::string& pdf) {
        const testing::scratch_folder folder;
        const std::string path = folder.file("page.pdf", pdf);
        testing::run_program("pdftoppm -gray -r 288 -singlefile " + path + " " + (folder / "page"));
        std::istringstream image(testing::whole_file(folder / "page.pgm"));
        std::string magic;
        int most = 0;
        image >> magic >> width_ >> height_ >> most;
        image.get();
        pixels_.assign(std::istreambuf_iterator<char>(image), {});
    }
    /// From 0, black, to 255; x and y in points.
    int at(double x, double y) const {
        const auto pixel = static_cast<std::size_t>(y * 4) * width_ + static_cast<std::size_t>(x * 4);
        return static_cast<unsigned char>(pixels_.at(pixel));
    }
    /// How often it gets dark on the way.
    int dark_strokes(double x, double y, double to_x, double to_y) const {
        const int steps = static_cast<int>(8 * std::hypot(to_x - x, to_y - y));
        int strokes = 0;
        for (bool was_dark = false; const double t : ways(steps)) {
            const bool dark = at(x + (to_x - x) * t, y + (to_y - y) * t) < 110;
            strokes += dark && !was_dark;
            was_dark = dark;
        }
        return strokes;
    }

private:
    static std::vector<double> ways(int steps) {
        std::vector<double> all;
        for (int i = 0; i <= steps; ++i) all.push_back(static_cast<double>(i) / steps);
        return all;
    }
    std::size_t width_ = 0, height_ = 0;
    std::string pixels_;
};

TEST(Page, TellsOutcomesApartOnAPhotocopy) {
    drawing picture = draw(testing::labelled(testing::loopy_toy()));
    for (drawn_box& box : picture.boxes) box.bold = false;  // the start has a solid border, whatever it is worth
    const picture_options free{.paper = paper::none};
    const auto boxes = boxes_of(made(picture, picture_format::svg, free).bytes);
    const grey_page page(made(picture, picture_format::pdf, free).bytes);
    int seen = 0;
    for (const drawn_box& box : picture.boxes) {
        const auto& border = boxes.at("n" + std::to_string(box.id)).border;
        const double middle = (border.top + border.bottom) / 2;
        EXPECT_EQ(page.dark_strokes(border.left - 2, middle, border.left + 5.5, middle),
                  box.double_border ? 2 : 1)
            << box.text;
        const int along = page.dark_strokes(border.left + 4, border.top, border.right - 4, border.top);
        EXPECT_TRUE(box.dashed ? along > 1 : along == 1) << box.text << " " << along;
        const int grey = page.at(border.left + 6, border.bottom - 3.2);
        EXPECT_TRUE(box.dashed ? grey > 225 : grey < 215) << box.text << " " << grey;
        seen |= box.dashed ? 1 : box.double_border ? 2 : 4;
    }
    EXPECT_EQ(seen, 7);
}

}  // namespace
}  // namespace ludograph
