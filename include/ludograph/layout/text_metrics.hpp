// How large text will be, in the fonts that pictures are set in. One thread at a time measures.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "ludograph/error.hpp"

namespace ludograph {

/// The fonts of a picture: DejaVu Sans Mono in boxes, DejaVu Sans and its bold around them.
enum class typeface : std::uint8_t { mono, sans, bold };

/// The name by which Pango and Graphviz find it.
const char* name_of(typeface face);

/// Heights in type sizes, as Graphviz sets rows of text: from one baseline to the next, from the lowest
/// baseline to the bottom of all rows; and of capitals and digits in these fonts.
inline constexpr double line_pitch = 1.1, below_baseline = 0.3, cap_height = 0.73;

/// There are no fonts, or the libraries that find them do not answer.
class fonts_error : public output_error {
public:
    using output_error::output_error;
};

struct measuring_limits {
    std::chrono::seconds wall{120};
    std::function<int()> stop_requested = {};  ///< a signal number, or 0; may be empty
};

/// While it lives, measuring waits no longer than this for fonts, and throws `interrupted` when it is to stop.
class measuring_within {
public:
    explicit measuring_within(measuring_limits within);
    ~measuring_within();
    measuring_within(const measuring_within&) = delete;
    measuring_within& operator=(const measuring_within&) = delete;

private:
    measuring_limits before_;
};

/// True when fonts did not answer in time, or were waited for when the user stopped the program, and have not answered
/// since: something in this process may wait for ever, whatever is measured throws fonts_error, and only another process
/// can measure.
bool measuring_hangs() noexcept;

/// Whether this process is in the libraries that measure text, of which a single failed allocation makes some crash. A
/// signal handler may ask.
bool text_is_measured() noexcept;

/// Width in points of one line of valid UTF-8 set at `size` points; where the font lacks a character,
/// the one that stands in for it is measured. Throws fonts_error, and `interrupted`.
double text_width(const std::string& line, typeface face, double size);

/// The characters of valid UTF-8 that no font here can show, each once, in order of appearance. A
/// picture shows a box with the number of the character instead. Throws as text_width does.
std::vector<std::string> without_glyph(std::string_view text);

/// The warning that names them and the remedy, or says why they are not known; "" where there are none. Throws
/// `interrupted`.
std::string glyph_warning(std::string_view text);

}  // namespace ludograph
