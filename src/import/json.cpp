// Reads node-link JSON: ours, networkx', d3's.
#include "json_handler.hpp"
#include "ludograph/error.hpp"
#include "ludograph/rules/text.hpp"
#include "ludograph/watched_text.hpp"
#include "readers.hpp"

namespace ludograph {

imported_graph read_json(std::string_view text, const child_limits&) {
    if (trimmed(text).text.empty())
        throw input_error("the file is empty; write e.g. {\"nodes\":[{\"id\":0}],\"edges\":[]}", no_offset);
    const char* seen = text.data();
    json_handler handler(text, seen);
    const watched_text first(text.data(), seen), last(text.data() + text.size(), seen);
    nlohmann::json::sax_parse(first, last, &handler);
    return handler.finished();
}

}  // namespace ludograph
