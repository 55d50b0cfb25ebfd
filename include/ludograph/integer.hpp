// A 128-bit integer for products that 64 bits cannot hold.
#pragma once

#include <string>

namespace ludograph {

__extension__ using uint128 = unsigned __int128;

/// In decimal digits.
inline std::string to_decimal(uint128 number) {
    std::string digits;
    do {
        digits.insert(digits.begin(), static_cast<char>('0' + static_cast<int>(number % 10)));
        number /= 10;
    } while (number != 0);
    return digits;
}

}  // namespace ludograph
