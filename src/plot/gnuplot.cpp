// Scripts with their terminals, and the child that runs gnuplot on them.
#include <string_view>

#include "gnuplot_text.hpp"
#include "ludograph/error.hpp"
#include "ludograph/layout/child_process.hpp"
#include "ludograph/layout/finished_pdf.hpp"
#include "ludograph/layout/picture_bytes.hpp"
#include "ludograph/layout/text.hpp"
#include "ludograph/plot/plot.hpp"

namespace ludograph {

namespace {

constexpr int pixels_a_point = 2;  // of a PNG

/// Sizes of type in the commands are points of the page; each terminal has its own unit.
std::string terminal_of(picture_format format, extent size) {
    const std::string style = " noenhanced font 'DejaVu Sans,10' background '#ffffff'";
    switch (format) {
        case picture_format::pdf:  // half a point more, since it rounds down
            return "pdfcairo" + style + " fontscale 0.75 linewidth 2 size " +
                   decimal((size.width + 0.5) / 72, 4) + "in," + decimal((size.height + 0.5) / 72, 4) + "in";
        case picture_format::svg:
            return "svg" + style + " size " + decimal(size.width, 0) + "," + decimal(size.height, 0);
        case picture_format::png:
            return "pngcairo" + style + " fontscale 1.5 linewidth 2 size " +
                   decimal(pixels_a_point * size.width, 0) + "," + decimal(pixels_a_point * size.height, 0);
    }
    return "";
}

/// What `picture_of` does after gnuplot, as a comment.
constexpr const char* differences =
    "# 'gnuplot --default-settings FILE' draws the same again, a PNG byte for byte. ludograph goes on to give a PDF\n"
    "# this title and a fixed date, and an SVG this title and more fonts to choose from, for which gnuplot has no\n"
    "# commands. SOURCE_DATE_EPOCH sets the date of gnuplot's PDF only where the cairo library heeds it.\n";

std::string prologue(const plot& drawn) { return "set encoding utf8\n" + drawn.data; }

/// One picture, without anything of one before it; a file that is asked for "-" goes to standard output.
std::string picture_part(const plot& drawn, const plot_file& file) {
    std::string text = "\nreset\nset terminal " + terminal_of(file.format, drawn.size) + "\n";
    text += file.path == "-" ? "set output\n" : "set output " + quoted(file.path) + "\n";
    return text + drawn.commands + "unset output\n";
}

[[noreturn]] void explain(const child_error& failure) {
    constexpr const char* reinstall = " scripts/setup installs the gnuplot that is right";
    const std::string what = std::string("gnuplot ") + failure.what();
    switch (failure.how()) {
        case child_failure::missing:
            throw output_error(
                what + "; plots are made with it: run scripts/setup, or install the package gnuplot-nox");
        case child_failure::cpu:
        case child_failure::wall: throw output_error(what + "; plot less, or give it more time with --plot-timeout");
        case child_failure::memory:
        case child_failure::killed: throw output_error(what + "; free some memory, or plot less");
        case child_failure::signal: throw output_error(what + "; free some memory, or plot less; or else" + reinstall);
        default: throw output_error(what + ";" + reinstall);
    }
}

void replace_all(std::string& text, std::string_view from, std::string_view to) {
    for (std::size_t at = 0; (at = text.find(from, at)) != text.npos; at += to.size())
        text.replace(at, from.size(), to);
}

/// gnuplot names every SVG after itself, and does not know how SVG writes a bold font, or that other machines
/// have other fonts.
std::string finished_svg(std::string svg, const std::string& title) {
    replace_all(svg, "<title>Gnuplot</title>", "<title>" + html_text(title, " ") + "</title>");
    constexpr std::string_view fonts = "font-family=\"DejaVu Sans, Verdana, sans-serif\"";
    replace_all(svg, "font-family=\"DejaVu Sans:Bold\"", std::string(fonts) + " font-weight=\"bold\"");
    replace_all(svg, "font-family=\"DejaVu Sans\"", fonts);
    return svg;
}

}  // namespace

std::string script_of(const plot& drawn, std::span<const plot_file> files) {
    std::string text = "# " + quoted(drawn.title) + "\n" + differences + prologue(drawn);
    for (const plot_file& file : files) text += picture_part(drawn, file);
    return text;
}

std::string picture_of(const plot& drawn, picture_format format, const plot_limits& limits) {
    std::string bytes;
    try {
        // Its name alone makes it read a script from standard input; nothing of the user's is read before.
        bytes = run_program_in_child({"gnuplot", "--default-settings", "-"},
                                     prologue(drawn) + picture_part(drawn, {format, "-"}),
                                     {.cpu = limits.cpu,
                                      .wall = limits.wall,
                                      .memory = limits.memory,
                                      .output = std::uint64_t{256} << 20,
                                      .stop_requested = limits.stop_requested});
    } catch (const child_error& failure) {
        explain(failure);
    }
    if (const std::string fault = fault_of(format, bytes); !fault.empty())
        throw output_error("gnuplot ended well, but " + fault +
                           "; scripts/setup installs the gnuplot that is right");
    if (format == picture_format::pdf) return finished_pdf(bytes, drawn.title, drawn.size);
    return format == picture_format::svg ? finished_svg(std::move(bytes), drawn.title) : bytes;
}

}  // namespace ludograph
