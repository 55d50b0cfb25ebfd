// One target as a libFuzzer program; LUDOGRAPH_FUZZ_TARGET is its function.
#include <cstddef>
#include <cstdint>

#include "targets.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    ludograph::fuzz::LUDOGRAPH_FUZZ_TARGET({reinterpret_cast<const char*>(bytes), size});
    return 0;
}
