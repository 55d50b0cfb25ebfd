// Positions as boards, side by side.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "ludograph/plot/plot.hpp"
#include "ludograph/plot/plot_style.hpp"

namespace ludograph {

/// A position as the catalogue gives it: its diagram, and the text below its board.
struct board {
    std::string diagram, text;
};

/// Larger boards are not legible: columns, rows or tokens in a heap, boards on a page. A game that gives a
/// larger board as numbers instead is refused too, since one of those is larger.
inline constexpr std::size_t longest_side = 80, highest_heap = 40, most_boards = 24;

/// Draws each diagram for what it is made of:
///   `■` squares and `☠` the poisoned one, which is red; `X`, `O` and `.` the cells of a grid;
///   `|o| | |3|` the cells of a strip: a coin, nothing, seeds; numbers: heaps of tokens.
/// Throws input_error where there are more than `most_boards`, where one is too large, or where a diagram is
/// none of these.
plot board_plot(const std::string& title, const std::vector<std::string>& caption,
                const std::vector<board>& boards, const plot_style& style = {});

}  // namespace ludograph
