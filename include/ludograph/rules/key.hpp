// Keys: a position as a short string of bytes, the one form that positions of every game share.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <string_view>

namespace ludograph {

/// The bytes of one position. Equal positions of a ruleset have equal keys and no others do.
using key = std::string;
using key_view = std::string_view;

/// A growing byte buffer that many keys are written into, one after the other.
class key_buffer {
public:
    /// Room for `bytes` more; the caller writes there and says how far with `advance_to`.
    char* reserve(std::size_t bytes) {
        if (capacity_ - size_ < bytes) grow(bytes);
        return data_.get() + size_;
    }
    void advance_to(const char* end) { size_ = static_cast<std::size_t>(end - data_.get()); }

    void append(key_view bytes) {
        char* to = reserve(bytes.size());
        std::memcpy(to, bytes.data(), bytes.size());
        advance_to(to + bytes.size());
    }
    void append_number(std::uint64_t value);

    std::size_t size() const { return size_; }
    void clear() { size_ = 0; }
    key_view view() const { return {data_.get(), size_}; }
    key_view view(std::size_t from) const { return {data_.get() + from, size_ - from}; }

private:
    void grow(std::size_t bytes) {
        const std::size_t wanted = 2 * capacity_ + bytes;
        std::unique_ptr<char[]> larger(new char[wanted]);
        if (size_ != 0) std::memcpy(larger.get(), data_.get(), size_);
        data_ = std::move(larger);
        capacity_ = wanted;
    }

    std::unique_ptr<char[]> data_;
    std::size_t size_ = 0;
    std::size_t capacity_ = 0;
};

/// Longest form of a number in a key: seven bits a byte, 64 bits.
inline constexpr std::size_t max_number_bytes = 10;

/// Writes `value` in base 128, low digits first, the top bit set on all bytes but the last.
inline char* write_number(char* to, std::uint64_t value) {
    while (value >= 128) {
        *to++ = static_cast<char>(value | 128);
        value >>= 7;
    }
    *to++ = static_cast<char>(value);
    return to;
}

inline void key_buffer::append_number(std::uint64_t value) {
    advance_to(write_number(reserve(max_number_bytes), value));
}

/// Reads a number that `write_number` wrote and removes it from the front of `bytes`.
inline std::uint64_t read_number(key_view& bytes) {
    std::uint64_t value = 0;
    for (unsigned shift = 0; !bytes.empty(); shift += 7) {
        const auto byte = static_cast<unsigned char>(bytes.front());
        bytes.remove_prefix(1);
        value |= static_cast<std::uint64_t>(byte & 127) << shift;
        if (byte < 128) break;
    }
    return value;
}

/// How a position type becomes a key and back: specialised beside each position type.
///   static void append(key_buffer& to, const Position& p);
///   static Position read(key_view bytes);
template <class Position>
struct position_codec;

}  // namespace ludograph
