// A small strategy: one move for the player who has one, every move of the other.
#include <algorithm>
#include <limits>

#include "ludograph/error.hpp"
#include "ludograph/view/selection.hpp"

namespace ludograph {

namespace {

/// A position together with the question whose turn it is: 2 v where the player with the strategy moves,
/// 2 v + 1 where the other one does. In drawn positions of players who are alike it may be either.
using turn = std::uint32_t;

vertex position_of(turn t) { return t / 2; }
bool is_ours(turn t) { return t % 2 == 0; }

/// What the strategy may choose from, and what it must answer.
class choices {
public:
    choices(const game_graph& graph, bool quickest)
        : graph_(graph), loopy_(graph[boost::graph_bundle].loopy), quickest_(quickest) {
        const position_label& start = graph[graph[boost::graph_bundle].start_vertex];
        const bool won = start.winner == side::first || start.winner == side::second;
        hero_ = won ? start.winner : start.mover;
    }

    turn start() const {
        const vertex v = graph_[boost::graph_bundle].start_vertex;
        return at(v, true);
    }

    /// Where play goes on at `t`: all moves of the other player, or the moves that win or keep the draw.
    std::vector<turn> after(turn t) const {
        const vertex v = position_of(t);
        std::vector<vertex> targets = targets_of(graph_, v);
        if (is_ours(t)) keep_good(v, targets);
        std::vector<turn> turns;
        turns.reserve(targets.size());
        for (const vertex to : targets) turns.push_back(at(to, !is_ours(t)));
        return turns;
    }

private:
    /// `ours` decides only where the outcome does not.
    turn at(vertex v, bool ours) const {
        const position_label& label = graph_[v];
        if (label.mover != side::none) ours = label.mover == hero_;
        else if (label.result == outcome::N) ours = true;
        else if (label.result == outcome::P) ours = false;
        return 2 * v + (ours ? 0 : 1);
    }

    void keep_good(vertex v, std::vector<vertex>& targets) const {
        const position_label& source = graph_[v];
        const auto keep = [&](const auto& is_good) {
            std::vector<vertex> good;
            std::copy_if(targets.begin(), targets.end(), std::back_inserter(good),
                         [&](vertex to) { return is_good(graph_[to]); });
            if (good.empty()) return false;
            targets = std::move(good);
            return true;
        };
        if (!keep([&](const position_label& to) { return is_winning(source, to); })) {
            keep([&](const position_label& to) { return source.result == outcome::D && is_best(source, to); });
            return;
        }
        if (loopy_) keep([&](const position_label& to) { return to.remoteness < source.remoteness; });
        if (quickest_) keep([&](const position_label& to) { return is_best(source, to); });
    }

    const game_graph& graph_;
    bool loopy_, quickest_;
    side hero_;
};

/// How many positions the strategy below a turn would have if nothing were shared, the least over its choices.
/// Turns that play comes back to count nothing. Depth-first with a stack of its own.
std::vector<double> tree_sizes(const choices& play, std::size_t turns) {
    struct step {
        turn t;
        std::vector<turn> after;
        std::size_t next = 0;
    };
    constexpr double unseen = -1, open = 0;
    std::vector<double> size(turns, unseen);
    std::vector<step> path;
    const auto enter = [&](turn t) {
        size[t] = open;
        path.push_back({t, play.after(t)});
    };
    enter(play.start());
    while (!path.empty()) {
        step& top = path.back();
        if (top.next < top.after.size()) {
            const turn next = top.after[top.next++];
            if (size[next] == unseen) enter(next);
            continue;
        }
        double sum = 0, least = top.after.empty() ? 0 : std::numeric_limits<double>::infinity();
        for (const turn each : top.after) {
            sum += size[each];
            least = std::min(least, size[each]);
        }
        size[top.t] = 1 + (is_ours(top.t) ? least : sum);
        path.pop_back();
    }
    return size;
}

class strategy_finder {
public:
    strategy_finder(const game_graph& graph, const choices& play)
        : play_(play), size_(tree_sizes(play, 2 * num_vertices(graph))), kept_(size_.size(), false),
          counted_(size_.size(), 0), chosen_(size_.size(), none) {}

    /// Decides the latest open turn first, so that what its neighbours need is kept already.
    void find() {
        keep(play_.start());
        while (!open_.empty()) {
            const turn t = open_.back();
            open_.pop_back();
            const std::vector<turn> after = play_.after(t);
            if (after.empty()) continue;
            chosen_[t] = choose(after);
            if (!kept_[chosen_[t]]) keep(chosen_[t]);
        }
    }

