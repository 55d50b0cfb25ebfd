// DOT text, written piece by piece.
#pragma once

#include <cstdint>
#include <ostream>

#include "ludograph/view/drawing.hpp"

namespace ludograph {

/// Writes one drawing: the frame with the constructor, then boxes, then lines, then finish().
/// The text is complete in itself: `dot -Tpdf` makes the coloured picture of it, and labels are
/// there as attributes (outcome, grundy, …). Vertices are named n0, n1 …, never by a user's text.
class dot_writer {
public:
    /// `boxes` and `lines` of `frame` are not read; `line_count` decides how pale ordinary lines are.
    dot_writer(std::ostream& to, const drawing& frame, std::uint64_t line_count,
               box_label label = box_label::board);

    void box(const drawn_box& box);
    void line(const drawn_line& line);
    void finish();

private:
    std::ostream& to_;
    const std::uint64_t line_count_;
    const box_label label_;
    const line_colours colours_;
};

}  // namespace ludograph
