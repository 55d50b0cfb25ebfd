// Boards set side by side on a page.
#include "ludograph/plot/board_plot.hpp"

#include <algorithm>
#include <array>

#include "diagram.hpp"
#include "gnuplot_text.hpp"
#include "ludograph/error.hpp"

namespace ludograph {

namespace {

using kind = shapes::kind;

constexpr double largest_cell = 46, least_cell = 4, text_size = 11, number_size = 9;
// In cells.
constexpr double between_columns = 1.6, below_board = 2, between_rows = 0.8;

/// How boards share the page: rows of as many columns, each place as large as the largest board.
struct arrangement {
    std::size_t columns = 1, rows = 1;
    double cell = 0;  ///< points
};

struct size_in_cells {
    double width = 0, height = 0;
};

/// With the columns that give the largest cells.
arrangement arrange(std::size_t boards, const size_in_cells& place, const plot_area& area) {
    arrangement best;
    for (std::size_t columns = 1; columns <= boards; ++columns) {
        const std::size_t rows = (boards + columns - 1) / columns;
        const double across = area.width() / (static_cast<double>(columns) * place.width),
                     down = area.height() / (static_cast<double>(rows) * place.height);
        const double cell = std::min({across, down, largest_cell});
        if (cell > best.cell) best = {columns, rows, cell};
    }
    return best;
}

/// The data blocks of all shapes of a kind, and what draws them; the name of the colour follows.
struct kind_style {
    kind what;
    const char *name, *drawing;
    const char* plot_colours::*colour;
};

// One line of data a shape: x, y, size.
constexpr const char* box = "using 1:2:($3/2):($3/2) with boxxyerror fillstyle solid border rgb '#000000' fillcolor rgb ";
constexpr std::array kind_styles = {
    kind_style{kind::cell, "cells", box, &plot_colours::square},
    kind_style{kind::poison, "poison", box, &plot_colours::poison},
    kind_style{kind::token, "tokens",
               "using 1:2:($3/2) with circles fillstyle solid border rgb '#000000' fillcolor rgb ", &plot_colours::token},
    kind_style{kind::seed, "seeds", "using 1:2:($3/2) with circles fillstyle solid noborder fillcolor rgb ",
               &plot_colours::seed},
    kind_style{kind::cross, "rising",
               "using ($1-$3/2):($2-$3/2):3:3 with vectors nohead linewidth 3 linecolor rgb ", &plot_colours::cross},
    kind_style{kind::cross, "falling",
               "using ($1-$3/2):($2+$3/2):3:(-$3) with vectors nohead linewidth 3 linecolor rgb ", &plot_colours::cross},
    kind_style{kind::ring, "rings", "using 1:2:($3/2) with circles fillstyle empty border linewidth 3 linecolor rgb ",
               &plot_colours::ring},
};

std::string place_text(double x, double y) { return decimal(x, 3) + "," + decimal(y, 3); }

std::string label(const std::string& text, double x, double y, const std::string& font, const char* colour) {
    return "set label " + quoted(text) + " at first " + place_text(x, y) + " center font '" + font +
           "' textcolor rgb '" + colour + "' front\n";
}

struct placed_shapes {
    shapes drawn;
    std::string text;
    double left = 0, bottom = 0;  ///< in cells
};

/// The labels of a board: its numbers, the sign of the poison, the position.
std::string labels_of(const placed_shapes& board, double cell) {
    std::string all;
    const std::string small = "DejaVu Sans," + decimal(std::min(number_size, cell * 0.55), 1);
    for (const shapes::word& word : board.drawn.words)
        all += label(word.text, board.left + word.x, board.bottom + word.y, small, "#444444");
    for (const shapes::shape& shape : board.drawn.all)
        if (shape.what == kind::poison)
            all += label("☠", board.left + shape.x, board.bottom + shape.y,
                         "DejaVu Sans," + decimal(cell * 0.6, 1), "#ffffff");
    const double below = board.drawn.words.empty() ? 0.7 : 1.3;
    return all + label(board.text, board.left + board.drawn.width / 2, board.bottom - below,
                       "DejaVu Sans," + decimal(std::clamp(cell * 0.5, 7.0, text_size), 1), "#000000");
}

void add_shapes(plot& to, const std::vector<placed_shapes>& boards, const plot_colours& colours) {
    std::string drawings;
    for (const kind_style& each : kind_styles) {
        std::string data;
        for (const placed_shapes& board : boards)
            for (const shapes::shape& shape : board.drawn.all)
                if (shape.what == each.what)
                    data += decimal(board.left + shape.x, 4) + " " + decimal(board.bottom + shape.y, 4) +
                            " " + decimal(shape.size, 4) + "\n";
        if (data.empty()) continue;
        const std::string block = std::string("$") + each.name;
        to.data += block + " << END\n" + data + "END\n";
        drawings += (drawings.empty() ? "plot " : ", \\\n     ") + block + " " + each.drawing +
                    quoted(colours.*each.colour) + " notitle";
    }
    to.commands += drawings.empty() ? "plot NaN notitle\n" : drawings + "\n";
}

}  // namespace

plot board_plot(const std::string& title, const std::vector<std::string>& caption,
                const std::vector<board>& boards, const plot_style& style) {
    if (boards.size() > most_boards)
        throw input_error(std::to_string(boards.size()) + " boards are too many for a page; draw up to " +
                          std::to_string(most_boards) + " at a time");
    plot made{title, caption, lying_page, {}, {}};
    std::vector<placed_shapes> placed;
    size_in_cells largest;
    for (const board& each : boards) {
        placed.push_back({shapes_of(each.diagram), each.text});
        // The position below a narrow board is wider than the board.
        const double text_width = 0.35 * static_cast<double>(each.text.size());
        largest.width = std::max({largest.width, placed.back().drawn.width, text_width});
        largest.height = std::max(largest.height, placed.back().drawn.height);
    }
    const size_in_cells place{largest.width + between_columns, largest.height + below_board + between_rows};
    const plot_area area = begin_page(made);
    const arrangement chosen = arrange(boards.size(), place, area);
    if (chosen.cell < least_cell)
        throw input_error("the boards are too large to stand side by side on a page; draw fewer at a time");
    std::string labels;
    for (std::size_t i = 0; i < placed.size(); ++i) {
        placed_shapes& board = placed[i];
        const auto column = static_cast<double>(i % chosen.columns),
                   row = static_cast<double>(chosen.rows - 1 - i / chosen.columns);
        board.left = column * place.width + (place.width - board.drawn.width) / 2;
        board.bottom = row * place.height + below_board;
        labels += labels_of(board, chosen.cell);
    }
    const double width = static_cast<double>(chosen.columns) * place.width * chosen.cell,
                 height = static_cast<double>(chosen.rows) * place.height * chosen.cell;
    const double left = (made.size.width - width) / 2, top = area.top - (area.height() - height) / 2;
    made.commands += margins({left, top - height, left + width, top}, made.size) +
                     "unset border\nunset tics\nunset key\n" +
                     "set xrange [0:" + decimal(width / chosen.cell, 4) +
                     "]\nset yrange [0:" + decimal(height / chosen.cell, 4) + "]\n" + labels;
    add_shapes(made, placed, style.colours());
    return made;
}

}  // namespace ludograph
