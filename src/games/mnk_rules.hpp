// The rules that tic-tac-toe and the m,n,k games share: K in a line on M columns and N rows.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <tuple>
#include <vector>

#include "ludograph/error.hpp"
#include "ludograph/rules/key.hpp"
#include "ludograph/rules/text.hpp"

namespace ludograph {

/// The stones of both players, a bit a cell, row by row from the lowest bit.
struct stones {
    std::uint64_t x = 0, o = 0;
    bool operator==(const stones&) const = default;

    bool x_moves() const { return std::popcount(x) == std::popcount(o); }
};

/// Two bits a cell: a byte holds four cells of X and the same four of O; empty bytes at the end go.
template <>
struct position_codec<stones> {
    static void append(key_buffer& to, const stones& p) {
        char* end = to.reserve(sizeof(stones));
        for (auto [x, o] = p; (x | o) != 0; x >>= 4, o >>= 4) *end++ = static_cast<char>((x & 15) | (o & 15) << 4);
        to.advance_to(end);
    }
    static stones read(key_view bytes) {
        stones p;
        for (std::size_t i = bytes.size(); i-- > 0;) {
            const auto byte = static_cast<unsigned char>(bytes[i]);
            p.x = p.x << 4 | (byte & 15U);
            p.o = p.o << 4 | byte >> 4U;
        }
        return p;
    }
};

class mnk_rules {
public:
    using position = stones;
    struct move {
        char mark;
        unsigned cell;
    };

    static constexpr unsigned most_cells = 64;

    /// A line of `length` fits on the board, which has 1 … most_cells cells.
    mnk_rules(unsigned columns, unsigned rows, unsigned length) : columns_(columns), rows_(rows), length_(length) {
        find_lines();
        find_symmetries();
    }

    unsigned columns() const { return columns_; }
    unsigned rows() const { return rows_; }
    unsigned length() const { return length_; }
    unsigned cells() const { return columns_ * rows_; }

    std::array<std::string, 2> players() const { return {"X", "O"}; }
    int mover(const position& p) const { return p.x_moves() ? 0 : 1; }
    int result(const position& p) const { return has_line(p.x) ? 1 : has_line(p.o) ? -1 : 0; }

    position parse(std::string_view text) const {
        const position p = text.empty() ? position{} : parse_cells(text);
        check_reachable(p, in_quotes(text));
        return p;
    }
    std::string format(const position& p) const { return drawn(p, '/'); }
    std::string board(const position& p) const { return drawn(p, '\n'); }
    std::vector<std::string> briefs(const position& p) const { return {board(p)}; }

    template <class Emit>
    void moves(const position& p, Emit&& emit) const {
        const bool x_moves = p.x_moves();
        if (has_line(x_moves ? p.o : p.x)) return;
        for (unsigned cell = 0; cell < cells(); ++cell) {
            if (((p.x | p.o) & bit(cell)) != 0) continue;
            position q = p;
            (x_moves ? q.x : q.o) |= bit(cell);
            emit(q, move{x_moves ? 'X' : 'O', cell});
        }
    }
    std::string format_move(const move& m) const { return m.mark + std::to_string(m.cell + 1); }

    /// The least of the boards that a rotation or a reflection makes of `p`.
    position fold(const position& p) const {
        position least = p;
        for (const auto& image : symmetries_) {
            position q;
            for (unsigned cell = 0; cell < cells(); ++cell) {
                if ((p.x & bit(cell)) != 0) q.x |= bit(image[cell]);
                if ((p.o & bit(cell)) != 0) q.o |= bit(image[cell]);
            }
            if (std::tie(q.x, q.o) < std::tie(least.x, least.o)) least = q;
        }
        return least;
    }

    /// What a reader checks first: who moves and why, and which lines there are.
    std::vector<std::string> remarks(const position& p) const {
        std::vector<std::string> sentences = {"there are " + counts(p) + ", so " +
                                              (p.x_moves() ? "X would move" : "O would move") + " next"};
        for (const auto& [mark, own] : {std::pair('X', p.x), std::pair('O', p.o)})
            for (const std::uint64_t line : lines_)
                if ((own & line) == line) sentences.push_back(std::string(1, mark) + " has the line " + numbered(line));
        if (sentences.size() == 1) sentences.emplace_back("nobody has a line");
        return sentences;
    }

protected:
    /// Throws input_error unless play from the empty board can come to `p`. `name`: the text that was read.
    void check_reachable(const position& p, const std::string& name) const {
        const std::string reason = fault_of(p);
        if (!reason.empty())
            throw input_error(name + " cannot be reached in play: " + reason + "; correct the board");
    }

    /// Why no play comes to `p`; "" if one does.
    std::string fault_of(const position& p) const {
        const int extra = std::popcount(p.x) - std::popcount(p.o);
        if (extra != 0 && extra != 1)
            return "there are " + counts(p) + ", but X begins, so there are as many X as O or one more";
        const std::string last = extra == 1 ? "X" : "O", other = extra == 1 ? "O" : "X";
        if (has_line(extra == 1 ? p.o : p.x))
            return other + " has a line, yet " + last + " moved after it (there are " + counts(p) + ")";
        const std::uint64_t own = extra == 1 ? p.x : p.o;
        if (has_line(own) && common_stones(own) == 0)
            return "the lines of " + last + " share no stone, so the game was over before the last one";
        return "";
    }

