// One game move by move, or the score of many.
#include "play_simulation.hpp"

#include <algorithm>

#include "json_text.hpp"
#include "ludograph/error.hpp"
#include "ludograph/rules/text.hpp"
#include "play_wording.hpp"
#include "signals.hpp"
#include "terminal.hpp"
#include "wording.hpp"

namespace ludograph::cli {

namespace {

std::size_t index_of(seat one) { return one == seat::first ? 0 : 1; }
const char* name_of(seat one) { return one == seat::first ? "first" : "second"; }

/// The two strategies at the board, and the random numbers they share.
class table {
public:
    table(const game_graph& graph, const placed& start, const simulation& asked)
        : graph_(graph), random_(asked.seed), choices_(graph, start.rules) {
        for (std::size_t i = 0; i < players_.size(); ++i)
            players_[i] = make_strategy(asked.strategies[i], graph, random_);
    }

    /// One game, in which the strategy `first`, 0 or 1, moves first.
    course play(std::size_t first) {
        course game(graph_);
        play_out(game, choices_, graph_, *players_[first], *players_[1 - first]);
        return game;
    }

    const choice& made(vertex from, vertex to) {
        return *std::ranges::find_if(choices_.at(from), [&](const choice& each) { return each.to == to; });
    }

private:
    const game_graph& graph_;
    random_source random_;
    choice_table choices_;
    std::array<std::unique_ptr<strategy>, 2> players_;
};

json head_json(const game_graph& graph, const simulation& asked) {
    const graph_facts& facts = graph[boost::graph_bundle];
    return {{"format", "ludograph-play"},
            {"version", 1},
            {"game", facts.game},
            {"position", facts.start},
            {"play", to_string(facts.play)},
            {"seed", json_count(asked.seed)},
            {"strategies", asked.strategies}};
}

std::string one_game_json(const game_graph& graph, const simulation& asked, table& players) {
    const course game = players.play(0);
    json object = head_json(graph, asked);
    object["moves"] = json::array();
    for (std::size_t i = 0; i + 1 < game.positions().size(); ++i) {
        const choice& made = players.made(game.positions()[i], game.positions()[i + 1]);
        object["moves"].push_back({{"by", name_of(game.seat_at(i))},
                                   {"moves", made.moves},
                                   {"to", graph[boost::graph_bundle].names->position(made.to)}});
    }
    const winner won = game.winner();
    object["winner"] = won ? name_of(*won) : "draw";
    return json_line(object);
}

std::string one_game_text(const game_graph& graph, const placed& start, const simulation& asked,
                          table& players) {
    const course game = players.play(0);
    const auto& [first, second] = asked.strategies;
    std::string text = start.text() + ", " + play_words(graph[boost::graph_bundle].play) + ": " + first +
                       " moves first, " + second + " second\n";
    const std::size_t width = std::max(first.size(), second.size()) + 2;
    for (std::size_t i = 0; i + 1 < game.positions().size(); ++i) {
        std::string mover = asked.strategies[index_of(game.seat_at(i))];
        mover.resize(width, ' ');
        text += "  " + mover +
                choice_words(graph, players.made(game.positions()[i], game.positions()[i + 1])) + "\n";
    }
    return text + end_words(graph, game, {first + " (first)", second + " (second)"}) + "\n";
}

/// Games won, by strategy and by who moved first in them.
struct score {
    std::array<std::array<std::uint64_t, 2>, 2> won{};  ///< [strategy][index of its seat]
    std::array<std::uint64_t, 2> games{};               ///< in which that strategy moved first
    std::uint64_t draws = 0;

    std::uint64_t wins(std::size_t strategy) const { return won[strategy][0] + won[strategy][1]; }
    std::uint64_t wins_of(seat one) const { return won[0][index_of(one)] + won[1][index_of(one)]; }
};

score play_all(const simulation& asked, table& players) {
    score result;
    for (std::uint64_t i = 0; i < asked.games; ++i) {
        stop_if_signalled();
        show_progress(std::to_string(i) + " of " + std::to_string(asked.games) + " games");
        const std::size_t first = i % 2;
        const winner won = players.play(first).winner();
        ++result.games[first];
        if (!won) ++result.draws;
        else ++result.won[*won == seat::first ? first : 1 - first][index_of(*won)];
    }
    return result;
}

std::string score_json(const game_graph& graph, const simulation& asked, const score& result) {
    json object = head_json(graph, asked);
    object["games"] = json_count(asked.games);
    object["wins"] = json::array();
    for (const std::size_t i : {0u, 1u})
        object["wins"].push_back({{"all", json_count(result.wins(i))},
                                  {"moving_first", json_count(result.won[i][0])},
                                  {"moving_second", json_count(result.won[i][1])}});
    object["wins_of_first"] = json_count(result.wins_of(seat::first));
    object["wins_of_second"] = json_count(result.wins_of(seat::second));
    object["draws"] = json_count(result.draws);
    return json_line(object);
}

std::string score_text(const game_graph& graph, const placed& start, const simulation& asked,
                       const score& result) {
    const auto out_of = [](std::uint64_t won, std::uint64_t all) {
        return std::to_string(won) + " of " + std::to_string(all);
    };
    std::string text = start.text() + ", " + play_words(graph[boost::graph_bundle].play) + ": " +
                       counted(asked.games, "game") + ", the two move first in turn\n";
    for (const std::size_t i : {0u, 1u})
        text += row(asked.strategies[i], "wins " + out_of(result.wins(i), asked.games) + ": moving first " +
                                             out_of(result.won[i][0], result.games[i]) + ", second " +
                                             out_of(result.won[i][1], result.games[1 - i]));
    text += row("first to move", "wins " + out_of(result.wins_of(seat::first), asked.games));
    return text + row("draws", std::to_string(result.draws));
}

}  // namespace

std::array<std::string, 2> parse_pair(const std::string& text) {
    const std::vector<piece> names = split(text, ',');
    if (names.size() != 2)
        throw input_error("--simulate: " + in_quotes(text) +
                          " is not two strategies; write e.g. --simulate perfect,random");
    for (const piece& name : names) check_strategy(name.text);
    return {std::string(names[0].text), std::string(names[1].text)};
}

std::string simulate(const game_graph& graph, const placed& start, const simulation& asked) {
    table players(graph, start, asked);
    if (asked.games == 1)
        return asked.json ? one_game_json(graph, asked, players)
                          : one_game_text(graph, start, asked, players);
    const score result = play_all(asked, players);
    return asked.json ? score_json(graph, asked, result) : score_text(graph, start, asked, result);
}

}  // namespace ludograph::cli
