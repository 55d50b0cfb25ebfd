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

/// From one baseline to the next, in type sizes: what Graphviz uses.
inline constexpr double line_pitch = 1.2;

/// Width in points of one line of valid UTF-8 set at `size` points; where the font lacks a character,
/// the one that stands in for it is measured. Throws output_error where there is no font at all.
double text_width(const std::string& line, typeface face, double size);

/// The characters of valid UTF-8 that no font here can show, each once, in order of appearance. A
/// picture shows a box with the number of the character instead.
std::vector<std::string> without_glyph(std::string_view text);

}  // namespace ludograph
