// The exporters of data formats; the table of formats points at them.
#pragma once

#include "ludograph/export/exporter.hpp"

namespace ludograph {

void write_json(const game_graph& graph, const export_options& options, std::ostream& to);
void write_dot(const game_graph& graph, const export_options& options, std::ostream& to);

}  // namespace ludograph
