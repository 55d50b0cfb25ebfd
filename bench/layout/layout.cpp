// Measures the layered layout on the graphs of games, and on request dot's and sfdp's of the same graphs.
//
//     scripts/setup && scripts/build release && build/bench_layout [--graphviz SECONDS] [GAME…]
//
// A row for each graph and each way to lead lines: CPU time, peak memory so far, size, crossings, and the
// size of type that begins as 10 points when the drawing is fitted to paper. With --graphviz each graph
// is also given to the programs dot and sfdp, with at most so many seconds of CPU for each.
#include <sys/resource.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <unistd.h>
#include <vector>

#include "layout/layers/graphs.hpp"
#include "layout/layers/measure.hpp"
#include "ludograph/catalog/catalog.hpp"
#include "ludograph/label/label.hpp"

namespace {

using namespace ludograph;
using namespace ludograph::testing;

const std::vector<line_style> bold{line_style::best};
const std::vector<line_style> winning{line_style::best, line_style::winning};

/// Paper in portrait and landscape with margins of a third of an inch, in points.
std::vector<extent> paper(double width, double height) {
    const double margins = 48;
    return {{width - margins, height - margins}, {height - margins, width - margins}};
}
const std::vector<extent> a4 = paper(595, 842), a3 = paper(842, 1191);

double type_on(const std::vector<extent>& areas, const extent& size) {
    double scale = 0;
    for (const extent& area : areas)
        scale = std::max(scale, std::min(area.width / size.width, area.height / size.height));
    return 10 * std::min(scale, layered_options{}.most_scale);
}

double megabytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) * 1024 / 1e6;
}

void print_row(const std::string& name, const std::string& how, const layered_graph& graph,
               const placement& place, double seconds, double type_a4, double type_a3) {
    const crossing_count all = crossings(graph, place, winning), best = crossings(graph, place, bold);
    std::printf("| %s | %zu/%zu | %s | %.3f | %.0f | %.0f x %.0f | %zu | %zu | %zu | %zu | %.1f | %.1f |\n", name.c_str(),
                graph.boxes.size(), graph.lines.size(), how.c_str(), seconds, megabytes(), place.size.width,
                place.size.height, lines_through_boxes(graph, place, winning), best.pairs, all.pairs, all.seen,
                type_a4, type_a3);
    std::fflush(stdout);
}

void measure_ours(const std::string& name, layered_graph graph, line_routes routes) {
    if (routes == line_routes::bundled) keep_one_best(graph);
    const layered_options options{.routes = routes};
    const double on_a4 = 10 * fit_layers(graph, options, a4).scale;
    const std::clock_t began = std::clock();
    const fitted on_a3 = fit_layers(graph, options, a3);
    const double seconds = static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC;
    print_row(name, routes == line_routes::bundled ? "bundled" : "straight", graph, on_a3.place, seconds, on_a4,
              10 * on_a3.scale);
}

void write_dot(const layered_graph& graph, const std::string& file) {
    std::ofstream out(file);
    out << "digraph { node [shape=box fixedsize=true label=\"\"]\n";
    for (std::size_t v = 0; v < graph.boxes.size(); ++v)
        out << v << " [width=" << graph.boxes[v].size.width / 72 << " height=" << graph.boxes[v].size.height / 72 << "]\n";
    for (const auto& line : graph.lines) out << line.from << " -> " << line.to << '\n';
    out << "}\n";
}

/// Reads Graphviz's plain format.
placement read_plain(const layered_graph& graph, const std::string& file) {
    placement place;
    place.boxes.resize(graph.boxes.size());
    std::ifstream in(file);
    std::string word;
    std::vector<std::pair<std::pair<std::size_t, std::size_t>, curve>> lines;
    for (std::string row; std::getline(in, row);) {
        std::istringstream words(row);
        words >> word;
        if (word == "graph") {
            double scale, width, height;
            words >> scale >> width >> height;
            place.size = {72 * width, 72 * height};
        } else if (word == "node") {
            std::size_t v;
            double x, y;
            words >> v >> x >> y;
            place.boxes[v] = {{72 * x, 72 * y}, graph.boxes[v].size};
        } else if (word == "edge") {
            std::size_t from, to, points;
            words >> from >> to >> points;
            curve path(points);
            for (point& p : path) {
                words >> p.x >> p.y;
                p = {72 * p.x, 72 * p.y};
            }
            lines.push_back({{from, to}, path});
        }
    }
    const auto by_ends = [](const auto& a, const auto& b) { return a.first < b.first; };
    std::stable_sort(lines.begin(), lines.end(), by_ends);
    for (const auto& line : graph.lines) {
        const std::pair<std::pair<std::size_t, std::size_t>, curve> wanted{{line.from, line.to}, {}};
        place.lines.push_back(std::lower_bound(lines.begin(), lines.end(), wanted, by_ends)->second);
    }
    return place;
}

void measure_graphviz(const std::string& name, const layered_graph& graph, const std::string& program, int limit) {
    char folder[] = "/tmp/bench_layout_XXXXXX";
    if (mkdtemp(folder) == nullptr) std::exit(1);
    const std::string dot = std::string(folder) + "/graph.dot", plain = std::string(folder) + "/graph.plain";
    write_dot(graph, dot);
    rusage before{}, after{};
    getrusage(RUSAGE_CHILDREN, &before);
    const int code = std::system(("ulimit -t " + std::to_string(limit) + "; " + program + " -Tplain -o " + plain + ' ' + dot +
                                  " 2>/dev/null").c_str());
    getrusage(RUSAGE_CHILDREN, &after);
    const double seconds = static_cast<double>(after.ru_utime.tv_sec - before.ru_utime.tv_sec) +
                           static_cast<double>(after.ru_utime.tv_usec - before.ru_utime.tv_usec) / 1e6;
    if (code == 0) {
        const placement place = read_plain(graph, plain);
        print_row(name, program, graph, place, seconds, type_on(a4, place.size), type_on(a3, place.size));
    } else {
        std::printf("| %s | %zu/%zu | %s | over %d | | | | | | | | |\n", name.c_str(), graph.boxes.size(),
                    graph.lines.size(), program.c_str(), limit);
    }
    std::remove(dot.c_str());
    std::remove(plain.c_str());
    rmdir(folder);
}

}  // namespace

int main(int argc, char** argv) {
    int limit = 0;
    std::vector<std::string> games;
    for (int i = 1; i < argc; ++i) {
        if (std::string(argv[i]) == "--graphviz" && i + 1 < argc) limit = std::atoi(argv[++i]);
        else games.emplace_back(argv[i]);
    }
    if (games.empty())
        games = {"welter 0,3,5,6", "welter 1,4,7,9", "subtraction:1,2,3 10,11,12", "chomp 4x4", "chomp 5x6", "nim 4,5,6",
                 "sowing 2,2,2,2,2", "subtraction:1,2,3 20,21,22", "subtraction:1,2,3 21,26,29"};
    std::puts("| graph | positions/moves | layout | CPU s | MB | size, points | through boxes | best crossings | "
              "winning crossings | seen | type on A4 | on A3 |");
    std::puts("|---|---|---|---|---|---|---|---|---|---|---|---|");
    for (const std::string& name : games) {
        game_graph explored = explore_graph(read_placed(name), {}, {}, at_limit::fail);
        label_graph(explored, play::normal);
        const layered_graph graph = layered(explored);
        measure_ours(name, graph, line_routes::bundled);
        measure_ours(name, graph, line_routes::straight);
        if (limit == 0) continue;
        measure_graphviz(name, graph, "dot", limit);
        measure_graphviz(name, graph, "sfdp", limit);
    }
}
