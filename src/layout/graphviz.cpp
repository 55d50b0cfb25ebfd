// Layout and rendering with Graphviz's libraries; runs in a child process.
#include "graphviz.hpp"

#include <gvc.h>

#include <algorithm>
#include <clocale>
#include <cstdio>
#include <sstream>

#include "ludograph/error.hpp"
#include "style.hpp"

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

/// Dots per inch at which no side of the page has more pixels than are allowed.
double resolution_for(graph_t* graph) {
    const pointf page = GD_drawing(graph)->size;
    return std::min(png_dots_per_inch, most_pixels * points_per_inch / std::max(page.x, page.y));
}

struct read_graph {
    GVC_t* context;
    graph_t* graph;
};

read_graph read(const std::string& dot) {
    std::setlocale(LC_ALL, "C");  // Graphviz prints numbers with the locale's decimal point
    agseterr(AGERR);
    agseterrf(keep_complaint);
    GVC_t* context = gvContext();
    check(context != nullptr, "start");
    graph_t* graph = agmemread(dot.c_str());
    check(graph != nullptr, "read the drawing");
    return {context, graph};
}

std::string inches(double points) {
    char text[32];
    std::snprintf(text, sizeof text, "%.5f", points / points_per_inch);
    return text;
}

/// Boxes without text, lines without arrow heads: they run from border to border.
std::string bare_dot(const layered_graph& graph) {
    std::ostringstream to;
    to << "digraph { graph [nodesep=0.14, ranksep=0.45, overlap=prism, sep=\"+4\", splines=true];\n"
          "node [shape=box, fixedsize=true, label=\"\"]; edge [arrowhead=none];\n";
    for (std::size_t i = 0; i < graph.boxes.size(); ++i)
        to << i << " [width=" << inches(graph.boxes[i].size.width)
           << ", height=" << inches(graph.boxes[i].size.height) << "];\n";
    for (const layered_graph::line& line : graph.lines)
        to << line.from << "->" << line.to << (line.style == line_style::best ? " [weight=4];\n" : ";\n");
    to << "}\n";
    return std::move(to).str();
}

/// All pieces of a spline as one curve; a straight one where Graphviz drew none.
curve curve_of(edge_t* edge) {
    curve path;
    const splines* const drawn = ED_spl(edge);
    if (drawn != nullptr && drawn->size > 0)
        for (int i = 0; i < drawn->list[0].size; ++i)
            path.push_back({drawn->list[0].list[i].x, drawn->list[0].list[i].y});
    if (path.size() >= 4) return path;
    const pointf from = ND_coord(agtail(edge)), to = ND_coord(aghead(edge));
    return {{from.x, from.y}, {from.x, from.y}, {to.x, to.y}, {to.x, to.y}};
}

}  // namespace

placement lay_out_with_graphviz(const layered_graph& asked, const char* engine) {
    const auto [context, graph] = read(bare_dot(asked));
    check(gvLayout(context, graph, engine) == 0, "lay the drawing out");
    placement place;
    std::vector<node_t*> nodes;
    for (node_t* node = agfstnode(graph); node != nullptr; node = agnxtnode(graph, node))
        nodes.push_back(node);
    check(nodes.size() == asked.boxes.size(), "keep all boxes");
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const pointf at = ND_coord(nodes[i]);
        place.boxes.push_back({{at.x, at.y}, asked.boxes[i].size});
    }
    for (const layered_graph::line& line : asked.lines) {
        edge_t* const edge = agedge(graph, nodes[line.from], nodes[line.to], nullptr, FALSE);
        check(edge != nullptr, "keep all lines");
        place.lines.push_back(curve_of(edge));
    }
    return place;
}

std::string render_with_graphviz(const std::string& dot, picture_format format) {
    const auto [context, graph] = read(dot);
    check(gvLayout(context, graph, "nop2") == 0, "take the places of the drawing");
    GD_drawing(graph)->dpi = format == picture_format::png ? resolution_for(graph) : 0;
    char* bytes = nullptr;
    unsigned length = 0;
    const int failed = gvRenderData(context, graph, device_of(format), &bytes, &length);
    check(failed == 0 && bytes != nullptr, "write the picture");
    return {bytes, length};  // the process ends here: nothing is worth freeing
}

}  // namespace ludograph
