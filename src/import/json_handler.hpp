// What the JSON reader does at each token of a node-link document.
#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "ludograph/import/imported_graph.hpp"
#include "name_table.hpp"

namespace ludograph {

/// Takes the events of nlohmann's parser, which keeps no tree and nests without recursion: neither
/// the size nor the depth of a document costs more than the graph that it holds.
class json_handler : public nlohmann::json_sax<nlohmann::json> {
public:
    /// `text` is being read; `seen` always points behind what the parser has taken of it.
    json_handler(std::string_view text, const char* const& seen) : begin_(text.data()), seen_(seen) {}

    bool null() override;
    bool boolean(bool value) override;
    bool number_integer(number_integer_t value) override { return take_number(std::to_string(value)); }
    bool number_unsigned(number_unsigned_t value) override { return take_number(std::to_string(value)); }
    bool number_float(number_float_t, const string_t& text) override { return take_number(text); }
    bool string(string_t& value) override { return take(value); }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override;
    bool key(string_t& name) override;
    bool end_object() override;
    bool start_array(std::size_t) override;
    bool end_array() override;
    bool parse_error(std::size_t byte, const std::string&, const nlohmann::json::exception& problem) override;

    /// Once all is read: the graph, with the vertices that the edges mean. Throws input_error.
    imported_graph finished();

private:
    enum class place : std::uint8_t { document, facts, players, nodes, node, edges, edge, moves, elsewhere };

    /// What an edge calls one of its ends.
    struct end_text {
        std::string text;
        std::size_t offset;
        bool is_number;  ///< in the file, not only to the eye: only then it may be an index
    };

    std::size_t offset() const { return static_cast<std::size_t>(seen_ - begin_); }
    bool take(const std::string& text);
    bool take_number(const std::string& text);
    void take_document_field(const std::string& text);
    void take_fact(const std::string& text);
    void take_node_field(const std::string& text);
    void take_edge_field(const std::string& text);
    void begin(place inside);
    void refuse_second(bool is_second) const;
    void check_value_is_text() const;
    void name_edges(const std::string& key);
    void finish_node();
    void finish_edge();
    vertex end_named(const std::string& text);
    vertex vertex_of(const end_text& end);

    const char* begin_;
    const char* const& seen_;
    std::vector<place> places_;  ///< from the document inwards
    std::string key_;
    bool is_number_ = false;  ///< the value that is being taken
    std::string format_, version_;
    std::string edges_key_;
    bool has_facts_ = false;
    bool has_nodes_ = false;

    std::size_t item_offset_ = 0;  ///< of the node or edge that is being read
    imported_vertex node_;
    std::optional<std::string> id_;
    std::string position_, called_;
    imported_edge edge_{no_value, no_value};
    std::optional<std::uint32_t> multiplicity_;
    std::vector<std::string> move_texts_;  ///< of `moves`, else of `label`

    imported_graph graph_;  ///< until it is finished, edges hold places in `ends_`
    std::unordered_map<std::string, vertex> by_id_;
    bool has_number_ids_ = false;
    name_table end_names_;
    std::vector<end_text> ends_;
    bool by_index_ = false, by_name_ = false;  ///< how edges have named their ends so far
};

}  // namespace ludograph
