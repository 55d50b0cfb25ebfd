// What an exploration yields: positions as keys, edges as a flat list. Plain data, no Boost.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ludograph/graph/stop_reason.hpp"
#include "ludograph/rules/key.hpp"

namespace ludograph {

/// Budgets of an exploration. The two per-item sizes are what the caller goes on to build, so that
/// `max_memory` covers it; their defaults are those of a game_graph with its labels.
struct explore_limits {
    std::uint64_t max_positions = 10'000'000;  ///< at least 1, at most 2^32 - 2
    std::uint64_t max_moves = 500'000'000;     ///< moves generated, parallel ones included
    std::uint64_t max_memory = UINT64_MAX;     ///< bytes
    std::chrono::duration<double> timeout = std::chrono::duration<double>::max();
    std::optional<std::uint32_t> depth = {};        ///< positions this many moves away stay unexpanded
    bool symmetry = false;                     ///< fold positions by the ruleset's symmetries
    std::uint64_t bytes_per_position = 120;
    std::uint64_t bytes_per_move = 8;
};

/// How far the work is, for a progress line.
struct progress {
    std::uint64_t positions = 0;  ///< discovered
    std::uint64_t expanded = 0;
    std::uint64_t moves = 0;
    std::uint64_t memory = 0;     ///< bytes in use, as `max_memory` counts them
    std::uint64_t values = 0;     ///< of single heaps, where these are computed instead for a closed form
};

/// Called some times a second; may throw to abandon the work.
using watcher = std::function<void(const progress&)>;

/// Keys by id, each stored once, in blocks that never move.
class key_store {
public:
    std::uint32_t size() const { return static_cast<std::uint32_t>(keys_.size()); }
    key_view operator[](std::uint32_t id) const {
        key_view stored(keys_[id], max_number_bytes);
        const std::uint64_t length = read_number(stored);
        return {stored.data(), length};
    }
    void push_back(key_view bytes);
    void truncate(std::uint32_t size) { keys_.resize(size); }
    std::uint64_t memory() const { return block_bytes_ + keys_.capacity() * sizeof(char*); }

private:
    std::vector<std::unique_ptr<char[]>> blocks_;
    std::vector<const char*> keys_;  ///< each points at its length, which the bytes follow
    char* free_ = nullptr;
    std::size_t left_ = 0;
    std::uint64_t block_bytes_ = 0;
};

/// Edge targets in order of source, in blocks that are freed as they are read.
class target_list {
public:
    void append(const std::uint32_t* first, std::size_t count);
    std::uint64_t size() const { return size_; }
    std::uint64_t memory() const { return blocks_.size() * block_size * sizeof(std::uint32_t); }
    /// Moves the next `count` targets to `to`; blocks that are used up are freed.
    void take(std::uint32_t* to, std::size_t count);

private:
    static constexpr std::size_t block_size = 1 << 16;
    std::vector<std::unique_ptr<std::uint32_t[]>> blocks_;
    std::uint64_t size_ = 0;
    std::uint64_t taken_ = 0;
};

/// The positions reachable from a start and the moves between them. Ids are in breadth-first order
/// of discovery. Targets of a source are sorted, each once.
struct exploration {
    key_store keys;
    std::vector<std::uint32_t> degree;       ///< distinct options by id; 0 on the frontier
    std::vector<std::uint32_t> level_start;  ///< first id of every depth
    std::vector<bool> frontier;              ///< by id; empty when every position is expanded
    target_list targets;

    std::uint64_t moves_with_multiplicity = 0;  ///< parallel moves counted apart
    stop_reason stopped_by = stop_reason::none;

    bool complete() const { return frontier.empty(); }
    std::uint32_t positions() const { return static_cast<std::uint32_t>(degree.size()); }
    std::uint64_t moves() const { return targets.size(); }
};

}  // namespace ludograph
