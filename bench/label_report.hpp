// What a program that labels a random graph prints, and the driver reads.
#pragma once

#include <sys/resource.h>
#include <unistd.h>

#include <cstdint>
#include <cstdio>
#include <fstream>

namespace bench {

/// Time that this process has had so far, its own and the system's on its behalf, in seconds.
inline double cpu_seconds() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto seconds = [](const timeval& t) {
        return static_cast<double>(t.tv_sec) + 1e-6 * static_cast<double>(t.tv_usec);
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

/// Resident memory now, in millions of bytes.
inline double resident_megabytes() {
    std::ifstream statm("/proc/self/statm");
    double pages = 0;
    statm >> pages >> pages;
    return pages * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}

/// Labels, one after the other, in one number.
class checksum {
public:
    void add(std::uint64_t label) { sum_ = sum_ * 1000003 + label; }
    unsigned long long sum() const { return sum_; }

private:
    std::uint64_t sum_ = 0;
};

/// Counts are those of N, P, D, or of the values 0, above 0, infinity.
struct label_report {
    std::uint64_t counts[3] = {};
    checksum labels;
    double seconds = 0;          ///< of labelling
    double graph_megabytes = 0;  ///< resident when the graph was built and nothing was labelled

    void start() {
        graph_megabytes = resident_megabytes();
        seconds = -cpu_seconds();
    }
    void stop() { seconds += cpu_seconds(); }

    /// What must be the same for all programs, a tab, what is measured.
    void print() const {
        std::printf("%llu %llu %llu %016llx\t%.6f %.3f\n", static_cast<unsigned long long>(counts[0]),
                    static_cast<unsigned long long>(counts[1]), static_cast<unsigned long long>(counts[2]),
                    labels.sum(), seconds, graph_megabytes);
    }
};

}  // namespace bench
