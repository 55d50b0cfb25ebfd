// Plots to files.
#include "plot_outputs.hpp"

#include <algorithm>

#include "ludograph/error.hpp"
#include "ludograph/layout/text_metrics.hpp"
#include "ludograph/rules/text.hpp"
#include "quantity.hpp"
#include "signals.hpp"
#include "terminal.hpp"
#include "view_options.hpp"

namespace ludograph::cli {

void add_plot_options(command_line& line, plot_request& asked) {
    line.add_value("-o,--output", "FILE", "plot into FILE: .pdf, .svg or .png; may be repeated; - is stdout",
                   [&](const std::string& path) { asked.outputs.paths.push_back(path); });
    line.add_value("-f,--format", "FORMAT", "pdf, svg or png, for stdout or a FILE without an extension",
                   [&](const std::string& format) { asked.outputs.format = format; });
    line.add_value("--title", "TEXT", "plots: the title",
                   [&](const std::string& text) { asked.title = text; });
    add_language_option(line, asked.style.language);
    add_palette_option(line, asked.style.palette);
    line.add_value("--keep-script", "FILE",
                   "plots: keep what gnuplot reads, data included; 'gnuplot --default-settings FILE' draws the pictures again, "
                   "without title and date of the file",
                   [&](const std::string& path) { asked.script = path; });
    line.add_value("--plot-timeout", "SECONDS", "plots: give gnuplot up after SECONDS (default 60)",
                   [&](const std::string& text) { asked.timeout = parse_seconds("--plot-timeout", text); });
}

plot_outputs::plot_outputs(plot_request& asked, bool json)
    : choices_(choose_outputs(asked.outputs, json, false)), script_path_(asked.script) {
    if (choices_.empty() && !asked.script.empty())
        throw input_error(
            "--keep-script keeps the script of a picture, and none is asked for; write e.g. -o plot.pdf");
    for (const output_choice& choice : choices_) {
        if (choice.path == asked.script)
            throw input_error("-o and --keep-script both name " + in_quotes(asked.script) +
                              "; give one another name");
        files_.emplace_back(choice.path);
    }
    if (!asked.script.empty()) script_.emplace(asked.script);
    limits_.wall = std::chrono::ceil<std::chrono::seconds>(asked.timeout);
    limits_.cpu = limits_.wall;
    limits_.stop_requested = stop_signal;
}

void plot_outputs::write(const plot& drawn) {
    std::vector<std::string> pictures;
    std::vector<plot_file> files;
    for (const output_choice& choice : choices_) {
        pictures.push_back(picture_of(drawn, *choice.format->picture, limits_));
        files.push_back({*choice.format->picture, choice.path});
    }
    std::string text = drawn.title;
    for (const std::string& sentence : drawn.caption) text += sentence;
    const measuring_within enough({limits_.wall, limits_.stop_requested});
    if (const std::string missing = glyph_warning(text); !missing.empty()) print_warning(missing);
    std::string list, failure;
    // A file that cannot be written costs itself only.
    const auto put = [&](output_file& file, const std::string& path, const std::string& bytes) {
        try {
            file.write([&](std::ostream& to) { to << bytes; });
            if (path != "-") list += (list.empty() ? "" : ", ") + path;
        } catch (const output_error& failed) {
            if (!failure.empty()) print_error(failure);
            failure = failed.what();
        }
    };
    for (std::size_t i = 0; i < files_.size(); ++i) put(files_[i], choices_[i].path, pictures[i]);
    if (script_) put(*script_, script_path_, script_of(drawn, files));
    if (!list.empty()) print_note(drawn.title + "; wrote " + list);
    if (!failure.empty()) throw output_error(failure);
}

}  // namespace ludograph::cli
