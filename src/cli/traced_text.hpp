// Text that was taken out of a file, by way of quotes and escapes perhaps, and still knows where it stood there.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "ludograph/import/importer.hpp"

namespace ludograph::cli {

/// Walks forward through a text and knows the place it has come to. Linear over the whole walk.
class text_cursor {
public:
    explicit text_cursor(std::string_view text, text_place place = {}) : text_(text), place_(place) {}

    /// The place of byte `offset`, which is not before the one asked for last.
    text_place move_to(std::size_t offset);

private:
    std::string_view text_;
    std::size_t at_ = 0;
    text_place place_;
};

class traced_text {
public:
    traced_text() = default;
    /// `text` stands in the file as it is, from `place` on.
    traced_text(std::string_view text, text_place place) { append(text, place); }

    /// `piece` stands in the file as it is, from `place` on.
    void append(std::string_view piece, text_place place);
    void append(const traced_text& other);

    const std::string& text() const { return text_; }
    bool empty() const { return text_.empty(); }

    /// Where byte `offset` of the text stands in the file; the end is the place behind the last one. Linear.
    text_place place(std::size_t offset) const;

    /// The bytes from `from` up to `to`, which is not part of it.
    traced_text part(std::size_t from, std::size_t to) const;
    /// Without the blanks and line breaks at its ends.
    traced_text trimmed() const;

private:
    struct mark {
        std::size_t offset;
        text_place place;
    };

    std::string text_;
    std::vector<mark> marks_;   ///< where the pieces begin, ascending; a piece is told apart by its place alone
};

}  // namespace ludograph::cli
