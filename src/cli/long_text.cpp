// Prints in pieces.
#include "long_text.hpp"

#include "signals.hpp"
#include "terminal.hpp"

namespace ludograph::cli {

void long_text::add(std::string_view piece) {
    constexpr std::size_t enough = 1 << 16;
    text_ += piece;
    if (text_.size() < enough) return;
    stop_if_signalled();
    finish();
}

void long_text::finish() {
    print(text_);
    text_.clear();
}

}  // namespace ludograph::cli
