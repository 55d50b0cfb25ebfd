// A random directed graph with cycles, the same for every program that labels one.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

namespace bench {

/// Numbers that look random, the same everywhere (Steele, Lea, Flood 2014: SplitMix64).
class random_numbers {
public:
    explicit random_numbers(std::uint64_t seed) : state_(seed) {}
    /// From 0 to `count` - 1; `count` is far below 2^32, so that the bias is far below what is seen.
    std::uint32_t below(std::uint32_t count) {
        state_ += 0x9e3779b97f4a7c15;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
        z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
        return static_cast<std::uint32_t>(((z ^ (z >> 31)) >> 32) * count >> 32);
    }

private:
    std::uint64_t state_;
};

/// How out-degrees are drawn: `even`, each from 1 to about twice the mean as likely, where a cycle of
/// long choices leaves many positions drawn; `skewed`, many small and a few large ones (a random
/// number below a random number below a random number), where loopy values go up to 5 or so.
enum class degrees_drawn : std::uint8_t { even, skewed };

/// What a program was asked for: `outcome|loopy even|skewed VERTICES EDGES SEED`.
struct request {
    std::string labels;
    degrees_drawn degrees = degrees_drawn::even;
    std::uint32_t vertices = 0;
    std::uint64_t edges = 0, seed = 0;
};

/// Ends the program where the arguments are others.
inline request read_request(int argc, char** argv) {
    const std::string labels = argc == 6 ? argv[1] : "", degrees = argc == 6 ? argv[2] : "";
    if ((labels != "outcome" && labels != "loopy") || (degrees != "even" && degrees != "skewed")) {
        std::cerr << "usage: " << argv[0] << " outcome|loopy even|skewed VERTICES EDGES SEED\n";
        std::exit(2);
    }
    return {labels, degrees == "even" ? degrees_drawn::even : degrees_drawn::skewed,
            static_cast<std::uint32_t>(std::stoul(argv[3])), std::stoull(argv[4]), std::stoull(argv[5])};
}

/// The out-degrees. One vertex in fifty is terminal. The total is made exact by
/// single edges more or fewer at random vertices.
inline std::vector<std::uint8_t> draw_degrees(const request& asked, random_numbers& random) {
    const auto mean = static_cast<std::uint32_t>(asked.edges / asked.vertices);
    const auto draw = [&] {
        if (asked.degrees == degrees_drawn::even) return 1 + random.below(2 * mean);
        return 1 + random.below(1 + random.below(1 + random.below(8 * mean)));
    };
    std::vector<std::uint8_t> degrees(asked.vertices, 0);
    std::uint64_t total = 0;
    for (std::uint8_t& degree : degrees)
        if (random.below(50) != 0) total += degree = static_cast<std::uint8_t>(draw());
    while (total != asked.edges) {
        std::uint8_t& degree = degrees[random.below(asked.vertices)];
        if (total < asked.edges && degree != 0) ++degree, ++total;
        if (total > asked.edges && degree > 1) --degree, --total;
    }
    return degrees;
}

/// Calls `use(v, targets)` for each vertex in turn with its distinct targets, ascending, drawn evenly
/// from all vertices. Edges: at least 2, at most 25 a vertex on the average, and far fewer than vertices.
template <class Use>
void draw_graph(const request& asked, Use use) {
    random_numbers random(asked.seed);
    const std::vector<std::uint8_t> degrees = draw_degrees(asked, random);
    std::vector<std::uint32_t> targets;
    for (std::uint32_t v = 0; v < asked.vertices; ++v) {
        targets.clear();
        while (targets.size() < degrees[v]) {
            const std::uint32_t to = random.below(asked.vertices);
            const auto at = std::lower_bound(targets.begin(), targets.end(), to);
            if (at == targets.end() || *at != to) targets.insert(at, to);
        }
        use(v, targets);
    }
}

}  // namespace bench
