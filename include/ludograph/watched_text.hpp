// An iterator over a text that tells how far it has come, for parsers that do not say it.
#pragma once

#include <cstddef>
#include <iterator>

namespace ludograph {

/// Walks a text; `seen` always points behind what has been taken of it.
class watched_text {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    watched_text(const char* at, const char*& seen) : at_(at), seen_(&seen) {}
    reference operator*() const { return *at_; }
    watched_text& operator++() {
        *seen_ = ++at_;
        return *this;
    }
    watched_text operator++(int) {
        const watched_text before = *this;
        ++*this;
        return before;
    }
    bool operator==(const watched_text& other) const { return at_ == other.at_; }

private:
    const char* at_;
    const char** seen_;
};

}  // namespace ludograph
