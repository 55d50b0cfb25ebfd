// Reads DOT: Graphviz parses it in a child process, what comes back becomes vertices and edges.
#include <algorithm>
#include <cstring>

#include "graphviz_reader.hpp"
#include "ludograph/error.hpp"
#include "ludograph/rules/text.hpp"
#include "readers.hpp"

namespace ludograph {

namespace {

packed_dot read_apart(std::string_view text, const child_limits& limits) {
    std::vector<std::string> parts = run_in_child([&] {
        packed_dot packed = read_with_cgraph(text);
        return std::vector{std::move(packed.direction), std::move(packed.vertices), std::move(packed.edges),
                           std::move(packed.edge_labels)};
    }, limits);
    return {std::move(parts.at(0)), std::move(parts.at(1)), std::move(parts.at(2)), std::move(parts.at(3))};
}

/// Is the token that Graphviz cannot read in `text`?
bool fails_in(std::string_view text, std::string_view token, const child_limits& limits) {
    try {
        read_apart(text, limits);
        return false;
    } catch (const child_error& problem) {
        return std::string_view(problem.what()).find("near '" + std::string(token) + "'") != std::string_view::npos;
    }
}

/// Where the token stands that Graphviz cannot read. The line that it tells is not the right one behind a newline
/// in quotes or a comment like "# 3", so the text is read again up to some of the places where the token stands,
/// half of what is left each time.
std::size_t place_of(std::string_view token, std::string_view text, const child_limits& limits) {
    std::size_t first = text.find(token), last = text.rfind(token);
    if (first == text.npos) return 0;
    // A text that ends behind the wrong one fails there, however far it goes; one that ends before does not.
    while (first != last) {
        const std::size_t middle = text.rfind(token, first + (last - first) / 2);
        if (fails_in(text.substr(0, middle + token.size()), token, limits)) last = middle;
        else first = text.find(token, middle + 1);
    }
    return first;
}

/// From cgraph's "syntax error in line 3 near '->'" to an error at that place. What it misses at the end has no token.
[[noreturn]] void refuse(std::string_view text, std::string said, const child_limits& limits) {
    std::replace(said.begin(), said.end(), '\n', ' ');
    constexpr std::string_view in_line = "in line ", near = "near '";
    const std::size_t line_at = said.find(in_line);
    if (said.find("(null)") != said.npos) said = "Graphviz has no word for what is wrong";
    if (line_at == said.npos)
        throw input_error("not a DOT file: " + std::string(trimmed(said).text) + "; write e.g. digraph { a -> b }",
                          no_offset);
    const std::size_t end = text.find_last_not_of(" \t\r\n");
    const std::size_t token_at = said.find(near, line_at);
    if (said.find("quoted string") != said.npos)
        throw input_error("DOT syntax error: a name in quotes is not closed, or is longer than the 16384 bytes that "
                          "Graphviz reads; close it or shorten it", end);
    if (token_at == said.npos)
        throw input_error("DOT syntax error: the text ends too early; is a brace, a comment or a < not closed?", end);
    const std::size_t from = token_at + near.size();
    const std::string token = said.substr(from, said.find('\'', from + 1) - from);  // which may be a quote itself
    if (said.find("memory exhausted") != said.npos)
        throw input_error("Graphviz reads some thousand arrows in a row, or braces inside each other, at most, and here are "
                          "more; write every edge as a statement of its own: a -> b;",
                          place_of(token, text, limits));
    throw input_error("DOT syntax error near " + in_quotes(token) + "; edges are written a -> b;",
                      place_of(token, text, limits));
}

/// Graphviz did not come to a verdict.
[[noreturn]] void give_up(const child_error& problem) {
    const std::string what = "Graphviz cannot read the DOT file: its process " + std::string(problem.what()) +
                             "; lists of edges and JSON are read without it";
    switch (problem.how()) {
        case child_failure::cpu:
        case child_failure::wall:
        case child_failure::memory:
        case child_failure::killed: throw limit_error(what);
        default: throw input_error(what, no_offset);
    }
}

[[noreturn]] void refuse(std::string_view text, const child_error& problem, const child_limits& limits) {
    if (problem.how() != child_failure::refused) give_up(problem);
    const std::string said = problem.what();
    if (said == "no graph") throw input_error("no graph in the file; write e.g. digraph { a -> b }", no_offset);
    if (said == "two graphs") throw input_error("more than one graph in the file; put each into its own", no_offset);
    refuse(text, said, limits);
}

/// The next of texts that a NUL ends each.
std::string_view next_text(std::string_view& packed) {
    const std::string_view text = packed.substr(0, packed.find('\0'));
    packed.remove_prefix(std::min(text.size() + 1, packed.size()));
    return text;
}

/// The lines of a label: \n, \l and \r end one; another escaped character stands for itself.
std::string board_of(std::string_view label) {
    std::string board;
    for (std::size_t i = 0; i < label.size(); ++i) {
        if (label[i] != '\\' || i + 1 == label.size()) {
            board += label[i];
            continue;
        }
        const char escaped = label[++i];
        board += escaped == 'n' || escaped == 'l' || escaped == 'r' ? '\n' : escaped;
    }
    while (!board.empty() && board.back() == '\n') board.pop_back();
    return board;
}

void unpack_vertices(std::string_view packed, imported_graph& graph) {
    while (!packed.empty()) {
        imported_vertex v{.name = std::string(next_text(packed))};
        const std::string_view label = next_text(packed);
        const std::string_view position = next_text(packed);
        v.player = next_text(packed);
        v.result = next_text(packed);
        v.frontier = next_text(packed) == "true";
        // Our own labels hold the verdict beside the board, and the position stands apart.
        if (!position.empty()) v.name = position;
        else if (label.find("\\N") == label.npos) v.board = board_of(label);
        graph.vertices.push_back(std::move(v));
    }
}

/// Where the statement of a vertex stands that gives it attributes: its name, then a bracket. From `from` on.
std::size_t statement_of(const std::string& name, std::string_view text, std::size_t from) {
    for (std::size_t at = text.find(name, from); at != text.npos; at = text.find(name, at + 1)) {
        const std::size_t next = text.find_first_not_of("\" \t\r\n", at + name.size());
        if (next != text.npos && text[next] == '[') return at;
    }
    return text.npos;
}

/// For messages about the attributes of vertices; cgraph does not tell where it read them.
void place_vertices(std::string_view text, imported_graph& graph) {
    constexpr std::size_t most_bytes = 1 << 20;  // the search is not worth more
    if (text.size() > most_bytes) return;
    std::size_t from = 0;
    for (imported_vertex& v : graph.vertices) {
        if (v.player.empty() && v.result.empty()) continue;
        const std::size_t at = statement_of(v.name, text, from);
        if (at != text.npos) v.offset = from = at;
    }
}

void unpack_edges(std::string_view packed, std::string_view labels, imported_graph& graph) {
    graph.edges.reserve(packed.size() / (2 * sizeof(std::uint32_t)));
    for (; !packed.empty(); packed.remove_prefix(2 * sizeof(std::uint32_t))) {
        imported_edge edge{};
        std::memcpy(&edge.source, packed.data(), sizeof edge.source);
        std::memcpy(&edge.target, packed.data() + sizeof edge.source, sizeof edge.target);
        if (const std::string_view label = next_text(labels); !label.empty()) {
            edge.first_text = graph.move_texts.size();
            graph.move_texts.push_back(board_of(label));
        }
        graph.edges.push_back(edge);
    }
}

}  // namespace

imported_graph read_dot(std::string_view text, const child_limits& limits) {
    check_bytes(text, 0, "DOT file");  // Graphviz would make one name of all that is not UTF-8
    if (trimmed(text).text.empty()) throw input_error("the file is empty; write e.g. digraph { a -> b }", no_offset);
    packed_dot packed;
    try {
        packed = read_apart(text, limits);
    } catch (const child_error& problem) {
        refuse(text, problem, limits);
    }
    imported_graph graph;
    graph.undirected = packed.direction == "undirected";
    unpack_vertices(packed.vertices, graph);
    place_vertices(text, graph);
    unpack_edges(packed.edges, packed.edge_labels, graph);
    return graph;
}

}  // namespace ludograph
