// DOT: the drawing of the graph, box by box.
#include "ludograph/layout/dot.hpp"

#include "ludograph/view/sketch.hpp"
#include "writers.hpp"

namespace ludograph {

void write_dot(const game_graph& graph, const export_options& options, std::ostream& to) {
    const sketch drawn(graph, options.picture);
    const box_label label = options.layout.label.value_or(box_label::board);
    dot_writer writer(to, drawn.frame(), drawn.line_count(), label);
    for (std::uint64_t i = 0; i < drawn.box_count() && to; ++i) writer.box(drawn.box(i));
    for (std::uint64_t i = 0; i < drawn.box_count() && to; ++i)
        for (const drawn_line& line : drawn.lines_from(i)) writer.line(line);
    writer.finish();
}

}  // namespace ludograph
