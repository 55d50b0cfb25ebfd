// The hash table of positions and the stores of an exploration.
#include "ludograph/explore/position_index.hpp"

#include <algorithm>
#include <stdexcept>

namespace ludograph {

void key_store::push_back(key_view bytes) {
    constexpr std::size_t block_size = 1 << 18;
    const std::size_t needed = bytes.size() + 2 * max_number_bytes;  // a reader may look past a length
    if (left_ < needed) {
        const std::size_t size = std::max(block_size, needed);
        blocks_.emplace_back(new char[size]);
        free_ = blocks_.back().get();
        left_ = size;
        block_bytes_ += size;
    }
    keys_.push_back(free_);
    char* end = write_number(free_, bytes.size());
    end = std::copy(bytes.begin(), bytes.end(), end);  // a key may be empty, without any address
    left_ -= static_cast<std::size_t>(end - free_);
    free_ = end;
}

void target_list::append(const std::uint32_t* first, std::size_t count) {
    while (count != 0) {
        const std::size_t used = size_ % block_size;
        if (used == 0) blocks_.emplace_back(new std::uint32_t[block_size]);
        const std::size_t part = std::min(count, block_size - used);
        std::copy_n(first, part, blocks_.back().get() + used);
        first += part;
        count -= part;
        size_ += part;
    }
}

void target_list::take(std::uint32_t* to, std::size_t count) {
    while (count != 0) {
        const std::size_t used = taken_ % block_size;
        auto& block = blocks_[taken_ / block_size];
        const std::size_t part = std::min(count, block_size - used);
        std::copy_n(block.get() + used, part, to);
        if (used + part == block_size) block.reset();
        to += part;
        count -= part;
        taken_ += part;
    }
}

position_index::position_index() { rehash(1 << 10); }

void position_index::make_room(std::size_t more) {
    std::size_t slots = slots_.size();
    while ((size() + more) * 3 > slots * 2) slots *= 2;
    if (slots != slots_.size()) rehash(slots);
}

key_store position_index::release(std::uint32_t size) {
    slots_ = {};
    keys_.truncate(size);
    return std::move(keys_);
}

void position_index::rehash(std::size_t slots) {
    slots_ = {};  // first give back the old table: the keys alone can refill the new one
    slots_.resize(slots);
    mask_ = slots - 1;
    for (std::uint32_t id = 0; id < size(); ++id) {
        const std::uint64_t hash = hash_key(keys_[id]);
        std::size_t at = hash & mask_;
        while (slots_[at].id != empty) at = (at + 1) & mask_;
        slots_[at] = {static_cast<std::uint32_t>(hash >> 32), id};
    }
}

}  // namespace ludograph
