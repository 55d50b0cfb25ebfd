// Layout and rendering with Graphviz's libraries; runs in a child process.
#include "graphviz.hpp"

#include <gvc.h>

#include <algorithm>
#include <clocale>
#include <cstdlib>

#include "ludograph/error.hpp"

namespace ludograph {

namespace {

constexpr double png_dots_per_inch = 144;
constexpr double most_pixels = 8000;
constexpr double points_per_inch = 72;

std::string complaints;

int keep_complaint(char* text) {
    complaints += text;
    return 0;
}

/// Graphviz's own errors are the truth: several of its functions report success all the same.
void check(bool good, const char* what) {
    if (good && agerrors() == 0) return;
    std::replace(complaints.begin(), complaints.end(), '\n', ' ');
    throw output_error(std::string("could not ") + what + ": " + complaints);
}

/// With a cairo renderer by name, so that the bytes do not depend on which plugins are installed.
const char* device_of(picture_format format) {
    switch (format) {
        case picture_format::pdf: return "pdf:cairo:cairo";
        case picture_format::svg: return "svg:svg:core";
        case picture_format::png: return "png:cairo:cairo";
    }
    return "";
}

/// Dots per inch at which no side of the laid-out graph has more pixels than are allowed.
double resolution_for(graph_t* graph) {
    const boxf box = GD_bb(graph);
    const double page = GD_drawing(graph)->size.x;  // what the attribute `size` shrinks it to
    const double side = std::max({box.UR.x - box.LL.x, box.UR.y - box.LL.y, 1.0}) + points_per_inch;
    const double points = page > 0 ? std::min(side, page + points_per_inch) : side;
    return std::min(png_dots_per_inch, most_pixels * points_per_inch / points);
}

std::string render_one(GVC_t* context, graph_t* graph, picture_format format) {
    GD_drawing(graph)->dpi = format == picture_format::png ? resolution_for(graph) : 0;
    char* bytes = nullptr;
    unsigned length = 0;
    const int failed = gvRenderData(context, graph, device_of(format), &bytes, &length);
    check(failed == 0 && bytes != nullptr, "write the picture");
    std::string picture(bytes, length);
    gvFreeRenderData(bytes);
    return picture;
}

}  // namespace

std::vector<std::string> render_with_graphviz(const std::string& dot,
                                              const std::vector<picture_format>& formats) {
    std::setlocale(LC_ALL, "C");  // Graphviz prints numbers with the locale's decimal point
    agseterr(AGERR);
    agseterrf(keep_complaint);
    GVC_t* context = gvContext();
    check(context != nullptr, "start");
    graph_t* graph = agmemread(dot.c_str());
    check(graph != nullptr, "read the drawing");
    check(gvLayout(context, graph, "dot") == 0, "lay the drawing out");
    std::vector<std::string> pictures;
    pictures.reserve(formats.size());
    for (const picture_format format : formats) pictures.push_back(render_one(context, graph, format));
    return pictures;  // the process ends here: nothing is worth freeing
}

}  // namespace ludograph
