// Chains, folded like a line of text.
#pragma once

#include <cstdint>
#include <vector>

#include "rows.hpp"
#include "scene.hpp"

namespace ludograph::layers {

/// Is there one box on every level, and are there many, though not too many to be read? One heap gives such graphs: in one column they would be
/// a ribbon that nobody can read.
bool is_chain(const std::vector<std::uint32_t>& level);

/// The places of a folded chain, whose boxes stand `per_row` to a row in the order of `level`, in even rows
/// rightwards and in odd ones back, below each other in columns. Trunks run down at the right.
scene folded(network& net, const layered_graph& graph, const row_plan& plan,
             const std::vector<std::uint32_t>& level, std::uint32_t per_row, const extent& page);

}  // namespace ludograph::layers
