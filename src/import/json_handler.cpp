// Node-link JSON, event by event.
#include "json_handler.hpp"

#include <algorithm>
#include <charconv>

#include "ludograph/rules/text.hpp"

namespace ludograph {

namespace {

/// A whole number in decimal digits, of up to 64 bits.
std::optional<std::uint64_t> long_number(const std::string& text) {
    std::uint64_t value = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (failure != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

/// A whole number in decimal digits, or `no_value`.
std::uint32_t whole_number(const std::string& text) {
    std::uint32_t value = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
    return failure == std::errc() && end == text.data() + text.size() ? value : no_value;
}

stop_reason stop_reason_named(const std::string& name) {
    using enum stop_reason;
    for (const stop_reason each : {depth, max_positions, max_moves, max_memory, timeout})
        if (name == to_string(each)) return each;
    return none;
}

/// What nlohmann says is wrong, without its codes and without the text that it read last.
std::string reason_in(const std::string& message) {
    const std::size_t from = message.rfind(" - ", message.find("; last read"));
    if (from == message.npos) return "a number is too large";  // all else is said with a dash
    return message.substr(from + 3, message.find("; ", from) - from - 3);
}

}  // namespace

/// As if the key were not there; but an id must be one, and a list of nodes or edges has only those.
bool json_handler::null() {
    if (places_.empty()) return take("null");
    const place inside = places_.back();
    if (inside == place::node && key_ == "id") check_value_is_text();
    return inside == place::nodes || inside == place::edges ? take("null") : true;
}

bool json_handler::boolean(bool value) {
    const bool in_list = !places_.empty() && (places_.back() == place::nodes || places_.back() == place::edges);
    if (!places_.empty() && !in_list) check_value_is_text();
    return take(value ? "true" : "false");
}

bool json_handler::start_object(std::size_t) {
    if (places_.empty()) begin(place::document);
    else if (places_.back() == place::document && key_ == "graph") begin(place::facts);
    else if (places_.back() == place::nodes) begin(place::node);
    else if (places_.back() == place::edges) begin(place::edge);
    else check_value_is_text(), begin(place::elsewhere);
    return true;
}

bool json_handler::start_array(std::size_t) {
    if (places_.empty()) throw input_error("a list where an object with nodes and edges is expected", 0);
    const place outer = places_.back();
    if (outer == place::document && key_ == "nodes") begin(place::nodes);
    else if (outer == place::document && (key_ == "edges" || key_ == "links")) begin(place::edges);
    else if (outer == place::facts && key_ == "players") begin(place::players);
    else if (outer == place::edge && key_ == "moves") begin(place::moves);
    else check_value_is_text(), begin(place::elsewhere);
    return true;
}

void json_handler::begin(place inside) {
    places_.push_back(inside);
    if (inside == place::nodes) refuse_second(has_nodes_);
    if (inside == place::facts) has_facts_ = true;
    if (inside == place::nodes) has_nodes_ = true;
    if (inside == place::edges) name_edges(key_);
    if (inside == place::moves) move_texts_.clear();
    if (inside != place::node && inside != place::edge) return;
    item_offset_ = offset() - 1;
    id_.reset();
    position_.clear();
    called_.clear();
    node_ = {.name = "", .offset = item_offset_};
    edge_ = {no_value, no_value};
    multiplicity_.reset();
    move_texts_.clear();
}

/// A list or object must not stand where the graph needs a text or a number.
void json_handler::check_value_is_text() const {
    const place inside = places_.back();
    if (inside == place::nodes || inside == place::edges)
        throw input_error("a list where a node or an edge is expected; each is an object in braces", offset() - 1);
    const bool needed = inside == place::node ? key_ == "id" || key_ == "player" || key_ == "result"
                                              : inside == place::edge && (key_ == "source" || key_ == "target");
    if (needed) throw input_error("the " + key_ + " is neither a text nor a number; write one of them", offset() - 1);
}

/// What JSON leaves open is refused: which of two equal keys counts.
void json_handler::refuse_second(bool is_second) const {
    if (is_second) throw input_error("the key " + in_quotes(key_) + " stands there twice; leave one of them out", offset() - 1);
}

void json_handler::name_edges(const std::string& key) {
    refuse_second(edges_key_ == key);
    if (!edges_key_.empty())
        throw input_error("both edges and links are there; leave one of them out", offset() - 1);
    edges_key_ = key;
}

bool json_handler::key(string_t& name) {
    key_ = std::move(name);
    return true;
}

bool json_handler::end_object() {
    if (places_.back() == place::node) finish_node();
    if (places_.back() == place::edge) finish_edge();
    places_.pop_back();
    return true;
}

bool json_handler::end_array() {
    places_.pop_back();
    return true;
}

bool json_handler::parse_error(std::size_t byte, const std::string&, const nlohmann::json::exception& problem) {
    const std::string reason = reason_in(problem.what());
    const bool cut = reason == "unexpected end of input";
    throw input_error("the JSON breaks off here: " + reason +
                          (cut ? "; write the file anew" : "; correct it, or say with --from what the file is"),
                      byte == 0 ? 0 : byte - 1);
}

bool json_handler::take_number(const std::string& text) {
    is_number_ = true;
    const bool goes_on = take(text);
    is_number_ = false;
    return goes_on;
}

bool json_handler::take(const std::string& text) {
    if (places_.empty()) throw input_error("a value where an object with nodes and edges is expected", 0);
    switch (places_.back()) {
        case place::document: take_document_field(text); break;
        case place::facts: take_fact(text); break;
        case place::players: {
            auto& players = graph_.facts.players;
            if (!players[1].empty() || text.empty())
                throw input_error("the players are not two names", offset() - 1);
            (players[0].empty() ? players[0] : players[1]) = text;
            break;
        }
        case place::node: take_node_field(text); break;
        case place::edge: take_edge_field(text); break;
        case place::moves: move_texts_.push_back(text); break;
        case place::nodes:
        case place::edges:
            throw input_error(in_quotes(text) + " where a node or an edge is expected; each is an object in braces",
                              offset() - 1);
        case place::elsewhere: break;
    }
    return true;
}

void json_handler::take_document_field(const std::string& text) {
    if (key_ == "graph")
        throw input_error("graph is " + in_quotes(text) + ", but should be an object in braces with the facts of the "
                          "whole; it may be left out",
                          offset() - 1);
    if (key_ == "directed") graph_.undirected = text == "false";
    if (key_ == "format") format_ = text;
    if (key_ == "version") version_ = text;
    if (format_ == "ludograph" && !version_.empty() && version_ != "1")
        throw input_error("the file has version " + in_quotes(version_) +
                              " of the format, this program reads version 1; use a newer program",
                          offset() - 1);
}

void json_handler::take_fact(const std::string& text) {
    graph_facts& facts = graph_.facts;
    if (key_ == "game") facts.game = text;
    if (key_ == "rule") facts.rule = text;
    if (key_ == "start") facts.start = text;
    if (key_ == "objective") graph_.parity = text == "parity";
    if (key_ == "play") {
        facts.play = text == to_string(play::misere) ? play::misere : play::normal;
        if (text != to_string(facts.play))
            throw input_error("play is " + in_quotes(text) + ", but normal and misere are the ways to play",
                              offset() - 1);
    }
    if (key_ == "symmetry") facts.symmetry = text == "true";
    if (key_ == "stopped_by") facts.stopped_by = stop_reason_named(text);
}

void json_handler::take_node_field(const std::string& text) {
    if (key_ == "id") {
        refuse_second(id_.has_value());
        id_ = text;
    }
    if (key_ == "position") position_ = text;
    if (key_ == "name") called_ = text;
    if (key_ == "label") node_.board = text;
    if (key_ == "player") node_.player = text;
    if (key_ == "result") node_.result = text;
    if (key_ == "priority") node_.priority = long_number(text);
    if (key_ == "code") node_.code = long_number(text);
    if (key_ == "frontier") node_.frontier = text == "true";
}

void json_handler::take_edge_field(const std::string& text) {
    if (key_ == "source" || key_ == "target") {
        vertex& end = key_ == "source" ? edge_.source : edge_.target;
        refuse_second(end != no_value);
        end = end_named(text);
    }
    if (key_ == "label" && move_texts_.empty()) move_texts_ = {text};
    if (key_ != "multiplicity") return;
    multiplicity_ = whole_number(text);
    if (multiplicity_ == 0 || multiplicity_ > most_parallel_moves)
        throw input_error("the multiplicity " + in_quotes(text) + " is no number from 1 to " +
                              std::to_string(most_parallel_moves),
                          item_offset_);
}

/// The place in `ends_` of an end of that text.
vertex json_handler::end_named(const std::string& text) {
    const std::size_t behind = offset();
    const auto [number, is_new] = end_names_.add((is_number_ ? '#' : '"') + text, behind);
    if (is_new) ends_.push_back({text, std::max(item_offset_, behind - std::min(behind, text.size() + 1)), is_number_});
    return number;
}

void json_handler::finish_node() {
    const auto number = static_cast<vertex>(graph_.vertices.size());
    if (number >= infinite_value - 1) throw input_error("more vertices than a graph can have", item_offset_);
    if (id_.has_value() == by_id_.empty() && number > 0)
        throw input_error("some nodes have an id and some have none; give one to each", item_offset_);
    if (id_ && !by_id_.try_emplace(*id_, number).second)
        throw input_error("the id " + in_quotes(*id_) + " is that of two nodes; give each its own", item_offset_);
    if (id_ && whole_number(*id_) != no_value) has_number_ids_ = true;
    node_.name = !position_.empty() ? position_ : id_ ? *id_ : !called_.empty() ? called_ : std::to_string(number);
    graph_.vertices.push_back(std::move(node_));
}

void json_handler::finish_edge() {
    if (edge_.source == no_value || edge_.target == no_value)
        throw input_error(std::string("an edge without ") + (edge_.source == no_value ? "source" : "target") +
                              "; write e.g. {\"source\":0,\"target\":1}",
                          item_offset_);
    edge_.count = multiplicity_.value_or(1);
    if (!move_texts_.empty()) {
        if (multiplicity_.value_or(move_texts_.size()) != move_texts_.size())
            throw input_error("the edge has multiplicity " + std::to_string(*multiplicity_) + " and " +
                                  std::to_string(move_texts_.size()) +
                                  (move_texts_.size() == 1 ? " text" : " texts") +
                                  " of its moves; correct one of them, or leave it out",
                              item_offset_);
        if (move_texts_.size() > most_parallel_moves)
            throw input_error("an edge has more than " + std::to_string(most_parallel_moves) + " moves", item_offset_);
        edge_.count = static_cast<std::uint32_t>(move_texts_.size());
        edge_.first_text = graph_.move_texts.size();
        std::move(move_texts_.begin(), move_texts_.end(), std::back_inserter(graph_.move_texts));
    }
    graph_.edges.push_back(edge_);
}

/// An id; where no id is a number, a number is the index of a node, as d3 has it. A file does one or the other.
vertex json_handler::vertex_of(const end_text& end) {
    const auto at = by_id_.find(end.text);
    const std::uint32_t index = has_number_ids_ || !end.is_number ? no_value : whole_number(end.text);
    const bool named = at != by_id_.end(), numbered = !named && index < graph_.vertices.size();
    by_name_ |= named;
    by_index_ |= numbered;
    if (by_name_ && by_index_)
        throw input_error("the edge end " + in_quotes(end.text) + " is " + (named ? "an id" : "an index") +
                              ", but other edges have " + (named ? "indices" : "ids") + "; use one of them throughout",
                          end.offset);
    if (named) return at->second;
    if (numbered) return index;
    throw input_error("an edge ends in " + in_quotes(end.text) + ", but no node has this " +
                          (by_id_.empty() ? "index, which counts from 0" : "id") +
                          "; add the node or correct the edge",
                      end.offset);
}

imported_graph json_handler::finished() {
    if (edges_key_.empty())
        throw input_error("no list of edges, neither under \"edges\" nor under \"links\"; a graph without edges has "
                          "an empty list", no_offset);
    if (format_ == "ludograph" && !has_facts_)
        throw input_error("no object \"graph\", which in this format has the facts of the whole; leave out the format "
                          "of a file by another program",
                          no_offset);
    if (!has_nodes_) throw input_error("no list of nodes under \"nodes\"", no_offset);
    if (format_ != "ludograph")  // what others call a code is not the number of a position
        for (imported_vertex& v : graph_.vertices) v.code.reset();
    std::vector<vertex> meant;
    meant.reserve(ends_.size());
    for (const end_text& end : ends_) meant.push_back(vertex_of(end));
    for (imported_edge& edge : graph_.edges) {
        edge.source = meant[edge.source];
        edge.target = meant[edge.target];
    }
    return std::move(graph_);
}

}  // namespace ludograph
