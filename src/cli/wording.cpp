// Sentences and rows of the text output.
#include "wording.hpp"

#include <unistd.h>

#include "terminal.hpp"

namespace ludograph::cli {

namespace {

constexpr std::size_t name_width = 15, line_width = 78;

constexpr const char* unknown_words = "who wins is not known, the graph is cut";

std::string coloured(const std::string& words, outcome result) {
    const emphasis colour = result == outcome::N   ? emphasis::won
                            : result == outcome::P ? emphasis::lost
                                                   : emphasis::drawn;
    return emphasised(words, colour, STDOUT_FILENO);
}

std::string outcome_words(outcome result) {
    switch (result) {
        case outcome::N: return coloured("the player to move wins (N)", result);
        case outcome::P: return coloured("the player to move loses (P)", result);
        case outcome::D: return coloured("neither player can force a win (D)", result);
        case outcome::unknown: break;
    }
    return unknown_words;
}

}  // namespace

std::string verdict(outcome result, const std::string& grundy) {
    return outcome_words(result) + (grundy.empty() ? "" : ", Grundy value " + grundy);
}

std::string players_verdict(const std::array<std::string, 2>& players, const position_label& label, bool over) {
    const std::string winner = side_name(players, label.winner);
    const bool drawn = label.winner == side::draw;
    if (over) return coloured(drawn ? "the game is drawn" : winner + " has won", label.result);
    const std::string mover = side_name(players, label.mover) + " is to move, ";
    if (label.winner == side::none) return mover + unknown_words;
    if (drawn) return mover + outcome_words(outcome::D);
    return mover + coloured(winner + " wins (" + to_string(label.result) + ")", label.result);
}

std::string play_words(play convention) { return std::string(to_string(convention)) + " play"; }

std::string counted(std::uint64_t count, const std::string& noun) {
    return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

std::string row(const std::string& name, const std::string& value) {
    std::string padded = name;
    padded.resize(std::max(name_width, name.size() + 1), ' ');
    return "  " + padded + value + "\n";
}

std::string wrapped(const std::vector<std::string>& items) {
    std::string text;
    std::size_t column = name_width + 2;
    for (const std::string& item : items) {
        if (!text.empty()) {
            const bool fits = column + 2 + item.size() <= line_width;
            text += fits ? "  " : "\n" + std::string(name_width + 2, ' ');
            column = fits ? column + 2 : name_width + 2;
        }
        text += item;
        column += item.size();
    }
    return text;
}

std::string number_text(std::uint32_t value) { return value == no_value ? "" : std::to_string(value); }

}  // namespace ludograph::cli
