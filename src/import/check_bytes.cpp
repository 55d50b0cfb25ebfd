// Texts that are texts.
#include "ludograph/error.hpp"
#include "ludograph/rules/text.hpp"
#include "ludograph/utf8.hpp"
#include "readers.hpp"

namespace ludograph {

void check_bytes(std::string_view text, std::size_t offset, const std::string& what) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = text[at] == '\0' ? 0 : utf8_length(text.substr(at));
        if (length == 0)
            throw input_error("the byte " + in_quotes(text.substr(at, 1)) + " does not belong into a text; save the " + what +
                                  " as plain UTF-8 text",
                              offset + at);
        at += length;
    }
}

}  // namespace ludograph
