// Distances of the layered layout, in points at scale 1.
#pragma once

#include <cmath>
#include <cstddef>

namespace ludograph::layers {

inline constexpr double box_margin = 4;      ///< beside a box: half of what lies between two boxes
inline constexpr double airy_margin = 8;     ///< the same where straight lines need ways and there is room
inline constexpr double tight_margin = 3.2;  ///< the same where a page is full
inline constexpr double trunk_margin = 0.5;  ///< beside a trunk, next to a box
inline constexpr double trunk_distance = 4;  ///< between two trunks
inline constexpr double lone_lane = 1.5;     ///< around a trunk that is alone between two boxes, about
inline constexpr double close_lane = 3.5;    ///< around one of many, about
inline constexpr double side_margin = 4;     ///< between the outermost boxes and the edge of the drawing
inline constexpr double clearance = 3;       ///< between a line and a box that it is led around
inline constexpr double arrow_length = 7;    ///< the last piece of a bundled line, straight down
inline constexpr double loop_width = 14;     ///< of a line from a box to itself, at its right
inline constexpr double usual_gap = 18;      ///< between two rows that few lines join
inline constexpr double least_gap = 12;      ///< between two rows where a page is full

/// Stroke of a trunk that holds `lines` lines.
inline double trunk_width(std::size_t lines) {
    return std::fmin(1.2 + 0.55 * std::sqrt(static_cast<double>(lines - 1)), 6.0);
}

/// What a trunk with that many lines in all takes in a row, about: it begins thin, and has `beside` around it.
inline double lane_width(std::size_t lines, double beside) { return trunk_width((lines + 1) / 2) + beside; }

}  // namespace ludograph::layers
