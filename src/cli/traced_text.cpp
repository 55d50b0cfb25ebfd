// Places of characters.
#include "traced_text.hpp"

#include <algorithm>

namespace ludograph::cli {

text_place text_cursor::move_to(std::size_t offset) {
    for (; at_ < offset && at_ < text_.size(); ++at_) {
        const char c = text_[at_];
        if (c == '\n') place_ = {place_.line + 1, 1};
        else if ((c & 0xC0) != 0x80) ++place_.column;
    }
    return place_;
}

void traced_text::append(std::string_view piece, text_place place) {
    marks_.push_back({text_.size(), place});
    text_ += piece;
}

void traced_text::append(const traced_text& other) {
    for (const mark& each : other.marks_) marks_.push_back({text_.size() + each.offset, each.place});
    text_ += other.text_;
}

text_place traced_text::place(std::size_t offset) const {
    const auto behind = std::upper_bound(marks_.begin(), marks_.end(), offset,
                                         [](std::size_t at, const mark& each) { return at < each.offset; });
    if (behind == marks_.begin()) return {};
    const mark& nearest = *(behind - 1);
    return text_cursor(std::string_view(text_).substr(nearest.offset), nearest.place)
        .move_to(offset - nearest.offset);
}

traced_text traced_text::part(std::size_t from, std::size_t to) const {
    traced_text found;
    found.append(std::string_view(text_).substr(from, 0), place(from));
    found.text_ = text_.substr(from, to - from);
    for (const mark& each : marks_)
        if (each.offset > from && each.offset < to) found.marks_.push_back({each.offset - from, each.place});
    return found;
}

traced_text traced_text::trimmed() const {
    constexpr const char* blanks = " \t\r\n";
    const std::size_t from = std::min(text_.find_first_not_of(blanks), text_.size());
    const std::size_t last = text_.find_last_not_of(blanks);
    return part(from, last == std::string::npos ? from : last + 1);
}

}  // namespace ludograph::cli
