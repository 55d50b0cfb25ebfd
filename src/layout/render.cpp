// Pictures of a drawing: refuses what cannot be drawn, has it laid out and rendered, checks what comes back.
#include "ludograph/layout/render.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "arrange.hpp"
#include "graphviz.hpp"
#include "ludograph/layout/child_process.hpp"
#include "ludograph/layout/picture_bytes.hpp"
#include "ludograph/layout/text.hpp"
#include "ludograph/layout/text_metrics.hpp"
#include "page.hpp"
#include "pdf.hpp"
#include "style.hpp"
#include "svg.hpp"

namespace ludograph {

namespace {

constexpr const char* less = "draw less with --view strategy, line or summary, or with --focus or --depth";

std::string counted(std::uint64_t count, const char* noun) {
    return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

std::string picture_of(std::uint64_t boxes, std::uint64_t lines) {
    return "the picture of " + counted(boxes, "position") + " and " + counted(lines, "move");
}

[[noreturn]] void fail(const drawing& picture, const std::string& why) {
    throw output_error(picture_of(picture.boxes.size(), picture.lines.size()) + " cannot be made: " + why +
                       "; " + less + ", or write .dot or .json instead");
}

/// In bundled drawings each box keeps one bold line, so that they run together without crossing; the legend
/// must then know the other winning lines.
drawing as_drawn(const drawing& picture, const picture_options& options) {
    drawing shown = picture;
    const auto explains = [&](const legend_entry& entry) { return entry.line == line_style::winning; };
    const bool explained =
        picture.legend.empty() || std::any_of(picture.legend.begin(), picture.legend.end(), explains);
    const bool by_layers = options.layout == layout_method::layers ||
                           (options.layout == layout_method::automatic && !suits_dot(picture));
    if (options.routes != line_routes::bundled || !by_layers || !explained) return shown;
    layered_graph graph = layered(picture, box_label::none);
    keep_one_best(graph);
    for (std::size_t i = 0; i < shown.lines.size(); ++i)
        if (shown.lines[i].style != line_style::ordinary) shown.lines[i].style = graph.lines[i].style;
    return shown;
}

class renderer {
public:
    renderer(const drawing& picture, const picture_options& options, const render_limits& limits)
        : picture_(as_drawn(picture, options)), options_(options), limits_(limits), drawn_(arrange(picture_, options, limits)) {
        if (!options.worksheet) return;
        picture_ = worksheet_of(picture_);
        drawn_.layout.place.trunks.clear();
        drawn_.around = set_frame(picture_, drawn_.notes, room_on(drawn_.on.size));
        const double room = room_for_drawing(drawn_.on.size, drawn_.around).height;
        drawn_.layout.scale = std::min(drawn_.layout.scale, room / drawn_.layout.place.size.height);
    }

    rendered_picture render(picture_format format) const {
        const bool on_paper = has_paper(format) && !tiles(format);
        const placement& place = drawn_.layout.place;
        const page on = on_paper
                            ? page_on_sheet(drawn_.on.size, drawn_.around, place.size, drawn_.layout.scale)
                            : page_around(picture_, drawn_.notes, place.size);
        rendered_picture made;
        made.type = on.scale * type_size;
        made.page = on_paper ? drawn_.on.name : size_text(on.size);
        const std::string dot = page_dot(picture_, place, drawn_.label, on);
        const auto results = run_in_child([&] { return bytes_of(dot, format, on, on_paper); },
                                          {.cpu = limits_.cpu,
                                           .wall = limits_.wall,
                                           .memory = limits_.memory,
                                           .stop_requested = limits_.stop_requested});
        if (results.empty()) throw output_error("a picture is missing");
        made.bytes = results[0];
        if (results.size() > 1) made.page = results[1];
        if (const std::string fault = fault_of(format, made.bytes); !fault.empty()) throw output_error(fault);
        return made;
    }

    bool may_be_better() const { return drawn_.may_be_better; }

    std::vector<std::string> warnings() const {
        std::vector<std::string> all = drawn_.notes;
        for (std::string& note : all) note.pop_back();  // the caption's full stop
        std::string text = picture_.title;
        for (const std::string& sentence : picture_.caption) text += sentence;
        for (const legend_entry& entry : picture_.legend) text += entry.mark + entry.text;
        for (const drawn_box& box : picture_.boxes)
            for (const std::string& row : rows_of(box, drawn_.label)) text += row;
        if (std::string missing = glyph_warning(printable(text)); !missing.empty()) all.push_back(std::move(missing));
        return all;
    }

private:
    bool has_paper(picture_format format) const {
        return options_.paper != paper::none &&
               (options_.paper != paper::automatic || format == picture_format::pdf);
    }
    bool tiles(picture_format format) const { return options_.tile && format == picture_format::pdf; }

    static std::string size_text(extent size) {
        return std::to_string(std::lround(size.width)) + " x " + std::to_string(std::lround(size.height)) +
               " pt";
    }

    /// In the child: the picture, and what its pages are where that is not known before.
    std::vector<std::string> bytes_of(const std::string& dot, picture_format format, const page& on,
                                      bool on_paper) const {
        const std::string bytes = render_with_graphviz(dot, format);
        if (format == picture_format::png) return {bytes};
        if (format == picture_format::svg) return {finished_svg(bytes, picture_)};
        const std::string title = printable(picture_.title);
        if (!tiles(format)) return {finished_pdf(bytes, title, on_paper ? drawn_.on.size : on.size)};
        const bool given = options_.paper != paper::automatic && options_.paper != paper::none;
        tiling tiled = tiled_pdf(bytes, title, on.size, given ? options_.paper : paper::a4);
        return {std::move(tiled.pdf), counted(tiled.rows * tiled.columns, "page") + " of " + tiled.paper};
    }

    drawing picture_;
    const picture_options& options_;
    const render_limits& limits_;
    arrangement drawn_;
};

}  // namespace

void check_drawable(std::uint64_t boxes, std::uint64_t lines, const render_limits& limits) {
    if (boxes <= limits.most_boxes && lines <= limits.most_lines) return;
    throw too_large_error(picture_of(boxes, lines) + " would not be legible (at most " +
                       std::to_string(limits.most_boxes) + " positions and " +
                       std::to_string(limits.most_lines) + " moves are drawn); " + less +
                       ", draw it all the same with --force, or write .dot or .json instead");
}

rendering render(const drawing& picture, const std::vector<picture_format>& formats,
                 const picture_options& options, const render_limits& limits) {
    check_drawable(picture.boxes.size(), picture.lines.size(), limits);
    if (formats.empty()) return {};
    const measuring_within enough({limits.cpu, limits.stop_requested});
    try {
        const renderer work(picture, options, limits);
        rendering made;
        for (const picture_format format : formats) made.pictures.push_back(work.render(format));
        made.warnings = work.warnings();
        made.may_be_better = work.may_be_better();
        return made;
    } catch (const fonts_error&) {
        throw;   // less to draw does not help
    } catch (const child_error& problem) {
        fail(picture, reason_of("drawing", problem, limits));
    } catch (const output_error& problem) {
        fail(picture, problem.what());
    }
}

}  // namespace ludograph
