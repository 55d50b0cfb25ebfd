// From a drawing to a placement: runs layouts in child processes and takes the most legible.
#include "arrange.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <unordered_map>

#include "geometry.hpp"
#include "graphviz.hpp"
#include "ludograph/layout/text.hpp"
#include "page.hpp"
#include "style.hpp"

namespace ludograph {

namespace {

constexpr double good_type = 7, good_board_type = 9.3;
constexpr double worth_a_board = 1.05;  // boards are kept where short positions gain less
constexpr double most_scale = 1.2;

const char* name_of(layout_method method) {
    switch (method) {
        case layout_method::dot: return "dot";
        case layout_method::sfdp: return "sfdp";
        case layout_method::automatic:
        case layout_method::layers: break;
    }
    return "layers";
}

fitted fit(placement place, std::span<const extent> areas) {
    move_to_origin(place);
    fitted best;
    best.scale = 0;
    for (std::size_t i = 0; i < areas.size(); ++i) {
        const double scale = std::min({most_scale, areas[i].width / std::max(place.size.width, 1.0),
                                       areas[i].height / std::max(place.size.height, 1.0)});
        if (scale <= best.scale) continue;
        best.scale = scale;
        best.area = i;
    }
    best.place = std::move(place);
    return best;
}

/// Lines that pass behind boxes cannot be followed; led around them in a crowd they cannot either.
bool leads_all_lines(const drawing& picture) {
    return picture.lines.size() <= 300 || 2 * picture.lines.size() <= 3 * picture.boxes.size();
}

/// A child that was killed may not be the next time; one that crashed or took too long is likely to again.
bool is_chance(child_failure how) {
    return how == child_failure::memory || how == child_failure::killed || how == child_failure::exit ||
           how == child_failure::garbled;
}

std::string longest_verdict(const drawing& picture) {
    std::string longest;
    for (const drawn_box& box : picture.boxes)
        if (width_of(box.verdict) > width_of(longest)) longest = box.verdict;
    return longest;
}

drawn_box as_any_other(drawn_box box, const std::string& verdict) {
    box.double_border = true;
    if (!verdict.empty()) box.verdict = verdict;
    return box;
}

class arranger {
public:
    arranger(const drawing& picture, const picture_options& options, const render_limits& limits)
        : picture_(picture), options_(options), limits_(limits), method_(options.layout) {
        if (method_ == layout_method::automatic && !suits_dot(picture)) method_ = layout_method::layers;
        if (method_ != layout_method::layers && picture.order != level_order::automatic)
            notes_.push_back(std::string("The levels are those of ") + name_of(method_) + ", not the ones asked for.");
    }

    arrangement arrange() {
        arrangement best;
        best.layout.scale = 0;
        for (const paper format : papers()) {
            arrangement here = labelled_best(format);
            if (here.layout.scale > best.layout.scale) best = std::move(here);
            if (best.layout.scale * type_size >= good_type) break;
        }
        best.notes = notes_;
        best.may_be_better = may_be_better_;
        return best;
    }

private:
    bool huge() const { return picture_.boxes.size() > render_limits{}.most_boxes; }

    /// A drawing without hope of being legible is laid out once.
    std::vector<paper> papers() const {
        if (options_.tile && options_.paper == paper::automatic) return {paper::a4};
        if (options_.paper != paper::automatic && options_.paper != paper::none) return {options_.paper};
        return huge() ? std::vector{paper::a3} : std::vector{paper::a4, paper::a3};
    }

    std::vector<box_label> labels() const {
        if (options_.label) return {*options_.label};
        if (options_.tile) return {box_label::board};
        if (huge()) return {box_label::brief};
        const bool differ = std::any_of(
            picture_.boxes.begin(), picture_.boxes.end(),
            [](const drawn_box& box) { return box.board.size() != 1 || box.board[0] != box.brief; });
        return differ ? std::vector{box_label::board, box_label::brief} : std::vector{box_label::board};
    }

    /// With boards, or with short positions where boards would be small and these are larger.
    arrangement labelled_best(paper format) {
        const std::vector<box_label> choices = labels();
        arrangement best = attempt(format, choices[0]);
        for (std::size_t i = 1; i < choices.size() && best.layout.scale * type_size < good_board_type; ++i) {
            arrangement found = attempt(format, choices[i]);
            if (found.layout.scale > worth_a_board * best.layout.scale) best = std::move(found);
        }
        return best;
    }

