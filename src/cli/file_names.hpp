// Names of output files that every file system takes, each given once.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <unordered_map>

namespace ludograph::cli {

/// `text` with everything but letters, digits and "._,+-" turned into "-", no runs of them, and no
/// longer than a file name may be. What UTF-8 has beyond ASCII stays, unless it cannot be seen.
std::string safe_name(std::string_view text);

/// `text` with U+FFFD for what is no UTF-8: a path may hold any bytes, and summaries may not.
std::string valid_utf8(const std::string& text);

/// "007-nim-3,4,5" for line 7.
std::string line_name(std::size_t line, std::string_view position);

/// What to do about a name that some file system or person cannot tell or take: "leave out the dot in front"; "" where
/// it is good. Refused are blanks, / and \, what Windows keeps for itself (: * ? " < > | and names such as NUL), a dot
/// in front, characters that cannot be seen (controls, NUL among them, those that turn the direction of reading, all that
/// Unicode has shown as nothing or as a blank), and more than 200 bytes. `name` is UTF-8.
std::string remedy_of_name(std::string_view name);

/// Gives each name once; "-2", "-3" … is added where some file system would hold it for one that was given before:
/// because they are equal but for the case of letters, in any alphabet, or but for how Unicode composes them.
class unique_names {
public:
    /// `taken` are names that may not be given.
    explicit unique_names(std::initializer_list<std::string> taken);
    /// With `end`, a name that can be given together with the one that has `end` added, which is given too.
    std::string make(const std::string& name, std::string_view end = {});

private:
    bool take(const std::string& name, std::string_view end);

    /// By the hash of what file systems make of a name, the number that was not tried yet. Two names of one hash would
    /// only cost a number that is not needed.
    std::unordered_map<std::uint64_t, std::size_t> taken_;
};

}  // namespace ludograph::cli
