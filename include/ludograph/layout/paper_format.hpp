// The formats of paper that a picture can be fitted to.
#pragma once

#include <cstdint>

namespace ludograph {

/// `automatic`: of A4 and A3 the smaller on which type is at least 7 points, for PDF; a page as large as
/// the drawing, as with `none`, for other formats.
enum class paper : std::uint8_t { automatic, a4, a3, a2, a1, a0, letter, legal, tabloid, none };

}  // namespace ludograph
