// What the tests of importers share: graphs from texts and files, labels by name, refusals.
#pragma once

#include <gtest/gtest.h>

#include <map>

#include "files.hpp"
#include "ludograph/error.hpp"
#include "ludograph/import/importer.hpp"
#include "ludograph/label/label.hpp"

namespace ludograph::testing {

/// The labelled graph of a text in the format of that name or extension.
inline game_graph imported(const std::string& format, const std::string& text, const import_options& options = {}) {
    game_graph graph = build_graph(find_import_format(format)->read(text, {}), options);
    label_graph(graph, graph[boost::graph_bundle].play);
    return graph;
}

inline std::string graph_file(const std::string& name) { return source_file("tests/data/graphs/" + name); }

/// The labelled graph of a file of tests/data/graphs.
inline game_graph imported_file(const std::string& name, const import_options& options = {}) {
    return imported(name.substr(name.rfind('.') + 1), whole_file(graph_file(name)), options);
}

inline std::string name_of(const game_graph& graph, vertex v) {
    return graph[boost::graph_bundle].names->position(v);
}

/// Names and outcomes, in the order of the vertices: "a:N b:P".
inline std::string outcomes_of(const game_graph& graph) {
    std::string text;
    for (vertex v = 0; v < num_vertices(graph); ++v) {
        if (v > 0) text += ' ';
        text += name_of(graph, v);
        text += ':';
        text += to_string(graph[v].result);
    }
    return text;
}

/// The error of a text, as "line:column: message", or the message alone where it has no place.
inline std::string refusal_of(const std::string& format, const std::string& text, const import_options& options = {}) {
    try {
        imported(format, text, options);
    } catch (const input_error& failure) {
        if (failure.offset() == no_offset) return failure.what();
        const text_place at = place_of(text, failure.offset());
        return std::to_string(at.line) + ":" + std::to_string(at.column) + ": " + failure.what();
    }
    return "not refused";
}

}  // namespace ludograph::testing
