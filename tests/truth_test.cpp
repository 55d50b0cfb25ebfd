// Every row of tests/data/truth.json: whole graphs counted and labelled by code that shares nothing
// with this project.
#include <nlohmann/json.hpp>

#include <fstream>
#include <map>
#include <set>

#include "positions.hpp"

namespace ludograph {
namespace {

using nlohmann::json;

const json& truth() {
    static const json rows = json::parse(std::ifstream(testing::data_file("truth.json")));
    return rows;
}

/// `3,4,5` of a list, `7` of a number; `0` of an empty list.
std::string list_text(const json& values) {
    if (values.is_number()) return std::to_string(values.get<std::int64_t>());
    std::string out;
    for (const json& value : values) {
        if (!out.empty()) out += ',';
        out += list_text(value);
    }
    return out.empty() ? "0" : out;
}

/// Our names of the rulesets of a row; several for a sum.
std::vector<std::string> rulesets(const json& row) {
    const std::string game = row["game"];
    const json& params = row["params"];
    if (game == "nim") return {params == "ordered" ? "nim:ordered" : "nim"};
    if (game == "silver") return {"silver-dollar"};
    if (game == "subtraction") return {"subtraction:" + list_text(params)};
    if (game == "octal") return {"octal:" + params.get<std::string>()};
    if (game == "wythoff") return {params == "ordered" ? "wythoff:ordered" : "wythoff"};
    if (game.starts_with("wythoff-")) return {"wythoff:" + game.substr(8) + "=" + list_text(params)};
    if (game != "sum") return {game};
    if (params == "chomp+wythoff") return {"chomp", "wythoff:ordered"};
    if (params == "sowing+welter") return {"sowing", "welter"};
    EXPECT_EQ(params, "S{1,2}+S{1,3,4}+S{2,3}");
    return {"subtraction:1,2", "subtraction:1,3,4", "subtraction:2,3"};
}

/// The position text of a sum: "nim 1,2 + nim 3".
std::string sum_text(const std::vector<std::string>& games, const json& parts) {
    std::string out;
    for (std::size_t i = 0; i < games.size(); ++i)
        out += (i == 0 ? "" : " + ") + games[i] + " " + list_text(parts[i]);
    return out;
}

/// The position text of an option as a row writes it. The rows on nim drop zero heaps.
std::string option_text(const json& row, json option) {
    const std::vector<std::string> games = rulesets(row);
    if (games.size() > 1) return sum_text(games, option);
    if (games.front() == "nim")
        while (option.size() < row["start"].size()) option.insert(option.begin(), 0);
    return list_text(option);
}

std::string start_text(const json& row) {
    const std::vector<std::string> games = rulesets(row);
    return games.size() > 1 ? sum_text(games, row["start"]) : games.front() + " " + list_text(row["start"]);
}

using histogram = std::vector<std::uint64_t>;

void count(histogram& counts, std::uint32_t value) {
    if (value >= counts.size()) counts.resize(value + std::size_t{1});
    ++counts[value];
}

void check_normal_play(const json& row, const game_graph& graph) {
    std::uint64_t terminals = 0, most_options = 0;
    histogram grundy, remoteness;
    for (vertex v = 0; v < num_vertices(graph); ++v) {
        terminals += is_terminal(graph, v);
        most_options = std::max<std::uint64_t>(most_options, out_degree(v, graph));
        count(grundy, graph[v].grundy);
        count(remoteness, graph[v].remoteness);
    }
    EXPECT_EQ(num_vertices(graph), row["positions"]);
    EXPECT_EQ(num_edges(graph), row["edges_distinct"]);
    EXPECT_EQ(graph[boost::graph_bundle].moves_with_multiplicity, row["edges_with_multiplicity"]);
    EXPECT_EQ(terminals, row["terminal_positions"]);
    EXPECT_EQ(most_options, row["max_out_degree"]);
    EXPECT_EQ(grundy, row["grundy_histogram"].get<histogram>());
    EXPECT_EQ(remoteness, row["remoteness_histogram"].get<histogram>());
    EXPECT_EQ(count_outcomes(graph).p, row["p_positions"]);
    EXPECT_EQ(graph[0].grundy, row["grundy_of_start"]);
    EXPECT_EQ(to_string(graph[0].result), row["outcome"]);
    EXPECT_EQ(graph[0].remoteness, row["remoteness_of_start"]);
    EXPECT_EQ(graph[0].longest, row["longest_game"]);
    EXPECT_EQ(to_string(graph[0].misere), row["misere_outcome"]);
}

void check_misere_play(const json& row, const game_graph& graph) {
    EXPECT_EQ(count_outcomes(graph).p, row["misere_p_positions"]);
    EXPECT_EQ(to_string(graph[0].result), row["misere_outcome"]);
    EXPECT_EQ(graph[0].remoteness, row["misere_remoteness_of_start"]);
}

void check_row(const json& row) {
    const std::string start = start_text(row);
    SCOPED_TRACE(start);
    game_graph graph = testing::labelled(start);
    check_normal_play(row, graph);
    std::vector<std::string> winning;
    for (const json& option : row["winning_moves"]) winning.push_back(option_text(row, option));
    std::sort(winning.begin(), winning.end());
    EXPECT_EQ(testing::winning_options(start), winning);
    label_graph(graph, play::misere);
    check_misere_play(row, graph);
}

void check_game(const std::string& game) {
    std::size_t rows = 0;
    for (const json& row : truth()) {
        if (row["game"] != game) continue;
        check_row(row);
        ++rows;
    }
    EXPECT_GT(rows, 0U);
}

TEST(Truth, HoldsForNim) { check_game("nim"); }
TEST(Truth, HoldsForWelter) { check_game("welter"); }
TEST(Truth, HoldsForSilverDollar) { check_game("silver"); }
TEST(Truth, HoldsForSowing) { check_game("sowing"); }
TEST(Truth, HoldsForSubtraction) { check_game("subtraction"); }
TEST(Truth, HoldsForOctal) { check_game("octal"); }
TEST(Truth, HoldsForWythoff) { check_game("wythoff"); }
TEST(Truth, HoldsForWythoffByFraenkel) { check_game("wythoff-fraenkel"); }
TEST(Truth, HoldsForWythoffByMultiples) { check_game("wythoff-multiple"); }
TEST(Truth, HoldsForWythoffWithACap) { check_game("wythoff-cap"); }
TEST(Truth, HoldsForChomp) { check_game("chomp"); }
TEST(Truth, HoldsForSums) { check_game("sum"); }

TEST(Truth, HoldsForTicTacToe) {
    const json row = *std::find_if(truth().begin(), truth().end(),
                                   [](const json& each) { return each["game"] == "tictactoe"; });
    const game_graph graph = testing::labelled("tictactoe");
    EXPECT_EQ(num_vertices(graph), row["positions"]);
    EXPECT_EQ(num_edges(graph), row["edges_distinct"]);
    EXPECT_EQ(graph[boost::graph_bundle].moves_with_multiplicity, row["edges_with_multiplicity"]);
    const winner_counts all = count_winners(graph), ends = count_winners(graph, true);
    EXPECT_EQ((std::array{all.first, all.second, all.draw}),
              (std::array<std::uint64_t, 3>{row["won_by_X"], row["won_by_O"], row["drawn"]}));
    EXPECT_EQ((std::array{ends.first, ends.second, ends.draw}),
              (std::array<std::uint64_t, 3>{row["terminal_X"], row["terminal_O"], row["terminal_draw"]}));
    EXPECT_EQ(ends.first + ends.second + ends.draw, row["terminal_positions"]);
    std::map<std::pair<side, side>, std::uint64_t> won;  // by winner and mover, the ends apart
    histogram ranks_x, ranks_o, plies, plays(num_vertices(graph), 0);
    plays[0] = 1;
    std::uint64_t games = 0;
    for (vertex v = 0; v < num_vertices(graph); ++v) {
        const position_label& label = graph[v];
        if (!is_terminal(graph, v)) ++won[{label.winner, label.mover}];
        count(plies, label.depth);
        if (label.winner == side::first) count(ranks_x, label.remoteness);
        if (label.winner == side::second) count(ranks_o, label.remoteness);
        for (const vertex option : targets_of(graph, v)) plays[option] += plays[v];
        if (is_terminal(graph, v)) games += plays[v];
    }
    EXPECT_EQ((won[{side::first, side::first}]), row["won_by_X_X_to_move"]);
    EXPECT_EQ((won[{side::first, side::second}]), row["won_by_X_O_to_move"]);
    EXPECT_EQ((won[{side::second, side::first}]), row["won_by_O_X_to_move"]);
    EXPECT_EQ((won[{side::second, side::second}]), row["won_by_O_O_to_move"]);
    EXPECT_EQ(all.draw - ends.draw, row["drawn_non_terminal"]);
    EXPECT_EQ(plies, row["by_ply"].get<histogram>());
    EXPECT_EQ(ranks_x, row["rank_histogram_X"].get<histogram>());
    EXPECT_EQ(ranks_o, row["rank_histogram_O"].get<histogram>());
    EXPECT_EQ(games, row["games"]);
    EXPECT_EQ(side_name(graph[boost::graph_bundle].players, graph[0].winner), row["outcome"]);
    EXPECT_EQ(out_degree(0, graph), row["opening_values"].size());
    for (const vertex opening : targets_of(graph, 0)) EXPECT_EQ(graph[opening].winner, side::draw);
    explore_limits folded;
    folded.symmetry = true;
    const game_graph classes = testing::labelled("tictactoe", play::normal, folded);
    const winner_counts class_ends = count_winners(classes, true);
    EXPECT_EQ(num_vertices(classes), row["positions_up_to_symmetry"]);
    EXPECT_EQ(class_ends.first + class_ends.second + class_ends.draw, row["terminal_up_to_symmetry"]);
}

TEST(Truth, HasNoRowThatIsLeftOut) {
    std::set<std::string> games;
    for (const json& row : truth()) games.insert(row["game"]);
    EXPECT_THAT(games, ::testing::ElementsAre("chomp", "nim", "octal", "silver", "sowing", "subtraction",
                                              "sum", "tictactoe", "welter", "wythoff", "wythoff-cap",
                                              "wythoff-fraenkel", "wythoff-multiple"));
}

// Where the poison may be bitten there is one position more, the empty board, and every position
// has one move more, to it.
TEST(Truth, HoldsForChompWithAPoisonThatCanBeBitten) {
    for (const json& row : truth()) {
        if (!row.contains("full_game")) continue;
        const game_graph graph = testing::labelled(start_text(row));
        EXPECT_EQ(num_vertices(graph) + 1, row["full_game"]["positions"]);
        EXPECT_EQ(num_edges(graph) + num_vertices(graph), row["full_game"]["edges"]);
    }
}

}  // namespace
}  // namespace ludograph
