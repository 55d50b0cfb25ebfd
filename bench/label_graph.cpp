// Labels a random graph with the library: the counterpart of bench/baseline/label_graph.cpp.
//
//     label_graph outcome|loopy even|skewed VERTICES EDGES SEED
#include "label_report.hpp"
#include "ludograph/label/label.hpp"
#include "random_graph.hpp"

namespace {

using namespace ludograph;

game_graph build(const bench::request& asked) {
    game_graph graph(asked.vertices);
    bench::draw_graph(asked, [&](vertex v, const std::vector<vertex>& targets) {
        graph.out_edge_list(v).reserve(targets.size());
        for (const vertex to : targets) add_edge(v, to, graph);
    });
    return graph;
}

void label_outcomes(const game_graph& graph, bench::label_report& report) {
    const outcome_labels labels = label_outcomes_retrograde(graph, play::normal);
    report.stop();
    for (vertex v = 0; v < labels.result.size(); ++v) {
        const auto result = static_cast<std::uint64_t>(labels.result[v]);
        ++report.counts[result - 1];
        report.labels.add(result);
        report.labels.add(labels.remoteness[v] == no_value ? 0 : labels.remoteness[v] + std::uint64_t{1});
    }
}

void label_loopy(const game_graph& graph, bench::label_report& report) {
    const frontier_marks none;
    const std::vector<std::uint32_t> values = std::move(loopy_analysis(graph, none).values);
    report.stop();
    for (const std::uint32_t value : values) {
        ++report.counts[value == 0 ? 0 : value == infinite_value ? 2 : 1];
        report.labels.add(value == infinite_value ? 0 : value + std::uint64_t{1});
    }
}

}  // namespace

int main(int argc, char** argv) {
    const bench::request asked = bench::read_request(argc, argv);
    const game_graph graph = build(asked);
    bench::label_report report;
    report.start();
    asked.labels == "outcome" ? label_outcomes(graph, report) : label_loopy(graph, report);
    report.print();
}
