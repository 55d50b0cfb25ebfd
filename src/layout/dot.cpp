// A drawing as DOT text.
#include "ludograph/layout/dot.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <sstream>

#include "ludograph/layout/render.hpp"
#include "ludograph/layout/text.hpp"
#include "style.hpp"

namespace ludograph {

namespace {

constexpr std::size_t caption_width = 86;  // code points: a line as long as A4 is wide at this size

/// The frame grows with the drawing, so that a title can be read on a page that is scaled down. Pages
/// get wide by lines, not by boxes.
double frame_scale(std::uint64_t line_count) {
    return std::clamp(std::sqrt(static_cast<double>(line_count) / 90), 1.0, 3.5);
}

/// An HTML attribute with a length in points.
std::string length(const char* name, double points) {
    return std::string(" ") + name + "=\"" + std::to_string(std::lround(points)) + '"';
}

/// A sample of a move, as a cell of the legend.
std::string line_sample(line_style style, const line_colours& colours) {
    const std::string colour = style == line_style::best      ? colours.best
                                : style == line_style::winning ? colours.winning
                                                               : "#808080";
    const char* arrow = style == line_style::best ? "<B>━━━▶</B>" : "───▸";
    return std::string("<FONT COLOR=\"") + colour + "\">" + arrow + "</FONT>";
}

/// A sample of a box: a table of one cell, and a border around that for a double one. Sizes are
/// fixed, as Graphviz would stretch the table to fill its column.
std::string box_sample(const legend_entry& entry, double scale) {
    const double width = std::round(30 * scale), height = std::round(16 * scale);
    const double around = entry.double_border ? 6 : 0;  // twice the outer border and the gap
    std::string table = "<TABLE FIXEDSIZE=\"TRUE\" CELLPADDING=\"0\"";
    table += length("WIDTH", width + around) + length("HEIGHT", height + around);
    table += entry.bold ? " CELLBORDER=\"2\"" : " CELLBORDER=\"1\"";
    table += entry.double_border ? " BORDER=\"1\" CELLSPACING=\"2\"" : " BORDER=\"0\" CELLSPACING=\"0\"";
    std::string cell = "<TD FIXEDSIZE=\"TRUE\"" + length("WIDTH", width) + length("HEIGHT", height);
    cell += " BGCOLOR=\"" + entry.fill + '"';
    if (entry.dashed) cell += " STYLE=\"dashed\"";
    if (entry.dotted) cell += " STYLE=\"dotted\"";
    if (entry.terminal) cell += " STYLE=\"rounded\"";
    const std::string mark = entry.mark.empty() ? "&#160;" : html_text(entry.mark);
    return table + "><TR>" + cell + ">" + mark + "</TD></TR></TABLE>";
}

/// Two columns, filled from the top.
std::string legend_table(const std::vector<legend_entry>& legend, const line_colours& colours, double scale) {
    const std::size_t rows = (legend.size() + 1) / 2;
    std::string table = "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"2\">";
    for (std::size_t row = 0; row < rows; ++row) {
        table += "\n      <TR>";
        for (std::size_t i = row; i < legend.size(); i += rows) {
            const legend_entry& entry = legend[i];
            table += "<TD>" + (entry.line ? line_sample(*entry.line, colours) : box_sample(entry, scale)) + "</TD>";
            table += "<TD ALIGN=\"LEFT\">" + html_text(entry.text) + "&#160;&#160;</TD>";
        }
        table += "</TR>";
    }
    return table + "</TABLE>";
}

/// Title, caption and legend: one HTML-like label.
std::string frame_label(const drawing& frame, double scale) {
    std::string label = "<<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"1\">";
    const auto row = [&](const std::string& content) {
        label += "\n      <TR><TD>" + content + "</TD></TR>";
    };
    const auto paragraph = [&](const std::string& text, const std::string& before, const char* after) {
        for (const std::string& line : wrapped(printable(text), caption_width))
            if (!line.empty()) row(before + html_text(line) + after);
    };
    paragraph(frame.title, "<FONT" + length("POINT-SIZE", 13 * scale) + "><B>", "</B></FONT>");
    for (const std::string& text : frame.caption) paragraph(text, "<FONT COLOR=\"#404040\">", "</FONT>");
    if (!frame.legend.empty()) row(legend_table(frame.legend, frame.colours, scale));
    row("&#160;");
    return label + "</TABLE>>";
}

/// With a decimal point in every locale.
std::string decimal(double value) {
    char text[32];
    return {text, std::to_chars(text, text + sizeof text, value).ptr};
}

std::string look_attributes(const line_look& look) {
    return "color=\"" + look.colour + "\", penwidth=" + decimal(look.width) + ", arrowsize=" + decimal(look.arrow / 10);
}

}  // namespace

dot_writer::dot_writer(std::ostream& to, const drawing& frame, std::uint64_t line_count, box_label label)
    : to_(to), line_count_(line_count), label_(label), colours_(frame.colours) {
    const double scale = frame_scale(line_count);
    // 194 inches are 13 968 points: PDF readers stop at 14 400.
    to_ << "digraph ludograph {\n"
           "  graph [charset=\"UTF-8\", bgcolor=\"white\", outputorder=edgesfirst, margin=0, pad=0.15, "
           "size=\"194,194\",\n"
           "    rankdir=TB, nodesep=0.14, ranksep=0.5, labelloc=t, fontname=\"DejaVu Sans\", fontsize="
        << std::to_string(std::lround(10 * scale)) << ",\n    label=" << frame_label(frame, scale)
        << "];\n"
           "  node [shape=box, style=filled, fillcolor=\"#ffffff\", fontname=\"DejaVu Sans Mono\", "
           "fontsize=11,\n"
           "    width=0, height=0, margin=\"0.09,0.05\", penwidth="
        << decimal(border_width) << "];\n  edge ["
        << look_attributes(look_of(line_style::ordinary, colours_, line_count)) << "];\n";
}

void dot_writer::box(const drawn_box& box) {
    std::string label;
    for (const std::string& row : rows_of(box, label_)) label += (label.empty() ? "" : "\n") + row;
    to_ << "  n" << std::to_string(box.id) << " [label=" << dot_label(label) << ", fillcolor=\"" << box.fill
        << "\", style=\"" << box_style(box.dashed && !box.bold, box.dotted, box.terminal) << '"';
    if (box.double_border) to_ << ", peripheries=2";
    if (box.bold) to_ << ", penwidth=" << decimal(bold_border_width);
    to_ << ", tooltip=" << dot_label(box.tooltip);
    for (const auto& [name, value] : box.data) to_ << ", " << name << '=' << dot_string(value);
    to_ << "];\n";
}

void dot_writer::line(const drawn_line& line) {
    to_ << "  n" << std::to_string(line.from) << " -> n" << std::to_string(line.to);
    if (line.style != line_style::ordinary)
        to_ << " [" << look_attributes(look_of(line.style, colours_, line_count_)) << ", winning=true"
            << (line.style == line_style::best ? ", best=true]" : "]");
    to_ << ";\n";
}

void dot_writer::finish() { to_ << "}\n"; }

std::string to_dot(const drawing& picture) {
    std::ostringstream text;
    dot_writer writer(text, picture, picture.lines.size());
    for (const drawn_box& box : picture.boxes) writer.box(box);
    for (const drawn_line& line : picture.lines) writer.line(line);
    writer.finish();
    return std::move(text).str();
}

}  // namespace ludograph
