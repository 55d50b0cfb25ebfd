// `ludograph play`: a person against a strategy, or two strategies against each other.
#include "command_line.hpp"
#include "explore_options.hpp"
#include "ludograph/error.hpp"
#include "ludograph/rules/text.hpp"
#include "play_session.hpp"
#include "play_simulation.hpp"
#include "quantity.hpp"
#include "terminal.hpp"

namespace ludograph::cli {

namespace {

struct request {
    graph_options graph;
    session_settings session;
    simulation strategies;
    bool simulated = false;
};

seat parse_seat(const std::string& text) {
    if (text == "first") return seat::first;
    if (text == "second") return seat::second;
    throw input_error("--as: " + in_quotes(text) + " is neither first nor second");
}

void declare(command_line& line, request& asked) {
    line.add_value("--as", "WHO", "you move first (default) or second",
                   [&](const std::string& text) { asked.session.human = parse_seat(text); });
    line.add_value("--against", "STRATEGY", "perfect (default), random or knn:K",
                   [&](const std::string& text) {
                       check_strategy(text);
                       asked.session.against = text;
                   });
    line.options().add_flag_callback(
        "--no-verdicts", [&] { asked.session.verdicts = false; }, "list the moves without what they come to");
    line.add_value("--simulate", "A,B", "let the strategies A and B play instead of you",
                   [&](const std::string& text) {
                       asked.strategies.strategies = parse_pair(text);
                       asked.simulated = true;
                   });
    line.add_value("--games", "N", "simulate N games and tell the score (default 1, with its moves)",
                   [&](const std::string& text) {
                       asked.strategies.games = parse_count("--games", text, 1, 1'000'000'000);
                   });
    line.add_value("--seed", "N", "of the random numbers (default 1); the same seed, the same game",
                   [&](const std::string& text) {
                       asked.session.seed = asked.strategies.seed =
                           parse_count("--seed", text, 0, UINT64_MAX);
                   });
    line.options().add_flag("--json", asked.strategies.json, "the simulation as JSON on stdout");
    add_explore_options(line, asked.graph);
}

/// Some options are for a game with a person, some for a simulation.
void check_combination(const CLI::App& options, bool simulated) {
    const auto refuse = [&](const char* name, const char* why) {
        if (options.count(name) != 0) throw input_error("play: " + std::string(name) + " " + why);
    };
    for (const char* name : {"--as", "--against", "--no-verdicts"})
        if (simulated) refuse(name, "is for a game that you play; leave it out or leave out --simulate");
    for (const char* name : {"--games", "--json"})
        if (!simulated)
            refuse(name, "is for strategies that play each other; add e.g. --simulate perfect,random");
}

int run_play(command_line& line) {
    request asked;
    declare(line, asked);
    const placed start = read_placed(joined(line.parse()));
    check_combination(line.options(), asked.simulated);
    const game_graph graph = labelled_graph(start, asked.graph, start.text());
    const std::string simulated = asked.simulated ? simulate(graph, start, asked.strategies) : "";
    erase_progress();
    if (asked.simulated) print(simulated);
    else play_session(graph, start, asked.session).run();
    return all_good;
}

}  // namespace

extern const command play_command;
const command play_command = {
    .name = "play",
    .arguments = "RULESET [POSITION] [options]",
    .summary = "play at the terminal, or let two strategies play each other",
    .examples = {"ludograph play nim 3,4,5",
                 "ludograph play sowing 1,2,2,1,1,2,2,1 --as second --against knn:3",
                 "ludograph play sowing 1,2,2,1,1,2,2,1 --simulate knn:3,random --games 100 --seed 7"},
    .details =
        "Draws the board after every move and lists your moves with what they come to: a win, a loss or\n"
        "a draw, and in how many moves of both players. Answer with the number of a move, with its text or\n"
        "with the position it leads to; 'hint', 'why', 'undo', 'help' and 'quit' are commands. Strategies:\n"
        "  perfect  wins as quickly and loses as slowly as can be, and keeps a draw\n"
        "  random   any move\n"
        "  knn:K    K nearest neighbours, a heuristic from a lesson: a position is judged like an end when\n"
        "           most of its K nearest options are ends (distance: the sum of the differences of the\n"
        "           numbers); it draws among the moves to such positions, or among all. K is odd.\n"
        "A position that comes for the third time makes the game a draw.",
    .run = run_play,
};

}  // namespace ludograph::cli
