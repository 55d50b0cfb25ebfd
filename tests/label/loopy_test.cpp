// Labels where play can cycle, and where the players are told apart or ends are scored.
#include "ludograph/label/loopy.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <numeric>

#include "ludograph/label/label.hpp"
#include "support.hpp"
#include "toy_game.hpp"

namespace ludograph {
namespace {

using nlohmann::json;
using testing::adjacency;

/// A graph of all the listed vertices, whether vertex 0 reaches them or not.
compact_graph listed(const adjacency& edges) {
    std::vector<std::pair<std::uint32_t, std::uint32_t>> list;
    for (std::uint32_t v = 0; v < edges.size(); ++v)
        for (const std::uint32_t w : edges[v]) list.emplace_back(v, w);
    return {boost::edges_are_sorted, list.begin(), list.end(), static_cast<std::uint32_t>(edges.size())};
}

std::vector<json> recorded() {
    std::ifstream in(testing::data_file("loopy.json"));
    return json::parse(in).get<std::vector<json>>();
}

std::string letter(outcome result) {
    return result == outcome::N ? "W" : result == outcome::P ? "L" : "D";
}

json as_json(const adjacency& edges, const std::vector<std::uint32_t>& values, std::uint32_t v) {
    if (values[v] != infinite_value) return values[v];
    std::set<std::uint32_t> finite;
    for (const std::uint32_t w : edges[v])
        if (values[w] != infinite_value) finite.insert(values[w]);
    return {{"inf", finite}};
}

TEST(Loopy, HoldsForEveryRecordedGraph) {
    std::size_t infinite = 0;
    for (const json& entry : recorded()) {
        const auto edges = entry["adjacency"].get<adjacency>();
        const compact_graph graph = listed(edges);
        const auto normal = label_outcomes_retrograde(graph, play::normal);
        const auto misere = label_outcomes_retrograde(graph, play::misere);
        const frontier_marks none;
        const auto values = loopy_analysis(graph, none).values;
        for (std::uint32_t v = 0; v < edges.size(); ++v) {
            ASSERT_EQ(as_json(edges, values, v), entry["generalized_grundy"][v]) << entry["adjacency"] << " at " << v;
            ASSERT_EQ(letter(normal.result[v]), entry["outcome"][v]);
            ASSERT_EQ(letter(misere.result[v]), entry["misere_outcome"][v]);
            const auto number = [](std::uint32_t r) { return r == no_value ? json() : json(r); };
            ASSERT_EQ(number(normal.remoteness[v]), entry["remoteness"][v]);
            ASSERT_EQ(number(misere.remoteness[v]), entry["misere_remoteness"][v]);
            infinite += values[v] == infinite_value;
        }
    }
    EXPECT_GT(infinite, 20u);
}

TEST(Loopy, SubtractionRoundACircleHasTheValuesOfTheLine) {
    adjacency edges(7);
    for (std::uint32_t heap = 1; heap < 7; ++heap)
        for (const std::uint32_t taken : {1u, 2u, 5u}) edges[heap].push_back((heap + 7 - taken) % 7);
    for (auto& options : edges) std::sort(options.begin(), options.end());
    const compact_graph graph = listed(edges);
    EXPECT_EQ(find_labels(graph, play::normal).grundy, (std::vector<std::uint32_t>{0, 1, 2, 0, 1, 2, 0}));
}

/// Is v + *m lost for the mover? Positions (v, heap); plain iteration to a fixpoint.
bool is_lost_with_heap(const adjacency& edges, std::uint32_t v, std::uint32_t m) {
    const std::size_t n = edges.size(), heaps = m + 1;
    std::vector<char> state(n * heaps, '?');
    const auto at = [&](std::size_t w, std::size_t heap) -> char& { return state[w * heaps + heap]; };
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t w = 0; w < n; ++w) {
            for (std::size_t heap = 0; heap < heaps; ++heap) {
                if (at(w, heap) != '?') continue;
                bool has_lost = false, all_won = true;
                const auto look = [&](char option) {
                    has_lost = has_lost || option == 'L';
                    all_won = all_won && option == 'W';
                };
                for (const std::uint32_t x : edges[w]) look(at(x, heap));
                for (std::size_t smaller = 0; smaller < heap; ++smaller) look(at(w, smaller));
                if (!has_lost && !all_won) continue;
                at(w, heap) = has_lost ? 'W' : 'L';
                changed = true;
            }
        }
    }
    return at(v, m) == 'L';
}

