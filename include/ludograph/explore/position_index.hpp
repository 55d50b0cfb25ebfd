// A hash table from keys to ids: open addressing, eight bytes a slot, keys kept once in a store.
#pragma once

#include <cstdint>
#include <cstring>
#include <vector>

#include "ludograph/explore/exploration.hpp"
#include "ludograph/integer.hpp"

namespace ludograph {

namespace detail {

template <class Word>
Word load(const char* from) {
    Word word;
    std::memcpy(&word, from, sizeof word);
    return word;
}

/// The bytes of a key shorter than eight as one number: two loads that overlap, no loop.
inline std::uint64_t short_word(const char* bytes, std::size_t size) {
    if (size >= 4) {
        return load<std::uint32_t>(bytes) |
               static_cast<std::uint64_t>(load<std::uint32_t>(bytes + size - 4)) << 32;
    }
    if (size == 0) return 0;
    const auto byte = [&](std::size_t i) { return std::uint64_t{static_cast<unsigned char>(bytes[i])}; };
    return byte(0) | byte(size / 2) << 8 | byte(size - 1) << 16;
}

}  // namespace detail

/// Mixes eight bytes at a time by a 64x64 -> 128 bit product; the last eight may overlap others.
inline std::uint64_t hash_key(key_view bytes) {
    const auto mix = [](std::uint64_t a, std::uint64_t b) {
        const auto product = static_cast<uint128>(a) * b;
        return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
    };
    constexpr std::uint64_t factor = 0x9E3779B97F4A7C15, last_factor = 0xA0761D6478BD642F;
    const std::size_t size = bytes.size();
    const std::uint64_t seed = size * factor;
    if (size < 8) return mix(detail::short_word(bytes.data(), size) ^ seed, last_factor);
    std::uint64_t state = seed;
    for (std::size_t at = 0; at + 8 < size; at += 8)
        state = mix(state ^ detail::load<std::uint64_t>(bytes.data() + at), factor);
    return mix(state ^ detail::load<std::uint64_t>(bytes.data() + size - 8), last_factor);
}

/// Are the keys equal? As `==`, without a call for the short keys that most games have.
inline bool same_key(key_view a, key_view b) {
    const std::size_t size = a.size();
    if (size != b.size()) return false;
    if (size > 16) return std::memcmp(a.data(), b.data(), size) == 0;
    if (size < 8) return detail::short_word(a.data(), size) == detail::short_word(b.data(), size);
    return detail::load<std::uint64_t>(a.data()) == detail::load<std::uint64_t>(b.data()) &&
           detail::load<std::uint64_t>(a.data() + size - 8) == detail::load<std::uint64_t>(b.data() + size - 8);
}

class position_index {
public:
    position_index();

    std::uint32_t size() const { return keys_.size(); }
    const key_store& keys() const { return keys_; }

    /// Hints that `find_or_add` with this hash follows soon.
    void prefetch(std::uint64_t hash) const { __builtin_prefetch(&slots_[hash & mask_]); }

    /// The id of `bytes`; a key not seen before gets the id `size()`. `hash` is its hash_key.
    /// Needs room: see `make_room`.
    std::uint32_t find_or_add(key_view bytes, std::uint64_t hash) {
        const auto tag = static_cast<std::uint32_t>(hash >> 32);
        for (std::size_t at = hash & mask_;; at = (at + 1) & mask_) {
            slot& here = slots_[at];
            if (here.tag == tag && here.id != empty && same_key(keys_[here.id], bytes)) return here.id;
            if (here.id == empty) {
                here = {tag, size()};
                keys_.push_back(bytes);
                return here.id;
            }
        }
    }

    /// Grows the table so that `more` keys can be added.
    void make_room(std::size_t more);

    /// Bytes in use.
    std::uint64_t memory() const { return keys_.memory() + slots_.size() * sizeof(slot); }

    /// Gives up the table and returns the keys of the first `size` ids.
    key_store release(std::uint32_t size);

private:
    struct slot {
        std::uint32_t tag = 0;  ///< high half of the hash
        std::uint32_t id = empty;
    };
    static constexpr std::uint32_t empty = UINT32_MAX;

    void rehash(std::size_t slots);

    key_store keys_;
    std::vector<slot> slots_;
    std::size_t mask_ = 0;
};

}  // namespace ludograph