    arrangement attempt(paper format, box_label label) {
        std::array<sheet, 2> sheets{sheet_of(format, false), sheet_of(format, true)};
        const layered_graph graph = layered(picture_, label, options_.blind);
        for (;;) {
            std::array<frame, 2> frames;
            std::array<extent, 2> areas;
            for (std::size_t i = 0; i < 2; ++i) {
                frames[i] = set_frame(picture_, notes_, room_on(sheets[i].size));
                areas[i] = room_for_drawing(sheets[i].size, frames[i]);
            }
            // A layout that failed is noted in the caption, which then needs its room.
            std::optional<fitted> layout = best_layout(graph, areas);
            if (!layout) continue;
            const std::size_t i = layout->area;
            return {std::move(*layout), label, std::move(sheets[i]), std::move(frames[i]), {}};
        }
    }

    /// Nothing when a layout of Graphviz has failed: it is not tried again.
    std::optional<fitted> best_layout(const layered_graph& graph, std::span<const extent> areas) {
        if (method_ == layout_method::layers) return in_child([&] { return layers(graph, areas); });
        const layout_method engine = method_ == layout_method::sfdp ? method_ : layout_method::dot;
        std::optional<fitted> drawn;
        try {
            drawn = in_child([&] { return fit(lay_out_with_graphviz(graph, name_of(engine)), areas); });
        } catch (const child_error& problem) {
            may_be_better_ = is_chance(problem.how());
            notes_.push_back("Laid out by layers: " + reason_of(name_of(engine), problem, limits_) + ".");
            method_ = layout_method::layers;
            return std::nullopt;
        }
        if (method_ != layout_method::automatic) return drawn;
        fitted ours = in_child([&] { return layers(graph, areas); });
        return drawn->scale >= ours.scale ? std::move(drawn) : std::move(ours);
    }

    fitted layers(const layered_graph& graph, std::span<const extent> areas) const {
        return fit_layers(
            graph, {.order = picture_.order, .routes = options_.routes, .most_scale = most_scale}, areas);
    }

    template <class Work>
    fitted in_child(Work work) const {
        const child_limits child{.cpu = limits_.cpu,
                                 .wall = limits_.wall,
                                 .memory = limits_.memory,
                                 .stop_requested = limits_.stop_requested};
        const auto results = run_in_child([&] { return std::vector{packed(work())}; }, child);
        if (results.size() != 1) throw output_error("a layout is missing");
        return unpacked(results[0]);
    }

    const drawing& picture_;
    const picture_options& options_;
    const render_limits& limits_;
    layout_method method_;
    std::vector<std::string> notes_;
    bool may_be_better_ = false;
};

}  // namespace

bool suits_dot(const drawing& picture) {
    return picture.boxes.size() <= 30 && picture.lines.size() <= 120 &&
           picture.order == level_order::automatic;
}

layered_graph layered(const drawing& picture, box_label label, bool blind) {
    layered_graph graph;
    std::unordered_map<vertex, std::uint32_t> index;
    const std::string longest = blind ? longest_verdict(picture) : "";
    for (const drawn_box& box : picture.boxes) {
        index.emplace(box.id, static_cast<std::uint32_t>(graph.boxes.size()));
        graph.boxes.push_back({blind ? size_of(as_any_other(box, longest), label) : size_of(box, label), box.level});
    }
    const bool all_led = blind || leads_all_lines(picture);
    for (const drawn_line& line : picture.lines) {
        const bool led = blind || (all_led && line.style == line_style::ordinary);
        graph.lines.push_back({index.at(line.from), index.at(line.to), led ? line_style::winning : line.style});
    }
    return graph;
}

arrangement arrange(const drawing& picture, const picture_options& options, const render_limits& limits) {
    return arranger(picture, options, limits).arrange();
}

std::string reason_of(const std::string& what, const child_error& problem, const render_limits& limits) {
    const auto seconds = [](std::chrono::seconds s) { return std::to_string(s.count()) + " s"; };
    switch (problem.how()) {
        case child_failure::cpu:
            return what + " took more than " + seconds(limits.cpu) + " of computing time";
        case child_failure::wall: return what + " took more than " + seconds(limits.wall);
        case child_failure::memory:
            return what + " ran out of memory, of which it may take " + std::to_string(limits.memory >> 20) + " MiB";
        case child_failure::refused: return what + " failed: " + problem.what();
        default: return what + " failed: its child process " + problem.what();
    }
}

}  // namespace ludograph
