// How often winning lines cross where they have been led.
#pragma once

#include <cstddef>
#include <vector>

#include "network.hpp"
#include "scene.hpp"

namespace ludograph::layers {

/// Crossings of winning lines that lead down, with different beginnings and different ends, along `lines`: curves
/// by line that run downwards all the way. O(winning lines² · pieces of a curve).
std::size_t led_crossings(const scene& placed, const std::vector<curve>& lines);

}  // namespace ludograph::layers
