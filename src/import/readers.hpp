// The readers of the table in importer.cpp; each takes the whole text of a file.
#pragma once

#include "ludograph/import/importer.hpp"

namespace ludograph {

imported_graph read_json(std::string_view text, const child_limits&);
imported_graph read_edge_list(std::string_view text, const child_limits&);
imported_graph read_dot(std::string_view text, const child_limits& limits);
imported_graph read_pgsolver(std::string_view text, const child_limits&);

/// Throws input_error at the first byte of `text`, which begins at `offset` of a file, that is NUL or no UTF-8; `what` the
/// user is asked to save as plain text.
void check_bytes(std::string_view text, std::size_t offset, const std::string& what);

}  // namespace ludograph
