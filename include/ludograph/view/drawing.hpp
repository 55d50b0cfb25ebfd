// A drawing: the one plain value that every picture format is written from.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ludograph/graph/game_graph.hpp"

namespace ludograph {

/// How a box names its position.
enum class box_label : std::uint8_t { board, brief, text, none };

/// A vertex as it is drawn.
struct drawn_box {
    vertex id = 0;                   ///< of the graph; the box is named n<id>
    std::vector<std::string> board;  ///< picture of the position: rows of monospaced text, UTF-8
    std::string brief;               ///< the position in as few characters as can be read
    std::string text;                ///< position text
    std::string verdict;             ///< "P 0"; empty where none is to be shown
    std::optional<std::uint32_t> level = {};  ///< where `drawing::order` is given
    std::string tooltip;             ///< position, outcome, value in words
    std::string fill;                ///< "#rrggbb"
    bool double_border = false;      ///< P, or won by the second of two players
    bool dashed = false;             ///< D, a draw
    bool bold = false;               ///< the start
    bool dotted = false;             ///< frontier
    bool terminal = false;
    /// Labels as names and values, for formats that carry data: outcome, grundy, remoteness …
    std::vector<std::pair<std::string, std::string>> data;
};

enum class line_style : std::uint8_t { ordinary, winning, best };

/// A move as it is drawn: from box to box, by vertex id.
struct drawn_line {
    vertex from = 0, to = 0;
    line_style style = line_style::ordinary;
    std::string tooltip = {};
};

/// The text of a box under one way of naming positions, top to bottom: the position, then the verdict.
std::vector<std::string> lines_of(const drawn_box& box, box_label label);

/// What puts a box on its level, the first level at the top: the longest play from it to an end
/// among the drawn lines, the longest play to it, or the `level` of the box (0 at the bottom).
enum class level_order : std::uint8_t { automatic, to_end, from_start, given };

/// One line of the legend: a sample of a box, or of a move when `line` is set, and what it means.
struct legend_entry {
    std::string fill;
    bool double_border = false;
    bool dashed = false;
    bool dotted = false;
    bool bold = false;
    bool terminal = false;
    std::optional<line_style> line;
    std::string mark;  ///< what the sample shows inside: "P"
    std::string text;
};

struct drawing {
    std::string title;
    level_order order = level_order::automatic;
    std::vector<std::string> caption;  ///< rule, play convention, what was left out
    std::vector<legend_entry> legend;  ///< empty: none is drawn
    std::vector<drawn_box> boxes;      ///< in order of id
    std::vector<drawn_line> lines;     ///< in order of (from, to)
};

/// What to draw of a graph and how.
struct drawing_options {
    std::string title;  ///< empty: made from the graph
    bool legend = true;
};

/// The drawing of a whole labelled graph. O(positions + moves).
drawing draw(const game_graph& graph, const drawing_options& options = {});

/// The parts of `draw`, for writers that do not keep the whole drawing: all but boxes and lines,
/// one box, one line.
drawing draw_frame(const game_graph& graph, const drawing_options& options = {});
drawn_box draw_box(const game_graph& graph, vertex v);
drawn_line draw_line(const game_graph& graph, vertex from, vertex to);

}  // namespace ludograph
