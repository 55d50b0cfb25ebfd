// Random numbers that a seed makes the same on every machine and with every standard library.
#pragma once

#include <cstdint>
#include <random>

namespace ludograph {

class random_source {
public:
    explicit random_source(std::uint64_t seed) : bits_(seed) {}

    /// A number 0 … bound-1, each equally likely. `bound` is at least 1.
    std::uint64_t below(std::uint64_t bound) {
        // The standard fixes what the engine gives, but not what its distributions make of it. Numbers
        // below 2^64 mod bound are drawn again: the rest falls evenly on the remainders.
        const std::uint64_t unfair = (0 - bound) % bound;
        std::uint64_t drawn = bits_();
        while (drawn < unfair) drawn = bits_();
        return drawn % bound;
    }

private:
    std::mt19937_64 bits_;
};

}  // namespace ludograph
