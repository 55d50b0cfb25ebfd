// Edge lists: two names a line, parted by blanks or by the only comma of a line without blanks.
#include <algorithm>

#include "ludograph/rules/text.hpp"
#include "name_table.hpp"
#include "readers.hpp"

namespace ludograph {

namespace {

constexpr std::string_view blanks = " \t\r\f\v";

/// Without the comment: "#" in front or after a blank.
std::string_view without_comment(std::string_view line) {
    for (std::size_t at = 0; (at = line.find('#', at)) != line.npos; ++at)
        if (at == 0 || blanks.find(line[at - 1]) != blanks.npos) return line.substr(0, at);
    return line;
}

/// The words of `line`, three at most: no more are needed to see that there are too many.
std::vector<piece> words_of(std::string_view line) {
    std::vector<piece> words;
    for (std::size_t at = 0; words.size() < 3 && (at = line.find_first_not_of(blanks, at)) != line.npos;) {
        const std::size_t end = std::min(line.find_first_of(blanks, at), line.size());
        words.push_back({line.substr(at, end - at), at});
        at = end;
    }
    return words;
}

/// The two ends that a line names, or none where it is empty. Throws input_error.
std::vector<piece> ends_of(std::string_view line) {
    std::vector<piece> words = words_of(without_comment(line));
    if (words.size() == 1 && std::count(words[0].text.begin(), words[0].text.end(), ',') == 1) {
        const auto [both, offset] = words[0];
        const std::size_t comma = both.find(',');
        words = {{both.substr(0, comma), offset}, {both.substr(comma + 1), offset + comma + 1}};
        for (const piece& word : words)
            if (word.text.empty())
                throw input_error("no name on one side of the comma; write two names, e.g. a,b", word.offset);
    }
    if (words.size() == 1)
        throw input_error("one word, " + in_quotes(words[0].text) +
                              ", where an edge needs two; write e.g. a b for an edge from a to b",
                          words[0].offset);
    if (words.size() > 2)
        throw input_error("a third word, " + in_quotes(words[2].text) +
                              "; an edge is two words, from and to, and a comment begins with #",
                          words[2].offset);
    return words;
}

}  // namespace

imported_graph read_edge_list(std::string_view text, const child_limits&) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    imported_graph graph;
    name_table names;
    const auto number_of = [&](const piece& word, std::size_t line_start) {
        const auto [number, is_new] = names.add(word.text, word.offset);
        if (is_new) graph.vertices.push_back({.name = std::string(word.text), .offset = line_start + word.offset});
        return number;
    };
    for (std::size_t at = text.starts_with(byte_order_mark) ? byte_order_mark.size() : 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view line = text.substr(at, end - at);
        check_bytes(line, at, "edge list");
        try {
            const std::vector<piece> ends = ends_of(line);
            if (!ends.empty()) {
                const vertex source = number_of(ends[0], at);
                graph.edges.push_back({source, number_of(ends[1], at)});
            }
        } catch (const input_error& failure) {
            throw failure.shifted(at);
        }
        at = end + 1;
    }
    return graph;
}

}  // namespace ludograph
