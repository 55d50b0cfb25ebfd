// Reads node-link JSON: ours, networkx', d3's.
#include <iterator>

#include "json_handler.hpp"
#include "readers.hpp"

namespace ludograph {

namespace {

/// Walks a text and tells where it is: the parser does not say where a value stands.
class watched {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    watched(const char* at, const char*& seen) : at_(at), seen_(&seen) {}
    reference operator*() const { return *at_; }
    watched& operator++() {
        *seen_ = ++at_;
        return *this;
    }
    watched operator++(int) {
        const watched before = *this;
        ++*this;
        return before;
    }
    bool operator==(const watched& other) const { return at_ == other.at_; }

private:
    const char* at_;
    const char** seen_;
};

}  // namespace

imported_graph read_json(std::string_view text, const child_limits&) {
    const char* seen = text.data();
    json_handler handler(text, seen);
    const watched first(text.data(), seen), last(text.data() + text.size(), seen);
    nlohmann::json::sax_parse(first, last, &handler);
    return handler.finished();
}

}  // namespace ludograph
