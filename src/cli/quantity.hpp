// Numbers as options take them: counts, sizes, seconds.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

#include "ludograph/integer.hpp"

namespace ludograph::cli {

/// Each throws an input_error that names `option`.
std::uint64_t parse_count(std::string_view option, std::string_view text, std::uint64_t least,
                          std::uint64_t most);
/// Bytes: a number, also with a fraction, and K, M, G or T for powers of 1024 ("500M", "1.5GiB").
std::uint64_t parse_size(std::string_view option, std::string_view text);
/// More than 0; also with a fraction.
std::chrono::duration<double> parse_seconds(std::string_view option, std::string_view text);

/// Three quarters of the memory of the machine, or of the control group where that has less.
std::uint64_t default_max_memory();

/// Processors that this process may use, at least 1: those it is bound to, or fewer where a control group gives it less
/// time than that.
std::size_t usable_processors();

/// For people: "345 MiB", "1.2 GiB"; "12.3 M" for counts. Not for files.
std::string size_text(uint128 bytes);
std::string rough_count(double count);

/// Fixed-point text, whatever the locale: "0.125".
std::string fixed(double value, int digits);

}  // namespace ludograph::cli
