// The readers of the table in importer.cpp; each takes the whole text of a file.
#pragma once

#include "ludograph/import/importer.hpp"

namespace ludograph {

imported_graph read_json(std::string_view text, const child_limits&);
imported_graph read_edge_list(std::string_view text, const child_limits&);
imported_graph read_dot(std::string_view text, const child_limits& limits);
imported_graph read_pgsolver(std::string_view text, const child_limits&);

}  // namespace ludograph