    /// The turn that is chosen at `t`, or `none`.
    static constexpr turn none = std::numeric_limits<turn>::max();
    turn chosen(turn t) const { return chosen_[t]; }
    bool is_kept(turn t) const { return kept_[t]; }

private:
    /// Keeps `from` and all answers of the other player down to our next turns.
    void keep(turn from) {
        std::vector<turn> pending = {from};
        kept_[from] = true;
        while (!pending.empty()) {
            const turn t = pending.back();
            pending.pop_back();
            if (is_ours(t)) {
                open_.push_back(t);
                continue;
            }
            for (const turn next : play_.after(t)) {
                if (kept_[next]) continue;
                kept_[next] = true;
                pending.push_back(next);
            }
        }
    }

    turn choose(const std::vector<turn>& after) {
        const auto kept = std::find_if(after.begin(), after.end(), [&](turn t) { return kept_[t]; });
        if (kept != after.end()) return *kept;
        turn best = after.front();
        if (after.size() == 1) return best;
        std::uint64_t fewest = std::numeric_limits<std::uint64_t>::max();
        for (const turn each : after) {
            const std::uint64_t added = additions(each, fewest);
            if (added < fewest || (added == fewest && size_[each] < size_[best])) {
                best = each;
                fewest = added;
            }
        }
        return best;
    }

    /// How many turns would be added with `from`, when of several unkept choices the one of the least tree is
    /// made; counting stops above `most`. When the effort for the whole strategy is used up, all are alike.
    std::uint64_t additions(turn from, std::uint64_t most) {
        ++round_;
        std::uint64_t count = 1;
        std::vector<turn> pending = {from};
        counted_[from] = round_;
        const auto add = [&](turn t) {
            if (kept_[t] || counted_[t] == round_) return;
            counted_[t] = round_;
            ++count;
            pending.push_back(t);
        };
        while (!pending.empty() && count <= most && effort_ < most_effort) {
            const turn t = pending.back();
            pending.pop_back();
            const std::vector<turn> after = play_.after(t);
            effort_ += 1 + after.size();
            if (after.empty()) continue;
            if (!is_ours(t)) std::for_each(after.begin(), after.end(), add);
            else add(cheapest(after));
        }
        return effort_ < most_effort ? count : 0;
    }

    turn cheapest(const std::vector<turn>& after) const {
        const auto free = std::find_if(after.begin(), after.end(),
                                       [&](turn t) { return kept_[t] || counted_[t] == round_; });
        if (free != after.end()) return *free;
        return *std::min_element(after.begin(), after.end(),
                                 [&](turn a, turn b) { return size_[a] < size_[b]; });
    }

    static constexpr std::uint64_t most_effort = 20'000'000;  // moves looked at: some tenths of a second

    const choices& play_;
    std::vector<double> size_;
    std::vector<bool> kept_;
    std::vector<std::uint32_t> counted_;  ///< the round in which a turn was counted last
    std::vector<turn> chosen_;
    std::vector<turn> open_;              ///< our turns without a choice yet
    std::uint32_t round_ = 0;
    std::uint64_t effort_ = 0;
};

}  // namespace

selection select_strategy(const game_graph& graph, bool quickest) {
    const graph_facts& facts = graph[boost::graph_bundle];
    if (graph[facts.start_vertex].result == outcome::unknown)
        throw input_error("no strategy for " + facts.start + " is known: the graph was cut before its outcome was certain; "
                          "raise the limit, or draw --view full");
    const choices play(graph, quickest);
    strategy_finder finder(graph, play);
    finder.find();
    selection chosen{.whole = false};
    const auto n = static_cast<vertex>(num_vertices(graph));
    for (vertex v = 0; v < n; ++v) {
        const turn ours = 2 * v, theirs = 2 * v + 1;
        if (!finder.is_kept(ours) && !finder.is_kept(theirs)) continue;
        chosen.positions.push_back(v);
        const turn to = finder.chosen(ours);
        const bool keeps_draw = to != strategy_finder::none && graph[v].result == outcome::D &&
                                !is_winning(graph[v], graph[position_of(to)]);
        if (finder.is_kept(theirs)) {
            for (const vertex each : targets_of(graph, v))
                chosen.moves.push_back({v, each, keeps_draw && each == position_of(to)});
        } else if (to != strategy_finder::none) {
            chosen.moves.push_back({v, position_of(to), keeps_draw});
        }
    }
    return chosen;
}

}  // namespace ludograph
