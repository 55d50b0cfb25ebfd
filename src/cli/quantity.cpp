// Parsing and printing of counts, sizes and seconds.
#include "quantity.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <fstream>
#include <thread>

#include "ludograph/error.hpp"
#include "ludograph/rules/text.hpp"

namespace ludograph::cli {

namespace {

[[noreturn]] void refuse(std::string_view option, std::string_view text, std::string_view why) {
    throw input_error(std::string(option) + ": " + in_quotes(text) + " " + std::string(why));
}

/// The number at the front of `text` and what follows it. No sign, no exponent, no "inf".
struct leading_number {
    double value;
    std::string_view rest;
};
leading_number read_leading_number(std::string_view option, std::string_view text, std::string_view example) {
    leading_number read{};
    const auto [end, failure] =
        std::from_chars(text.data(), text.data() + text.size(), read.value, std::chars_format::fixed);
    if (failure != std::errc{} || text.front() < '0' || text.front() > '9')
        refuse(option, text, "is not a number; write e.g. " + std::string(option) + " " + std::string(example));
    read.rest = text.substr(static_cast<std::size_t>(end - text.data()));
    return read;
}

}  // namespace

std::uint64_t parse_count(std::string_view option, std::string_view text, std::uint64_t least,
                          std::uint64_t most) {
    std::uint64_t value = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (end != text.data() + text.size() || text.empty() || failure == std::errc::invalid_argument)
        refuse(option, text, "is not a whole number; write digits only");
    if (failure != std::errc{} || value < least || value > most)
        refuse(option, text, "is out of range; it goes from " + std::to_string(least) + " to " +
                                 std::to_string(most));
    return value;
}

std::uint64_t parse_size(std::string_view option, std::string_view text) {
    constexpr std::string_view units = "KMGT";
    auto [value, unit] = read_leading_number(option, text, "500M");
    if (const auto power = unit.empty() ? units.npos : units.find(unit.front()); power != units.npos) {
        value = std::ldexp(value, 10 * static_cast<int>(power + 1));
        unit.remove_prefix(unit.substr(1) == "iB" ? unit.size() : 1);
    }
    if (!unit.empty())
        refuse(option, text, "is not a size; after the number goes K, M, G or T (or KiB, MiB, GiB, TiB)");
    if (value < 1 || value >= 0x1p63) refuse(option, text, "is out of range; it goes from 1 byte to 2^63");
    return static_cast<std::uint64_t>(value);
}

std::chrono::duration<double> parse_seconds(std::string_view option, std::string_view text) {
    const auto [value, rest] = read_leading_number(option, text, "60");
    if (!rest.empty() && rest != "s") refuse(option, text, "is not a number of seconds; write e.g. 60 or 0.5");
    if (value <= 0 || value > 1e9) refuse(option, text, "is out of range; give more than 0 and at most 10^9 seconds");
    return std::chrono::duration<double>(value);
}

std::uint64_t default_max_memory() {
    std::uint64_t memory = static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES)) *
                           static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
    for (const char* limit : {"/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"}) {
        std::uint64_t bytes = 0;
        if (std::ifstream(limit) >> bytes) memory = std::min(memory, bytes);
    }
    return memory / 4 * 3;
}

std::size_t usable_processors() {
    double processors = std::max(1u, std::thread::hardware_concurrency());
    double quota = 0, period = 0;   // the file begins with "max" where there is no limit
    if (std::ifstream("/sys/fs/cgroup/cpu.max") >> quota >> period && period > 0)
        processors = std::min(processors, std::ceil(quota / period));
    return static_cast<std::size_t>(std::max(processors, 1.0));
}

std::string fixed(double value, int digits) {
    std::array<char, 400> text;
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, digits);
    return {text.data(), end.ptr};
}

std::string size_text(uint128 bytes) {
    constexpr std::array units = {" MiB", " GiB", " TiB", " PiB", " EiB", " ZiB"};
    double size = static_cast<double>(bytes) / 0x1p20;
    std::size_t unit = 0;
    for (; size >= 1024 && unit + 1 < units.size(); ++unit) size /= 1024;
    return fixed(size, unit == 0 ? 0 : 1) + units[unit];
}

std::string rough_count(double count) {
    if (count < 1e3) return fixed(count, 0);
    return count < 1e6 ? fixed(count / 1e3, 1) + " k" : fixed(count / 1e6, 1) + " M";
}

}  // namespace ludograph::cli
