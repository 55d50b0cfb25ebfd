// DOT: the drawing of the graph, box by box.
#include "ludograph/layout/dot.hpp"

#include "writers.hpp"

namespace ludograph {

void write_dot(const game_graph& graph, const export_options& options, std::ostream& to) {
    const box_label label = options.layout.label.value_or(box_label::board);
    dot_writer writer(to, draw_frame(graph, options.picture), num_edges(graph), label);
    const auto n = static_cast<vertex>(num_vertices(graph));
    for (vertex v = 0; v < n && to; ++v) writer.box(draw_box(graph, v));
    for (vertex v = 0; v < n && to; ++v)
        for (const vertex target : targets_of(graph, v)) writer.line(draw_line(graph, v, target));
    writer.finish();
}

}  // namespace ludograph
