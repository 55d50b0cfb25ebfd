// The explorer's game-free part.
#include "ludograph/explore/explore.hpp"

#include <algorithm>
#include <boost/sort/pdqsort/pdqsort.hpp>

namespace ludograph {

namespace {
using clock = std::chrono::steady_clock;
constexpr std::uint32_t most_positions = UINT32_MAX - 1;  // ids are 32 bits, one means "none"
}  // namespace

explorer::explorer(const explore_limits& limits, const watcher& watch)
    : limits_(limits), watch_(watch), began_(clock::now()), reported_(began_) {}

void explorer::begin(key_view start) {
    index_.find_or_add(start, hash_key(start));
    result_.level_start.push_back(0);
    level_end_ = 1;
}

bool explorer::next() {
    if (begun_) ++source_;
    begun_ = true;
    if (source_ == index_.size()) return false;
    if (source_ == level_end_) {
        result_.level_start.push_back(level_end_);
        level_end_ = index_.size();
        ++depth_;
    }
    too_deep_ = limits_.depth && depth_ >= *limits_.depth;
    before_source_ = index_.size();
    moves_before_source_ = result_.moves_with_multiplicity;
    found_.clear();
    return true;
}

void explorer::finish_source() {
    flush();
    fold_parallel_moves();
    if (!result_.frontier.empty()) result_.frontier.resize(source_ + 1, false);
    result_.degree.push_back(static_cast<std::uint32_t>(found_.size()));
    result_.targets.append(found_.data(), found_.size());
}

void explorer::cut_source() {
    options_.clear();
    result_.frontier.resize(source_, false);
    result_.frontier.push_back(true);
    throw too_deep{};
}

void explorer::flush() {
    // Hashing the whole batch first lets the table's memory arrive while the rest is hashed.
    const char* const bytes = options_.view().data();
    const auto option_key = [&](std::size_t i) {
        const std::uint32_t from = i == 0 ? 0 : ends_[i - 1];
        return key_view(bytes + from, ends_[i] - from);
    };
    for (std::size_t i = 0; i < batched_; ++i) {
        hashes_[i] = hash_key(option_key(i));
        index_.prefetch(hashes_[i]);
    }
    index_.make_room(batched_);
    const std::size_t known = found_.size();
    found_.resize(known + batched_);
    for (std::size_t i = 0; i < batched_; ++i)
        found_[known + i] = index_.find_or_add(option_key(i), hashes_[i]);
    result_.moves_with_multiplicity += batched_;
    unreported_ += options_.size() + 64;
    options_.clear();
    batched_ = 0;
    check_limits();
}

void explorer::fold_parallel_moves() {
    boost::sort::pdqsort_branchless(found_.begin(), found_.end());
    found_.erase(std::unique(found_.begin(), found_.end()), found_.end());
}

void explorer::check_limits() {
    if (index_.size() > std::min<std::uint64_t>(limits_.max_positions, most_positions))
        stop(stop_reason::max_positions);
    if (result_.moves_with_multiplicity > limits_.max_moves) stop(stop_reason::max_moves);
    if (memory() > limits_.max_memory) stop(stop_reason::max_memory);
    report();
}

void explorer::stop(stop_reason reason) {
    result_.stopped_by = reason;
    throw stopped{};
}

std::uint64_t explorer::memory() const {
    return index_.memory() + result_.targets.memory() +
           result_.degree.capacity() * sizeof(std::uint32_t) +
           found_.capacity() * sizeof(std::uint32_t) + options_.size() +
           index_.size() * limits_.bytes_per_position +
           (result_.targets.size() + found_.size()) * limits_.bytes_per_move;
}

void explorer::report() {
    if (unreported_ < 4096) return;  // asking for the time costs as much as a few moves
    unreported_ = 0;
    const auto now = clock::now();
    if (now - began_ > limits_.timeout) stop(stop_reason::timeout);
    if (watch_ && now - reported_ > std::chrono::milliseconds(50)) {
        reported_ = now;
        watch_({index_.size(), source_, result_.moves_with_multiplicity, memory()});
    }
}

exploration explorer::release() {
    std::uint32_t known = index_.size();
    if (result_.stopped_by != stop_reason::none) {
        // The position whose expansion a limit broke off is unexpanded again, and what only its
        // moves had found is forgotten.
        known = before_source_;
        result_.moves_with_multiplicity = moves_before_source_;
        result_.degree.resize(source_);
        result_.frontier.resize(source_, false);
        result_.frontier.resize(known, true);
    } else if (!result_.frontier.empty()) {
        result_.stopped_by = stop_reason::depth;
    }
    result_.degree.resize(known, 0);
    if (level_end_ < known) result_.level_start.push_back(level_end_);
    result_.keys = index_.release(known);
    return std::move(result_);
}

}  // namespace ludograph
