// Graph files.
#include <algorithm>
#include <chrono>
#include <string>

#include "ludograph/check/check.hpp"
#include "ludograph/error.hpp"
#include "ludograph/import/importer.hpp"
#include "targets.hpp"

namespace ludograph::fuzz {

namespace {

void check_structure(const game_graph& graph) {
    const std::size_t vertices = num_vertices(graph);
    require(vertices > 0, "a graph without vertices was accepted");
    require(graph[boost::graph_bundle].start_vertex < vertices, "the start is no vertex");
    for (std::size_t v = 0; v < vertices; ++v) {
        const auto [first, last] = out_edges(v, graph);
        const auto less = [&](const auto& a, const auto& b) { return target(a, graph) < target(b, graph); };
        require(std::is_sorted(first, last, less), "the moves of a vertex are not sorted");
        for (auto edge = first; edge != last; ++edge)
            require(target(*edge, graph) < vertices, "a move leads to no vertex");
    }
}

void check_place(const input_error& refused, std::string_view text) {
    require(refused.offset() <= text.size() || refused.offset() == no_offset, "an error stands outside of the text");
}

void read_graph(std::string_view format, std::string_view text) {
    using namespace std::chrono_literals;
    try {
        check_structure(build_graph(find_import_format(format)->read(text, {.cpu = 20s, .wall = 40s})));
    } catch (const input_error& refused) {
        check_place(refused, text);
    } catch (const limit_error&) {
        // Its child was ended: that is what limits are for.
    }
}

}  // namespace

void read_json_graph(std::string_view text) { read_graph("json", text); }
void read_dot_graph(std::string_view text) { read_graph("dot", text); }
void read_edge_list(std::string_view text) { read_graph("edges", text); }
void read_pgsolver(std::string_view text) { read_graph("pgsolver", text); }

void read_claims_of_graph(std::string_view text) {
    try {
        check_claims(read_claims(text));
    } catch (const input_error& refused) {
        check_place(refused, text);
    }
}

}  // namespace ludograph::fuzz
