// Limits the address space.
#include "memory_guard.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <utility>

namespace ludograph::cli {

void guard_memory(std::uint64_t max_memory) {
    static const rlimit inherited = [] {
        rlimit limit{};
        return getrlimit(RLIMIT_AS, &limit) == 0 ? limit : rlimit{RLIM_INFINITY, RLIM_INFINITY};
    }();
    static std::uint64_t guarded = 0;
    if (std::exchange(guarded, max_memory) == max_memory) return;
    constexpr std::uint64_t uncounted = 256 << 20, most = std::uint64_t{1} << 62;
    std::uint64_t pages = 0;
    if (!(std::ifstream("/proc/self/statm") >> pages)) return;
    const std::uint64_t now = pages * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
    rlimit limit = inherited;
    limit.rlim_cur = std::min<rlim_t>(limit.rlim_cur, now + std::min(max_memory, most) / 3 * 4 + uncounted);
    setrlimit(RLIMIT_AS, &limit);
}

}  // namespace ludograph::cli
