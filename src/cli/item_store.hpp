// Many short lists and texts that stay: each costs its items, and a view is all that its owner keeps.
#pragma once

#include <algorithm>
#include <deque>
#include <span>
#include <string_view>
#include <vector>

namespace ludograph::cli {

template <class T>
class item_store {
public:
    /// A copy of `items` that stays where it is as long as the store, moved or not.
    std::span<const T> keep(std::span<const T> items) {
        if (blocks_.empty() || blocks_.back().capacity() - blocks_.back().size() < items.size()) {
            constexpr std::size_t usual = (1 << 16) / sizeof(T);
            blocks_.emplace_back().reserve(std::max(usual, items.size()));
        }
        std::vector<T>& block = blocks_.back();
        block.insert(block.end(), items.begin(), items.end());
        return std::span<const T>(block).last(items.size());
    }

private:
    std::deque<std::vector<T>> blocks_;   // none is ever enlarged
};

class text_store {
public:
    std::string_view keep(std::string_view text) {
        const std::span<const char> kept = characters_.keep({text.data(), text.size()});
        return {kept.data(), kept.size()};
    }

private:
    item_store<char> characters_;
};

}  // namespace ludograph::cli
