// Drawings in other languages.
#include "ludograph/view/words.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "ludograph/catalog/catalog.hpp"
#include "ludograph/view/drawing.hpp"
#include "support.hpp"
#include "toy.hpp"

namespace ludograph {
namespace {

using ::testing::Contains;
using ::testing::Each;
using ::testing::HasSubstr;
using ::testing::Not;

TEST(Words, NounsAgreeWithTheirNumbers) {
    const auto positions = [](language which, std::uint64_t count) {
        return counted(words_of(which), words_of(which).positions, count);
    };
    const auto moves = [](language which, std::uint64_t count) {
        return counted(words_of(which), words_of(which).moves, count);
    };
    EXPECT_EQ(positions(language::english, 0), "0 positions");
    EXPECT_EQ(positions(language::english, 1), "1 position");
    EXPECT_EQ(moves(language::french, 0), "0 coup");
    EXPECT_EQ(moves(language::french, 1), "1 coup");
    EXPECT_EQ(moves(language::french, 2), "2 coups");
    EXPECT_EQ(positions(language::russian, 1), "1 позиция");
    EXPECT_EQ(positions(language::russian, 2), "2 позиции");
    EXPECT_EQ(positions(language::russian, 5), "5 позиций");
    EXPECT_EQ(moves(language::russian, 0), "0 ходов");
    EXPECT_EQ(moves(language::russian, 11), "11 ходов");
    EXPECT_EQ(moves(language::russian, 12), "12 ходов");
    EXPECT_EQ(moves(language::russian, 21), "21 ход");
    EXPECT_EQ(moves(language::russian, 104), "104 хода");
    EXPECT_EQ(moves(language::russian, 111), "111 ходов");
}

TEST(Words, GapsAreFilledInAnyOrderAndNothingElseIsTouched) {
    const phrase text = "{1} of {0}, {} {x}";
    EXPECT_EQ(text.with({"a", "{0}"}), "{0} of a, {} {x}");
}

TEST(Words, TitleIsInTheLanguageAskedFor) {
    const game_graph graph = testing::labelled("nim 1,2,3");
    EXPECT_EQ(draw(graph, {.language = language::french}).title,
              "Nim 1,2,3, convention normale\u00A0: P, Grundy 0\u00A0; 14 positions, 38 coups");
    EXPECT_EQ(draw(graph, {.language = language::russian}).title,
              "Nim 1,2,3, обычная игра: P, значение Гранди 0; 14 позиций, 38 ходов");
    EXPECT_THAT(draw(testing::labelled("tictactoe X.O/.O./..X"), {.language = language::russian}).title,
                HasSubstr("выигрывает X"));
}

/// Of every game's known values, which have rulesets of every kind.
TEST(Words, EveryRuleOfTheCatalogueStandsInTheLanguageOfTheDrawing) {
    for (const language which : {language::french, language::russian}) {
        const words& in = words_of(which);
        for (const game_entry& game : all_games()) {
            for (const known_value& known : game.facts.known) {
                const std::string rule = make_ruleset(known.ruleset)->rule();
                const std::string sentence = rule_sentence(in, rule);
                EXPECT_NE(sentence, in.english_rule.with({rule})) << game.facts.name;
                EXPECT_THAT(sentence, Not(HasSubstr(" heap"))) << sentence;
            }
        }
    }
}

TEST(Words, RulesKeepTheirNumbersAndUnknownOnesAreQuoted) {
    const words& in = words_of(language::french);
    EXPECT_EQ(rule_sentence(in, "take a number of tokens that is in {1,3} from one heap"),
              "Règle\u00A0: prendre dans un tas un nombre de jetons qui est dans {1,3}.");
    EXPECT_EQ(rule_sentence(in, "part 1, nim: take any positive number from one heap; part 2, grundy: split one heap into "
                                "two heaps of different sizes"),
              "Règle\u00A0: partie 1, nim\u00A0: prendre dans un tas un nombre non nul quelconque de "
              "jetons\u00A0; partie 2, grundy\u00A0: partager un tas en deux tas de tailles différentes.");
    EXPECT_EQ(rule_sentence(in, make_ruleset("octal:0.31")->rule()),
              "Règle\u00A0: prendre 1 dans un tas et laisser du reste un tas ou aucun, ou prendre 2 dans un tas et "
              "laisser du reste aucun tas.");
    EXPECT_EQ(rule_sentence(in, "follow an arrow"), "Règle (en anglais)\u00A0: follow an arrow.");
    EXPECT_EQ(rule_sentence(words_of(language::english), "follow an arrow"), "Rule: follow an arrow.");
}

std::vector<std::string> everything_said(const drawing& picture) {
    std::vector<std::string> said = picture.caption;
    said.insert(said.end(), picture.exercise.begin(), picture.exercise.end());
    said.push_back(picture.title);
    said.push_back(picture.exercise_title);
    for (const legend_entry& entry : picture.legend) said.push_back(entry.text);
    for (const drawn_box& box : picture.boxes) said.push_back(box.tooltip);
    for (const drawn_line& line : picture.lines) said.push_back(line.tooltip);
    return said;
}

TEST(Words, NoGapStaysOpenAndNoEnglishIsLeft) {
    for (const language which : {language::french, language::russian}) {
        std::vector<std::string> said;
        for (const view_kind view : {view_kind::full, view_kind::strategy, view_kind::line, view_kind::summary})
            for (const colour_by colour : {colour_by::outcome, colour_by::remoteness})
                for (const game_graph& graph :
                     {testing::labelled("nim 2,3"), testing::labelled("nim 2,2"), testing::labelled("nim 2", play::misere),
                      testing::labelled("tictactoe X.O/.O./..X"), testing::labelled("tictactoe XO./.../..."),
                      testing::labelled(testing::loopy_toy())}) {
                    const auto more = everything_said(draw(graph, {.view = view, .colour = colour, .language = which}));
                    said.insert(said.end(), more.begin(), more.end());
                }
        const auto more = everything_said(draw(testing::labelled(testing::cut_toy()), {.language = which}));
        said.insert(said.end(), more.begin(), more.end());
        std::erase_if(said, [](const std::string& text) {  // a value of its own, a name of the graph
            return text.find("∞{1}") != text.npos || text.find("toy") != text.npos ||
                   text.starts_with("Règle (en anglais)") || text.starts_with("Правило (по-английски)");
        });
        EXPECT_THAT(said, Each(Not(HasSubstr("{0}"))));
        EXPECT_THAT(said, Each(Not(HasSubstr("{1}"))));
        for (const char* english : {" the ", " move ", "wins", "loses", "draw"})
            EXPECT_THAT(said, Each(Not(HasSubstr(english))));
    }
}

}  // namespace
}  // namespace ludograph
