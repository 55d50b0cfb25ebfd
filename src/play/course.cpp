// Turns, ends and repetitions.
#include "ludograph/play/course.hpp"

#include <algorithm>

namespace ludograph {

seat other(seat one) { return one == seat::first ? seat::second : seat::first; }

seat course::seat_at(std::size_t index) const {
    const side mover = graph_[positions_[index]].mover;
    const bool first = mover == side::none ? index % 2 == 0 : mover == graph_[positions_.front()].mover;
    return first ? seat::first : seat::second;
}

bool course::is_repeated() const {
    return graph_[boost::graph_bundle].loopy && std::ranges::count(positions_, now()) >= 3;
}

ludograph::winner course::winner() const {
    const outcome end = is_terminal(graph_, now()) ? graph_[now()].result : outcome::D;
    if (end == outcome::D) return std::nullopt;
    return end == outcome::N ? to_move() : other(to_move());
}

void play_out(course& game, choice_table& choices, const game_graph& graph, strategy& first,
              strategy& second) {
    while (!game.is_over()) {
        strategy& player = game.to_move() == seat::first ? first : second;
        const std::vector<choice>& all = choices.at(game.now());
        game.move_to(all[player.choose(graph, game.now(), all)].to);
    }
}

}  // namespace ludograph
