// How large text will be, in the fonts that pictures are set in.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ludograph {

/// The fonts of a picture: DejaVu Sans Mono in boxes, DejaVu Sans and its bold around them.
enum class typeface : std::uint8_t { mono, sans, bold };

/// The name by which Pango and Graphviz find it.
const char* name_of(typeface face);

/// Heights in type sizes, as Graphviz sets rows of text: from one baseline to the next, from the lowest
/// baseline to the bottom of all rows; and of capitals and digits in these fonts.
inline constexpr double line_pitch = 1.1, below_baseline = 0.3, cap_height = 0.73;

/// Width in points of one line of valid UTF-8 set at `size` points; where the font lacks a character,
/// the one that stands in for it is measured. Throws output_error where there is no font at all.
double text_width(const std::string& line, typeface face, double size);

/// The characters of valid UTF-8 that no font here can show, each once, in order of appearance. A
/// picture shows a box with the number of the character instead.
std::vector<std::string> without_glyph(std::string_view text);

/// The warning that names them and the remedy; "" where there are none.
std::string glyph_warning(std::string_view text);

}  // namespace ludograph
