// Choosing how a drawing is laid out.
#pragma once

#include <string>
#include <vector>

#include "frame.hpp"
#include "ludograph/layout/child_process.hpp"
#include "ludograph/layout/layers.hpp"
#include "ludograph/layout/picture_options.hpp"
#include "ludograph/layout/render.hpp"
#include "paper.hpp"

namespace ludograph {

/// Is dot at its best with this? It is with 30 boxes and 120 lines, and levels of its own.
bool suits_dot(const drawing& picture);

/// What a layout is given of a drawing; of one laid out `blind` boxes and lines are all alike. Where there
/// are not too many ordinary lines, they are led past boxes as winning ones are.
layered_graph layered(const drawing& picture, box_label label, bool blind = false);

/// A drawing laid out for a sheet of paper.
struct arrangement {
    fitted layout;
    box_label label = box_label::board;
    sheet on;
    frame around;
    std::vector<std::string> notes;  ///< what did not work, for the caption and for the user
    bool may_be_better = false;      ///< of what did not work, something might another time
};

/// Lays out for each kind of paper, orientation, layout and label that the options leave open, until the
/// type is large enough. Throws output_error, `interrupted`.
arrangement arrange(const drawing& picture, const picture_options& options, const render_limits& limits);

/// What went wrong with `what` in a child: "dot took more than 60 s of computing time".
std::string reason_of(const std::string& what, const child_error& problem, const render_limits& limits);

}  // namespace ludograph
