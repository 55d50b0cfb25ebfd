// `ludograph plot` and `ludograph sequence -o`: what stands in the pictures, and what happens without
// gnuplot.

#include <gmock/gmock.h>

#include <cmath>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <thread>
#include <tuple>

#include "layout/pictures.hpp"
#include "ludograph/theory/wythoff.hpp"
#include "plot/svg_marks.hpp"
#include "program.hpp"
#include "support.hpp"

namespace ludograph::testing {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

constexpr const char *blue = "0, 114, 178", *vermilion = "213, 94, 0";

/// A program named gnuplot in front of the real one, while it lives.
class fake_gnuplot {
public:
    explicit fake_gnuplot(const std::string& script) : path_(getenv("PATH")) {
        folder_.write("gnuplot", "#!/bin/sh\n" + script + "\n");
        std::filesystem::permissions(folder_.path() / "gnuplot", std::filesystem::perms(0755));
        setenv("PATH", (folder_.path().string() + ":" + path_).c_str(), 1);
    }
    ~fake_gnuplot() { setenv("PATH", path_.c_str(), 1); }

    /// Has its script touched "$0.begun"?
    bool has_begun() const { return std::filesystem::exists(folder_.path() / "gnuplot.begun"); }

private:
    temporary_folder folder_;
    std::string path_;
};

TEST(CliSequencePlot, NamesItsAxesAndMarksThePeriod) {
    const temporary_folder folder;
    const run_result run = run_in(folder, "sequence octal:0.77 --to 200 -o kayles.pdf");
    EXPECT_EQ(run.code, 0) << run.err;
    EXPECT_THAT(run.out, IsEmpty());
    EXPECT_THAT(run.err, HasSubstr("wrote kayles.pdf\n"));
    const std::string pdf = folder.read("kayles.pdf");
    EXPECT_THAT(pdf_text(pdf),
                AllOf(HasSubstr("Grundy values of octal:0.77, heaps 0 to 200"), HasSubstr("heap\n"),
                      HasSubstr("pre-period 71: heaps 0 to 70"), HasSubstr("first period 12: heaps 71 to 82"),
                      HasSubstr("P position (value 0)"), HasSubstr("proved by the values 71 to 167")));
    EXPECT_EQ(pdf_fact(pdf, "Page size"), "842 x 595 pts (A4)");
    EXPECT_EQ(pdf_fact(pdf, "Title"), "Grundy values of octal:0.77, heaps 0 to 200");
    EXPECT_EQ(pdf_fact(pdf, "CreationDate"), "2000-01-01T00:00:00Z");
}

TEST(CliSequencePlot, HasABarAHeapOfTheHeightOfItsValue) {
    const std::vector<std::uint32_t> kayles = {0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4};
    const run_result run = run_line("sequence kayles --to 12 -o - -f svg");
    const std::vector<rectangle> bars = boxes_of_colour(run.out, blue),
                                 zeros = boxes_of_colour(run.out, vermilion);
    ASSERT_EQ(bars.size(), 1U + 12U);  // the key has a sample
    ASSERT_EQ(zeros.size(), 1U + 1U);
    const double unit = bars[1].bottom - bars[1].top, step = bars[2].left - bars[1].left;
    for (std::size_t n = 1; n <= 12; ++n) {
        EXPECT_NEAR(bars[n].bottom - bars[n].top, unit * kayles[n], 0.1) << n;
        EXPECT_NEAR(bars[n].left, bars[1].left + static_cast<double>(n - 1) * step, 0.1) << n;
    }
    EXPECT_NEAR(zeros[1].left, bars[1].left - step, 0.1);
    EXPECT_NEAR(zeros[1].top, bars[1].bottom, 0.1);
}

TEST(CliSequencePlot, ShadesThePrePeriodAndTheFirstPeriodWhereTheyAre) {
    // {2,4,7}: pre-period 8, period 3.
    const std::string svg = run_line("sequence subtraction:2,4,7 --to 60 -o - -f svg").out;
    const std::vector<rectangle> before = boxes_of_colour(svg, "251, 238, 203"),
                                 first = boxes_of_colour(svg, "151, 201, 234");
    ASSERT_EQ(before.size(), 2U);
    ASSERT_EQ(first.size(), 2U);
    const rectangle a = before[0].right - before[0].left > 20 ? before[0] : before[1];
    const rectangle b = first[0].right - first[0].left > 20 ? first[0] : first[1];
    EXPECT_NEAR(a.right, b.left, 0.1);
    EXPECT_NEAR((a.right - a.left) / 8, (b.right - b.left) / 3, 0.1);
}

TEST(CliSequencePlot, DrawsOnePeriodAloneAndAHistogram) {
    const std::string period = run_line("sequence octal:0.77 --chart period -o - -f svg").out;
    EXPECT_EQ(boxes_of_colour(period, blue).size(), 1U + 12U);
    EXPECT_THAT(period, HasSubstr(">One period of the Grundy values of octal:0.77<"));
    const std::string counts = run_line("sequence subtraction:1,2 --to 9 --chart histogram -o - -f svg").out;
    const std::vector<rectangle> bars = boxes_of_colour(counts, blue);
    ASSERT_EQ(bars.size(), 1U + 3U);  // 0 occurs four times, 1 and 2 three times
    EXPECT_NEAR((bars[1].bottom - bars[1].top) / 4, (bars[2].bottom - bars[2].top) / 3, 0.1);
    const run_result none = run_line("sequence grundy --chart period -o x.svg");
    EXPECT_EQ(none.code, 2);
    EXPECT_THAT(none.err, HasSubstr("grundy has no period that is proved up to heap 200; raise --to"));
}

TEST(CliSequencePlot, StacksRulesetsOverOneAxis) {
    const std::string svg = run_line("sequence octal:0.77 subtraction:1,2 kayles --to 20 -o - -f svg").out;
    std::set<long> places;
    for (const rectangle& box : boxes_of_colour(svg, blue))
        if (box.right - box.left > 15) places.insert(std::lround(box.left));
    EXPECT_EQ(places.size(), 20U);
    for (const char* name : {">octal:0.77<", ">subtraction:1,2<", ">kayles<"})
        EXPECT_THAT(svg, HasSubstr(name));
    std::string nine = "sequence -o x.svg";
    for (int i = 0; i < 9; ++i) nine += " kayles";
    EXPECT_EQ(run_line(nine).code, 2);
}

TEST(CliSequencePlot, PrintsDataToo) {
    const temporary_folder folder;
    EXPECT_THAT(run_in(folder, "sequence kayles --to 9 -o a.svg --json").out,
                StartsWith("{\"format\":\"ludograph-sequence\""));
    EXPECT_EQ(run_in(folder, "sequence kayles --to 9 -o - -f svg --json").code, 2);
    EXPECT_EQ(run_in(folder, "sequence kayles --chart period").code, 2);
    EXPECT_EQ(run_in(folder, "sequence kayles --keep-script x").code, 2);
}

TEST(CliPlot, MarksThePPositionsOfWythoffAndOnlyThem) {
    const std::string svg = run_line("plot wythoff 30,30 -o - -f svg").out;
    std::vector<rectangle> marks = boxes_of_colour(svg, blue);
    ASSERT_FALSE(marks.empty());
    marks.erase(marks.begin());  // the sample in the key
    const double side = marks[0].right - marks[0].left;
    std::set<std::pair<long, long>> expected, found;
    for (long a = 0; a <= 30; ++a)
        for (long b = 0; b <= 30; ++b)
            if (is_fraenkel_p(static_cast<std::uint64_t>(a), static_cast<std::uint64_t>(b), 1))
                expected.emplace(a, b);
    // The first mark is 0,0, in the lower left corner.
    for (const rectangle& mark : marks)
        found.emplace(std::lround((mark.left - marks[0].left) / side),
                      std::lround((marks[0].top - mark.top) / side));
    EXPECT_EQ(found, expected);
    EXPECT_EQ(marks.size(), expected.size());
    EXPECT_THAT(svg, AllOf(HasSubstr("slope phi = 1.61803"), HasSubstr("slope 1 / phi = 0.61803"),
                           HasSubstr(">first heap<"), HasSubstr(">second heap<"),
                           HasSubstr("P positions (" + std::to_string(expected.size()) + " of 961)")));
}

TEST(CliPlot, FindsTheSamePPositionsByEveryRoute) {
    // cap=40 is Wythoff's game below 40, without a formula; all-but has a sequence, moore-nim neither.
    const auto marks = [](const std::string& rest) {
        return boxes_of_colour(run_line("plot " + rest + " -o - -f svg").out, blue).size() - 1;
    };
    EXPECT_EQ(marks("wythoff:cap=40 20,20"), marks("wythoff 20,20"));
    EXPECT_EQ(marks("nim 12,12"), 13U);
    EXPECT_EQ(marks("moore-nim:1 12,12"), 13U);
    EXPECT_EQ(marks("moore-nim:2 12,12"), 1U);
    EXPECT_EQ(marks("subtraction:1,2 9,9"), 4U * 4 + 3 * 3 + 3 * 3);
    EXPECT_EQ(marks("nim 5,5 --misere"), 4U + 2U);  // 2,2 to 5,5, and one heap of one
}

TEST(CliPlot, WritesValuesIntoAHeatMap) {
    const temporary_folder folder;
    EXPECT_EQ(run_in(folder, "plot nim 3,3 --what grundy -o n.pdf -o n.svg -o n.png").code, 0);
    const std::string text = pdf_text(folder.read("n.pdf"));
    EXPECT_THAT(text, AllOf(HasSubstr("Grundy values of nim up to 3,3"), HasSubstr("Grundy value"),
                            HasSubstr("XOR")));
    std::map<std::string, int> numbers;
    std::istringstream words(text);
    for (std::string word; words >> word;) ++numbers[word];
    for (const char* value : {"0", "1", "2", "3"})
        EXPECT_EQ(numbers[value], 4 + 3) << value;  // cells, two axes, the scale
    EXPECT_EQ(run_in(folder, "plot nim 200,200 --what grundy -o big.svg").code, 0);
    EXPECT_LT(folder.read("big.svg").size(), 1'000'000U);
}

TEST(CliPlot, KeepsNoMovesOfTwoHeaps) {
    const temporary_folder folder;
    const auto script = [&](const std::string& rest) {
        const run_result run = run_in(folder, "plot " + rest + " -o x.svg --keep-script x.gnuplot");
        EXPECT_EQ(run.code, 0) << rest << run.err;
        return folder.read("x.gnuplot");
    };
    const std::string heat = script("wythoff 40,40 --what grundy --max-moves 1000");
    EXPECT_THAT(heat, AllOf(HasSubstr("Computed cell by cell"), HasSubstr("\n5 8 2\n"), HasSubstr("\n8 5 2\n")));
    EXPECT_THAT(script("wythoff:cap=2 30,20 --what grundy --max-moves 1000"), HasSubstr("\n30 20 38\n"));
    // 39 positions below 5,8 and one bar each remoteness; the longest of them is that of 4,8 or the like.
    const std::string few = script("wythoff 5,8 --what remoteness --max-moves 10");
    EXPECT_THAT(few, HasSubstr("Remoteness of the 39 positions from wythoff 5,8"));
    std::map<std::string, int> counts;
    std::istringstream rows(run_line("table wythoff 5,8 --csv").out);
    std::string row;
    for (std::getline(rows, row); std::getline(rows, row);) ++counts[row.substr(row.rfind(',') + 1)];
    std::map<std::string, int> drawn;
    for (const std::string block : {"lost", "won"})
        for (const rectangle& bar : boxes_in_block(few, block))
            drawn[std::to_string(std::lround((bar.left + bar.right) / 2))] = static_cast<int>(bar.top - bar.bottom);
    EXPECT_EQ(drawn, counts);
}

TEST(CliPlot, CountsPositionsByTheirRemoteness) {
    // nim 1,1: of 1,1 remoteness 2, of 1 remoteness 1, of 0 none.
    const std::string svg = run_line("plot nim 1,1 --what remoteness -o - -f svg").out;
    const std::vector<rectangle> lost = boxes_of_colour(svg, blue), won = boxes_of_colour(svg, "230, 159, 0");
    ASSERT_EQ(lost.size(), 1U + 2U);
    ASSERT_EQ(won.size(), 1U + 1U);
    EXPECT_NEAR(lost[1].bottom - lost[1].top, won[1].bottom - won[1].top, 0.1);
    EXPECT_NEAR(lost[2].left - won[1].left, won[1].left - lost[1].left, 0.1);
    EXPECT_THAT(
        run_line("plot tictactoe --what remoteness -o - -f svg").out,
        AllOf(HasSubstr("Remoteness of the 5478 positions"), HasSubstr("D: neither player can force a win"),
              HasSubstr("In a drawn position: moves to the end of the longest draw.")));
    EXPECT_EQ(run_line("plot nim 3,4 + kayles 5 --what remoteness -o - -f svg").code, 0);
}

TEST(CliPlot, DrawsThePartsOfASumSideBySide) {
    const temporary_folder folder;
    EXPECT_EQ(run_in(folder, "plot nim 3,4 + chomp 2x3 -o x.pdf").code, 0);
    EXPECT_THAT(pdf_text(folder.read("x.pdf")), AllOf(HasSubstr("nim 3,4 + chomp 2,2,2"), HasSubstr("part 1, nim"),
                                                      HasSubstr("☠")));
}

TEST(CliPlot, DrawsBoards) {
    const std::string chomp = run_line("plot chomp 4x5 3,1 -o - -f svg").out;
    EXPECT_EQ(boxes_of_colour(chomp, "215, 25, 28").size(), 2U);
    EXPECT_EQ(boxes_of_colour(chomp, "244, 236, 216").size(), 19U + 3U);
    EXPECT_THAT(chomp, AllOf(HasSubstr("☠"), HasSubstr(">4,4,4,4,4<"), HasSubstr(">3,1<")));
    const auto circles = [](const std::string& script, const std::string& block) {
        const std::size_t begin = script.find("$" + block + " << END\n"),
                          end = script.find("END\n", begin + block.size() + 8);
        return begin == script.npos ? 0
                                    : std::count(script.begin() + static_cast<long>(begin),
                                                 script.begin() + static_cast<long>(end), '\n') -
                                          1;
    };
    const temporary_folder folder;
    for (const auto& [rest, block, count] :
         std::vector<std::tuple<std::string, std::string, long>>{{"nim 3,4,5 2", "tokens", 14},
                                                                 {"welter 0,3,5,6", "tokens", 4},
                                                                 {"welter 0,3,5,6", "cells", 7},
                                                                 {"sowing 2,0,14", "seeds", 16},
                                                                 {"tictactoe X.O/.X./..O", "rings", 2},
                                                                 {"tictactoe X.O/.X./..O", "rising", 2},
                                                                 {"tictactoe", "cells", 9}}) {
        EXPECT_EQ(run_in(folder, "plot " + rest + " -o x.pdf --keep-script x.gnuplot").code, 0) << rest;
        EXPECT_EQ(circles(folder.read("x.gnuplot"), block), count) << rest << " " << block;
    }
}

TEST(CliPlot, DrawsABoardOfEveryGame) {
    const temporary_folder folder;
    for (const game_entry& game : all_games()) {
        const known_value& first = game.facts.known.front();
        const bool is_large_heap =
            first.position.size() > 1 && first.position.find_first_not_of("0123456789") == std::string::npos;
        const run_result run = run_words(
            {"plot", first.ruleset, is_large_heap ? "7" : first.position, "--what", "board", "-o", "x.svg"},
            {.folder = folder.path()});
        EXPECT_EQ(run.code, 0) << first.ruleset << " " << first.position << run.err;
    }
    EXPECT_THAT(run_in(folder, "plot chomp 60x3 -o x.svg").err, HasSubstr("boards have up to 40 rows"));
    EXPECT_THAT(run_in(folder, "plot welter 3,7,250 -o x.svg").err, HasSubstr("not legible as a picture"));
    EXPECT_THAT(run_in(folder, "plot welter 3,150 -o x.svg").err, HasSubstr("not legible as a picture"));
}

TEST(CliPlot, KeepsAScriptThatDrawsThePictureAgain) {
    // The drawing of a PDF: its longest stream of operators. Of an SVG: all but title and fonts.
    const auto drawing_of_pdf = [](const std::string& pdf) {
        return told_of(pdf, "python3 -c 'import re, zlib; b = open(\"FILE\", \"rb\").read(); "
                            "s = [zlib.decompressobj().decompress(x) for x in "
                            "re.findall(rb\"FlateDecode.*?stream\\r?\\n(.*?)endstream\", b, re.S)]; "
                            "print(*[x.decode() for x in s if b\" RG\" in x])'");
    };
    const auto drawing_of_svg = [](const std::string& svg) {
        static const std::regex rest("<title>Gnuplot.*?</title>|<title>[^<]*</title>| *font-(family|weight)=\"[^\"]*\"");
        return std::regex_replace(svg, rest, "");
    };
    for (const std::string rest : {"plot wythoff 9,9", "plot nim 40,40 --what grundy", "sequence kayles --to 60",
                                   "plot chomp 3x4 2,1", "plot tictactoe --what remoteness --lang ru"}) {
        const temporary_folder folder;
        ASSERT_EQ(run_in(folder, rest + " -o w.png -o w.svg -o w.pdf --keep-script w.gnuplot").code, 0) << rest;
        const std::string png = folder.read("w.png"), svg = folder.read("w.svg"), pdf = folder.read("w.pdf");
        for (const char* name : {"w.png", "w.svg", "w.pdf"}) std::filesystem::remove(folder.path() / name);
        EXPECT_EQ(run_program("cd " + folder.path().string() + " && LC_ALL=C.UTF-8 gnuplot w.gnuplot").output, "");
        EXPECT_TRUE(folder.read("w.png") == png) << rest;
        EXPECT_TRUE(drawing_of_svg(folder.read("w.svg")) == drawing_of_svg(svg)) << rest;
        EXPECT_GT(drawing_of_pdf(pdf).size(), 1000U) << rest;
        EXPECT_TRUE(drawing_of_pdf(folder.read("w.pdf")) == drawing_of_pdf(pdf)) << rest;
        EXPECT_THAT(folder.files(), ElementsAre("w.gnuplot", "w.pdf", "w.png", "w.svg"));
        EXPECT_THAT(folder.read("w.gnuplot"), HasSubstr("SOURCE_DATE_EPOCH")) << rest;
    }
}

TEST(CliPlot, HasNothingButGreysForAPhotocopier) {
    static const std::regex colour("rgb\\( *([0-9]+), *([0-9]+), *([0-9]+)\\)|(#[0-9a-fA-F]{6})");
    const auto colours_of = [](const std::string& svg) {
        std::set<std::string> coloured, all;
        for (std::sregex_iterator at(svg.begin(), svg.end(), colour), end; at != end; ++at) {
            const std::smatch& one = *at;
            all.insert(one.str());
            const std::string text = one[4];
            if (text.empty() ? one[1] != one[2] || one[2] != one[3]
                             : text.substr(1, 2) != text.substr(3, 2) || text.substr(3, 2) != text.substr(5, 2))
                coloured.insert(one.str());
        }
        return std::pair(coloured, all);
    };
    for (const std::string rest : {"plot wythoff 20,20", "plot nim 5,5 --what grundy", "plot nim 2,2 --what remoteness",
                                   "plot chomp 3x3", "plot tictactoe X.O/.X./..O", "plot sowing 2,0,3", "plot welter 1,3",
                                   "sequence kayles", "sequence kayles --chart histogram"}) {
        const std::string usual = run_line(rest + " -o - -f svg").out;
        EXPECT_THAT(colours_of(usual).first, Not(IsEmpty())) << rest;
        EXPECT_EQ(run_line(rest + " --palette okabe -o - -f svg").out, usual) << rest;
        const auto [coloured, all] = colours_of(run_line(rest + " --palette gray -o - -f svg").out);
        EXPECT_THAT(coloured, IsEmpty()) << rest;
        EXPECT_GE(all.size(), 3U) << rest;
    }
    EXPECT_EQ(run_line("sequence kayles --palette gray").code, 2);
}

TEST(CliPlot, SpeaksTheLanguageAskedFor) {
    for (const auto& [line, texts] : std::vector<std::pair<std::string, std::vector<std::string>>>{
             {"plot wythoff 9,9 --lang fr",
              {"Positions P de wythoff jusqu’à 9,9", "premier tas", "second tas", "positions P (", "pente phi",
               "Règle\u00A0: prendre un nombre", "D’après la formule\u00A0: le nombre d'or"}},
             {"plot wythoff 9,9 --lang ru",
              {"P-позиции игры wythoff до 9,9", "первая кучка", "вторая кучка", "P-позиции (", "наклон phi",
               "Правило: ", "По формуле: золотое сечение"}},
             {"plot welter 3,5 --what grundy --lang fr",
              {"Valeurs de Grundy de welter", "valeur de Grundy", "premier nombre", "Calculé case par case"}},
             {"plot nim 4,4 --what grundy --lang ru", {"Значения Гранди игры nim", "значение Гранди", "Значение двух кучек"}},
             {"plot tictactoe --what remoteness --lang fr",
              {"Éloignement\u00A0: 5478 positions à partir de tictactoe", "éloignement", "nombre de positions",
               "D\u00A0: aucun des deux joueurs"}},
             {"plot tictactoe --what remoteness --lang ru",
              {"Удалённость: 5478 позиций", "удалённость", "число позиций", "P: игрок, чей сейчас ход, проигрывает"}},
             {"plot chomp 3x3 2,1 --lang ru", {"chomp: 2 позиции", "Правило: "}},
             {"sequence kayles subtraction:1,2 --lang fr",
              {"Valeurs de Grundy de kayles", "tas 0 à 200", "prépériode 71\u00A0: tas 0 à 70", "position P (valeur 0)",
               "kayles — Règle", "pour n = 0 à 1, autant de n"}},
             {"sequence kayles --lang ru --chart period", {"Один период значений Гранди", "кучка", "предпериод 71"}},
             {"sequence grundy --lang ru --chart histogram", {"Как часто", "число кучек", "Период до кучки 200 не доказан"}}}) {
        const temporary_folder folder;
        const run_result run = run_in(folder, line + " -o x.svg -o x.pdf -o x.png");
        EXPECT_EQ(run.code, 0) << line << run.err;
        EXPECT_THAT(run.err, Not(HasSubstr("warning"))) << line;  // every character has a glyph
        const std::string svg = folder.read("x.svg");
        for (const std::string& text : texts) EXPECT_THAT(svg, HasSubstr(text)) << line;
        EXPECT_THAT(pdf_text(folder.read("x.pdf")), HasSubstr(texts[1])) << line;
        for (const char* english : {"osition", "alues", "heap", "remoteness", "Rule"})
            if (line.find("--lang ru") != line.npos) {
                EXPECT_THAT(svg, Not(HasSubstr(english))) << line;
            }
    }
    const run_result wrong = run_line("plot nim 3,3 --lang de -o x.svg");
    EXPECT_EQ(wrong.code, 2);
    EXPECT_THAT(wrong.err, HasSubstr("--lang: \"de\" is none of en, fr, ru"));
}

TEST(CliPlot, MakesTheSameBytesAgain) {
    const temporary_folder folder;
    for (const std::string rest :
         {"plot wythoff 20,20", "plot chomp 3x3", "sequence kayles", "plot nim 9,9 --what grundy"}) {
        run_in(folder, rest + " -o a.pdf -o a.svg -o a.png");
        std::this_thread::sleep_for(std::chrono::milliseconds(1100));  // a date would have seconds
        run_in(folder, rest + " -o b.pdf -o b.svg -o b.png", {.environment = {{"LANG", "de_DE.UTF-8"}}});
        for (const std::string extension : {".pdf", ".svg", ".png"}) {
            EXPECT_GT(folder.read("a" + extension).size(), 1000U) << rest << extension;
            EXPECT_TRUE(folder.read("a" + extension) == folder.read("b" + extension)) << rest << extension;
        }
    }
}

TEST(CliPlot, PngsAreNotBlank) {
    const temporary_folder folder;
    ASSERT_EQ(run_in(folder, "plot wythoff 20,20 -o w.png").code, 0);
    EXPECT_THAT(run_program("file " + (folder.path() / "w.png").string()).output, HasSubstr("1684 x 1190"));
    // Rows of one colour are nothing but zeros once they are filtered.
    const std::string count =
        "import re, sys, zlib; b = open(sys.argv[1], 'rb').read(); "
        "d = zlib.decompress(b''.join(re.findall(rb'IDAT(.*?)....(?=....I(?:DAT|END))', b, re.S))); "
        "print(sum(x != 0 for x in d) > 20000)";
    EXPECT_EQ(run_program("python3 -c \"" + count + "\" " + (folder.path() / "w.png").string()).output,
              "True\n");
}

TEST(CliPlot, TellsWhatIsWrongWithTheCommand) {
    for (const auto& [line, message] : std::vector<std::pair<std::string, std::string>>{
             {"plot", "no ruleset given; write e.g. ludograph plot wythoff 40,40 -o wythoff.pdf"},
             {"plot wythoff 5,5", "a plot goes into a file; name it with -o"},
             {"plot wythoff -o x.pdf",
              "no position given; 'ludograph games wythoff' tells how one is written"},
             {"plot nim 3,4,5 --what p -o x.pdf",
              "nim \"3,4,5\" is no bound of a grid, which has two numbers as in nim 40,40"},
             {"plot nim 5000,5000 -o x.pdf", "a grid up to 5000 is not legible; give a bound below 1000"},
             {"plot nim 5,5 6,6 --what grundy -o x.pdf", "a grid has one bound"},
             {"plot nim 5,5 --misere --what grundy -o x.pdf", "Grundy values are those of normal play"},
             {"plot tictactoe --what p -o x.pdf", "tells its players apart"},
             {"plot nim 5,5 + nim 3 --what p -o x.pdf", "of a sum the parts are drawn as boards"},
             {"plot nim 50,3,2 -o x.pdf", "heaps up to 40 tokens"},
             {"plot wythoff 5,5 -o x.json",
              "ends in no format that is known of pictures; the formats are pdf, svg, png"},
             {"plot wythoff 5,5 -o x", "ends in no format that is known of pictures"},
             {"plot wythoff 5,5 -o -", "-o - needs the format of the picture"},
             {"plot wythoff 5,5 -o - -f json", "no format of pictures is named \"json\""},
             {"plot wythoff 5,5 -o x.pdf --what colour",
              "--what: \"colour\" is none of p|grundy|remoteness|board"},
             {"plot wythoff 5,5 -o x.pdf --plot-timeout soon",
              "--plot-timeout: \"soon\" is not a number; write e.g. --plot-timeout 60"},
             {"plot wythoff 5,5 -o x.pdf --plot-timeout 0", "--plot-timeout: \"0\" is out of range; give more than 0"},
             {"plot wythoff 5,5 -o x.pdf --plot-timeout 2m", "is not a number of seconds; write e.g. 60 or 0.5"},
             {"plot wythoff 5,5 -o x.pdf --palette red", "--palette: \"red\" is none of default, okabe, gray"},
             {"plot wythoff 5,5 -o x.pdf --keep-script x.pdf", "-o and --keep-script both name"}}) {
        const temporary_folder folder;
        const run_result run = run_in(folder, line);
        EXPECT_EQ(run.code, 2) << line << run.err;
        EXPECT_THAT(run.err, HasSubstr(message)) << line;
        EXPECT_THAT(folder.files(), IsEmpty()) << line;
    }
}

TEST(CliPlot, KeepsItsBudgets) {
    const temporary_folder folder;
    const run_result run = run_in(folder, "plot wythoff:cap=3 900,900 --max-positions 1000 -o x.pdf");
    EXPECT_EQ(run.code, 3);
    EXPECT_THAT(run.err, HasSubstr("more than 1000 positions"));
    EXPECT_THAT(folder.files(), IsEmpty());
}

TEST(CliPlot, FailsForAFolderThatCannotTakeIt) {
    const run_result run = run_line("plot wythoff 5,5 -o /nowhere/x.pdf");
    EXPECT_EQ(run.code, 4);
    EXPECT_THAT(run.err, HasSubstr("the folder \"/nowhere\" does not exist"));
}

TEST(CliPlot, LosesOnlyTheFileThatCannotBeWritten) {
    const temporary_folder folder;
    const run_result run = run_in(folder, "plot nim 3,3 -o /dev/full -f svg -o x.svg");
    EXPECT_EQ(run.code, 4);
    EXPECT_THAT(run.err,
                AllOf(HasSubstr("cannot write \"/dev/full\": No space left"), HasSubstr("wrote x.svg")));
    EXPECT_THAT(folder.files(), ElementsAre("x.svg"));
}

TEST(CliPlot, SurvivesAGnuplotThatMisbehaves) {
    for (const auto& [script, message] : std::vector<std::pair<std::string, std::string>>{
             {"echo oh no >&2; exit 1", "gnuplot exited with code 1 after saying: oh no; scripts/setup"},
             {"kill -KILL $$", "gnuplot was killed (signal 9), perhaps for lack of memory; free some memory"},
             {"kill -SEGV $$", "gnuplot was ended by signal 11"},
             {"exec sleep 60", "gnuplot did not finish in time; plot less"},
             {"while :; do :; done", "gnuplot "},
             {"echo garbage", "gnuplot ended well, but the PDF does not begin as one"},
             {"echo %PDF-1.5", "gnuplot ended well, but the PDF is cut off"},
             {"printf '%%PDF-1.5\\n%%%%EOF\\n'", "the PDF could not be finished"},
             {"exit 0", "gnuplot ended well, but the PDF is empty"}}) {
        const fake_gnuplot fake(script);
        const temporary_folder folder;
        folder.write("old.pdf", "old");
        const run_result run =
            run_in(folder, "plot wythoff 5,5 -o old.pdf -o new.pdf --keep-script s --plot-timeout 2");
        EXPECT_EQ(run.code, 4) << script << run.err;
        EXPECT_THAT(run.err, HasSubstr(message)) << script;
        EXPECT_THAT(folder.files(), ElementsAre("old.pdf")) << script;
        EXPECT_EQ(folder.read("old.pdf"), "old");
    }
}

TEST(CliPlot, SaysHowToGetGnuplot) {
    const temporary_folder folder;
    const run_result run = run_in(folder, "plot wythoff 5,5 -o x.pdf", {.environment = {{"PATH", folder.path()}}});
    EXPECT_EQ(run.code, 4);
    EXPECT_THAT(run.err, HasSubstr("gnuplot cannot be started: No such file or directory; plots are made "
                                   "with it: run scripts/setup"));
    EXPECT_THAT(folder.files(), IsEmpty());
}

TEST(CliPlot, LearnsHowGnuplotEndsWhereChildrenAreIgnored) {
    const temporary_folder folder;
    const fake_gnuplot fake("cat >/dev/null; echo '<svg>'; exit 3");
    const run_result run = run_in(folder, "plot nim 2,2 --what grundy -o x.svg", {.children_ignored = true});
    EXPECT_EQ(run.code, 4);
    EXPECT_THAT(run.err, HasSubstr("exited with code 3"));
    EXPECT_THAT(folder.files(), IsEmpty());
}

TEST(CliPlot, WarnsWhereFontsDoNotAnswer) {
    temporary_folder folder;
    const run_result run = run_in(folder, "plot nim 2,2 --what remoteness -o r.svg --title Ё --plot-timeout 1",
                                  with_hanging_fonts(folder));
    EXPECT_EQ(run.code, 0);
    EXPECT_THAT(run.err, HasSubstr("it is not known whether there are fonts for all characters: the fonts of this system "
                                   "did not answer within 1 s"));
    EXPECT_THAT(folder.read("r.svg"), HasSubstr("</svg>"));
}

TEST(CliPlot, WarnsOfCharactersThatNoFontHas) {
    const temporary_folder folder;
    const run_result run = run_words({"plot", "nim", "3,3", "-o", "x.svg", "--title", "a \U000F0000 b"},
                                     {.folder = folder.path()});
    EXPECT_EQ(run.code, 0);
    EXPECT_THAT(run.err, HasSubstr("no font here has the characters \U000F0000"));
    EXPECT_THAT(folder.read("x.svg"), HasSubstr("\U000F0000"));
}

TEST(CliPlot, StopsForASignal) {
    const fake_gnuplot fake("touch \"$0.begun\"; exec sleep 60");
    const temporary_folder folder;
    program running({"plot", "nim", "3,3", "-o", "x.svg"}, {.folder = folder.path()});
    ASSERT_TRUE(wait_until([&] { return fake.has_begun(); }));
    running.send(SIGINT);
    EXPECT_EQ(running.wait(), 130);
    EXPECT_THAT(folder.files(), IsEmpty());
}

}  // namespace
}  // namespace ludograph::testing
