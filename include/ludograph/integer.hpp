// A 128-bit integer for products that 64 bits cannot hold.
#pragma once

namespace ludograph {

__extension__ using uint128 = unsigned __int128;

}  // namespace ludograph
