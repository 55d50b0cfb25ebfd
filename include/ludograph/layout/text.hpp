// Any text, made safe for DOT, for HTML-like labels and for the XML that comes of them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ludograph {

/// Valid UTF-8 that XML may hold: a wrong byte becomes U+FFFD, a control character its picture
/// (U+2400 …), so that nothing is lost and nothing breaks. Newlines stay.
std::string printable(std::string_view text);

/// Number of code points; `text` is valid UTF-8.
std::size_t width_of(std::string_view text);

/// A quoted DOT string for a plain attribute, whose value is `text` as it is, even where it cannot be seen, but
/// for control characters that Graphviz could not write as JSON: they become their pictures. DOT has no
/// way to write an odd number of backslashes in front of a quote, of a newline or of the end: they become one more.
std::string dot_string(std::string_view text);

/// A quoted DOT string for a label or tooltip, in which Graphviz reads escapes such as "\n" and "&amp;".
std::string dot_label(std::string_view text);

/// Text of an HTML-like label, or of XML; `line_break` stands for a newline.
std::string html_text(std::string_view text, std::string_view line_break = "<BR/>");

/// Breaks at blanks into as few lines of at most `width` code points as it takes, about equally long;
/// a longer word stays whole.
std::vector<std::string> wrapped(std::string_view text, std::size_t width);

}  // namespace ludograph
