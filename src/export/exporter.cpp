// The table of formats, and the ways into it.
#include "ludograph/export/exporter.hpp"

#include <algorithm>

#include "ludograph/error.hpp"
#include "ludograph/view/sketch.hpp"
#include "writers.hpp"

namespace ludograph {

const std::vector<export_format>& export_formats() {
    static const std::vector<export_format> formats{
        {.name = "json",
         .extensions = {"json"},
         .description = "the labelled graph, node-link JSON",
         .text = true,
         .write_graph = write_json},
        {.name = "dot",
         .extensions = {"dot", "gv"},
         .description = "Graphviz, with labels and colours",
         .text = true,
         .write_graph = write_dot},
        {.name = "pdf",
         .extensions = {"pdf"},
         .description = "picture to print",
         .text = false,
         .picture = picture_format::pdf},
        {.name = "svg",
         .extensions = {"svg"},
         .description = "picture for web pages",
         .text = true,
         .picture = picture_format::svg},
        {.name = "png",
         .extensions = {"png"},
         .description = "picture of pixels",
         .text = false,
         .picture = picture_format::png},
    };
    return formats;
}

const export_format* find_format(std::string_view name_or_extension) {
    for (const export_format& format : export_formats()) {
        const auto& extensions = format.extensions;
        if (format.name == name_or_extension ||
            std::find(extensions.begin(), extensions.end(), name_or_extension) != extensions.end())
            return &format;
    }
    return nullptr;
}

rendering make_pictures(const game_graph& graph, const std::vector<const export_format*>& formats,
                        const export_options& options) {
    std::vector<picture_format> wanted;
    for (const export_format* format : formats)
        if (format->picture) wanted.push_back(*format->picture);
    if (wanted.empty()) return {};
    const sketch drawn(graph, options.picture);
    check_drawable(drawn.box_count(), drawn.line_count(), options.limits);
    picture_options layout = options.layout;
    layout.worksheet = options.picture.worksheet;
    return render(drawn.solution(), wanted, layout, options.limits);
}

void write(const game_graph& graph, const export_format& format, const export_options& options,
           std::ostream& to) {
    if (format.picture) to << make_pictures(graph, {&format}, options).pictures.front().bytes;
    else format.write_graph(graph, options, to);
    to.flush();
    if (!to)
        throw output_error("the " + std::string(format.name) + " could not be written; is the disk full?");
}

}  // namespace ludograph
