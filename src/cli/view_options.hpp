// Options of what is drawn and how it looks.
#pragma once

#include "command_line.hpp"
#include "ludograph/catalog/catalog.hpp"
#include "ludograph/view/drawing.hpp"

namespace ludograph::cli {

/// --view, --focus, --rank, --color, --title and the like; for every command that draws.
void add_view_options(command_line& line, drawing_options& options);

/// --lang and --palette, for every command that draws or plots.
void add_language_option(command_line& line, language& chosen);
void add_palette_option(command_line& line, palette_name& chosen);

/// Turns the text of --focus into the canonical text of a position of `start`'s ruleset. Throws input_error.
void place_focus(drawing_options& options, const placed& start, bool symmetry);

/// Says what a view leaves out of the pictures of `graph`, as a note. Throws input_error where the graph has not
/// what the options ask for.
void tell_view(const game_graph& graph, const drawing_options& options);

}  // namespace ludograph::cli
