// The strategies by name, and the two short ones.
#include "ludograph/play/strategy.hpp"

#include <algorithm>
#include <array>
#include <cassert>

#include "ludograph/error.hpp"
#include "ludograph/play/knn.hpp"
#include "ludograph/rules/text.hpp"

namespace ludograph {

namespace {

class perfect_strategy final : public strategy {
    std::size_t choose(const game_graph& graph, vertex v, std::span<const choice> choices) override {
        const auto best = std::ranges::find_if(
            choices, [&](const choice& each) { return is_best(graph[v], graph[each.to]); });
        assert(best != choices.end());  // the label of `v` comes from one of its options
        return static_cast<std::size_t>(best - choices.begin());
    }
};

class random_strategy final : public strategy {
public:
    explicit random_strategy(random_source& random) : random_(random) {}
    std::size_t choose(const game_graph&, vertex, std::span<const choice> choices) override {
        return random_.below(choices.size());
    }

private:
    random_source& random_;
};

constexpr std::string_view knn_prefix = "knn:";

/// K of "knn:K".
std::size_t neighbours_of(std::string_view name) {
    const std::string_view text = name.substr(knn_prefix.size());
    try {
        const std::int64_t neighbours = parse_number(text, "K");
        if (neighbours % 2 == 1) return static_cast<std::size_t>(neighbours);
    } catch (const input_error& failure) {
        throw failure.prefixed("knn:K: ");
    }
    throw input_error("knn:K: K must be odd, so that there is a majority, but it is " + std::string(text) +
                      "; write e.g. knn:3");
}

}  // namespace

void check_strategy(std::string_view name) {
    if (name == "perfect" || name == "random") return;
    if (name.starts_with(knn_prefix)) {
        neighbours_of(name);
        return;
    }
    static const std::array<std::string, 3> names = {"perfect", "random", "knn:3"};
    const std::string near = nearest(name, names);
    throw input_error(
        "no strategy is named " + in_quotes(name) + "; " +
        (near.empty() ? "there are perfect, random and knn:K, e.g. knn:3" : "did you mean " + near + "?"));
}

std::unique_ptr<strategy> make_strategy(std::string_view name, const game_graph& graph,
                                        random_source& random) {
    check_strategy(name);
    if (name == "perfect") return std::make_unique<perfect_strategy>();
    if (name == "random") return std::make_unique<random_strategy>(random);
    return std::make_unique<knn_strategy>(neighbours_of(name), graph, random);
}

}  // namespace ludograph
