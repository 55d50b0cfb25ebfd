// Node-link JSON, written node by node and edge by edge, one a line.
#include <nlohmann/json.hpp>

#include <optional>
#include <utility>

#include "writers.hpp"

namespace ludograph {

namespace {

using json = nlohmann::ordered_json;

/// Integers above 2^53 would lose digits in JavaScript and are written as decimal strings.
json number(std::uint64_t value) {
    constexpr std::uint64_t exact = std::uint64_t{1} << 53;
    return value <= exact ? json(value) : json(std::to_string(value));
}

/// Wrong UTF-8 becomes U+FFFD.
std::string dump(const json& value) { return value.dump(-1, ' ', false, json::error_handler_t::replace); }

json facts_of(const game_graph& graph) {
    const graph_facts& facts = graph[boost::graph_bundle];
    const outcome_counts counts = count_outcomes(graph);
    json object{{"game", facts.game},
                {"rule", facts.rule},
                {"start", facts.start},
                {"play", to_string(facts.play)}};
    if (!facts.strategy.empty()) object["objective"] = "parity";
    object["complete"] = facts.complete;
    if (!facts.complete) object["stopped_by"] = to_string(facts.stopped_by);
    object["loopy"] = facts.loopy;
    object["symmetry"] = facts.symmetry;
    object["positions"] = number(num_vertices(graph));
    object["moves"] = number(num_edges(graph));
    object["outcomes"] = {{"P", number(counts.p)}, {"N", number(counts.n)}, {"D", number(counts.d)}};
    if (has_players(graph)) {
        const winner_counts winners = count_winners(graph);
        object["players"] = facts.players;
        object["winners"] = {{facts.players[0], number(winners.first)},
                             {facts.players[1], number(winners.second)},
                             {"draw", number(winners.draw)}};
    }
    object["generator"] = "ludograph " LUDOGRAPH_VERSION;
    return object;
}

json node_of(const game_graph& graph, vertex v) {
    const position_label& label = graph[v];
    const naming& names = *graph[boost::graph_bundle].names;
    const auto& players = graph[boost::graph_bundle].players;
    json node{{"id", v}, {"position", names.position(v)}, {"label", names.board(v)}};
    const auto add_text = [&](const char* key, std::string text) {
        if (!text.empty()) node[key] = std::move(text);
    };
    const auto add_outcome = [&](const char* key, outcome value) {
        if (value != outcome::unknown) node[key] = to_string(value);
    };
    const auto add_number = [&](const char* key, std::uint32_t value) {
        if (value != no_value) node[key] = value;
    };
    if (const auto code = names.code(v)) node["code"] = number(*code);
    const auto& priorities = graph[boost::graph_bundle].priorities;
    if (!priorities.empty()) node["priority"] = number(priorities[v]);
    add_text("player", side_name(players, label.mover));
    add_outcome("outcome", label.result);
    add_text("winner", side_name(players, label.winner));
    add_text("result", end_text(graph, v));
    if (label.grundy == infinite_value) node["grundy"] = grundy_text(graph, v);
    else add_number("grundy", label.grundy);
    add_number("remoteness", label.remoteness);
    add_outcome("misere", label.misere);
    add_number("longest", label.longest);
    if (label.frontier) node["frontier"] = true;
    else node["terminal"] = is_terminal(graph, v);
    add_number("depth", label.depth);
    return node;
}

/// Nothing where it depends on what a cut graph leaves open.
std::optional<bool> winning(const position_label& from, const position_label& to) {
    const auto known = [](const position_label& label) { return label.result != outcome::unknown; };
    if (known(from) && (known(to) || from.result != outcome::N)) return is_winning(from, to);
    const bool mover_wins_there = from.mover == side::none ? to.result == outcome::P : to.winner == from.mover;
    if (known(to) && !mover_wins_there) return false;
    return std::nullopt;
}

/// The same for the best move.
std::optional<bool> best(const position_label& from, const position_label& to) {
    if (from.result == outcome::unknown || to.result == outcome::unknown) return std::nullopt;
    const bool by_remoteness = from.result == outcome::P || is_winning(from, to);
    if (by_remoteness && (from.remoteness == no_value || to.remoteness == no_value)) return std::nullopt;
    return is_best(from, to);
}

class writer {
public:
    writer(const game_graph& graph, const export_options& options, std::ostream& to)
        : graph_(graph), facts_(graph[boost::graph_bundle]), options_(options), to_(to) {}

    void write() {
        to_ << R"({"format":"ludograph","version":1,"directed":true,"multigraph":false,)" << '\n'
            << R"("graph":)" << dump(facts_of(graph_)) << ",\n";
        write_list("nodes", [&](vertex v) { add(node_of(graph_, v)); });
        to_ << ",\n";
        write_list(options_.edge_key, [&](vertex v) { add_edges_of(v); });
        to_ << "}\n";
    }

private:
    template <class Use>
    void write_list(const std::string& key, Use for_vertex) {
        to_ << dump(key) << ":[";
        first_ = true;
        for (vertex v = 0; v < num_vertices(graph_) && to_; ++v) for_vertex(v);
        to_ << (first_ ? "]" : "\n]");
    }

    void add(const json& object) {
        to_ << (first_ ? "\n" : ",\n") << dump(object);
        first_ = false;
    }

    void add_edges_of(vertex v) {
        const std::vector<vertex> targets = targets_of(graph_, v);
        if (targets.empty()) return;
        std::vector<std::vector<std::string>> texts;
        std::vector<std::uint32_t> counts;
        if (options_.moves) texts = facts_.names->moves(v, targets);
        else counts = facts_.names->move_counts(v, targets);
        for (std::size_t i = 0; i < targets.size(); ++i) {
            const vertex target = targets[i];
            json edge{{"source", v}, {"target", target}};
            const std::size_t count = options_.moves ? texts[i].size() : counts[i];
            if (options_.moves) edge["moves"] = std::move(texts[i]);
            edge["multiplicity"] = count;
            if (const auto wins = winning(graph_[v], graph_[target])) edge["winning"] = *wins;
            if (const auto is_best_move = best_of(v, target)) edge["best"] = *is_best_move;
            add(edge);
        }
    }

    std::optional<bool> best_of(vertex v, vertex target) const {
        if (facts_.strategy.empty()) return best(graph_[v], graph_[target]);
        if (facts_.strategy[v] == no_value) return std::nullopt;
        return facts_.strategy[v] == target;
    }

    const game_graph& graph_;
    const graph_facts& facts_;
    const export_options& options_;
    std::ostream& to_;
    bool first_ = true;
};

}  // namespace

void write_json(const game_graph& graph, const export_options& options, std::ostream& to) {
    writer(graph, options, to).write();
}

}  // namespace ludograph
