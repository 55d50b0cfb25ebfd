// Reading and writing position text: integers, lists, coin strips. Shared by the games.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ludograph/rules/numbers.hpp"
#include "ludograph/utf8.hpp"

namespace ludograph {

/// A piece of a text and where it begins in it.
struct piece {
    std::string_view text;
    std::size_t offset = 0;
};

/// `text` without blanks at its ends; `offset` counts the blanks that went from the front.
piece trimmed(std::string_view text, std::size_t offset = 0);

/// The pieces of `text` between `separator`s, each trimmed. An empty text is one empty piece.
std::vector<piece> split(std::string_view text, char separator);

/// `text` itself, or when it has more than `most` bytes (at least 20) its beginning and its end.
std::string shortened(std::string_view text, std::size_t most);

/// `text` in double quotes, fit for a message on a terminal: control characters, others that are not
/// seen and bytes that are not UTF-8 are escaped, a long text is cut in its middle.
std::string in_quotes(std::string_view text);

/// The name of a file or a position, which others have given, as it is; in quotes where it holds control characters, so
/// that it cannot move the cursor or break a line.
std::string on_one_line(std::string_view name);

/// What the numbers of a game's positions are, for its messages.
struct number_list {
    std::string_view noun = "heap";       ///< one of the things: "heap", "square", "cell", "column"
    std::string_view example = "3,4,5";   ///< a right text, for the remedy
    std::size_t least_count = 1;
    std::size_t most_count = SIZE_MAX;
    std::int64_t largest = max_number;    ///< of the numbers
};

/// Reads a comma-separated list of numbers 0 … what.largest. Throws input_error.
numbers parse_numbers(std::string_view text, const number_list& what);

/// Reads one number 0 … `largest`; `noun` names it in the message. Throws input_error.
std::int64_t parse_number(std::string_view text, std::string_view noun, std::int64_t largest = max_number);

/// Reads a set of amounts, positive numbers: ascending, each once. Throws input_error.
numbers parse_amounts(std::string_view text, std::string_view example);

/// Reads coins on a strip: squares `0,3,5,6`, a picture `|o| | |o|` or `bits:1001`. Gives the
/// squares in ascending order, one at least, each once; `largest` is the last square. Throws input_error.
numbers parse_coins(std::string_view text, std::int64_t largest = max_number);

/// `3,4,5`; no numbers at all give `0`.
std::string format_numbers(const numbers& values, std::string_view separator = ",");

/// The picture of coins on a strip: `|o| | |o|`, up to the last coin; the squares with blanks between
/// them where it would be longer than 200 squares.
std::string format_strip(const numbers& squares);

/// The same without borders: `●·●··●`.
std::string format_short_strip(const numbers& squares);

/// Of `names` the one nearest to `word`, or an empty string when none is near enough to be a
/// plausible slip of the fingers.
std::string nearest(std::string_view word, std::span<const std::string> names);

}  // namespace ludograph
