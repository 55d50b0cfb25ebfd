// Whole files, read at once.
#pragma once

#include <string>

namespace ludograph::cli {

/// All bytes of the file, or of stdin for "-". Throws input_error; `what` is "a position file", say.
std::string read_file(const std::string& path, const std::string& what);

}  // namespace ludograph::cli
