// Deciding what is drawn.
#include "ludograph/view/sketch.hpp"

#include <algorithm>

#include "ludograph/error.hpp"

namespace ludograph {

namespace {

/// Columns that a text of several lines takes.
std::size_t columns_of(const std::string& text) {
    std::size_t most = 0, line = 0;
    for (const char c : text) {
        if (c == '\n') line = 0;
        else if ((c & 0xC0) != 0x80) most = std::max(most, ++line);
    }
    return most;
}

void check_options(const game_graph& graph, const drawing_options& options) {
    const bool values = graph[graph[boost::graph_bundle].start_vertex].mover == side::none &&
                        graph[boost::graph_bundle].play == play::normal;
    const std::string why = " is for impartial games in normal play; here ";
    if (options.rank == rank_by::grundy && !values)
        throw input_error("--rank grundy" + why + "there are no Grundy values; write --rank remoteness");
    if (options.colour == colour_by::grundy && !values)
        throw input_error("--color grundy" + why + "there are no Grundy values; write --color remoteness");
    if (!options.focus.empty() && options.view != view_kind::full)
        throw input_error("--focus and --view both say what is drawn; leave one of them out");
    if (options.quickest && options.view != view_kind::strategy)
        throw input_error("--quickest chooses among the moves of a strategy; add --view strategy");
    if (!options.worksheet) return;
    if (options.view != view_kind::full)
        throw input_error("--worksheet: what this --view shows is chosen by the answers; leave it out, or draw less with "
                          "--depth or --focus");
    if (options.rank == rank_by::grundy || options.rank == rank_by::remoteness)
        throw input_error("--worksheet: these levels are the answers; choose --rank moves or longest");
    if (options.colour != colour_by::outcome)
        throw input_error("--worksheet: its legend would tell the answers; leave out --color");
}

}  // namespace

sketch::sketch(const game_graph& graph, const drawing_options& options)
    : source_(graph), options_(options), words_(words_of(options.language)), palette_(palette_of(options.palette)),
      summary_(options.view == view_kind::summary ? summarise(graph, words_) : nullptr),
      graph_(summary_ ? summary_->graph : graph),
      root_(options.focus.empty() ? graph_[boost::graph_bundle].start_vertex : find_position(graph, options.focus)),
      key_(options.colour, palette_) {
    check_options(graph, options);
    select();
    for (std::uint64_t i = 0; i < box_count(); ++i) {
        const position_label& label = graph_[id_of(i)];
        key_.add(label);
        has_values_ |= label.grundy != no_value;
        const std::uint32_t number = options_.rank == rank_by::grundy ? label.grundy : label.remoteness;
        if (number < infinite_value) top_level_ = std::max(top_level_, number + 1);
    }
    spelling_ = shortest_spelling();
}

void sketch::select() {
    if (!options_.focus.empty()) chosen_ = select_around(graph_, root_, options_.radius);
    else if (options_.view == view_kind::strategy) chosen_ = select_strategy(graph_, options_.quickest);
    else if (options_.view == view_kind::line) chosen_ = select_line(graph_);
}

/// The one whose texts are shortest on the whole, the first of several; judged by the first few thousand boxes.
std::size_t sketch::shortest_spelling() const {
    constexpr std::uint64_t enough = 5000;
    const naming& names = *graph_[boost::graph_bundle].names;
    std::vector<std::size_t> columns(names.briefs(root_).size(), 0);
    for (std::uint64_t i = 0; i < std::min(box_count(), enough) && columns.size() > 1; ++i) {
        const std::vector<std::string> briefs = names.briefs(id_of(i));
        for (std::size_t each = 0; each < columns.size(); ++each) columns[each] += columns_of(briefs[each]);
    }
    return static_cast<std::size_t>(std::min_element(columns.begin(), columns.end()) - columns.begin());
}

drawing sketch::solution() const {
    drawing picture = frame();
    picture.boxes.reserve(box_count());
    picture.lines.reserve(line_count());
    for (std::uint64_t i = 0; i < box_count(); ++i) {
        picture.boxes.push_back(box(i));
        std::vector<drawn_line> lines = lines_from(i);
        add_tooltips(id_of(i), lines);
        std::move(lines.begin(), lines.end(), std::back_inserter(picture.lines));
    }
    return picture;
}

drawing draw(const game_graph& graph, const drawing_options& options) {
    drawing solution = sketch(graph, options).solution();
    return options.worksheet ? worksheet_of(solution) : solution;
}

}  // namespace ludograph
