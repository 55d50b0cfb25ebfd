// A page as DOT text with places.
#include <algorithm>
#include <charconv>

#include "geometry.hpp"
#include "ludograph/layout/text.hpp"
#include "page.hpp"
#include "style.hpp"

namespace ludograph {

namespace {

/// Graphviz rounds many lengths to whole units, sets no type below 1, and writes scales with two digits:
/// so units are small fractions of a point, the smaller the type.
double units_per_point(double type) {
    for (const double units : {4.0, 10.0, 20.0, 50.0})
        if (type * units >= 16) return units;
    return 100;
}

std::string number(double value, int digits = 2) {
    char text[64];
    const auto end = std::to_chars(text, text + sizeof text, value, std::chars_format::fixed, digits).ptr;
    return {text, end};
}

class page_writer {
public:
    page_writer(const drawing& picture, const placement& place, box_label label, const page& on)
        : picture_(picture),
          place_(place),
          label_(label),
          on_(on),
          units_(units_per_point(type_size * on.scale)) {}

    std::string write() {
        begin();
        write_trunks();
        // Graphviz draws the lines of a vertex in their order: those that matter come last, on top.
        for (const line_style style : {line_style::ordinary, line_style::winning, line_style::best})
            write_lines(style);
        for (std::size_t i = 0; i < picture_.boxes.size(); ++i) write_box(picture_.boxes[i], place_.boxes[i]);
        for (std::size_t i = 0; i < on_.samples.size(); ++i) write_sample(on_.samples[i], i);
        for (std::size_t i = 0; i < on_.texts.size(); ++i) write_text(on_.texts[i], i);
        to_ += "}\n";
        return std::move(to_);
    }

private:
    std::string length(double points) const { return number(points * units_, 1); }
    std::string inches(double points) const { return number(points * units_ / 72, 4); }
    std::string at(point p) const { return length(p.x) + ',' + length(p.y); }
    point placed(point p) const { return {on_.origin.x + p.x * on_.scale, on_.origin.y + p.y * on_.scale}; }
    curve placed(curve path) const {
        for (point& each : path) each = placed(each);
        return path;
    }

    /// All lines begin and end at the invisible vertex of the page, as they bring their places along.
    void begin() {
        const extent size = on_.size;
        to_ = "digraph {\ngraph [charset=\"UTF-8\", bgcolor=white, outputorder=edgesfirst, margin=0, pad=0";
        to_ += ", size=\"" + number(size.width / 72, 5) + ',' + number(size.height / 72, 5) + "\"];\n";
        to_ += "node [shape=box, style=filled, fixedsize=true, margin=0, label=\"\"];\n";
        to_ += "page [style=invis, pos=\"" + at({size.width / 2, size.height / 2}) + "\", width=" +
               inches(size.width) + ", height=" + inches(size.height) + "];\n";
    }

    void write_path(const curve& path, point tip, bool arrow) {
        to_ += "pos=\"";
        if (arrow) to_ += "e," + at(tip);
        for (const point& each : path) to_ += (to_.back() == '"' ? "" : " ") + at(each);
        to_ += '"';
    }

    void write_trunks() {
        to_ += "edge [arrowhead=none, color=\"" + picture_.colours.best + "\"];\n";
        for (std::size_t i = 0; i < place_.trunks.size(); ++i) {
            const trunk& each = place_.trunks[i];
            to_ += "page->page [id=\"trunk" + std::to_string(i) + "_n" + std::to_string(picture_.boxes[each.target].id) +
                   "\", penwidth=" + length(each.width * on_.scale) + ", ";
            write_path(placed(each.path), {}, false);
            to_ += "];\n";
        }
    }

    void set_line_look(const line_look& look, double scale) {
        to_ += "edge [arrowhead=normal, color=\"" + look.colour +
               "\", penwidth=" + length(look.width * scale) +
               ", arrowsize=" + number(look.arrow * scale * units_ / 10, 3) + "];\n";
    }

    /// The stroke around an arrow head makes it longer than it is said to be: it may not go into the box.
    void write_arrow(const curve& path, const line_look& look, double scale) {
        const curve seen = without_tip(path, look.width * scale);
        write_path(without_tip(seen, look.arrow * scale), seen.back(), true);
    }

    void write_lines(line_style style) {
        const line_look look = look_of(style, picture_.colours, picture_.lines.size());
        set_line_look(look, on_.scale);
        for (std::size_t i = 0; i < picture_.lines.size(); ++i) {
            const drawn_line& line = picture_.lines[i];
            if (line.style != style) continue;
            to_ += "page->page [id=\"e" + std::to_string(line.from) + '_' + std::to_string(line.to) + "\", ";
            write_arrow(placed(place_.lines[i]), look, on_.scale);
            to_ += "];\n";
        }
    }

