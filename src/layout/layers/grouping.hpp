// Numbers grouped by a key, in two flat blocks: the adjacency lists of the layered layout.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ludograph::layers {

/// The numbers 0 … count-1 by their key below `groups`, ascending within each group. O(groups + count).
class grouping {
public:
    grouping() = default;
    template <class Key>
    grouping(std::size_t groups, std::size_t count, Key key_of) : first_(groups + 1), members_(count) {
        for (std::size_t i = 0; i < count; ++i) ++first_[key_of(i) + std::size_t{1}];
        for (std::size_t g = 0; g < groups; ++g) first_[g + 1] += first_[g];
        std::vector<std::size_t> next(first_.begin(), first_.end() - 1);
        for (std::size_t i = 0; i < count; ++i) members_[next[key_of(i)]++] = static_cast<std::uint32_t>(i);
    }

    std::span<const std::uint32_t> operator[](std::size_t group) const {
        return {members_.data() + first_[group], first_[group + 1] - first_[group]};
    }

private:
    std::vector<std::size_t> first_;
    std::vector<std::uint32_t> members_;
};

}  // namespace ludograph::layers
