// Many short texts that stay: a text costs its bytes, and a view of it is all that its owner keeps.
#pragma once

#include <algorithm>
#include <deque>
#include <string>
#include <string_view>

namespace ludograph::cli {

class text_store {
public:
    text_store() = default;
    text_store(text_store&&) = default;
    text_store& operator=(text_store&&) = default;

    /// A copy of `text` that stays where it is as long as the store, moved or not.
    std::string_view keep(std::string_view text) {
        if (blocks_.empty() || blocks_.back().capacity() - blocks_.back().size() < text.size()) {
            constexpr std::size_t usual = 1 << 16;   // bytes, far above what a string keeps in itself
            blocks_.emplace_back().reserve(std::max(usual, text.size()));
        }
        std::string& block = blocks_.back();
        const std::size_t begin = block.size();
        block += text;
        return std::string_view(block).substr(begin);
    }

private:
    std::deque<std::string> blocks_;
};

}  // namespace ludograph::cli
