// Parity games as PGSolver and Oink write them: `id priority owner successor,successor "name";`
#include <algorithm>
#include <charconv>
#include <optional>
#include <unordered_map>

#include "ludograph/error.hpp"
#include "ludograph/rules/text.hpp"
#include "readers.hpp"

namespace ludograph {

namespace {

/// Walks the text token by token.
class scanner {
public:
    explicit scanner(std::string_view text) : text_(text) {}

    std::size_t offset() const { return at_; }
    bool at_end() {
        skip_blanks();
        return at_ == text_.size();
    }
    /// Takes `token` where it comes next.
    bool take(std::string_view token) {
        skip_blanks();
        if (!text_.substr(at_).starts_with(token)) return false;
        at_ += token.size();
        return true;
    }
    void expect(std::string_view token) {
        if (!take(token)) refuse(in_quotes(token) + " is missing");
    }
    bool next_is_digit() {
        skip_blanks();
        return at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9';
    }
    std::uint64_t number(std::string_view what) {
        if (!next_is_digit()) refuse("no number where the " + std::string(what) + " is expected");
        std::uint64_t value = 0;
        const auto [end, failure] = std::from_chars(text_.data() + at_, text_.data() + text_.size(), value);
        if (failure != std::errc()) refuse("the " + std::string(what) + " is too large");
        at_ = static_cast<std::size_t>(end - text_.data());
        return value;
    }
    /// What stands up to the closing quote; the opening one has been taken.
    std::string quoted() {
        const std::size_t end = text_.find('"', at_);
        if (end == text_.npos) refuse("the name is not closed by a quote");
        std::string name(text_.substr(at_, end - at_));
        at_ = end + 1;
        return name;
    }
    [[noreturn]] void refuse(const std::string& why) const {
        throw input_error(why + "; a line is: id priority owner successors \"name\"; e.g. 0 2 1 1,3 \"a\";", at_);
    }

private:
    void skip_blanks() {
        at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size());
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

/// An edge to a vertex whose line may come later.
struct named_edge {
    vertex source;
    std::uint64_t target;
    std::size_t offset;
};

struct named_start {
    std::uint64_t id;
    std::size_t offset;
};

void read_vertex(scanner& from, imported_graph& graph, std::unordered_map<std::uint64_t, vertex>& number_of_id,
                 std::vector<named_edge>& edges) {
    from.at_end();
    const std::size_t offset = from.offset();
    const auto v = static_cast<vertex>(graph.vertices.size());
    const std::uint64_t id = from.number("id");
    if (!number_of_id.try_emplace(id, v).second)
        throw input_error("the id " + std::to_string(id) + " is that of two vertices; give each its own", offset);
    const std::uint64_t priority = from.number("priority");
    const std::uint64_t owner = from.number("owner");
    if (owner > 1) from.refuse("the owner " + std::to_string(owner) + " is neither 0 nor 1");
    if (from.next_is_digit()) do {
        from.at_end();
        const std::size_t place = from.offset();
        edges.push_back({v, from.number("successor"), place});
    } while (from.take(","));
    const std::string name = from.take("\"") ? from.quoted() : "";
    from.expect(";");
    graph.vertices.push_back({.name = std::to_string(id),
                              .board = (name.empty() ? std::to_string(id) : name) + "\npriority " +
                                       std::to_string(priority),
                              .player = owner == 0 ? "even" : "odd",
                              .offset = offset,
                              .priority = priority});
}

}  // namespace

imported_graph read_pgsolver(std::string_view text, const child_limits&) {
    imported_graph graph;
    graph.facts.game = "parity";
    graph.facts.players = {"even", "odd"};
    scanner from(text);
    if (from.take("parity")) {
        from.number("highest id");
        from.expect(";");
    }
    std::optional<named_start> start;
    if (from.take("start")) {
        from.at_end();
        const std::size_t offset = from.offset();
        start = {from.number("start"), offset};
        from.expect(";");
    }
    std::unordered_map<std::uint64_t, vertex> number_of_id;
    std::vector<named_edge> edges;
    while (!from.at_end()) read_vertex(from, graph, number_of_id, edges);
    if (start && !number_of_id.contains(start->id))
        throw input_error("the start " + std::to_string(start->id) + " has no line of its own", start->offset);
    if (start) graph.facts.start = std::to_string(start->id);
    graph.edges.reserve(edges.size());
    for (const named_edge& edge : edges) {
        const auto target = number_of_id.find(edge.target);
        if (target == number_of_id.end())
            throw input_error("the successor " + std::to_string(edge.target) + " has no line of its own", edge.offset);
        graph.edges.push_back({edge.source, target->second});
    }
    return graph;
}

}  // namespace ludograph
