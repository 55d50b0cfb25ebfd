// Places of boxes for winning lines that are drawn straight.
#pragma once

#include <vector>

#include "network.hpp"
#include "random.hpp"

namespace ludograph::layers {

/// Moves boxes about in their rows so that straight winning lines seldom cross each other and seldom run
/// through boxes: simulated annealing (Davidson and Harel, Drawing graphs nicely using simulated annealing,
/// 1996) by exchanges within a row, whose free room moves about as blanks do. `y` is the middle of each row;
/// `x` becomes the places by node, of boxes alone, within `width`: not better each time, so that the caller
/// compares. The same random bits give the same places. The work is bounded, at most some 15 000 comparisons for
/// each pair of boxes. False, with `x` as it was, for a graph of more than some 600 winning lines and boxes.
bool anneal(std::vector<double>& x, const network& net, const layered_graph& graph, const std::vector<double>& y,
            double width, random_bits& random);

}  // namespace ludograph::layers
