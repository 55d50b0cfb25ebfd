// Texts with gaps, and nouns with numbers.
#include "ludograph/view/words.hpp"

#include "languages.hpp"

namespace ludograph {

std::string phrase::with(std::initializer_list<std::string_view> values) const {
    const std::string_view text = text_;
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool gap = i + 2 < text.size() && text[i] == '{' && text[i + 2] == '}';
        const std::size_t which = gap ? static_cast<std::size_t>(text[i + 1] - '0') : 0;
        if (!gap || which >= values.size()) {
            out += text[i];
            continue;
        }
        out += values.begin()[which];
        i += 2;
    }
    return out;
}

const words& words_of(language which) {
    switch (which) {
        case language::french: return french;
        case language::russian: return russian;
        case language::english: break;
    }
    return english;
}

std::string counted(const words& in, const counted_noun& noun, std::uint64_t count) {
    const std::uint32_t form = in.plural(count);
    const phrase& text = form == 0 ? noun.one : form == 1 ? noun.few : noun.many;
    return text.with({std::to_string(count)});
}

}  // namespace ludograph
