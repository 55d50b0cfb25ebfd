// What the player to move can choose, in the ruleset's order of moves, and what each choice is worth.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "ludograph/catalog/catalog.hpp"

namespace ludograph {

/// An option and the moves that lead there.
struct choice {
    vertex to;
    std::vector<std::string> moves;  ///< texts, each once, in the ruleset's order; one at least
};

/// The texts of the moves of a choice: "3L", "3L or 5R".
std::string moves_text(const choice& chosen);

/// The choices at the vertices of a graph, found when first asked for and kept. The graph must be
/// complete, not folded by symmetry, and live as long as this.
class choice_table {
public:
    choice_table(const game_graph& graph, ruleset_ptr rules) : graph_(graph), rules_(std::move(rules)) {}

    /// In the order of the first move to each option. What it gives stays valid. Cost of the first
    /// call: the text of every option.
    const std::vector<choice>& at(vertex v);

private:
    const game_graph& graph_;
    ruleset_ptr rules_;
    std::unordered_map<vertex, std::vector<choice>> found_;
};

/// What a move comes to with best play of both from then on, for the player who makes it.
enum class worth : std::uint8_t { wins, loses, draws };

struct move_verdict {
    ludograph::worth worth;
    std::uint32_t moves;  ///< to the end, this one and those of both players counted; `no_value` for
                          ///< a draw without end
};

/// The verdict of the move between two vertices of a complete labelled graph.
move_verdict verdict_of(const position_label& source, const position_label& target);

}  // namespace ludograph
