// Reads what a graph JSON claims.
#include <nlohmann/json.hpp>

#include "ludograph/check/claims.hpp"
#include "ludograph/error.hpp"

namespace ludograph {

namespace {

using nlohmann::json;

/// Deeper than any file this project writes; a parser that follows nesting must not run out of stack.
constexpr int most_nesting = 16;

json parse(std::istream& from) {
    const auto refuse_depth = [](int depth, json::parse_event_t, json&) {
        if (depth > most_nesting) throw input_error("the JSON is nested too deeply for a graph of this project");
        return true;
    };
    try {
        return json::parse(from, refuse_depth);
    } catch (const json::parse_error& failure) {
        throw input_error("this is not JSON: it breaks off or goes wrong at byte " + std::to_string(failure.byte),
                          failure.byte);
    }
}

std::string text_of(const json& object, const char* key) {
    const auto at = object.find(key);
    return at != object.end() && at->is_string() ? at->get<std::string>() : "";
}

std::optional<bool> flag_of(const json& object, const char* key) {
    const auto at = object.find(key);
    if (at == object.end()) return std::nullopt;
    if (!at->is_boolean()) throw input_error(std::string(key) + " is neither true nor false");
    return at->get<bool>();
}

/// Numbers above 2^53 are written as decimal strings.
std::optional<std::uint64_t> number_of(const json& object, const char* key) {
    const auto at = object.find(key);
    if (at == object.end()) return std::nullopt;
    if (at->is_number_unsigned()) return at->get<std::uint64_t>();
    if (at->is_string()) {
        const std::string text = at->get<std::string>();
        if (!text.empty() && text.size() < 20 && text.find_first_not_of("0123456789") == text.npos)
            return std::stoull(text);
    }
    throw input_error(std::string(key) + " is not a number from 0 on");
}

/// 3 or "∞{0,2}".
std::optional<claimed_value> value_of(const json& object, const char* key) {
    const auto at = object.find(key);
    if (at == object.end()) return std::nullopt;
    if (!at->is_string()) return claimed_value{number_of(object, key), {}};
    const std::string text = at->get<std::string>(), opening = "∞{";
    if (!text.starts_with(opening) || !text.ends_with('}')) throw input_error(std::string(key) + " is not a value");
    const std::string list = "[" + text.substr(opening.size(), text.size() - opening.size() - 1) + "]";
    const json numbers = json::parse(list, nullptr, false);
    if (!numbers.is_array()) throw input_error(std::string(key) + " is not a value");
    claimed_value value;
    for (const json& number : numbers) {
        if (!number.is_number_unsigned()) throw input_error(std::string(key) + " is not a value");
        value.finite.push_back(number.get<std::uint64_t>());
    }
    return value;
}

claimed_vertex vertex_of(const json& node) {
    claimed_vertex v;
    v.position = text_of(node, "position");
    v.outcome = text_of(node, "outcome");
    v.misere = text_of(node, "misere");
    v.player = text_of(node, "player");
    v.winner = text_of(node, "winner");
    v.result = text_of(node, "result");
    v.grundy = value_of(node, "grundy");
    v.remoteness = number_of(node, "remoteness");
    v.longest = number_of(node, "longest");
    v.depth = number_of(node, "depth");
    v.terminal = flag_of(node, "terminal");
    v.frontier = flag_of(node, "frontier").value_or(false);
    return v;
}

claimed_edge edge_of(const json& edge) {
    claimed_edge e;
    e.target = *number_of(edge, "target");
    e.multiplicity = number_of(edge, "multiplicity").value_or(1);
    e.winning = flag_of(edge, "winning");
    e.best = flag_of(edge, "best");
    const auto moves = edge.find("moves");
    if (moves != edge.end() && moves->is_array()) e.move_texts = moves->size();
    return e;
}

const json& list_of(const json& document, const char* key, const char* other_key = nullptr) {
    auto at = document.find(key);
    if (at == document.end() && other_key != nullptr) at = document.find(other_key);
    if (at == document.end() || !at->is_array())
        throw input_error(std::string("the file has no list ") + key + (other_key ? std::string(" or ") + other_key : "") +
                          "; check reads the graph JSON that this program writes");
    return *at;
}

void read_facts(const json& facts, claims& graph) {
    graph.play = text_of(facts, "play");
    graph.start = text_of(facts, "start");
    graph.stopped_by = text_of(facts, "stopped_by");
    graph.complete = flag_of(facts, "complete").value_or(true);
    graph.loopy = flag_of(facts, "loopy");
    graph.positions = number_of(facts, "positions");
    graph.moves = number_of(facts, "moves");
    const auto outcomes = facts.find("outcomes");
    if (outcomes == facts.end()) return;
    graph.p = number_of(*outcomes, "P");
    graph.n = number_of(*outcomes, "N");
    graph.d = number_of(*outcomes, "D");
}

void read_vertices(const json& document, claims& graph) {
    for (const json& node : list_of(document, "nodes")) {
        const std::size_t index = graph.vertices.size();
        try {
            if (number_of(node, "id") != index) throw input_error("its id is not its place in the list");
            graph.vertices.push_back(vertex_of(node));
        } catch (const input_error& failure) {
            throw failure.prefixed("node " + std::to_string(index) + ": ");
        }
    }
    if (graph.vertices.empty()) throw input_error("the graph has no nodes");
}

void read_edges(const json& document, claims& graph) {
    std::size_t index = 0;
    for (const json& edge : list_of(document, "edges", "links")) {
        const auto source = number_of(edge, "source"), target = number_of(edge, "target");
        if (!source || !target || *source >= graph.vertices.size() || *target >= graph.vertices.size())
            throw input_error("edge " + std::to_string(index) + ": source or target is no node of the file");
        graph.vertices[*source].edges.push_back(edge_of(edge));
        ++index;
    }
}

}  // namespace

claims read_claims(std::istream& from) {
    const json document = parse(from);
    if (!document.is_object() || text_of(document, "format") != "ludograph")
        throw input_error("this is no graph JSON of this program (its format is not \"ludograph\"); "
                          "write one with 'ludograph graph … -o FILE.json'");
    claims graph;
    const auto facts = document.find("graph");
    if (facts != document.end() && facts->is_object()) read_facts(*facts, graph);
    read_vertices(document, graph);
    read_edges(document, graph);
    return graph;
}

}  // namespace ludograph
