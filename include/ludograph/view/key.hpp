// Which colour a position has, and the key that tells what the colours mean.
#pragma once

#include <cstdint>
#include <vector>

#include "ludograph/view/drawing.hpp"

namespace ludograph {

/// Colours by a number that positions have. Built from all drawn positions first.
class colour_key {
public:
    colour_key(colour_by what, const palette& colours) : what_(what), colours_(colours) {}

    /// A drawn position.
    void add(const position_label& label);

    std::string fill_of(const position_label& label) const;

    /// A sample of every colour that occurs; none where outcomes are coloured, whose samples show their borders
    /// as well.
    std::vector<legend_entry> entries(const words& in) const;

private:
    static constexpr std::uint32_t most_steps = 8;  ///< of the scale of remoteness

    std::uint32_t number_of(const position_label& label) const;
    std::uint32_t class_of(std::uint32_t number) const;
    std::uint32_t least_of(std::uint32_t which) const;
    std::string fill_of_class(std::uint32_t which) const;
    std::string text_of_class(std::uint32_t which, const words& in) const;
    std::uint32_t steps() const;

    colour_by what_;
    const palette& colours_;
    std::vector<bool> occurs_;        ///< Grundy values, up to the first that shares its colour
    std::uint32_t greatest_ = 0;
    bool infinite_ = false, none_ = false;
};

}  // namespace ludograph
