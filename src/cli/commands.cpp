// The table of commands, and what happens around each of them.
#include "command.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <new>

#include "command_line.hpp"
#include "ludograph/catalog/catalog.hpp"
#include "ludograph/error.hpp"
#include "ludograph/rules/text.hpp"
#include "frugal_threads.hpp"
#include "signals.hpp"
#include "terminal.hpp"

namespace ludograph::cli {

extern const command graph_command, solve_command, batch_command, label_command, check_command, verify_command,
    sequence_command, table_command, plot_command, play_command, games_command;

namespace {

const command* const all_commands[] = {&graph_command, &solve_command,  &batch_command, &label_command,
                                       &check_command, &verify_command, &sequence_command,
                                       &table_command, &plot_command,  &play_command,     &games_command};

std::string general_help() {
    std::string text =
        "Example:\n"
        "  ludograph solve nim 3,4,5\n\n"
        "Ludograph explores a combinatorial game into a graph, labels every position with its outcome\n"
        "and value, and draws or exports the graph.\n\n"
        "Usage: ludograph COMMAND …\n\n"
        "Commands:\n";
    for (const command* each : all_commands) {
        std::string name(each->name);
        name.resize(10, ' ');
        text += "  " + name + std::string(each->summary) + "\n";
    }
    return text +
           "\nOptions:\n"
           "  -h, --help    this text; 'ludograph COMMAND --help' for a command\n"
           "  --version     the version\n\n"
           "Exit codes: 0 all good, 1 part of the work failed, 2 wrong input, 3 a limit was reached,\n"
           "4 an output could not be written, 129 hung up, 130 interrupted, 143 terminated.\n";
}

bool is_game(const std::string& name) {
    return std::ranges::any_of(all_games(), [&](const game_entry& game) { return game.facts.name == name; });
}

const command& find_command(const std::string& name) {
    std::vector<std::string> names = {"--help", "--version"};
    for (const command* each : all_commands) {
        if (each->name == name) return *each;
        names.emplace_back(each->name);
    }
    if (is_game(name.substr(0, name.find(':'))))
        throw input_error(name + " is a game, not a command; write e.g. ludograph solve " + name + " …");
    const std::string near = nearest(name, names);
    throw input_error("no command is named " + in_quotes(name) + "; " +
                      (near.empty() ? "'ludograph --help' lists them" : "did you mean " + near + "?"));
}

int dispatch(const std::vector<std::string>& words) {
    if (words.empty())
        throw input_error("no command given; 'ludograph --help' lists them, e.g. ludograph solve nim 3,4,5");
    if (words.front() == "--help" || words.front() == "-h") {
        print(general_help());
        return all_good;
    }
    if (words.front() == "--version") {
        print("ludograph " LUDOGRAPH_VERSION "\n");
        return all_good;
    }
    const command& chosen = find_command(words.front());
    command_line line(chosen, {words.begin() + 1, words.end()});
    try {
        return chosen.run(line);
    } catch (const help_requested& help) {
        print(help.text);
        return all_good;
    }
}

/// A stream that is closed must not become the first file that is opened. It fails as before: what only reads cannot be
/// written, and the other way round.
void occupy_streams() {
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; ++stream)
        if (fcntl(stream, F_GETFD) < 0) open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

void prepare_signals() {
    // What goes wrong with a write is to be reported by the write itself.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
    catch_signals();
    catch_sudden_ends();
}

void prepare_terminal(const std::vector<std::string>& words) {
    // An error may come before the options are parsed.
    if (std::find(words.begin(), words.end(), "--no-color") != words.end()) terminal().color = false;
}

}  // namespace

int run(int count, const char* const* given) noexcept {
    occupy_streams();
    prepare_signals();
    keep_threads_frugal();
    try {
        const std::vector<std::string> words(given, given + count);
        prepare_terminal(words);
        return dispatch(words);
    } catch (const interrupted& stop) {
        print_line(stop.what());
        return 128 + stop.signal();
    } catch (const limit_error& failure) {
        print_error(failure.what());
        return limit_reached;
    } catch (const output_error& failure) {
        print_error(failure.what());
        return output_failed;
    } catch (const error& failure) {
        print_error(failure.what());
        return bad_input;
    } catch (const std::bad_alloc&) {
        print_error(out_of_memory);
        return limit_reached;
    } catch (const std::exception& failure) {
        print_error(unexpected(failure));
        return output_failed;
    }
}

}  // namespace ludograph::cli
