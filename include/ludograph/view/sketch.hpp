// A drawing before it is drawn: what it holds is decided, its boxes and lines are made one by one.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "ludograph/view/drawing.hpp"
#include "ludograph/view/key.hpp"
#include "ludograph/view/selection.hpp"
#include "ludograph/view/summary.hpp"

namespace ludograph {

/// For writers that do not keep the whole drawing, and for those who want to know its size first. The graph
/// must outlive the sketch.
class sketch {
public:
    /// Chooses what is drawn. Throws input_error where the graph has not what the options ask for.
    explicit sketch(const game_graph& graph, const drawing_options& options = {});

    std::uint64_t box_count() const { return chosen_.whole ? num_vertices(graph_) : chosen_.positions.size(); }
    std::uint64_t line_count() const { return chosen_.whole ? num_edges(graph_) : chosen_.moves.size(); }

    /// All but boxes and lines.
    drawing frame() const;
    /// The boxes in order of id: `i` from 0 to box_count() - 1; and the lines that begin at one, without tooltips,
    /// which cost more than all the rest.
    drawn_box box(std::uint64_t i) const { return box_of(id_of(i)); }
    std::vector<drawn_line> lines_from(std::uint64_t i) const { return lines_of_vertex(id_of(i)); }

    /// The whole drawing; with its answers also where the options ask for a worksheet.
    drawing solution() const;

    /// "21 of 113 positions drawn: …", or what stands for several positions; empty where nothing is left out.
    std::string left_out(const words& in) const;

private:
    vertex id_of(std::uint64_t i) const {
        return chosen_.whole ? static_cast<vertex>(i) : chosen_.positions[static_cast<std::size_t>(i)];
    }
    void select();
    std::size_t shortest_spelling() const;
    drawn_box box_of(vertex v) const;
    std::string verdict(vertex v) const;
    std::optional<std::uint32_t> level_of(vertex v) const;
    std::vector<drawn_line> lines_of_vertex(vertex from) const;
    void add_tooltips(vertex from, std::vector<drawn_line>& lines) const;
    std::string title(bool tells_answers) const;
    std::vector<std::string> rules_of_play() const;
    std::vector<std::string> caption() const;
    std::vector<std::string> exercise() const;
    std::vector<legend_entry> legend() const;

    const game_graph& source_;
    drawing_options options_;
    const words& words_;
    const palette& palette_;
    std::unique_ptr<const summary> summary_;   ///< in the summary view: what is drawn instead of `source_`
    const game_graph& graph_;
    vertex root_;                              ///< the start, or the focus
    selection chosen_;
    colour_key key_;
    std::uint32_t top_level_ = 0;              ///< above all numbers that make levels
    bool has_values_ = false;                  ///< a drawn position has a Grundy value
    std::size_t spelling_ = 0;                 ///< which of a position's briefs is written
};

}  // namespace ludograph
