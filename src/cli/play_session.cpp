// The dialogue of a game: boards and moves out, answers and commands in.
#include "play_session.hpp"

#include <unistd.h>

#include <algorithm>
#include <charconv>

#include "ludograph/error.hpp"
#include "ludograph/rules/text.hpp"
#include "play_wording.hpp"
#include "terminal.hpp"
#include "wording.hpp"

namespace ludograph::cli {

namespace {

constexpr std::string_view help_text =
    "Type the number of a move, its text, or the position it leads to.\n"
    "  hint   a best move\n"
    "  why    the reasons for the verdicts\n"
    "  undo   take back your last move and the answer\n"
    "  quit   leave the game; so does the end of the input\n";

bool is_number(const std::string& text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
}

/// The number of a move in a list of `count`, or 0.
std::size_t move_number(const std::string& text, std::size_t count) {
    std::size_t number = 0;
    const bool fits = is_number(text) &&
                      std::from_chars(text.data(), text.data() + text.size(), number).ec == std::errc{};
    return fits && number <= count ? number : 0;
}

/// Moves are found in upper and in lower case.
bool same_letters(std::string_view a, std::string_view b) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return std::ranges::equal(a, b, {}, lower, lower);
}

}  // namespace

play_session::play_session(const game_graph& graph, const placed& start, const session_settings& settings)
    : graph_(graph),
      start_(start),
      settings_(settings),
      random_(settings.seed),
      opponent_(make_strategy(settings.against, graph, random_)),
      adviser_(make_strategy("perfect", graph, random_)),
      choices_(graph, start.rules),
      game_(graph) {}

void play_session::run() {
    print(greeting() + "\n" + board_text(graph_, game_.now()));
    while (!game_.is_over()) {
        if (game_.to_move() != settings_.human) {
            opponent_moves();
        } else if (human_moves() == state::left) {
            print("The game is left unfinished.\n");
            return;
        }
    }
    const bool human_first = settings_.human == seat::first;
    print("\n" +
          end_words(graph_, game_,
                    {human_first ? "You" : "The opponent", human_first ? "The opponent" : "You"}) +
          ".\n");
}

std::string play_session::greeting() const {
    const graph_facts& facts = graph_[boost::graph_bundle];
    std::string text = start_.text() + ", " + play_words(facts.play) + ": " + facts.rule + "\nYou move " +
                       (settings_.human == seat::first ? "first" : "second") + ", against " +
                       settings_.against;
    if (has_players(graph_)) {
        const bool starts_as_first = graph_[0].mover == side::first;
        text += ", and play " + facts.players[starts_as_first == (settings_.human == seat::first) ? 0 : 1];
    }
    return text + "; 'help' lists the commands.\n";
}

void play_session::opponent_moves() {
    const std::vector<choice>& all = choices_.at(game_.now());
    make(all[opponent_->choose(graph_, game_.now(), all)]);
}

void play_session::make(const choice& chosen) {
    const bool human = game_.to_move() == settings_.human;
    game_.move_to(chosen.to);
    print((human ? "You play " : "\nThe opponent plays ") + choice_words(graph_, chosen) + ".\n\n" +
          board_text(graph_, game_.now()));
}

std::optional<std::string> play_session::ask() {
    const bool shows_typing = isatty(STDIN_FILENO);  // a terminal does, a pipe does not
    print("your move: ");
    try {
        std::optional<std::string> text = input_.next();
        if (!text) print("\n");
        else if (!shows_typing) print(*text + "\n");
        return text;
    } catch (const interrupted&) {
        if (shows_typing) print_text("");
        throw;
    }
}

play_session::state play_session::human_moves() {
    print("\n" + choices_text(graph_, game_.now(), choices_.at(game_.now()), settings_.verdicts));
    const std::size_t before = game_.positions().size();
    while (game_.positions().size() == before) {
        const std::optional<std::string> text = ask();
        if (!text) return state::left;
        try {
            if (obey(*text) == state::left) return state::left;
        } catch (const input_error& failure) {
            print(std::string(failure.what()) + ".\n");
        }
    }
    return state::goes_on;
}

play_session::state play_session::obey(const std::string& text) {
    const auto is = [&](std::string_view word) { return same_letters(text, word); };
    if (is("quit") || is("exit") || is("q")) return state::left;
    if (is("help")) {
        print(help_text);
    } else if (is("undo")) {
        take_back();
    } else if (is("why")) {
        print(why_text(graph_, game_.now(), choices_));
    } else if (is("hint")) {
        const std::vector<choice>& all = choices_.at(game_.now());
        const std::size_t best = adviser_->choose(graph_, game_.now(), all);
        print(std::to_string(best + 1) + ", " + choice_words(graph_, all[best]) + ", " +
              verdict_words(verdict_of(graph_[game_.now()], graph_[all[best].to])) + ".\n");
    } else {
        make(chosen_by(text));
    }
    return state::goes_on;
}

void play_session::take_back() {
    for (std::size_t i = game_.positions().size() - 1; i-- > 0;) {
        if (game_.seat_at(i) != settings_.human) continue;
        game_.take_back(i + 1);
        print("Taken back.\n\n" + board_text(graph_, game_.now()));
        return;
    }
    throw input_error("There is no move of yours to take back");
}

const choice& play_session::chosen_by_number(const std::string& text) {
    const std::vector<choice>& all = choices_.at(game_.now());
    const std::size_t number = move_number(text, all.size());
    if (number == 0)
        throw input_error("There is no move number " + text.substr(0, 20) + "; the moves are numbered 1 to " +
                          std::to_string(all.size()));
    return all[number - 1];
}

const choice& play_session::chosen_by(const std::string& text) {
    const std::vector<choice>& all = choices_.at(game_.now());
    const std::string remedy = "; give a number from 1 to " + std::to_string(all.size()) +
                               ", a move such as " + all.front().moves.front() + ", or 'help'";
    if (text.empty()) throw input_error("Nothing is typed" + remedy);
    const std::optional<std::string> position = position_of(text);
    const naming& names = *graph_[boost::graph_bundle].names;
    std::vector<const choice*> meant;
    for (const choice& each : all) {
        const auto is_text = [&](const std::string& move) { return same_letters(move, text); };
        if (std::ranges::any_of(each.moves, is_text) || names.position(each.to) == position)
            meant.push_back(&each);
    }
    // In the list a number stands in front of its move; a position that is a number comes second.
    if (is_number(text) && (meant.empty() || move_number(text, all.size()) != 0)) return chosen_by_number(text);
    if (meant.size() == 1) return *meant.front();
    if (meant.size() > 1)
        throw input_error(in_quotes(text) + " fits more than one move; give the number of the one you mean");
    throw input_error(
        (position ? "No move leads to " + in_quotes(*position) : in_quotes(text) + " is no move here") +
        remedy);
}

std::optional<std::string> play_session::position_of(const std::string& text) const {
    try {
        return start_.rules->format(start_.rules->parse(text));
    } catch (const input_error&) {
        return std::nullopt;
    }
}

}  // namespace ludograph::cli
