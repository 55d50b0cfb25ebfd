// Grids: marks of lost positions, heat maps.
#include "ludograph/plot/grid_plot.hpp"

#include <algorithm>
#include <utility>

#include "chart.hpp"
#include "gnuplot_text.hpp"

namespace ludograph {

namespace {

constexpr double left_of_axis = 44, below_axis = 34, right_of_grid = 210, gap = 18;
constexpr double least_mark = 2.2, line_width = 6;  // points
constexpr std::size_t most_boxes = 160, most_numbers = 24;  // along a side

double number(std::size_t value) { return static_cast<double>(value); }

/// The place of the grid on the page: cells are squares.
plot_area cells_in(const plot_area& area, const position_grid& grid) {
    const double cell = std::min((area.width() - left_of_axis - right_of_grid) / number(grid.width),
                                 (area.height() - below_axis - 4) / number(grid.height));
    const double left = area.left + left_of_axis, bottom = area.top - 4 - cell * number(grid.height);
    return {left, bottom, left + cell * number(grid.width), area.top - 4};
}

std::string axis(const char* which, std::size_t count, const std::string& name, double length) {
    return std::string("set ") + which + "range [-0.5:" + decimal(number(count) - 0.5, 1) + "]\nset " +
           which + "tics " + std::to_string(tick_step(0, count - 1, length)) + " nomirror out\nset format " + which +
           " '%.0f'\nset " + which + "label " + quoted(name) + "\n";
}

plot_area begin(plot& to, const position_grid& grid) {
    to.title = grid.title;
    to.caption = grid.caption;
    to.size = lying_page;
    const plot_area cells = cells_in(begin_page(to), grid);
    to.commands += margins(cells, to.size) + "set border 15\n" +
                   axis("x", grid.width, grid.x_name, cells.width()) +
                   axis("y", grid.height, grid.y_name, cells.height());
    return cells;
}

template <class Use>
void for_each_cell(const position_grid& grid, Use use) {
    for (std::size_t y = 0; y < grid.height; ++y)
        for (std::size_t x = 0; x < grid.width; ++x)
            if (const auto& value = grid.values[x + y * grid.width]) use(x, y, *value);
}

std::string point_text(std::size_t x, std::size_t y) { return std::to_string(x) + " " + std::to_string(y); }

/// Both ends of the part of a line that is in the grid, as a data block.
std::string line_block(const sloped_line& line, const position_grid& grid) {
    const double right = number(grid.width) - 0.5, top = number(grid.height) - 0.5;
    const double x = std::min(right, top / line.slope);
    return "0 0\n" + decimal(x, 6) + " " + decimal(x * line.slope, 6) + "\n";
}

/// "x y value" a line.
std::string list_of_cells(const position_grid& grid) {
    std::string list;
    for_each_cell(grid, [&](std::size_t x, std::size_t y, std::uint32_t value) {
        list += point_text(x, y) + " " + std::to_string(value) + "\n";
    });
    return list;
}

/// A line for each y: gnuplot reads a million cells so in a tenth of the time.
std::string rows_of_cells(const position_grid& grid) {
    std::string rows;
    for (std::size_t i = 0; i < grid.values.size(); ++i) {
        rows += grid.values[i] ? std::to_string(*grid.values[i]) : "NaN";
        rows += (i + 1) % grid.width == 0 ? '\n' : ' ';
    }
    return rows;
}

}  // namespace

plot lost_positions_plot(const position_grid& grid, const plot_style& style) {
    const words& in = style.text();
    plot made;
    const plot_area cells = begin(made, grid);
    std::string marks;
    std::size_t lost = 0, known = 0;
    for_each_cell(grid, [&](std::size_t x, std::size_t y, std::uint32_t value) {
        ++known;
        if (value != 0) return;
        ++lost;
        marks += point_text(x, y) + "\n";
    });
    const double cell = cells.width() / number(grid.width);
    const std::string half = decimal(std::max(0.5, least_mark / 2 / cell), 4);
    std::string drawings = "plot ";
    // Broad and pale behind the marks, which lie along them: marks of the least size leave their sides to be seen.
    const auto& colours = style.colours().lines;
    for (std::size_t i = 0; i < grid.lines.size(); ++i) {
        const std::string block = "line" + std::to_string(i + 1);
        made.data += "$" + block + " << END\n" + line_block(grid.lines[i], grid) + "END\n";
        // Told apart by their dashes as well.
        drawings += "$" + block + " with lines linewidth " + decimal(line_width, 0) + " dashtype " +
                    (i % 2 == 0 ? "solid" : "(4,2)") + " linecolor rgb '" + colours[i % colours.size()] + "' title " +
                    quoted(grid.lines[i].text) + ", \\\n     ";
    }
    if (lost > 0) {
        made.data += "$lost << END\n" + marks + "END\n";
        drawings += "$lost using 1:2:(" + half + "):(" + half +
                    ") with boxxyerror fillstyle solid noborder fillcolor rgb '" + style.colours().lost + "' title " +
                    quoted(in.lost_marks.with({std::to_string(lost), std::to_string(known)}));
    } else {
        drawings += "NaN with lines linecolor rgb '#ffffff' title " +
                    quoted(in.no_lost_marks.with({std::to_string(known)}));
    }
    made.commands += "set key at " + screen(cells.right + gap, cells.top, made.size) +
                     " left top vertical Left reverse samplen 2 font 'DejaVu Sans,9'\n" + drawings + "\n";
    return made;
}

plot heat_map(const position_grid& grid, const plot_style& style) {
    plot made;
    const plot_area cells = begin(made, grid);
    std::uint32_t most = 1;
    for_each_cell(grid, [&](std::size_t, std::size_t, std::uint32_t value) { most = std::max(most, value); });
    const bool small = std::max(grid.width, grid.height) <= most_boxes;
    made.data += "$cells << END\n" + (small ? list_of_cells(grid) : rows_of_cells(grid)) + "END\n";
    std::string colours;
    const auto& scale = style.colours().scale;
    for (std::size_t i = 0; i < scale.size(); ++i)
        colours += (i == 0 ? "" : ", ") + std::to_string(i) + " '" + scale[i] + "'";
    const double right = cells.right + gap;
    made.commands +=
        "unset key\nset palette defined (" + colours + ")\nset cbrange [0:" + std::to_string(most) +
        "]\nset colorbox user origin " + screen(right, cells.bottom, made.size) + " size " +
        screen(14, std::min(cells.height(), 240.0), made.size) + "\nset format cb '%.0f'\nset cbtics " +
        std::to_string(step_of(most, 10)) + "\nset cblabel " +
        quoted(std::string(style.text().grundy_axis)) + " offset 1.5,0\n";
    made.commands += small ? "plot $cells using 1:2:(0.5):(0.5):3 with boxxyerror fillstyle solid noborder "
                             "fillcolor palette"
                           : "plot $cells matrix with image";
    if (std::max(grid.width, grid.height) <= most_numbers) {
        const double cell = cells.width() / number(grid.width);
        const std::string font = "font 'DejaVu Sans," + decimal(std::min(10.0, cell * 0.45), 1) + "'";
        const std::string middle = std::to_string(most) + "*0.55";
        made.commands += ", \\\n     $cells using 1:2:($3 > " + middle +
                         " ? sprintf('%d', $3) : '') with labels " + font +
                         ", \\\n     $cells using 1:2:($3 > " + middle +
                         " ? '' : sprintf('%d', $3)) with labels " + font + " textcolor rgb '#ffffff'";
    }
    made.commands += "\n";
    return made;
}

}  // namespace ludograph
