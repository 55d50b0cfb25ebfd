// A hash table from keys to ids: open addressing, eight bytes a slot, keys kept once in a store.
#pragma once

#include <cstdint>
#include <cstring>
#include <vector>

#include "ludograph/explore/exploration.hpp"
#include "ludograph/integer.hpp"

namespace ludograph {

/// Mixes eight bytes at a time by a 64x64 -> 128 bit product.
inline std::uint64_t hash_key(key_view bytes) {
    constexpr std::uint64_t factor = 0x9E3779B97F4A7C15;
    const auto mix = [](std::uint64_t a, std::uint64_t b) {
        const auto product = static_cast<uint128>(a) * b;
        return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
    };
    std::uint64_t state = bytes.size() * factor + 0xD1B54A32D192ED03;
    const char* at = bytes.data();
    std::size_t left = bytes.size();
    for (; left >= 8; at += 8, left -= 8) {
        std::uint64_t word;
        std::memcpy(&word, at, 8);
        state = mix(state ^ word, factor);
    }
    if (left != 0) {
        std::uint64_t word = 0;
        std::memcpy(&word, at, left);
        state = mix(state ^ word, factor);
    }
    return mix(state, 0xA0761D6478BD642F);
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
    std::uint32_t find_or_add(key_view bytes, std::uint64_t hash);

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
