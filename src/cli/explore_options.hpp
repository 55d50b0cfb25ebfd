// Options that several commands share: play, budgets, what is written.
#pragma once

#include "command_line.hpp"
#include "ludograph/catalog/catalog.hpp"
#include "ludograph/export/exporter.hpp"

namespace ludograph::cli {

/// --misere and the budgets of an exploration.
struct explore_options {
    ludograph::play play = ludograph::play::normal;
    explore_limits limits;
};
void add_explore_options(command_line& line, explore_options& options);
/// The budgets alone, for commands that do not choose the play.
void add_limit_options(command_line& line, explore_limits& limits);

/// What `graph` does with a position, and `batch` with each of its lines.
struct graph_options : explore_options {
    bool keep_partial = false;
    export_options exports;
};
void add_graph_options(command_line& line, graph_options& options);

/// Throws input_error where --symmetry or --misere is given to a ruleset without it.
void check_start(const placed& start, const graph_options& options);

/// Throws input_error where misere play is asked of a game that says itself who has won.
void check_play(const placed& start, play convention);

/// What the formats let a user choose; for every command that writes graphs.
void add_export_options(command_line& line, export_options& options);

/// The labelled graph of a position. Watches for signals and shows progress, `what` in front. A
/// budget that is reached throws limit_error, or with --keep-partial cuts the graph. Throws what
/// `check_start` throws.
game_graph labelled_graph(const placed& start, const graph_options& options, const std::string& what);

/// The export options for the graph of `start`. Throws input_error where they name a position that its ruleset
/// cannot read.
export_options exports_of(const placed& start, const graph_options& options);

/// Which budget cut the graph, as a message; empty when none did (--depth is no budget).
std::string budget_message(const game_graph& graph, const graph_options& options, const placed& start);

/// Shows how far the work is and throws `interrupted` after a signal.
watcher watch_progress(const std::string& what);

/// How far it is after so many seconds: positions explored, or values computed for a closed form.
std::string progress_text(const progress& now, double seconds);

/// The warning that play can repeat positions, with one way in which it does.
std::string cycle_warning(const game_graph& graph);

}  // namespace ludograph::cli