TEST(Loopy, AVertexHasTheValueMExactlyWhenItsSumWithAHeapOfMIsLost) {
    std::mt19937 random(5);
    std::uniform_int_distribution<std::uint32_t> sizes(1, 12);
    for (int round = 0; round < 10'000; ++round) {
        const std::uint32_t n = sizes(random);
        const adjacency edges = testing::random_edges(random, n, 0.1 + 0.25 * (round % 4) / 3.0, false);
        const compact_graph graph = listed(edges);
        const frontier_marks none;
        const auto values = loopy_analysis(graph, none).values;
        const auto outcomes = label_outcomes_retrograde(graph, play::normal);
        const std::uint32_t v = static_cast<std::uint32_t>(round) % n;
        for (std::uint32_t m = 0; m <= 4; ++m) ASSERT_EQ(values[v] == m, is_lost_with_heap(edges, v, m));
        for (std::uint32_t w = 0; w < n; ++w) {
            const json value = as_json(edges, values, w);
            const bool has_zero = value.is_object() && !value["inf"].empty() && value["inf"][0] == 0;
            const outcome expected = value == 0 ? outcome::P
                                     : value.is_number() || has_zero ? outcome::N : outcome::D;
            ASSERT_EQ(outcomes.result[w], expected);
        }
    }
}

TEST(Loopy, LabelsDoNotDependOnTheNumbering) {
    std::mt19937 random(6);
    for (int round = 0; round < 500; ++round) {
        const adjacency edges = testing::random_edges(random, 10, 0.2, false);
        std::vector<std::uint32_t> renamed(edges.size());
        std::iota(renamed.begin(), renamed.end(), 0u);
        for (std::size_t i = renamed.size() - 1; i > 0; --i) std::swap(renamed[i], renamed[random() % (i + 1)]);
        adjacency other(edges.size());
        for (std::uint32_t v = 0; v < edges.size(); ++v)
            for (const std::uint32_t w : edges[v]) other[renamed[v]].push_back(renamed[w]);
        const graph_labels labels = find_labels(listed(edges), play::normal);
        const graph_labels same = find_labels(listed(other), play::normal);
        for (std::uint32_t v = 0; v < edges.size(); ++v) {
            ASSERT_EQ(labels.played.result[v], same.played.result[renamed[v]]);
            ASSERT_EQ(labels.played.remoteness[v], same.played.remoteness[renamed[v]]);
            ASSERT_EQ(labels.misere[v], same.misere[renamed[v]]);
            ASSERT_EQ(labels.grundy[v], same.grundy[renamed[v]]);
        }
    }
}

TEST(Loopy, ACutGraphGivesOnlyFiniteValuesThatAreCertain) {
    std::mt19937 random(8);
    std::size_t certain = 0;
    for (int round = 0; round < 300; ++round) {
        const adjacency edges = testing::random_edges(random, 12, 0.2, false);
        const frontier_marks none;
        const auto full = loopy_analysis(listed(edges), none).values;
        adjacency cut = edges;
        frontier_marks frontier(edges.size(), false);
        for (const std::uint32_t v : {3u, 7u}) cut[v].clear(), frontier[v] = true;
        const auto values = loopy_analysis(listed(cut), frontier).values;
        for (std::uint32_t v = 0; v < edges.size(); ++v) {
            if (values[v] == no_value) continue;
            ASSERT_EQ(values[v], full[v]);
            ++certain;
        }
    }
    EXPECT_GT(certain, 100u);
}

