// Fingerprints: tests/signatures.tsv holds counts and values of many starts; any change shows.
#include <fstream>
#include <map>
#include <sstream>

#include "positions.hpp"

namespace ludograph {
namespace {

struct signature {
    std::string ruleset, start;
    std::uint64_t positions = 0, edges = 0, p_positions = 0;
    std::string value;  ///< Grundy value, or who wins

    bool is_sum() const { return ruleset.find(" + ") != std::string::npos; }
};

std::vector<signature> signatures() {
    std::ifstream file(LUDOGRAPH_SOURCE_DIR "/tests/signatures.tsv");
    std::string line;
    std::getline(file, line);
    EXPECT_EQ(line, "ruleset\tstart\tpositions\tedges\tp_positions\tvalue");
    std::vector<signature> rows;
    while (std::getline(file, line)) {
        std::istringstream fields(line);
        signature row;
        std::getline(fields, row.ruleset, '\t');
        std::getline(fields, row.start, '\t');
        fields >> row.positions >> row.edges >> row.p_positions >> row.value;
        EXPECT_TRUE(fields) << line;
        rows.push_back(row);
    }
    return rows;
}

TEST(Signatures, HaveNotChanged) {
    for (const signature& row : signatures()) {
        const std::string text = row.is_sum() ? row.start : row.ruleset + " " + row.start;
        SCOPED_TRACE(text);
        const placed start = read_placed(text);
        EXPECT_EQ(start.rules->name(), row.ruleset);
        EXPECT_EQ(start.rules->format(start.position), row.start);
        const game_graph graph = testing::labelled(text);
        EXPECT_EQ(num_vertices(graph), row.positions);
        EXPECT_EQ(num_edges(graph), row.edges);
        EXPECT_EQ(count_outcomes(graph).p, row.p_positions);
        const std::string winner = side_name(graph[boost::graph_bundle].players, graph[0].winner);
        EXPECT_EQ(grundy_text(graph, 0) + winner, row.value);
    }
}

TEST(Signatures, CoverEveryGameAndSums) {
    std::map<std::string, int> rows;
    for (const signature& row : signatures())
        ++rows[row.is_sum() ? "a sum" : row.ruleset.substr(0, row.ruleset.find(':'))];
    for (const game_entry& game : all_games()) EXPECT_GE(rows[game.facts.name], 3) << game.facts.name;
    EXPECT_GE(rows["a sum"], 3);
}

}  // namespace
}  // namespace ludograph
