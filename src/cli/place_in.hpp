// Where in a file an error is.
#pragma once

#include <string>
#include <string_view>

#include "ludograph/error.hpp"
#include "ludograph/import/importer.hpp"

namespace ludograph::cli {

/// "graph.edges:3:1", or the name alone where the error has no place; `text` is what the file holds.
inline std::string place_in(const std::string& file, std::string_view text, const input_error& failure) {
    if (failure.offset() == no_offset) return file;
    const text_place at = place_of(text, failure.offset());
    return file + ":" + std::to_string(at.line) + ":" + std::to_string(at.column);
}

}  // namespace ludograph::cli
