// The table of formats that can be read, and places in a text.
#include "ludograph/import/importer.hpp"

#include <algorithm>

#include "readers.hpp"

namespace ludograph {

const std::vector<import_format>& import_formats() {
    static const std::vector<import_format> formats{
        {"json", {"json"}, "our own JSON, or node-link JSON with edges or links", read_json},
        {"dot", {"dot", "gv"}, "Graphviz", read_dot},
        {"edges", {"edges", "edgelist", "txt", "tsv", "csv"}, "two names a line: from, to", read_edge_list},
        {"pg", {"pg", "pgsolver", "gm"}, "parity game of PGSolver", read_pgsolver},
    };
    return formats;
}

const import_format* find_import_format(std::string_view name_or_extension) {
    for (const import_format& format : import_formats()) {
        const auto& extensions = format.extensions;
        if (format.name == name_or_extension ||
            std::find(extensions.begin(), extensions.end(), name_or_extension) != extensions.end())
            return &format;
    }
    return nullptr;
}

text_place place_of(std::string_view text, std::size_t offset) {
    const std::string_view before = text.substr(0, offset);
    const std::size_t line_start = before.rfind('\n') + 1;  // 0 where there is none
    const auto starts_character = [](char c) { return (c & 0xC0) != 0x80; };
    return {1 + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n')),
            1 + static_cast<std::size_t>(std::count_if(before.begin() + static_cast<std::ptrdiff_t>(line_start),
                                                       before.end(), starts_character))};
}

}  // namespace ludograph
