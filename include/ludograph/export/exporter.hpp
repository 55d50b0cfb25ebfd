// Exporters: from a labelled graph to bytes. They know no rules, no files and no flags.
#pragma once

#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "ludograph/graph/game_graph.hpp"
#include "ludograph/layout/render.hpp"
#include "ludograph/view/drawing.hpp"

namespace ludograph {

/// What the formats let a user choose. An exporter uses what concerns its format.
struct export_options {
    bool moves = true;                    ///< JSON: move texts on edges
    std::string edge_key = "edges";       ///< JSON: "edges" or "links"
    drawing_options picture;
    picture_options layout;
    render_limits limits;
};

/// One row a format.
struct export_format {
    std::string_view name;        ///< "json", "dot", "pdf" …: what -f takes
    std::vector<std::string_view> extensions;  ///< without the dot; the first is used for new files
    std::string_view description;
    bool text;                    ///< may go to a terminal
    std::optional<picture_format> picture = {};  ///< set where Graphviz renders it
    /// Writes the graph as it is; null for pictures.
    void (*write_graph)(const game_graph&, const export_options&, std::ostream&) = nullptr;
};

/// Every format, in the order they are listed to a user.
const std::vector<export_format>& export_formats();

/// By name or extension; nullptr if there is none.
const export_format* find_format(std::string_view name_or_extension);

/// Writes `graph` in `format` to `to`. JSON and DOT are streamed: memory stays flat. Throws
/// output_error, also when `to` fails; `interrupted`.
void write(const game_graph& graph, const export_format& format, const export_options& options,
           std::ostream& to);

/// Pictures of one graph share one layout: makes those of `formats` that are pictures together, in the
/// order of those formats. `write` for a single picture is the same with one. Throws output_error,
/// `interrupted`.
rendering make_pictures(const game_graph& graph, const std::vector<const export_format*>& formats,
                        const export_options& options);

}  // namespace ludograph
