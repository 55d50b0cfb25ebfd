// A drawing: the one plain value that every picture format is written from.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ludograph/graph/game_graph.hpp"
#include "ludograph/view/palette.hpp"
#include "ludograph/view/words.hpp"

namespace ludograph {

/// How a box names its position.
enum class box_label : std::uint8_t { board, brief, text, none };

/// A vertex as it is drawn.
struct drawn_box {
    vertex id = 0;                   ///< of the graph; the box is named n<id>
    std::vector<std::string> board;  ///< picture of the position: rows of monospaced text, UTF-8
    std::string brief;               ///< the position in as few characters as can be read; maybe several rows
    std::string text;                ///< position text
    std::string verdict;             ///< "P 0"; empty where none is to be shown
    std::optional<std::uint32_t> level = {};  ///< where `drawing::order` is given
    std::string tooltip;             ///< position, outcome, value in words
    std::string fill;                ///< "#rrggbb"
    bool double_border = false;      ///< P, or won by the second of two players
    bool dashed = false;             ///< D, a draw
    bool bold = false;               ///< the start, or the position that is looked at: a solid border
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
    std::string tooltip = {};  ///< "3,4 → 3,3: wins soonest"
    std::uint64_t count = 1;   ///< moves between two groups of positions that it stands for
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
    line_colours colours;
    std::uint64_t drawn = 0, of = 0;   ///< positions that the boxes stand for, and those of the graph
    std::vector<drawn_box> boxes;      ///< in order of id
    std::vector<drawn_line> lines;     ///< in order of (from, to)

    /// What a worksheet made of the drawing says instead: a title that gives nothing away, what to do.
    std::string exercise_title;
    std::vector<std::string> exercise;
};

/// What is drawn: everything; a strategy; one line of best play; groups of positions alike in outcome, value
/// and remoteness.
enum class view_kind : std::uint8_t { full, strategy, line, summary };

/// What levels mean: see `level_order`; `automatic` leaves it to the layout.
enum class rank_by : std::uint8_t { automatic, moves, longest, remoteness, grundy };

enum class colour_by : std::uint8_t { outcome, grundy, remoteness };

/// What to draw of a graph and how.
struct drawing_options {
    std::string title = {};       ///< empty: made from the graph
    bool legend = true;
    view_kind view = view_kind::full;
    bool quickest = false;        ///< the strategy makes quickest moves only
    std::string focus = {};       ///< position text: only this position and what is near it; needs the full view
    std::uint32_t radius = 1;     ///< how near, in moves
    rank_by rank = rank_by::automatic;
    colour_by colour = colour_by::outcome;
    palette_name palette = palette_name::standard;
    ludograph::language language = ludograph::language::english;
    bool worksheet = false;       ///< the drawing as `worksheet_of` makes it
};

/// The drawing of a labelled graph. O(positions + moves), besides what the view takes. Throws input_error where
/// the graph has not what the options ask for.
drawing draw(const game_graph& graph, const drawing_options& options = {});

/// The drawing to be filled in by hand: no colours, letters or values, all moves alike, title and caption that
/// give nothing away. Boxes and lines are the same ones in the same order, and labels as wide and as high, so
/// that a placement of the one fits the other.
drawing worksheet_of(const drawing& solution);

}  // namespace ludograph
