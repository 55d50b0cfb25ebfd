// The program that a C++ user writes in an hour for a graph with cycles: vectors of vectors, a queue
// and counters for outcome and remoteness, rounds of the same for loopy values. What the project's
// passes are measured against.
//
//     label_graph outcome|loopy even|skewed VERTICES EDGES SEED
#include <deque>
#include <string>
#include <vector>

#include "../label_report.hpp"
#include "../random_graph.hpp"

using graph = std::vector<std::vector<int>>;

graph reverse(const graph& options) {
    graph predecessors(options.size());
    for (std::size_t v = 0; v < options.size(); ++v)
        for (int to : options[v]) predecessors[to].push_back(static_cast<int>(v));
    return predecessors;
}

struct outcomes {
    std::vector<char> result;      // N, P or D
    std::vector<int> remoteness;   // -1 for D
};

outcomes label_outcomes(const graph& options) {
    const graph predecessors = reverse(options);
    outcomes labels{std::vector<char>(options.size(), 'D'), std::vector<int>(options.size(), -1)};
    std::vector<int> undecided(options.size());
    std::deque<int> queue;
    const auto decide = [&](int v, char result, int remoteness) {
        labels.result[v] = result;
        labels.remoteness[v] = remoteness;
        queue.push_back(v);
    };
    for (std::size_t v = 0; v < options.size(); ++v) {
        undecided[v] = static_cast<int>(options[v].size());
        if (options[v].empty()) decide(static_cast<int>(v), 'P', 0);
    }
    while (!queue.empty()) {
        const int v = queue.front();
        queue.pop_front();
        for (int u : predecessors[v]) {
            if (labels.result[u] != 'D') continue;
            if (labels.result[v] == 'P') decide(u, 'N', labels.remoteness[v] + 1);
            else if (--undecided[u] == 0) decide(u, 'P', labels.remoteness[v] + 1);
        }
    }
    return labels;
}

// Round m gives the value m: a vertex is due when its options have all the values below m and every
// option without a value has an option of value m. Values are -1 where there is none, in the end
// infinity.
std::vector<int> label_loopy(const graph& options) {
    const graph predecessors = reverse(options);
    const std::size_t n = options.size();
    std::vector<int> values(n, -1), mex(n, 0), waiting(n);
    std::vector<char> reverts(n);
    std::deque<int> queue;
    for (int m = 0, given = 1; given > 0; ++m) {
        given = 0;
        const auto look_at = [&](int v) {
            if (values[v] == -1 && waiting[v] == 0 && mex[v] == m) queue.push_back(v);
        };
        for (std::size_t v = 0; v < n; ++v) {
            reverts[v] = false;
            waiting[v] = 0;
            for (int to : options[v]) waiting[v] += values[to] == -1;
        }
        for (std::size_t v = 0; v < n; ++v) look_at(static_cast<int>(v));
        while (!queue.empty()) {
            const int due = queue.front();
            queue.pop_front();
            values[due] = m;
            ++given;
            for (int u : predecessors[due]) {
                if (values[u] != -1 || reverts[u]) continue;
                reverts[u] = true;
                if (mex[u] == m) mex[u] = m + 1;
                for (int v : predecessors[u]) {
                    --waiting[v];
                    look_at(v);
                }
            }
        }
    }
    return values;
}

int main(int argc, char** argv) {
    const bench::request asked = bench::read_request(argc, argv);
    graph options(asked.vertices);
    bench::draw_graph(asked, [&](std::size_t v, const auto& targets) {
        options[v].assign(targets.begin(), targets.end());
    });
    bench::label_report report;
    report.start();
    if (asked.labels == "outcome") {
        const outcomes labels = label_outcomes(options);
        report.stop();
        for (std::size_t v = 0; v < options.size(); ++v) {
            const std::size_t kind = std::string("NPD").find(labels.result[v]);
            ++report.counts[kind];
            report.labels.add(kind + 1);
            report.labels.add(static_cast<std::uint64_t>(labels.remoteness[v] + 1));
        }
    } else {
        const std::vector<int> values = label_loopy(options);
        report.stop();
        for (int value : values) {
            ++report.counts[value == 0 ? 0 : value == -1 ? 2 : 1];
            report.labels.add(static_cast<std::uint64_t>(value + 1));
        }
    }
    report.print();
}
