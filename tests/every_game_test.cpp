// What holds for every game in the catalogue, tested on its known values and all they reach.
#include <filesystem>

#include "positions.hpp"

namespace ludograph {
namespace {

/// Calls `check(placed, known)` for every known value of every game.
template <class Check>
void for_each_known(Check check) {
    for (const game_entry& game : all_games())
        for (const known_value& known : game.facts.known) {
            const std::string text = known.ruleset + " " + known.position;
            SCOPED_TRACE(text);
            check(read_placed(text), known);
        }
}

/// May the position be left out?
bool has_natural_start(const std::string& ruleset) {
    return ruleset.starts_with("tictactoe") || ruleset.starts_with("mnk");
}

/// Calls `check(rules, position)` for every position reachable from a known value.
template <class Check>
void for_each_position(Check check) {
    for_each_known([&](const placed& start, const known_value&) {
        const exploration explored = start.rules->explore(start.position, {}, {});
        for (std::uint32_t id = 0; id < explored.positions(); ++id) check(*start.rules, explored.keys[id]);
    });
}

TEST(EveryGame, IsRegistered) {
    std::size_t files = 0;
    for (const auto& file : std::filesystem::directory_iterator(LUDOGRAPH_SOURCE_DIR "/src/games"))
        files += file.path().extension() == ".cpp";
    EXPECT_EQ(all_games().size(), files);
}

TEST(EveryGame, IsListedByName) {
    EXPECT_TRUE(
        std::is_sorted(all_games().begin(), all_games().end(),
                       [](const game_entry& a, const game_entry& b) { return a.facts.name < b.facts.name; }));
}

TEST(EveryGame, ExplainsItself) {
    for (const game_entry& game : all_games()) {
        SCOPED_TRACE(game.facts.name);
        EXPECT_FALSE(game.facts.name.empty());
        EXPECT_FALSE(game.facts.rule.empty());
        EXPECT_FALSE(game.facts.position_text.empty());
        EXPECT_FALSE(game.facts.source.empty());
        EXPECT_GE(game.facts.known.size(), 3U);
    }
}

TEST(EveryGame, HasRulesetsThatStateTheirRuleInOneSentence) {
    for_each_known([](const placed& start, const known_value&) {
        EXPECT_FALSE(start.rules->rule().empty());
        EXPECT_EQ(start.rules->rule().find('\n'), std::string::npos);
        EXPECT_NE(start.rules->rule().back(), '.');
    });
}

TEST(EveryGame, HasRulesetsThatAreReadBackFromTheirNames) {
    for_each_known([](const placed& start, const known_value& known) {
        EXPECT_EQ(start.rules->name(), known.ruleset);
        EXPECT_EQ(make_ruleset(start.rules->name())->name(), start.rules->name());
        EXPECT_EQ(make_ruleset(start.rules->name())->rule(), start.rules->rule());
    });
}

TEST(EveryGame, HasTrueKnownValues) {
    for_each_known([](const placed& start, const known_value& known) {
        const game_graph graph = testing::labelled(start.text());
        EXPECT_EQ(graph[0].grundy, known.grundy);
        EXPECT_EQ(graph[0].winner, known.winner);
        EXPECT_EQ(num_vertices(graph), known.positions);
        EXPECT_EQ(num_edges(graph), known.moves);
    });
}

TEST(EveryGame, ReadsBackThePositionsThatItWrites) {
    for_each_position([](const ruleset& rules, key_view p) { ASSERT_EQ(rules.parse(rules.format(p)), p); });
}

TEST(EveryGame, GivesEveryPositionItsOwnText) {
    for_each_known([](const placed& start, const known_value& known) {
        EXPECT_EQ(testing::labels_by_position(start.text()).size(), known.positions);
    });
}

TEST(EveryGame, DrawsEveryPosition) {
    for_each_position([](const ruleset& rules, key_view p) {
        const std::string board = rules.board(p);
        ASSERT_FALSE(board.empty());
        ASSERT_NE(board.back(), '\n');
    });
}

TEST(EveryGame, MovesToCanonicalPositionsOtherThanTheSource) {
    for_each_position([](const ruleset& rules, key_view p) {
        rules.for_each_move(p, [&](key_view option, const auto&) {
            ASSERT_NE(option, p);
            ASSERT_EQ(rules.parse(rules.format(option)), option);
        });
    });
}

TEST(EveryGame, NamesItsMovesAlikeEachTime) {
    for_each_position([](const ruleset& rules, key_view p) {
        std::vector<std::string> first, second;
        rules.for_each_move(p, [&](key_view option, const auto& text) {
            first.push_back(text() + " " + rules.format(option));
        });
        rules.for_each_move(p, [&](key_view option, const auto& text) {
            second.push_back(text() + " " + rules.format(option));
        });
        ASSERT_EQ(first, second);
        for (const std::string& move : first) ASSERT_NE(move.front(), ' ');
    });
}

TEST(EveryGame, NamesEveryMoveOnItsEdge) {
    for_each_known([](const placed& start, const known_value&) {
        const game_graph graph = testing::labelled(start.text());
        const auto& facts = graph[boost::graph_bundle];
        std::uint64_t named = 0;
        for (vertex v = 0; v < num_vertices(graph); ++v) {
            const std::vector<vertex> targets = targets_of(graph, v);
            const auto texts = facts.names->moves(v, targets);
            const auto counts = facts.names->move_counts(v, targets);
            ASSERT_EQ(texts.size(), targets.size());
            for (std::size_t i = 0; i < targets.size(); ++i) {
                ASSERT_EQ(texts[i].size(), counts[i]);
                named += texts[i].size();
            }
        }
        EXPECT_EQ(named, facts.moves_with_multiplicity);
    });
}

TEST(EveryGame, FoldsAPositionOnce) {
    for_each_position([](const ruleset& rules, key_view p) {
        const key folded = rules.fold(p);
        ASSERT_EQ(rules.fold(folded), folded);
        if (!rules.has_symmetry()) {
            ASSERT_EQ(folded, p);
        }
    });
}

TEST(EveryGame, KeepsItsValuesWhenPositionsAreFolded) {
    explore_limits folded;
    folded.symmetry = true;
    for_each_known([&](const placed& start, const known_value& known) {
        const game_graph graph = testing::labelled(start.text(), play::normal, folded);
        EXPECT_EQ(graph[0].grundy, known.grundy);
        EXPECT_EQ(graph[0].winner, known.winner);
        EXPECT_LE(num_vertices(graph), known.positions);
    });
}

TEST(EveryGame, AgreesWithItsClosedForm) {
    for_each_known([](const placed& start, const known_value&) {
        for (const auto& [text, label] : testing::labels_by_position(start.text())) {
            const auto formula = start.rules->closed_form(start.rules->parse(text));
            if (!formula) continue;
            ASSERT_EQ(formula->result, label.result) << text;
            if (formula->grundy) {
                ASSERT_EQ(*formula->grundy, label.grundy) << text;
            }
        }
    });
}

TEST(EveryGame, HasANaturalStartOrRefusesAnEmptyPosition) {
    for_each_known([](const placed& start, const known_value& known) {
        if (has_natural_start(known.ruleset)) {
            EXPECT_EQ(start.rules->format(read_placed(known.ruleset).position).find_first_of("XO"), std::string::npos);
            return;
        }
        EXPECT_THAT(testing::refusal(known.ruleset).what(),
                    ::testing::HasSubstr("no position given; write e.g."));
    });
}

}  // namespace
}  // namespace ludograph
