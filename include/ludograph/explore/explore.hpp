// The explorer: from a ruleset and a start to every reachable position, breadth first.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "ludograph/explore/exploration.hpp"
#include "ludograph/explore/position_index.hpp"
#include "ludograph/rules/game.hpp"

namespace ludograph {

/// The part of the explorer that knows no game: numbering, folding of parallel moves, limits.
/// Use: `begin(start)`; while `next()`: read `source()`, for each move write the option's key into
/// `option()` and call `commit_option()`, then `finish_source()`; at the end `release()`.
class explorer {
public:
    /// Thrown when a limit is reached: the exploration ends.
    struct stopped {};
    /// Thrown by `commit_option` when the position is too deep to be expanded: go on with
    /// `finish_source`. That it has a move puts it on the frontier; a terminal one is not cut.
    struct too_deep {};

    explorer(const explore_limits& limits, const watcher& watch);

    void begin(key_view start);
    /// Goes on to the next position to expand; false when there is none.
    bool next();
    key_view source() const { return index_.keys()[source_]; }

    key_buffer& option() { return options_; }
    void commit_option() {
        if (too_deep_) cut_source();
        ends_[batched_++] = static_cast<std::uint32_t>(options_.size());
        if (batched_ == batch_size || options_.size() >= batch_bytes) flush();
    }
    void finish_source();

    /// The result. Safe after `stopped`: the position being expanded is then taken back.
    exploration release();

private:
    static constexpr std::size_t batch_size = 512;       ///< options
    static constexpr std::size_t batch_bytes = 1 << 16;  ///< of their keys

    [[noreturn]] void cut_source();
    void flush();
    void fold_parallel_moves();
    void check_limits();
    [[noreturn]] void stop(stop_reason reason);
    std::uint64_t memory() const;
    void report();

    const explore_limits limits_;
    const watcher& watch_;
    const std::chrono::steady_clock::time_point began_;
    std::chrono::steady_clock::time_point reported_;
    std::size_t unreported_ = 0;     ///< bytes of keys since the time was looked at

    position_index index_;
    exploration result_;
    std::uint32_t source_ = 0;       ///< the position being expanded
    std::uint32_t level_end_ = 0;    ///< first id of the next depth
    std::uint32_t depth_ = 0;        ///< of source_
    bool too_deep_ = false;          ///< the depth limit forbids its expansion
    std::uint32_t before_source_ = 0;    ///< positions known when its expansion began
    std::uint64_t moves_before_source_ = 0;
    bool begun_ = false;

    key_buffer options_;                 ///< keys of a batch of options, end to end
    std::size_t batched_ = 0;            ///< how many they are
    std::array<std::uint32_t, batch_size> ends_;    ///< where each of them ends
    std::array<std::uint64_t, batch_size> hashes_;
    std::vector<std::uint32_t> found_;   ///< ids of the options of source_ so far
};

/// Explores `ruleset` from `start`. Positions get ids in breadth-first order of discovery, options
/// in the ruleset's order of moves. Linear in moves; does not recurse. A limit that is reached
/// leaves a cut exploration that says so (`stopped_by`); what `watch` throws passes through.
template <game G>
exploration explore(const G& ruleset, const typename G::position& start,
                    const explore_limits& limits = {}, const watcher& watch = {}) {
    using position = typename G::position;
    const auto append = [&](key_buffer& to, const position& p) {
        if constexpr (symmetric<G>) {
            if (limits.symmetry) return position_codec<position>::append(to, ruleset.fold(p));
        }
        position_codec<position>::append(to, p);
    };
    explorer core(limits, watch);
    try {
        key_buffer first;
        append(first, start);
        core.begin(first.view());
        while (core.next()) {
            try {
                ruleset.moves(position_codec<position>::read(core.source()),
                              [&](const position& option, const auto&) {
                                  append(core.option(), option);
                                  core.commit_option();
                              });
            } catch (const explorer::too_deep&) {
            }
            core.finish_source();
        }
    } catch (const explorer::stopped&) {
    }
    return core.release();
}

}  // namespace ludograph
