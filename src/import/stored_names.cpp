// Looking up the moves that were read.
#include "stored_names.hpp"

#include <algorithm>
#include <utility>

namespace ludograph {

std::vector<std::vector<std::string>> stored_names::moves(vertex v, const std::vector<vertex>& targets) const {
    std::vector<std::vector<std::string>> texts;
    texts.reserve(targets.size());
    for (const vertex target : targets) {
        const stored_moves* known = find(v, target);
        if (known && !known->texts.empty()) texts.push_back(known->texts);
        else texts.emplace_back(known ? known->count : 1, vertices_[target].name);
    }
    return texts;
}

std::vector<std::uint32_t> stored_names::move_counts(vertex v, const std::vector<vertex>& targets) const {
    std::vector<std::uint32_t> counts;
    counts.reserve(targets.size());
    for (const vertex target : targets) {
        const stored_moves* known = find(v, target);
        counts.push_back(known ? known->count : 1);
    }
    return counts;
}

const stored_moves* stored_names::find(vertex source, vertex target) const {
    const auto ends = [](const stored_moves& m) { return std::pair(m.source, m.target); };
    const std::pair wanted(source, target);
    const auto at = std::partition_point(moves_.begin(), moves_.end(),
                                         [&](const stored_moves& m) { return ends(m) < wanted; });
    return at != moves_.end() && ends(*at) == wanted ? &*at : nullptr;
}

}  // namespace ludograph
