// Squares, marks, strips and heaps, read from rows of characters.
#include "diagram.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

#include "ludograph/error.hpp"
#include "ludograph/plot/board_plot.hpp"
#include "ludograph/utf8.hpp"

namespace ludograph {

namespace {

using kind = shapes::kind;

constexpr double token_size = 0.86, mark_size = 0.62, below_row = 0.5;

[[noreturn]] void refuse_size() {
    throw input_error("a board of this size is not legible as a picture; boards have up to " +
                      std::to_string(highest_heap) + " rows and " + std::to_string(longest_side) +
                      " columns, heaps up to " + std::to_string(highest_heap) + " tokens, e.g. chomp 4x5");
}

std::vector<std::string_view> pieces(std::string_view text, char separator) {
    std::vector<std::string_view> found;
    for (;;) {
        const std::size_t end = std::min(text.find(separator), text.size());
        found.push_back(text.substr(0, end));
        if (end == text.size()) return found;
        text.remove_prefix(end + 1);
    }
}

std::optional<std::size_t> number_of(std::string_view text) {
    std::size_t value = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (failure != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

/// Rows of squares, marks and points, the first row on top.
std::optional<shapes> grid_of(std::string_view diagram) {
    shapes made;
    const auto rows = pieces(diagram, '\n');
    made.height = static_cast<double>(rows.size());
    for (std::size_t row = 0; row < rows.size(); ++row) {
        std::string_view rest = rows[row];
        const double y = made.height - static_cast<double>(row) - 0.5;
        double x = 0.5;
        for (; !rest.empty(); x += 1) {
            const std::string_view character = rest.substr(0, std::max<std::size_t>(utf8_length(rest), 1));
            rest.remove_prefix(character.size());
            if (character == "☠") made.all.push_back({kind::poison, x, y, 1});
            else if (character == "■" || character == "." || character == "X" || character == "O")
                made.all.push_back({kind::cell, x, y, 1});
            else return std::nullopt;
            if (character == "X") made.all.push_back({kind::cross, x, y, mark_size});
            if (character == "O") made.all.push_back({kind::ring, x, y, mark_size});
        }
        made.width = std::max(made.width, x - 0.5);
    }
    return made;
}

/// Seeds in rows as nearly square as can be; a cell of more than can be told apart is full, and its number says the rest.
void add_seeds(shapes& to, std::size_t count, double x) {
    constexpr std::size_t full = 100;
    if (count == 0) return;
    count = std::min(count, full);
    const auto side = static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(count))));
    const std::size_t rows = (count + side - 1) / side;
    const double step = 0.84 / static_cast<double>(std::max<std::size_t>(side, 3));
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t row = i / side, in_row = std::min(side, count - row * side);
        const double across = static_cast<double>(i % side) - static_cast<double>(in_row - 1) / 2;
        const double up = static_cast<double>(rows - 1) / 2 - static_cast<double>(row);
        to.all.push_back({kind::seed, x + across * step, 0.5 + up * step, step * 0.8});
    }
}

std::optional<shapes> strip_of(std::string_view diagram) {
    if (diagram.size() < 2 || diagram.front() != '|' || diagram.back() != '|') return std::nullopt;
    shapes made;
    made.height = 1;
    const auto cells = pieces(diagram.substr(1, diagram.size() - 2), '|');
    for (std::size_t square = 0; square < cells.size(); ++square) {
        const double x = static_cast<double>(square) + 0.5;
        made.all.push_back({kind::cell, x, 0.5, 1});
        const std::optional<std::size_t> seeds = number_of(cells[square]);
        if (cells[square] == "o") made.all.push_back({kind::token, x, 0.5, token_size});
        else if (seeds) add_seeds(made, *seeds, x);
        else if (cells[square] != " ") return std::nullopt;
        // Below a cell of seeds stands how many they are, below the square of a strip which it is.
        made.words.push_back({std::to_string(seeds.value_or(square)), x, -below_row});
    }
    made.width = static_cast<double>(cells.size());
    return made;
}

std::optional<shapes> heaps_of(std::string_view diagram) {
    shapes made;
    for (const std::string_view text : pieces(diagram, ' ')) {
        const std::optional<std::size_t> heap = number_of(text);
        if (!heap) return std::nullopt;
        if (*heap > highest_heap) refuse_size();
        const double x = made.width + 0.5;
        for (std::size_t i = 0; i < *heap; ++i)
            made.all.push_back({kind::token, x, static_cast<double>(i) + 0.5, token_size});
        made.words.push_back({std::to_string(*heap), x, -below_row});
        made.width += 1.4;
        made.height = std::max(made.height, static_cast<double>(*heap));
    }
    made.width -= 0.4;
    return made;
}

}  // namespace

shapes shapes_of(std::string_view diagram) {
    for (const auto read : {strip_of, heaps_of, grid_of}) {
        const std::optional<shapes> made = read(diagram);
        if (!made) continue;
        if (made->width > static_cast<double>(longest_side) ||
            made->height > static_cast<double>(highest_heap))
            refuse_size();
        return *made;
    }
    throw input_error(
        "the boards of this ruleset cannot be drawn; 'ludograph graph' draws its positions as text");
}

}  // namespace ludograph
