// Colours: of outcomes, of winners, of values, of lines.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>

#include "ludograph/graph/game_graph.hpp"

namespace ludograph {

/// The one of the house; one for colour-blind readers (after M. Okabe and K. Ito, Color Universal
/// Design, 2008); one for a photocopier.
enum class palette_name : std::uint8_t { standard, okabe, gray };

/// "#rrggbb" each. Ordinary lines are made paler by the renderer, the more of them there are.
struct line_colours {
    std::string ordinary = "#000000", winning = "#1b7837", best = "#1b7837";
};

/// Fills are "#rrggbb" and light enough for black text (a contrast of 4.5 at least). Colour is never the
/// only mark: borders, letters and numbers say the same.
struct palette {
    const char* lost;       ///< P
    const char* won;        ///< N
    const char* drawn;      ///< D
    const char* first;      ///< won by the first player
    const char* second;     ///< won by the second player
    const char* even;       ///< won by neither of two players
    const char* infinite;   ///< the loopy value ∞, and positions without the number that is coloured
    std::span<const char* const> values;  ///< Grundy values 0, 1, 2 …; the last is for all from there on
    const char *least, *most;             ///< ends of the scale of remoteness
    const char *winning_line, *best_line;

    const char* fill_of(outcome value) const;
    const char* fill_of(side winner) const;
    line_colours lines() const { return {"#000000", winning_line, best_line}; }
};

inline constexpr const char* no_fill = "#ffffff";

const palette& palette_of(palette_name name);

/// The colour `part` of the way from `from` to `to`, both "#rrggbb"; `part` from 0 to 1.
std::string mixed(const std::string& from, const std::string& to, double part);

}  // namespace ludograph