TEST(Loopy, ACheckpointThatThrowsAbandonsEveryPass) {
    adjacency ring(5'000);
    for (std::uint32_t v = 0; v < ring.size(); ++v) ring[v] = {(v + 1) % 5'000};
    const compact_graph graph = listed(ring);
    const frontier_marks none;
    struct abandoned {};
    const checkpoint stop = [] { throw abandoned(); };
    EXPECT_THROW(label_outcomes_retrograde(graph, play::normal, {}, stop), abandoned);
    EXPECT_THROW(loopy_analysis(graph, none, stop), abandoned);
    EXPECT_THROW(find_labels(graph, play::normal, {}, stop), abandoned);
    EXPECT_NO_THROW(find_labels(graph, play::normal));
}

/// Who wins, by plain iteration of the two attractors, one move after the other.
std::vector<side> winners_by_iteration(const adjacency& edges, const vertex_marks& marks) {
    const auto other = [](side s) { return s == side::first ? side::second : side::first; };
    std::vector<side> winner(edges.size(), side::none);
    for (std::uint32_t v = 0; v < edges.size(); ++v)
        if (edges[v].empty() && marks.end[v] != outcome::D)
            winner[v] = marks.end[v] == outcome::N ? marks.mover[v] : other(marks.mover[v]);
    for (bool changed = true; changed;) {
        changed = false;
        for (std::uint32_t v = 0; v < edges.size(); ++v) {
            if (winner[v] != side::none || edges[v].empty()) continue;
            const side mine = marks.mover[v];
            const auto won_by = [&](side who) { return [&, who](std::uint32_t w) { return winner[w] == who; }; };
            if (std::ranges::any_of(edges[v], won_by(mine))) winner[v] = mine;
            else if (std::ranges::all_of(edges[v], won_by(other(mine)))) winner[v] = other(mine);
            changed = changed || winner[v] != side::none;
        }
    }
    return winner;
}

TEST(Attractors, AgreeWithIterationOnRandomGraphsWithPlayersAndScoredEnds) {
    std::mt19937 random(9);
    std::size_t won = 0, drawn = 0;
    for (int round = 0; round < 2'000; ++round) {
        const adjacency edges = testing::random_edges(random, 10, 0.15, round % 2 == 0);
        vertex_marks marks;
        for (std::size_t v = 0; v < edges.size(); ++v) {
            marks.mover.push_back(random() % 2 == 0 ? side::first : side::second);
            marks.end.push_back(std::array{outcome::N, outcome::P, outcome::D}[random() % 3]);
        }
        const graph_labels labels = find_labels(listed(edges), play::normal, marks);
        const std::vector<side> winners = winners_by_iteration(edges, marks);
        for (std::uint32_t v = 0; v < edges.size(); ++v) {
            const side winner = winner_of(labels.played.result[v], marks.mover[v]);
            ASSERT_EQ(winner == side::draw ? side::none : winner, winners[v]);
            ++(winner == side::draw ? drawn : won);
        }
    }
    EXPECT_GT(won, 1'000u);
    EXPECT_GT(drawn, 1'000u);
}

TEST(Attractors, ADrawWithoutCyclesLastsAsLongAsBothKeepIt) {
    const adjacency edges = {{1, 2}, {3}, {}, {}};  // the second player's end at 2 is a draw at once
    vertex_marks marks;
    marks.mover = {side::first, side::second, side::second, side::first};
    marks.end = {outcome::unknown, outcome::unknown, outcome::D, outcome::D};
    const graph_labels labels = find_labels(listed(edges), play::normal, marks);
    EXPECT_EQ(labels.played.result[0], outcome::D);
    EXPECT_EQ(labels.played.remoteness, (std::vector<std::uint32_t>{2, 1, 0, 0}));
}

TEST(Attractors, APlayerMayMoveTwice) {
    const adjacency edges = {{1}, {2}, {}};
    vertex_marks marks;
    marks.mover = {side::first, side::first, side::second};
    marks.end = {outcome::unknown, outcome::unknown, outcome::P};
    const graph_labels labels = find_labels(listed(edges), play::normal, marks);
    EXPECT_EQ(labels.played.result, (std::vector<outcome>{outcome::N, outcome::N, outcome::P}));
    EXPECT_EQ(labels.played.remoteness, (std::vector<std::uint32_t>{2, 1, 0}));
}

}  // namespace
}  // namespace ludograph
