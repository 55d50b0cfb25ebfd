// Importers: from the text of a file that somebody made to a game graph without labels.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ludograph/import/imported_graph.hpp"
#include "ludograph/layout/child_process.hpp"

namespace ludograph {

/// One row a format.
struct import_format {
    std::string_view name;                     ///< what --from takes
    std::vector<std::string_view> extensions;  ///< without the dot
    std::string_view description;
    /// Throws input_error; its offset is the place in the text, or `no_offset`. The limits are for a reader that
    /// works in a child process; where they do not do it throws limit_error.
    imported_graph (*read)(std::string_view text, const child_limits& limits);
};

/// Every format, in the order they are listed to a user.
const std::vector<import_format>& import_formats();

/// By name or extension; nullptr if there is none.
const import_format* find_import_format(std::string_view name_or_extension);

/// How a graph is made of what was read.
struct import_options {
    bool undirected = false;  ///< every edge is a move both ways
    std::string start = {};   ///< name of a vertex; empty: as the file says, else the only source, else the first
};

/// Vertices in the order of the file, edges sorted by target, parallel ones folded; depths from the
/// start, none where it does not lead; players, scored ends and the frontier as the file says; no
/// labels. Throws input_error with an offset as above: no vertices, edges without direction, a third
/// player, a vertex without a player among others that have one, a result on a vertex with moves or
/// one that means nothing, more than `most_parallel_moves` of the same ends or `most_counted_moves`, no such
/// start. O(vertices + edges log edges).
game_graph build_graph(imported_graph read, const import_options& options = {});

/// The place of a byte of `text`; both count from 1, columns count characters.
struct text_place {
    std::size_t line = 1, column = 1;
};
text_place place_of(std::string_view text, std::size_t offset);

}  // namespace ludograph
