// Parity games: the file format, attractors to dead ends, and Zielonka against all strategies.
#include <random>

#include "import/graphs.hpp"
#include "ludograph/label/parity.hpp"

namespace ludograph::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

/// Who wins each vertex: "eoo" for even, odd, odd.
std::string winners_in(const std::string& text) {
    imported_graph read = find_import_format("pg")->read(text, {});
    std::vector<std::uint64_t> priorities;
    for (const imported_vertex& v : read.vertices) priorities.push_back(v.priority.value());
    std::string winners;
    for (const side winner : solve_parity(build_graph(std::move(read)), priorities).winner)
        winners += winner == side::first ? 'e' : 'o';
    return winners;
}

TEST(PgsolverReader, AttractsToDeadEndsUnlessParityIsAskedFor) {
    for (const char* file : {"parity-vb1.pg", "parity-vb001.pg", "parity-vb10.pg"})
        EXPECT_EQ(count_outcomes(imported_file(file)).d, 10u) << file;
    const game_graph graph = imported("pg", "parity 2;\n0 0 0 1 \"top\";\n1 0 1;\n2 0 1 0,2;\n");
    EXPECT_EQ(outcomes_of(graph), "0:N 1:P 2:D");
    EXPECT_EQ(graph[boost::graph_bundle].players[0], "even");
    EXPECT_EQ(graph[boost::graph_bundle].names->board(0), "top\npriority 0");
}

TEST(PgsolverReader, TakesTheStartThatTheFileNames) {
    const game_graph graph = imported("pg", "parity 2;\nstart 2;\n0 0 0 1;\n1 0 1;\n2 0 1 0;\n");
    EXPECT_EQ(graph[boost::graph_bundle].start, "2");
    EXPECT_THAT(refusal_of("pg", "start 1;\n0 0 0;\n"), StartsWith("1:7: the start 1 has no line of its own"));
    EXPECT_THAT(refusal_of("pg", "start;\n0 0 0;\n"), StartsWith("1:6: "));
}

TEST(PgsolverReader, SaysWhatIsWrong) {
    EXPECT_THAT(refusal_of("pg", "0 2 0 0;\n1 3 2 1;\n"), StartsWith("2:6: the owner 2 is neither 0 nor 1"));
    EXPECT_THAT(refusal_of("pg", "0 2 0 7;\n"), StartsWith("1:7: the successor 7 has no line"));
    EXPECT_THAT(refusal_of("pg", "0 2 0 0\n1 1 1 1;"), StartsWith("2:1: \";\" is missing"));
    EXPECT_THAT(refusal_of("pg", "0 1 1 0;\n0 1 1 0;"), StartsWith("2:1: the id 0 is that of two vertices"));
    EXPECT_THAT(refusal_of("pg", "0 1 1 0 \"x;"), HasSubstr("not closed"));
    EXPECT_THAT(refusal_of("pg", "99999999999999999999 1 1 0;"), HasSubstr("too large"));
    EXPECT_THAT(refusal_of("pg", "parity 0;"), HasSubstr("no vertices"));
}

TEST(Parity, AgreesWithPublishedWinners) {
    EXPECT_EQ(winners_in(whole_file(graph_file("parity-vb1.pg"))), "oooooooooo");
    EXPECT_EQ(winners_in(whole_file(graph_file("parity-vb001.pg"))), "oooooooooo");
    EXPECT_EQ(winners_in(whole_file(graph_file("parity-vb10.pg"))), "eooooeooeo");
    EXPECT_EQ(winners_in("parity 2;\n0 2 0 0;\n1 3 1 1;\n2 4 1 0,1;"), "eoo");
    EXPECT_EQ(winners_in("0 0 0; 1 0 1; 2 1 0 0,1,2;"), "oee");
}

struct small_game {
    std::vector<std::vector<std::size_t>> moves;
    std::vector<std::uint64_t> priority, owner;

    std::string text() const {
        std::ostringstream lines;
        for (std::size_t v = 0; v < moves.size(); ++v) {
            lines << v << ' ' << priority[v] << ' ' << owner[v];
            for (std::size_t i = 0; i < moves[v].size(); ++i) lines << (i == 0 ? ' ' : ',') << moves[v][i];
            lines << ";\n";
        }
        return lines.str();
    }
};

using relation = std::vector<std::vector<bool>>;

/// The vertices from which odd wins when even's moves are fixed: from there play can get to a vertex
/// in which even is stuck, or to a cycle whose highest priority is odd.
std::vector<bool> odd_wins(const small_game& game) {
    const std::size_t n = game.moves.size();
    const auto reach = [&](std::uint64_t most) {
        relation leads(n, std::vector<bool>(n, false));
        for (std::size_t v = 0; v < n; ++v)
            for (const std::size_t to : game.moves[v])
                leads[v][to] = game.priority[v] <= most && game.priority[to] <= most;
        for (std::size_t k = 0; k < n; ++k)
            for (std::size_t i = 0; i < n; ++i)
                for (std::size_t j = 0; j < n; ++j)
                    if (leads[i][k] && leads[k][j]) leads[i][j] = true;
        return leads;
    };
    const relation all = reach(UINT64_MAX);
    std::vector<bool> wins(n, false);
    for (std::size_t goal = 0; goal < n; ++goal) {
        const bool stuck = game.moves[goal].empty() && game.owner[goal] == 0;
        const bool cycle = game.priority[goal] % 2 == 1 && reach(game.priority[goal])[goal][goal];
        for (std::size_t v = 0; v < n; ++v)
            if ((stuck || cycle) && (v == goal || all[v][goal])) wins[v] = true;
    }
    return wins;
}

/// Parity games are won without memory, so that trying each choice of moves of even decides them.
std::string winners_by_strategies(const small_game& game, std::size_t from = 0) {
    while (from < game.moves.size() && (game.owner[from] == 1 || game.moves[from].empty())) ++from;
    std::string winners(game.moves.size(), 'o');
    if (from == game.moves.size()) {
        const std::vector<bool> odd = odd_wins(game);
        for (std::size_t v = 0; v < odd.size(); ++v) winners[v] = odd[v] ? 'o' : 'e';
        return winners;
    }
    for (const std::size_t to : game.moves[from]) {
        small_game fixed = game;
        fixed.moves[from] = {to};
        const std::string won = winners_by_strategies(fixed, from + 1);
        for (std::size_t v = 0; v < won.size(); ++v)
            if (won[v] == 'e') winners[v] = 'e';
    }
    return winners;
}

TEST(Parity, AgreesWithAllStrategiesOfSmallGames) {
    std::mt19937 random(5);
    for (int round = 0; round < 2000; ++round) {
        const std::size_t n = 1 + random() % 6;
        small_game game;
        for (std::size_t v = 0; v < n; ++v) {
            game.priority.push_back(random() % 5);
            game.owner.push_back(random() % 2);
            game.moves.emplace_back();
            for (std::size_t to = 0; to < n; ++to)
                if (random() % 3 == 0) game.moves[v].push_back(to);
        }
        ASSERT_EQ(winners_in(game.text()), winners_by_strategies(game)) << game.text();
    }
}

}  // namespace
}  // namespace ludograph::testing
