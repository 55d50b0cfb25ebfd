// What a person sees: messages and progress on stderr, results on stdout.
#pragma once

#include <exception>
#include <functional>
#include <string>
#include <string_view>

namespace ludograph::cli {

enum class message_kind { error, warning, note, progress };

struct terminal_settings {
    bool quiet = false;
    bool color = true;   ///< where the stream is a terminal
    /// Takes warnings, notes and progress in the place of stderr, in a process that works for another one; may be empty.
    std::function<void(message_kind kind, std::string_view text)> relay;
};

/// The settings of this run.
terminal_settings& terminal();

/// Kinds of emphasis; each is plain text where there is no colour.
enum class emphasis { won, lost, drawn, failure, warning };

/// `text` emphasised if `descriptor` (1 or 2) is a terminal that shows colours.
std::string emphasised(std::string_view text, emphasis how, int descriptor);

/// Writes all of `text` to stdout. Throws output_error.
void print(std::string_view text);

/// On stderr; a progress line gives way to them. `print_line` prints "ludograph: …", `print_text`
/// prints the line as it is; `print_warning` and `print_note` keep silent with --quiet.
void print_error(std::string_view message);
void print_error_at(std::string_view place, std::string_view message);
void print_warning(std::string_view message);
void print_note(std::string_view message);
void print_line(std::string_view message);
void print_text(std::string_view line);

/// Shows `text` as the progress line, redrawn in place at most ten times a second; only where
/// stderr is a terminal, and not with --quiet.
void show_progress(std::string_view text);
void erase_progress();
/// Would `show_progress` show anything now, or ever?
bool progress_is_due();
bool progress_is_possible();

/// What a person is told when memory runs out, when libraries crash, and of an exception nobody foresaw.
inline constexpr std::string_view out_of_memory =
    "out of memory; lower --max-memory so that the exploration stops in time, or ask for one answer with "
    "'ludograph solve'";
inline constexpr std::string_view fonts_crashed =
    "the libraries that find fonts crashed, as they do where memory or threads run out; end some other programs and try "
    "again";
std::string unexpected(const std::exception& failure);

}  // namespace ludograph::cli