    static std::uint64_t bit(unsigned cell) { return std::uint64_t{1} << cell; }

private:
    bool has_line(std::uint64_t own) const {
        return std::any_of(lines_.begin(), lines_.end(), [&](std::uint64_t line) { return (own & line) == line; });
    }

    /// The stones that lie on every line of `own`; all where there is none.
    std::uint64_t common_stones(std::uint64_t own) const {
        std::uint64_t common = own;
        for (const std::uint64_t line : lines_)
            if ((own & line) == line) common &= line;
        return common;
    }

    static std::string counts(const position& p) {
        return std::to_string(std::popcount(p.x)) + " X and " + std::to_string(std::popcount(p.o)) + " O";
    }

    static std::string numbered(std::uint64_t line) {
        std::string text;
        for (; line != 0; line &= line - 1)
            text += (text.empty() ? "" : ", ") + std::to_string(std::countr_zero(line) + 1);
        return text;
    }

    std::string drawn(const position& p, char between_rows) const {
        std::string text;
        for (unsigned cell = 0; cell < cells(); ++cell) {
            if (cell != 0 && cell % columns_ == 0) text += between_rows;
            text += (p.x & bit(cell)) != 0 ? 'X' : (p.o & bit(cell)) != 0 ? 'O' : '.';
        }
        return text;
    }

    position parse_cells(std::string_view text) const {
        position p;
        unsigned cell = 0;
        for (std::size_t at = 0; at < text.size(); ++at) {
            const char c = text[at];
            if (c == '/' && cell != 0 && cell % columns_ == 0 && text[at - 1] != '/') continue;
            if (c == '/')
                throw input_error("a row of " + in_quotes(text) + " has not " + std::to_string(columns_) +
                                  " cells; " + remedy(), at);
            const std::size_t length = std::max<std::size_t>(utf8_length(text.substr(at)), 1);
            if (std::string_view(".XxOo").find(c) == std::string_view::npos)
                throw input_error("cell " + std::to_string(cell + 1) + " of " + in_quotes(text) + " is " +
                                  in_quotes(text.substr(at, length)) + ", not X, O or a point; " + remedy(), at);
            if (cell == cells()) throw wrong_count(text, at);
            if (c == 'X' || c == 'x') p.x |= bit(cell);
            if (c == 'O' || c == 'o') p.o |= bit(cell);
            ++cell;
        }
        if (cell != cells() || text.back() == '/') throw wrong_count(text, text.size());
        return p;
    }

    input_error wrong_count(std::string_view text, std::size_t at) const {
        return input_error(in_quotes(text) + " has not " + std::to_string(cells()) + " cells; " + remedy(), at);
    }
    std::string remedy() const { return "write e.g. " + format({}); }

    /// A line begins at a cell and goes right, down, or down along a diagonal.
    void find_lines() {
        const auto add = [&](unsigned column, unsigned row, int right, int down) {
            const auto along = [&](unsigned from, int step, unsigned i) {
                return static_cast<int>(from) + step * static_cast<int>(i);
            };
            const int last_column = along(column, right, length_ - 1), last_row = along(row, down, length_ - 1);
            if (last_column < 0 || last_column >= static_cast<int>(columns_) || last_row >= static_cast<int>(rows_))
                return;
            std::uint64_t line = 0;
            for (unsigned i = 0; i < length_; ++i)
                line |= bit(static_cast<unsigned>(along(row, down, i) * static_cast<int>(columns_) +
                                                  along(column, right, i)));
            if (std::find(lines_.begin(), lines_.end(), line) == lines_.end()) lines_.push_back(line);
        };
        for (unsigned row = 0; row < rows_; ++row)
            for (unsigned column = 0; column < columns_; ++column)
                for (const auto& [right, down] : {std::pair(1, 0), {0, 1}, {1, 1}, {-1, 1}})
                    add(column, row, right, down);
    }

    /// Eight of a square, four of a rectangle, the identity among them.
    void find_symmetries() {
        for (unsigned kind = 0; kind < (columns_ == rows_ ? 8U : 4U); ++kind) {
            std::vector<unsigned> image(cells());
            for (unsigned cell = 0; cell < cells(); ++cell) {
                unsigned column = cell % columns_, row = cell / columns_;
                if ((kind & 1) != 0) column = columns_ - 1 - column;
                if ((kind & 2) != 0) row = rows_ - 1 - row;
                if ((kind & 4) != 0) std::swap(column, row);
                image[cell] = row * columns_ + column;
            }
            symmetries_.push_back(std::move(image));
        }
    }

    unsigned columns_, rows_, length_;
    std::vector<std::uint64_t> lines_;
    std::vector<std::vector<unsigned>> symmetries_;  ///< where each cell goes
};

}  // namespace ludograph
