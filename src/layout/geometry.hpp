// Moving, cutting and sending placements.
#pragma once

#include <string>
#include <string_view>

#include "ludograph/layout/layers.hpp"
#include "ludograph/layout/placement.hpp"

namespace ludograph {

/// Moves a placement so that the lower left corner of all it holds is the origin, and sets its size.
void move_to_origin(placement& place);

/// The curve without its last `length`, as the crow flies: where an arrow head goes. Of a curve that is
/// not twice as long, half is left.
curve without_tip(const curve& whole, double length);

/// For the pipe between a child process and its parent. `unpacked` throws output_error.
std::string packed(const fitted& layout);
fitted unpacked(std::string_view bytes);

}  // namespace ludograph
