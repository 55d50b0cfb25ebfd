// Pieces of lines.
#pragma once

#include <span>
#include <vector>

#include "scene.hpp"

namespace ludograph::layers {

/// Adds a straight piece to a curve that has begun.
void add_straight(curve& path, point to);

/// Adds a piece that leaves and arrives vertically.
void add_upright(curve& path, point to);

/// The polyline with its corners rounded, by no more than `slack` inwards.
curve rounded(std::span<const point> corners, double slack);

/// The polyline without what lies in `area`, where it begins.
std::vector<point> leaving(std::vector<point> corners, const rectangle& area);

/// Does the segment a–b come into the rectangle?
bool meets(point a, point b, const rectangle& area);

}  // namespace ludograph::layers
