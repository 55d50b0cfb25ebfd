// Explores and labels one position with the library: the counterpart of bench/baseline. Prints the
// same line. Labels everything the graph has labels for, not only Grundy values.
//
//     explore_label nim 20,20,20,20,20
#include <iostream>
#include <string>

#include "ludograph/catalog/catalog.hpp"
#include "ludograph/error.hpp"
#include "ludograph/label/label.hpp"

int main(int argc, char** argv) try {
    if (argc != 3) {
        std::cerr << "usage: explore_label RULESET POSITION\n";
        return 2;
    }
    using namespace ludograph;
    game_graph graph = explore_graph(read_placed(std::string(argv[1]) + " " + argv[2]), {});
    label_graph(graph, play::normal);
    std::cout << num_vertices(graph) << " positions, " << num_edges(graph) << " moves, "
              << count_outcomes(graph).p << " P, Grundy value " << graph[0].grundy << '\n';
} catch (const ludograph::error& failure) {
    std::cerr << "explore_label: " << failure.what() << '\n';
    return 2;
}
