// Sentences and rows of the text output.
#include "wording.hpp"

#include <unistd.h>

#include "terminal.hpp"

namespace ludograph::cli {

namespace {

constexpr std::size_t name_width = 15, line_width = 78;

std::string outcome_words(outcome result) {
    switch (result) {
        case outcome::N: return emphasised("the player to move wins (N)", emphasis::won, STDOUT_FILENO);
        case outcome::P: return emphasised("the player to move loses (P)", emphasis::lost, STDOUT_FILENO);
        case outcome::D: return emphasised("neither player can force a win (D)", emphasis::drawn, STDOUT_FILENO);
        case outcome::unknown: break;
    }
    return "who wins is not known, the graph is cut";
}

}  // namespace

std::string verdict(outcome result, std::uint32_t grundy) {
    return outcome_words(result) + (grundy == no_value ? "" : ", Grundy value " + std::to_string(grundy));
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
