// What commands that plot have in common: their files, the title, the script that is kept.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "command_line.hpp"
#include "ludograph/plot/plot.hpp"
#include "ludograph/plot/plot_style.hpp"
#include "output_file.hpp"
#include "outputs.hpp"

namespace ludograph::cli {

struct plot_request {
    output_request outputs{.paths = {}, .format = {}, .pictures = true};
    std::string title;   ///< empty: the plot's own
    std::string script;  ///< file that keeps it; empty: none
    plot_style style;
    std::chrono::duration<double> timeout{60};
};

/// Declares -o, -f, --title, --lang, --palette, --keep-script and --plot-timeout.
void add_plot_options(command_line& line, plot_request& asked);

/// The pictures of one plot, their files opened before the work.
class plot_outputs {
public:
    /// `json`: standard output is taken. Throws input_error, output_error.
    plot_outputs(plot_request& asked, bool json);

    /// Nothing is to be plotted.
    bool empty() const { return choices_.empty(); }

    /// Makes every picture, then writes them and the script, and tells so on stderr. Throws output_error,
    /// `interrupted`; nothing is written where a picture cannot be made, and all others where a file cannot
    /// be written.
    void write(const plot& drawn);

private:
    std::vector<output_choice> choices_;
    std::deque<output_file> files_;
    std::optional<output_file> script_;
    std::string script_path_;
    plot_limits limits_;
};

}  // namespace ludograph::cli
