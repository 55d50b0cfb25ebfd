// Declaring the shared options, exploring with them.
#include "explore_options.hpp"

#include "ludograph/error.hpp"
#include "ludograph/label/label.hpp"
#include "ludograph/rules/text.hpp"
#include "memory_guard.hpp"
#include "picture_options.hpp"
#include "quantity.hpp"
#include "signals.hpp"
#include "terminal.hpp"
#include "wording.hpp"
#include "view_options.hpp"

namespace ludograph::cli {

void add_explore_options(command_line& line, explore_options& options) {
    line.options().add_flag_callback("--misere", [&] { options.play = play::misere; },
                                     "misere play: the player who cannot move wins");
    add_limit_options(line, options.limits);
}

void add_limit_options(command_line& line, explore_limits& limits) {
    limits.max_memory = default_max_memory();
    line.add_value("--max-positions", "N", "stop above N positions (default 10000000)",
                   [&](const std::string& text) {
                       limits.max_positions = parse_count("--max-positions", text, 1, UINT32_MAX - 1);
                   });
    line.add_value("--max-moves", "N", "stop above N moves (default 500000000)", [&](const std::string& text) {
        limits.max_moves = parse_count("--max-moves", text, 1, UINT64_MAX);
    });
    line.add_value("--max-memory", "SIZE", "stop above SIZE, e.g. 500M or 2G (default three quarters of the machine)",
                   [&](const std::string& text) { limits.max_memory = parse_size("--max-memory", text); });
    line.add_value("--timeout", "SECONDS", "stop exploring after SECONDS (default never)",
                   [&](const std::string& text) { limits.timeout = parse_seconds("--timeout", text); });
}

void add_graph_options(command_line& line, graph_options& options) {
    add_explore_options(line, options);
    CLI::App& app = line.options();
    app.add_flag("--keep-partial", options.keep_partial, "at a limit, write the cut graph, marked as such");
    line.add_value("--depth", "N", "leave positions that are N moves away unexpanded", [&](const std::string& text) {
        options.limits.depth = static_cast<std::uint32_t>(parse_count("--depth", text, 0, UINT32_MAX));
    });
    app.add_flag("--symmetry", options.limits.symmetry, "count positions that mirror each other as one");
    add_export_options(line, options.exports);
}

void add_export_options(command_line& line, export_options& options) {
    CLI::App& app = line.options();
    options.limits.stop_requested = stop_signal;
    app.add_flag_callback("--no-moves", [&] { options.moves = false; },
                          "JSON: leave out the texts of the moves");
    line.add_value("--json-edge-key", "KEY", "JSON: edges (default) or links", [&](const std::string& text) {
        if (text != "edges" && text != "links")
            throw input_error("--json-edge-key: " + in_quotes(text) + " is neither edges nor links");
        options.edge_key = text;
    });
    add_view_options(line, options.picture);
    add_picture_options(line, options.layout, options.limits);
}

void check_play(const placed& start, play convention) {
    if (convention == play::misere && !start.rules->players()[0].empty())
        throw input_error(start.rules->name() + " has no misere play: its rule says who has won at an end; "
                          "leave out --misere");
}

watcher watch_progress(const std::string& what) {
    return [what, began = std::chrono::steady_clock::now()](const progress& now) {
        stop_if_signalled();
        if (!progress_is_due()) return;
        const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - began;
        show_progress(what + ": " + progress_text(now, passed.count()));
    };
}

std::string progress_text(const progress& now, double seconds) {
    const auto a_second = [&](std::uint64_t count) { return rough_count(static_cast<double>(count) / seconds) + "/s"; };
    if (now.values > 0) return counted(now.values, "value") + " of heaps computed, " + a_second(now.values);
    return counted(now.positions, "position") + ", " + a_second(now.positions) + ", " + size_text(now.memory);
}

export_options exports_of(const placed& start, const graph_options& options) {
    export_options exports = options.exports;
    place_focus(exports.picture, start, options.limits.symmetry);
    return exports;
}

std::string budget_message(const game_graph& graph, const graph_options& options, const placed& start) {
    const stop_reason stopped_by = graph[boost::graph_bundle].stopped_by;
    return is_budget(stopped_by) ? limit_message(stopped_by, options.limits, start) : "";
}

void check_start(const placed& start, const graph_options& options) {
    if (options.limits.symmetry && !start.rules->has_symmetry())
        throw input_error(start.rules->name() + " has no symmetry to fold; leave out --symmetry");
    check_play(start, options.play);
}

game_graph labelled_graph(const placed& start, const graph_options& options, const std::string& what) {
    check_start(start, options);
    guard_memory(options.limits.max_memory);
    game_graph graph = explore_graph(start, options.limits, watch_progress(what),
                                     options.keep_partial ? at_limit::keep_partial : at_limit::fail);
    stop_if_signalled();
    show_progress(what + ": labels of " + std::to_string(num_vertices(graph)) + " positions");
    label_graph(graph, options.play, stop_if_signalled);
    stop_if_signalled();
    return graph;
}

std::string cycle_warning(const game_graph& graph) {
    const graph_facts& facts = graph[boost::graph_bundle];
    constexpr std::size_t most = 6;
    std::string way;
    for (std::size_t i = 0; i < facts.cycle.size() && i < most; ++i)
        way += facts.names->position(facts.cycle[i]) + " -> ";
    if (facts.cycle.size() > most) way += "… -> ";
    way += facts.names->position(facts.cycle.front());
    return "play can repeat positions (" + way + ") and so go on for ever, which is a draw";
}

}  // namespace ludograph::cli
