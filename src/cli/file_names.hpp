// Names of output files that every file system takes, each given once.
#pragma once

#include <initializer_list>
#include <map>
#include <string>
#include <string_view>

namespace ludograph::cli {

/// `text` with everything but letters, digits and "._,+-" turned into "-", no runs of them, and no
/// longer than a file name may be. UTF-8 letters stay.
std::string safe_name(std::string_view text);

/// "007-nim-3,4,5" for line 7.
std::string line_name(std::size_t line, std::string_view position);

/// Gives each name once; "-2", "-3" … is added where it was given before, seen without the
/// difference of upper and lower case.
class unique_names {
public:
    /// `taken` are names that may not be given.
    explicit unique_names(std::initializer_list<std::string> taken) {
        for (const std::string& name : taken) taken_[name] = 2;
    }
    std::string make(const std::string& name);

private:
    std::map<std::string, std::size_t> taken_;   ///< in lower case, with the number that was not tried yet
};

}  // namespace ludograph::cli
