// Reads what a graph JSON claims, node by node and edge by edge: no tree of the whole is kept.
#include <nlohmann/json.hpp>

#include <algorithm>

#include "ludograph/check/claims.hpp"
#include "ludograph/error.hpp"
#include "ludograph/watched_text.hpp"

namespace ludograph {

namespace {

using nlohmann::json;

/// Deeper than any file this project writes; a parser that follows nesting must not run out of stack.
constexpr int most_nesting = 16;

std::string text_of(const json& object, const char* key) {
    const auto at = object.find(key);
    if (at == object.end()) return "";
    if (!at->is_string()) throw input_error(std::string(key) + " is not a text");
    return at->get<std::string>();
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
        const json number = json::parse(at->get_ref<const std::string&>(), nullptr, false);
        if (number.is_number_unsigned()) return number.get<std::uint64_t>();
    }
    throw input_error(std::string(key) + " is not a whole number from 0 on");
}

/// 3 or "∞{0,2}".
std::optional<claimed_value> value_of(const json& object, const char* key) {
    const auto at = object.find(key);
    if (at == object.end()) return std::nullopt;
    if (!at->is_string()) return claimed_value{number_of(object, key), {}};
    const std::string text = at->get<std::string>(), opening = "∞{";
    const std::string wrong = std::string(key) + " is neither a number nor ∞ with a set, e.g. ∞{0,2}";
    if (!text.starts_with(opening) || !text.ends_with('}')) throw input_error(wrong);
    const std::string list = "[" + text.substr(opening.size(), text.size() - opening.size() - 1) + "]";
    if (list.find_first_not_of("[]0123456789,") != list.npos) throw input_error(wrong);
    const json numbers = json::parse(list, nullptr, false);
    if (!numbers.is_array()) throw input_error(wrong);
    claimed_value value;
    for (const json& number : numbers) {
        if (!number.is_number_unsigned()) throw input_error(wrong);
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
    v.code = number_of(node, "code");
    v.priority = number_of(node, "priority");
    v.terminal = flag_of(node, "terminal");
    v.frontier = flag_of(node, "frontier").value_or(false);
    return v;
}

claimed_edge edge_of(const json& edge) {
    claimed_edge e;
    e.multiplicity = number_of(edge, "multiplicity");
    e.winning = flag_of(edge, "winning");
    e.best = flag_of(edge, "best");
    const auto moves = edge.find("moves");
    if (moves == edge.end()) return e;
    if (!moves->is_array() || !std::ranges::all_of(*moves, [](const json& text) { return text.is_string(); }))
        throw input_error("moves is not a list of texts");
    e.move_texts = moves->size();
    return e;
}

void read_facts(const json& facts, claims& graph) {
    graph.game = text_of(facts, "game");
    graph.play = text_of(facts, "play");
    graph.objective = text_of(facts, "objective");
    graph.start = text_of(facts, "start");
    graph.stopped_by = text_of(facts, "stopped_by");
    graph.complete = flag_of(facts, "complete");
    graph.loopy = flag_of(facts, "loopy");
    graph.positions = number_of(facts, "positions");
    graph.moves = number_of(facts, "moves");
    if (const auto outcomes = facts.find("outcomes"); outcomes != facts.end()) {
        if (!outcomes->is_object()) throw input_error("outcomes is not an object in braces");
        graph.p = number_of(*outcomes, "P");
        graph.n = number_of(*outcomes, "N");
        graph.d = number_of(*outcomes, "D");
        for (const auto& [name, count] : outcomes->items())
            if (name != "P" && name != "N" && name != "D")
                throw input_error("outcomes counts \"" + name + "\", but the outcomes are P, N and D");
    }
    if (const auto players = facts.find("players"); players != facts.end()) {
        if (!players->is_array()) throw input_error("players is not a list");
        for (const json& player : *players) {
            if (!player.is_string()) throw input_error("a player is not a text");
            graph.players.push_back(player.get<std::string>());
        }
    }
    const auto winners = facts.find("winners");
    if (winners == facts.end()) return;
    if (!winners->is_object()) throw input_error("winners is not an object in braces");
    for (const auto& each : winners->items())
        graph.winners.emplace_back(each.key(), *number_of(*winners, each.key().c_str()));
}

/// Takes the parts of a document as nlohmann's parser finishes them.
class reader {
public:
    explicit reader(std::string_view text) : text_(text), seen_(text.data()) {}

    claims read() {
        const watched_text first(text_.data(), seen_), last(text_.data() + text_.size(), seen_);
        const auto take = [this](int depth, json::parse_event_t event, json& part) { return take_part(depth, event, part); };
        json rest;
        try {
            rest = json::parse(first, last, take);
        } catch (const json::exception&) {
            throw input_error("this is not JSON, or it breaks off; " + remedy(), offset() - (offset() > 0 ? 1 : 0));
        }
        finish(rest);
        return std::move(graph_);
    }

private:
    struct placed_edge {
        std::uint64_t source, target;
        claimed_edge edge;
        std::size_t offset;
    };

    static std::string remedy() { return "check reads the graph JSON that 'ludograph graph … -o FILE.json' writes"; }

    std::size_t offset() const { return static_cast<std::size_t>(seen_ - text_.data()); }

        /// What is wrong with the whole has no place.
    [[noreturn]] static void refuse(const std::string& what) {
        throw input_error(what + "; " + remedy(), std::string_view::npos);
    }

    /// False: the part is not needed in the document any more.
    bool take_part(int depth, json::parse_event_t event, json& part) {
        using enum json::parse_event_t;
        if (depth > most_nesting)
            throw input_error("lists and objects are nested too deeply; " + remedy(), offset() - 1);
        if (event == object_start) {
            keys_.resize(static_cast<std::size_t>(depth) + 2);
            keys_.back().clear();
            if (depth == 2) item_offset_ = offset() - 1;
        }
        if (event == key) {
            take_key(static_cast<std::size_t>(depth), part.get_ref<const std::string&>());
            return true;
        }
        const bool is_node = section_ == "nodes", is_edge = section_ == "edges" || section_ == "links";
        if (depth != 2 || !(is_node || is_edge)) return true;
        if (event == value || event == array_start)
            throw input_error("something in the list \"" + section_ + "\" is not an object in braces", offset() - 1);
        if (event != object_end) return true;
        if (is_node) take_node(part);
        if (is_edge) take_edge(part);
        return false;
    }

    void take_key(std::size_t depth, const std::string& name) {
        std::vector<std::string>& known = keys_.at(depth);
        if (std::ranges::find(known, name) != known.end())
            throw input_error("the key \"" + name + "\" comes twice in one object; leave one of them out", offset() - 1);
        known.push_back(name);
        if (depth == 1) section_ = name;
    }

    void take_node(const json& node) {
        const std::size_t index = graph_.vertices.size();
        try {
            if (!node.contains("id") || !node["id"].is_number_unsigned())
                throw input_error("its id is no number, as in the files that this program writes; 'ludograph label FILE "
                                  "-o FILE.json' makes one of any graph");
            if (number_of(node, "id") != index) throw input_error("its id is not its place in the list");
            graph_.vertices.push_back(vertex_of(node));
        } catch (const input_error& failure) {
            throw input_error("node " + std::to_string(index) + ": " + failure.what(), item_offset_);
        }
    }

    void take_edge(const json& edge) {
        try {
            const auto source = number_of(edge, "source"), target = number_of(edge, "target");
            if (!source || !target) throw input_error("source or target is missing");
            edges_.push_back({*source, *target, edge_of(edge), item_offset_});
        } catch (const input_error& failure) {
            throw input_error("edge " + std::to_string(edges_.size()) + ": " + failure.what(), item_offset_);
        }
    }

    /// `rest` is the document without its nodes and edges.
    void finish(const json& rest) {
        if (!rest.is_object()) refuse("this is a value where an object with nodes and edges is expected");
        const auto format = rest.find("format"), version = rest.find("version");
        if (format == rest.end() || *format != "ludograph") refuse("this is not a graph (its format is not \"ludograph\")");
        if (version == rest.end() || *version != 1) refuse("this is not version 1 of the format");
        for (const auto& [key, right] : {std::pair("directed", true), std::pair("multigraph", false)})
            if (const auto at = rest.find(key); at != rest.end() && *at != right)
                refuse(std::string(key) + " is not " + (right ? "true" : "false"));
        const auto facts = rest.find("graph");
        if (facts == rest.end() || !facts->is_object()) refuse("there is no object \"graph\" with the facts of the whole");
        try {
            read_facts(*facts, graph_);
        } catch (const input_error& failure) {
            refuse("graph: " + std::string(failure.what()));
        }
        check_list(rest, "nodes");
        if (rest.contains("edges") && rest.contains("links")) refuse("there are both edges and links");
        check_list(rest, rest.contains("links") ? "links" : "edges");
        if (graph_.vertices.empty()) refuse("the graph has no nodes");
        join_edges();
    }

    static void check_list(const json& rest, const std::string& key) {
        const auto at = rest.find(key);
        if (at == rest.end() || !at->is_array()) refuse("there is no list \"" + key + "\"");
    }

    void join_edges() {
        std::size_t index = 0;
        for (placed_edge& each : edges_) {
            if (std::max(each.source, each.target) >= graph_.vertices.size())
                throw input_error("edge " + std::to_string(index) + ": source or target is no node of the file",
                                  each.offset);
            each.edge.target = each.target;
            graph_.vertices[each.source].edges.push_back(each.edge);
            ++index;
        }
    }

    std::string_view text_;
    const char* seen_;
    claims graph_;
    std::vector<placed_edge> edges_;
    std::vector<std::vector<std::string>> keys_;  ///< of the objects that are open, by depth of the key
    std::string section_;                         ///< key of the document that is being read
    std::size_t item_offset_ = 0;
};

}  // namespace

claims read_claims(std::string_view text) { return reader(text).read(); }

}  // namespace ludograph
