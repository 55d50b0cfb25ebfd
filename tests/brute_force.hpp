// An oracle for small games: plain recursion over a map, written from the definitions alone.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <vector>

namespace ludograph::testing {

using plain_position = std::vector<int>;

/// The options of a position, one entry for each move.
using plain_rules = std::function<std::vector<plain_position>(const plain_position&)>;

struct plain_label {
    unsigned grundy = 0, remoteness = 0, misere_remoteness = 0, longest = 0;
    bool p = true, misere_p = false;  ///< lost for the player to move
    std::size_t moves = 0;
    std::set<plain_position> options = {};
};

using plain_labels = std::map<plain_position, plain_label>;

/// Least of the remotenesses of lost options, or else the most of all, plus 1; 0 for a terminal.
inline unsigned remoteness_of(const std::vector<unsigned>& lost, const std::vector<unsigned>& all) {
    if (!lost.empty()) return 1 + *std::min_element(lost.begin(), lost.end());
    return all.empty() ? 0 : 1 + *std::max_element(all.begin(), all.end());
}

/// Labels `p` and all that is reachable from it.
inline const plain_label& solve_plainly(const plain_rules& options, const plain_position& p,
                                        plain_labels& labels) {
    if (const auto known = labels.find(p); known != labels.end()) return known->second;
    plain_label label;
    std::set<unsigned> values;
    std::vector<unsigned> lost, all, misere_lost, misere_all;
    for (const plain_position& option : options(p)) {
        ++label.moves;
        label.options.insert(option);
        const plain_label& next = solve_plainly(options, option, labels);
        values.insert(next.grundy);
        label.longest = std::max(label.longest, next.longest + 1);
        all.push_back(next.remoteness);
        misere_all.push_back(next.misere_remoteness);
        if (next.p) lost.push_back(next.remoteness);
        if (next.misere_p) misere_lost.push_back(next.misere_remoteness);
    }
    while (values.contains(label.grundy)) ++label.grundy;
    label.p = lost.empty();
    label.misere_p = label.moves > 0 && misere_lost.empty();
    label.remoteness = remoteness_of(lost, all);
    label.misere_remoteness = remoteness_of(misere_lost, misere_all);
    return labels[p] = label;
}

}  // namespace ludograph::testing
