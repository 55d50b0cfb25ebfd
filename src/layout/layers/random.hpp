// A small generator of its own, since the library's shuffle differs between implementations.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace ludograph::layers {

/// SplitMix64: Steele, Lea and Flood, Fast splittable pseudorandom number generators, 2014.
class random_bits {
public:
    explicit random_bits(std::uint64_t seed) : state_(seed) {}
    std::uint64_t next() {
        std::uint64_t z = state_ += 0x9e3779b97f4a7c15;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
        z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
        return z ^ (z >> 31);
    }

    /// From 0 to below 1.
    double unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }

private:
    std::uint64_t state_;
};

template <class T>
void shuffle(std::vector<T>& items, random_bits& random) {
    for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[random.next() % i]);
}

}  // namespace ludograph::layers
