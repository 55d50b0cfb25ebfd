// Reads DOT: Graphviz parses it in a child process, what comes back becomes vertices and edges.
#include <algorithm>
#include <charconv>
#include <cstring>

#include "graphviz_reader.hpp"
#include "ludograph/error.hpp"
#include "ludograph/rules/text.hpp"
#include "readers.hpp"

namespace ludograph {

namespace {

/// Where line `number` of `text` begins.
std::size_t line_start(std::string_view text, std::size_t number) {
    std::size_t at = 0;
    for (std::size_t line = 1; line < number; ++line) {
        const std::size_t end = text.find('\n', at);
        if (end == text.npos) break;
        at = end + 1;
    }
    return at;
}

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

/// Where in the line from `at` on the token stands that Graphviz cannot read. It tells the line alone: where the
/// token stands there more than once, the text is read again up to some of them, half of what is left each time.
std::size_t place_of(std::string_view token, std::string_view text, std::size_t at, const child_limits& limits) {
    const std::string_view line = text.substr(at, text.find('\n', at) - at);
    std::size_t first = line.find(token), last = line.rfind(token);
    if (first == line.npos) return at;
    // A text that ends behind the wrong one fails there, however far it goes; one that ends before does not.
    while (first != last) {
        const std::size_t middle = line.rfind(token, first + (last - first) / 2);
        if (fails_in(text.substr(0, at + middle + token.size()), token, limits)) last = middle;
        else first = line.find(token, middle + 1);
    }
    return at + first;
}

/// From cgraph's "syntax error in line 3 near '->'" to an error at that place.
[[noreturn]] void refuse(std::string_view text, std::string said, const child_limits& limits) {
    std::replace(said.begin(), said.end(), '\n', ' ');
    constexpr std::string_view in_line = "in line ", near = "near '";
    const std::size_t line_at = said.find(in_line);
    if (said.find("(null)") != said.npos) said = "Graphviz has no word for what is wrong";
    if (line_at == said.npos)
        throw input_error("not a DOT file: " + std::string(trimmed(said).text) + "; write e.g. digraph { a -> b }",
                          no_offset);
    std::size_t line = 1;
    std::from_chars(said.data() + line_at + in_line.size(), said.data() + said.size(), line);
    const std::size_t at = line_start(text, line);
    const std::size_t token_at = said.find(near, line_at);
    if (said.find("quoted string") != said.npos)
        throw input_error("DOT syntax error: a name in quotes is not closed, or is longer than the 16384 bytes that "
                          "Graphviz reads; close it or shorten it", at);
    if (token_at == said.npos) throw input_error("DOT syntax error in this line; is a brace not closed?", at);
    const std::size_t from = token_at + near.size();
    const std::string token = said.substr(from, said.find('\'', from + 1) - from);  // which may be a quote itself
    throw input_error("DOT syntax error near " + in_quotes(token) + "; edges are written a -> b;" +
                          (token == "{" ? " and Graphviz reads a few thousand braces inside each other at most" : ""),
                      place_of(token, text, at, limits));
}

[[noreturn]] void refuse(std::string_view text, const child_error& problem, const child_limits& limits) {
    if (problem.how() != child_failure::refused)
        throw input_error("Graphviz cannot read the DOT file: its process " + std::string(problem.what()), no_offset);
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
    if (const std::size_t nul = text.find('\0'); nul != text.npos)
        throw input_error("a NUL byte; the file is not DOT", nul);
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
