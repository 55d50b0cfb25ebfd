// Whole graphs of small positions of every ruleset against the oracle of brute_force.hpp and rules
// that are written here a second time, from their sentences.
#include "brute_force.hpp"

#include <sstream>

#include "positions.hpp"

namespace ludograph {
namespace {

using testing::plain_labels;
using testing::plain_position;
using testing::plain_rules;
using options = std::vector<plain_position>;

plain_position sorted(plain_position p) {
    std::sort(p.begin(), p.end());
    return p;
}

plain_position without(plain_position p, int value) {
    p.erase(std::remove(p.begin(), p.end(), value), p.end());
    return p;
}

/// Heaps from one of which `may_take` a number; in canonical form by `canonical`.
plain_rules heaps(std::function<bool(int)> may_take,
                  std::function<plain_position(plain_position)> canonical) {
    return [=](const plain_position& p) {
        options out;
        for (std::size_t i = 0; i < p.size(); ++i)
            for (int taken = 1; taken <= p[i]; ++taken) {
                if (!may_take(taken)) continue;
                plain_position q = p;
                q[i] -= taken;
                out.push_back(canonical(q));
            }
        return out;
    };
}

plain_position unchanged(plain_position p) { return p; }
bool always(int) { return true; }

options coins(const plain_position& p, bool may_jump) {
    options out;
    for (const int coin : p)
        for (int square = 0; square < coin; ++square) {
            const bool taken = std::count(p.begin(), p.end(), square) > 0;
            const bool jumps = std::any_of(p.begin(), p.end(), [&](int c) { return square < c && c < coin; });
            if (taken || (jumps && !may_jump)) continue;
            plain_position q = without(p, coin);
            q.push_back(square);
            out.push_back(sorted(q));
        }
    return out;
}

options sowing(const plain_position& p) {
    options out;
    const int size = static_cast<int>(p.size());
    const auto at = [](int i) { return static_cast<std::size_t>(i); };
    for (const int step : {-1, 1})
        for (int cell = 0; cell < size; ++cell) {
            plain_position q = p;
            int hand = std::exchange(q[at(cell)], 0), here = cell;
            for (; hand > 0; --hand) {
                here += step;
                if (here < 0 || here >= size) break;
                ++q[at(here)];
            }
            if (p[at(cell)] > 0 && hand == 0 && p[at(here)] > 0) out.push_back(q);
        }
    return out;
}

/// `digits[k]` says what may be left when k are taken.
plain_rules octal(const std::vector<int>& digits) {
    return [=](const plain_position& p) {
        options out;
        for (std::size_t i = 0; i < p.size(); ++i)
            for (std::size_t taken = 0; taken < digits.size(); ++taken)
                for (int a = 0; a <= p[i]; ++a)
                    for (int b = a; b <= p[i]; ++b) {
                        if (a + b + static_cast<int>(taken) != p[i]) continue;
                        const int left = (a > 0) + (b > 0);
                        if ((digits[taken] >> left & 1) == 0) continue;
                        plain_position q = p;
                        q[i] = a;
                        q.push_back(b);
                        out.push_back(sorted(without(q, 0)));
                    }
        return out;
    };
}

plain_rules wythoff(std::function<bool(int, int)> may_take_both, bool ordered) {
    return [=](const plain_position& p) {
        options out;
        for (int x = 0; x <= p[0]; ++x)
            for (int y = 0; y <= p[1]; ++y) {
                const bool one_heap = (x == 0) != (y == 0);
                if (!one_heap && (x == 0 || !may_take_both(x, y))) continue;
                const plain_position q{p[0] - x, p[1] - y};
                out.push_back(ordered ? q : sorted(q));
            }
        return out;
    };
}

bool divides_within(int a, int b, int k) { return b % a == 0 && b / a <= k; }

/// Squares as (column, row); a bite removes all squares that are not less in both.
options chomp(const plain_position& p) {
    options out;
    for (int column = 0; column < static_cast<int>(p.size()); ++column)
        for (int row = 0; row < p[static_cast<std::size_t>(column)]; ++row) {
            if (column == 0 && row == 0) continue;
            plain_position q;
            for (int c = 0; c < static_cast<int>(p.size()); ++c) {
                int height = 0;
                for (int r = 0; r < p[static_cast<std::size_t>(c)]; ++r) height += !(c >= column && r >= row);
                q.push_back(height);
            }
            out.push_back(without(q, 0));
        }
    return out;
}

/// Every list of `length` numbers 0 … most.
std::vector<plain_position> lists(std::size_t length, int most) {
    std::vector<plain_position> all{{}};
    for (std::size_t i = 0; i < length; ++i) {
        std::vector<plain_position> longer;
        for (const plain_position& p : all)
            for (int value = 0; value <= most; ++value) {
                longer.push_back(p);
                longer.back().push_back(value);
            }
        all = longer;
    }
    return all;
}

plain_position read(const std::string& text) {
    plain_position p;
    std::istringstream in(text);
    for (std::string number; std::getline(in, number, ',');) p.push_back(std::stoi(number));
    return p;
}

std::string write(const plain_position& p) {
    std::string out;
    for (const int value : p) out += (out.empty() ? "" : ",") + std::to_string(value);
    return out.empty() ? "0" : out;
}

/// Compares the graph of `ruleset` from `start` with the oracle, vertex by vertex.
void compare(const std::string& ruleset, const plain_rules& rules, const plain_position& start,
             plain_labels& labels) {
    const std::string text = ruleset + " " + write(start);
    SCOPED_TRACE(text);
    game_graph graph = testing::labelled(text);
    const auto& facts = graph[boost::graph_bundle];
    std::vector<plain_position> positions;
    for (vertex v = 0; v < num_vertices(graph); ++v) {
        const std::string name = facts.names->position(v);
        positions.push_back(ruleset.starts_with("octal") && name == "0" ? plain_position{} : read(name));
    }
    testing::solve_plainly(rules, positions[0], labels);
    std::size_t moves = 0;
    for (vertex v = 0; v < num_vertices(graph); ++v) {
        const auto known = labels.find(positions[v]);
        ASSERT_NE(known, labels.end()) << write(positions[v]);
        const testing::plain_label& label = known->second;
        std::set<plain_position> targets;
        for (const vertex w : targets_of(graph, v)) targets.insert(positions[w]);
        ASSERT_EQ(targets, label.options);
        ASSERT_EQ(graph[v].grundy, label.grundy);
        ASSERT_EQ(graph[v].remoteness, label.remoteness);
        ASSERT_EQ(graph[v].longest, label.longest);
        ASSERT_EQ(graph[v].result, label.p ? outcome::P : outcome::N);
        ASSERT_EQ(graph[v].misere, label.misere_p ? outcome::P : outcome::N);
        moves += label.moves;
    }
    EXPECT_EQ(facts.moves_with_multiplicity, moves);
    label_graph(graph, play::misere);
    for (vertex v = 0; v < num_vertices(graph); ++v)
        ASSERT_EQ(graph[v].remoteness, labels[positions[v]].misere_remoteness);
}

void compare_all(const std::string& ruleset, const plain_rules& rules,
                 const std::vector<plain_position>& starts) {
    plain_labels labels;
    for (const plain_position& start : starts) compare(ruleset, rules, start, labels);
}

TEST(BruteForce, AgreesOnNim) {
    for (const std::size_t heap_count : {1U, 2U, 3U}) {
        compare_all("nim", heaps(always, sorted), lists(heap_count, 5));
        compare_all("nim:ordered", heaps(always, unchanged), lists(heap_count, 4));
    }
}

std::vector<plain_position> all_coins(int squares) {
    std::vector<plain_position> all;
    for (unsigned bits = 1; bits < 1U << squares; ++bits) {
        plain_position p;
        for (int square = 0; square < squares; ++square)
            if ((bits >> square & 1) != 0) p.push_back(square);
        all.push_back(p);
    }
    return all;
}

TEST(BruteForce, AgreesOnWelter) {
    compare_all(
        "welter", [](const plain_position& p) { return coins(p, true); }, all_coins(8));
}

TEST(BruteForce, AgreesOnSilverDollar) {
    compare_all(
        "silver-dollar", [](const plain_position& p) { return coins(p, false); }, all_coins(8));
}

TEST(BruteForce, AgreesOnSowing) {
    for (const std::size_t cells : {1U, 2U, 3U, 4U}) compare_all("sowing", sowing, lists(cells, 3));
    compare_all("sowing", sowing, lists(5, 2));
}

TEST(BruteForce, AgreesOnSubtraction) {
    for (const plain_position& amounts : {plain_position{1, 2}, {1, 3, 4}, {2, 3}, {2, 5, 7}, {4}}) {
        const auto in_set = [&](int taken) { return std::count(amounts.begin(), amounts.end(), taken) > 0; };
        compare_all("subtraction:" + write(amounts), heaps(in_set, sorted), lists(1, 30));
        compare_all("subtraction:" + write(amounts), heaps(in_set, sorted), lists(2, 8));
        compare_all("subtraction:" + write(amounts), heaps(in_set, sorted),
                    {{4, 4, 4}, {9, 3, 5}, {5, 0, 5}});
    }
}

TEST(BruteForce, AgreesOnOctalGames) {
    const std::map<std::string, std::vector<int>> codes{
        {"0.77", {0, 7, 7}},     {"0.07", {0, 0, 7}},    {"0.137", {0, 1, 3, 7}}, {"0.6", {0, 6}},
        {"0.333", {0, 3, 3, 3}}, {"4.7", {4, 7}},        {"4.0", {4, 0}},         {"0.4", {0, 4}},
        {"0.15", {0, 1, 5}},     {"4.062", {4, 0, 6, 2}}};
    for (const auto& [code, digits] : codes) {
        compare_all("octal:" + code, octal(digits), lists(1, 10));
        compare_all("octal:" + code, octal(digits), lists(2, 5));
        compare_all("octal:" + code, octal(digits), lists(3, 2));
    }
}

TEST(BruteForce, AgreesOnWythoff) {
    const auto same = [](int x, int y) { return x == y; };
    compare_all("wythoff", wythoff(same, false), lists(2, 9));
    compare_all("wythoff:ordered", wythoff(same, true), lists(2, 9));
    for (const int k : {1, 2, 3, 4}) {
        const std::string number = std::to_string(k);
        compare_all("wythoff:fraenkel=" + number,
                    wythoff([=](int x, int y) { return std::abs(x - y) < k; }, true), lists(2, 9));
        compare_all(
            "wythoff:multiple=" + number,
            wythoff([=](int x, int y) { return divides_within(x, y, k) || divides_within(y, x, k); }, true),
            lists(2, 9));
        compare_all("wythoff:cap=" + number, wythoff([=](int x, int y) { return x == y && x <= k; }, true),
                    lists(2, 9));
    }
}

TEST(BruteForce, AgreesOnChomp) {
    std::vector<plain_position> starts;
    for (plain_position& p : lists(4, 5))
        if (p[0] > 0 && std::is_sorted(p.rbegin(), p.rend())) starts.push_back(without(p, 0));
    compare_all("chomp", chomp, starts);
    compare_all("chomp", chomp, {{2, 2, 2, 2, 2, 2}, {6, 6}, {7}, {5, 3, 2, 2, 1, 1}});
}

/// A position of two games: the first `length` numbers belong to the first.
plain_rules sum(const plain_rules& first, std::ptrdiff_t length, const plain_rules& second) {
    return [=](const plain_position& p) {
        options out;
        const plain_position a(p.begin(), p.begin() + length), b(p.begin() + length, p.end());
        for (plain_position q : first(a)) {
            q.insert(q.end(), b.begin(), b.end());
            out.push_back(q);
        }
        for (const plain_position& q : second(b)) {
            out.push_back(a);
            out.back().insert(out.back().end(), q.begin(), q.end());
        }
        return out;
    };
}

TEST(BruteForce, AgreesOnSums) {
    plain_labels labels;
    const plain_rules rules =
        sum(sowing, 3, sum(heaps(always, sorted), 2, [](const plain_position& p) { return coins(p, true); }));
    for (const plain_position& p : lists(3, 2)) {
        const game_graph graph = testing::labelled("sowing " + write(p) + " + nim 1,2 + welter 1,3");
        plain_position start = p;
        start.insert(start.end(), {1, 2, 1, 3});
        const testing::plain_label& label = testing::solve_plainly(rules, start, labels);
        EXPECT_EQ(graph[0].grundy, label.grundy);
        EXPECT_EQ(graph[0].remoteness, label.remoteness);
        EXPECT_EQ(graph[0].misere, label.misere_p ? outcome::P : outcome::N);
        EXPECT_EQ(out_degree(0, graph), label.options.size());
    }
}

}  // namespace
}  // namespace ludograph
