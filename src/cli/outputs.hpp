// The files that one graph is written to.
#pragma once

#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "ludograph/export/exporter.hpp"
#include "command_line.hpp"
#include "output_file.hpp"

namespace ludograph::cli {

/// A format by the name a user gave it. Throws input_error with the list of formats.
const export_format& format_named(std::string_view name);

/// One file to be written.
struct output_choice {
    std::string path;   ///< "-" is standard output
    const export_format* format;
    bool is_solution = false;   ///< of the worksheet that another choice is
};

/// The outputs as a user asked for them.
struct output_request {
    std::vector<std::string> paths;
    std::string format;   ///< of standard output, and of paths without an extension; empty: JSON
    bool pictures = false;   ///< no other formats; standard output has none of its own
};

/// Declares -o and -f.
void add_output_options(command_line& line, output_request& asked);

/// The files of `asked`: the extension decides the format, and -f where there is none that is known; -f alone writes
/// to standard output. As a `worksheet` every picture gets a "NAME-solution" beside it. Throws input_error: an unknown
/// format, a file named twice, a format that no path takes, a picture that would go to a terminal, `json` that wants
/// standard output too, a worksheet without a picture or with one on standard output.
std::vector<output_choice> choose_outputs(output_request& asked, bool json, bool worksheet);

/// Files opened before the work, so that a wrong folder is told at once.
class output_set {
public:
    /// Throws output_error.
    explicit output_set(const std::vector<output_choice>& choices);

    struct report {
        std::vector<std::string> written;    ///< paths
        std::vector<std::string> failures;   ///< a message each
        bool may_yet_succeed = false;        ///< another try might write one that failed, or draw one better
        std::vector<std::string> notes;      ///< pages of pictures: "welter.pdf: A4 portrait, type 7.3 pt"
        std::vector<std::string> warnings;   ///< of pictures
    };
    /// Writes all of them; pictures share one layout. A failure costs its own file only. `told` is
    /// right also when `interrupted` is thrown. Throws input_error where the graph has not what the options ask for.
    void write(const game_graph& graph, const export_options& options, report& told);

private:
    void write_one(std::size_t i, const std::function<void(std::ostream&)>& writer, report& told,
                   bool may_yet_succeed = true);
    void write_pictures(const game_graph& graph, const export_options& options, bool solutions, report& told);
    void tell_page(std::size_t i, const rendered_picture& picture, report& told) const;

    std::vector<output_choice> choices_;
    std::deque<output_file> files_;
};

/// Failures, warnings and notes, on stderr.
void print_report(const output_set::report& told);

}  // namespace ludograph::cli
