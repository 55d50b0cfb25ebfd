// The program that a C++ user writes in an hour: explore by recursion into a map from positions to
// their options, label by mex over a set. What the project's explorer is measured against.
//
//     baseline nim|welter|chomp NUMBERS        e.g. baseline nim 20,20,20,20,20
#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

using position = std::vector<int>;

struct node {
    std::vector<position> options;
    int grundy = 0;
};

using graph = std::map<position, node>;
using rule = std::vector<position> (*)(const position&);

std::vector<position> nim(const position& heaps) {
    std::vector<position> options;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        for (int left = 0; left < heaps[i]; ++left) {
            position q = heaps;
            q[i] = left;
            std::sort(q.begin(), q.end());
            options.push_back(q);
        }
    }
    return options;
}

std::vector<position> welter(const position& coins) {
    std::vector<position> options;
    for (std::size_t i = 0; i < coins.size(); ++i) {
        for (int square = 0; square < coins[i]; ++square) {
            if (std::find(coins.begin(), coins.end(), square) != coins.end()) continue;
            position q = coins;
            q[i] = square;
            std::sort(q.begin(), q.end());
            options.push_back(q);
        }
    }
    return options;
}

std::vector<position> chomp(const position& columns) {
    std::vector<position> options;
    for (std::size_t column = 0; column < columns.size(); ++column) {
        for (int height = column == 0 ? 1 : 0; height < columns[column]; ++height) {
            position q = columns;
            for (std::size_t i = column; i < q.size(); ++i) q[i] = std::min(q[i], height);
            while (q.back() == 0) q.pop_back();
            options.push_back(q);
        }
    }
    return options;
}

void explore(rule moves, const position& p, graph& positions) {
    if (positions.count(p)) return;
    std::vector<position> options = moves(p);
    std::sort(options.begin(), options.end());
    options.erase(std::unique(options.begin(), options.end()), options.end());
    positions[p].options = options;
    std::set<int> values;
    for (const position& q : options) {
        explore(moves, q, positions);
        values.insert(positions[q].grundy);
    }
    int mex = 0;
    while (values.count(mex)) ++mex;
    positions[p].grundy = mex;
}

int main(int argc, char** argv) {
    if (argc != 3) {
        std::cerr << "usage: baseline nim|welter|chomp NUMBERS\n";
        return 2;
    }
    const std::map<std::string, rule> rules{{"nim", nim}, {"welter", welter}, {"chomp", chomp}};
    const auto moves = rules.find(argv[1]);
    if (moves == rules.end()) {
        std::cerr << "baseline knows nim, welter and chomp\n";
        return 2;
    }
    position start;
    std::istringstream text(argv[2]);
    for (std::string number; std::getline(text, number, ',');) start.push_back(std::stoi(number));

    graph positions;
    explore(moves->second, start, positions);
    std::size_t edges = 0, lost = 0;
    for (const auto& [p, node] : positions) {
        edges += node.options.size();
        lost += node.grundy == 0;
    }
    std::cout << positions.size() << " positions, " << edges << " moves, " << lost << " P, Grundy value "
              << positions[start].grundy << '\n';
}