    struct box_look {
        std::string fill, style;
        bool double_border = false, bold = false;
        std::vector<std::string> rows;
        double type = 0;  ///< in points
    };

    /// A vertex, and a second one inside for a double border: Graphviz would set that at a fixed distance.
    void write_bordered(const std::string& name, point centre, extent size, double scale,
                        const box_look& look) {
        const double border = border_of(look.bold) * scale;
        const extent outer{size.width - border, size.height - border};
        const auto vertex = [&](const std::string& named, extent sized, double pen) {
            to_ += named + " [pos=\"" + at(centre) + "\", width=" + inches(sized.width) +
                   ", height=" + inches(sized.height) + ", penwidth=" + length(pen);
        };
        vertex(name, outer, border);
        to_ += ", id=\"" + name + "\", fillcolor=\"" + look.fill + "\", style=\"" + look.style + "\"];\n";
        if (look.double_border) {
            const double gap = 2 * gap_of_double_border(look.bold) * scale;
            vertex(name + "_inside", {outer.width - gap, outer.height - gap}, border_width * scale);
            to_ += ", id=\"" + name + "_inside\", style=\"" +
                   (look.style.ends_with(",rounded") ? "rounded" : "solid") + "\"];\n";
        }
        std::string label;
        for (const std::string& row : look.rows) label += (&row == look.rows.data() ? "" : "\n") + row;
        if (!label.empty())
            write_label(name + "_text", centre, size, dot_label(label), typeface::mono, look.type, "#000000");
    }

    /// Text in a vertex of its own: in its middle Graphviz would set the capitals too high.
    void write_label(const std::string& name, point centre, extent size, const std::string& label,
                     typeface face, double type, const char* colour) {
        constexpr double too_high =
            (line_pitch - cap_height) / 2 - (line_pitch - below_baseline - cap_height);
        to_ += name + " [id=\"" + name + "\", shape=plaintext, style=solid, pos=\"" +
               at({centre.x, centre.y - too_high * type}) + "\", width=" + inches(size.width) +
               ", height=" + inches(size.height) + ", fontname=\"" + name_of(face) +
               "\", fontsize=" + length(type) + ", fontcolor=\"" + colour + "\", label=" + label + "];\n";
    }

    void write_box(const drawn_box& box, const placed_box& where) {
        const extent size{where.size.width * on_.scale, where.size.height * on_.scale};
        write_bordered("n" + std::to_string(box.id), placed(where.centre), size, on_.scale,
                       {box.fill, box_style(box.dashed && !box.bold, box.dotted, box.terminal), box.double_border,
                        box.bold, rows_of(box, label_), type_size * on_.scale});
    }

    void write_sample(const placed_sample& sample, std::size_t i) {
        const legend_entry& entry = sample.entry;
        const double scale = sample.type / type_size;
        if (!entry.line)
            return write_bordered("sample" + std::to_string(i), sample.centre, sample.size, scale,
                                  {entry.fill,
                                   box_style(entry.dashed, entry.dotted, entry.terminal),
                                   entry.double_border,
                                   entry.bold,
                                   {printable(entry.mark)},
                                   sample.type});
        // As pale as in the drawing nobody would see a single line.
        const line_look look = look_of(*entry.line, picture_.colours, std::min<std::size_t>(picture_.lines.size(), 200));
        const point from{sample.centre.x - sample.size.width / 2, sample.centre.y};
        const point to{sample.centre.x + sample.size.width / 2, sample.centre.y};
        set_line_look(look, scale);
        to_ += "page->page [";
        write_arrow({from, from, to, to}, look, scale);
        to_ += "];\n";
    }

    void write_text(const placed_text& text, std::size_t i) {
        // Up to the edge of the page: where Graphviz takes a text to be wider than its vertex, it does not
        // begin on the left.
        const double width = on_.size.width - text.at.x;
        std::string label = dot_label(text.text);
        label.insert(label.size() - 1, "\\l");
        write_label("text" + std::to_string(i), {text.at.x + width / 2, text.at.y},
                    {width, text.size * line_pitch}, label, text.face, text.size, text.colour);
    }

    const drawing& picture_;
    const placement& place_;
    const box_label label_;
    const page& on_;
    const double units_;
    std::string to_;
};

}  // namespace

std::string page_dot(const drawing& picture, const placement& place, box_label label, const page& on) {
    return page_writer(picture, place, label, on).write();
}

}  // namespace ludograph
