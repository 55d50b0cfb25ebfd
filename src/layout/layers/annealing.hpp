// Places of boxes for winning lines that are drawn straight.
#pragma once

#include <vector>

#include "network.hpp"
#include "random.hpp"

namespace ludograph::layers {

/// Moves boxes about in their rows so that straight winning lines seldom cross each other and seldom run
/// through boxes: simulated annealing (Davidson and Harel, Drawing graphs nicely using simulated annealing,
/// 1996) by exchanges within a row, whose free room moves about as blanks do. `x` by node and `y` by row are
/// where it stands; only boxes are moved, within `width`. Leaves `x` alone where nothing better was found. The same random
/// bits give the same places. O(attempts · (winning lines + boxes)), the attempts being as many as a few
/// seconds allow; a graph of more than some 1500 winning lines and boxes is left alone.
void anneal(std::vector<double>& x, const network& net, const layered_graph& graph, const std::vector<double>& y,
            double width, random_bits& random);

}  // namespace ludograph::layers
