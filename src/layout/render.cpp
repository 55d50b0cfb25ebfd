// Pictures of a drawing: refuses what cannot be drawn, runs Graphviz apart, checks what comes back.
#include "ludograph/layout/render.hpp"

#include "graphviz.hpp"
#include "ludograph/layout/child_process.hpp"
#include "ludograph/layout/picture_bytes.hpp"

namespace ludograph {

namespace {

constexpr const char* remedy = "; write .dot or .json instead, or draw less with --depth";

std::string picture_of(std::uint64_t boxes, std::uint64_t lines) {
    return "the picture of " + std::to_string(boxes) + (boxes == 1 ? " position" : " positions") + " and " +
           std::to_string(lines) + (lines == 1 ? " move" : " moves");
}

std::string mebibytes(std::uint64_t bytes) { return std::to_string(bytes >> 20) + " MiB"; }

std::string reason(const child_error& problem, const render_limits& limits) {
    const auto seconds = [](std::chrono::seconds s) { return std::to_string(s.count()) + " s"; };
    switch (problem.how()) {
        case child_failure::cpu: return " took dot more than " + seconds(limits.cpu) + " of computing time";
        case child_failure::wall: return " took dot more than " + seconds(limits.wall);
        case child_failure::memory: return " took dot more than " + mebibytes(limits.memory) + " of memory";
        case child_failure::refused: return " failed: Graphviz " + std::string(problem.what());
        default: return " failed: the child process of Graphviz " + std::string(problem.what());
    }
}

}  // namespace

void check_drawable(std::uint64_t boxes, std::uint64_t lines, const render_limits& limits) {
    if (boxes <= limits.most_boxes && lines <= limits.most_lines) return;
    throw output_error(picture_of(boxes, lines) + " is too large to be drawn (at most " +
                       std::to_string(limits.most_boxes) + " positions and " +
                       std::to_string(limits.most_lines) + " moves)" + remedy);
}

std::vector<std::string> render(const drawing& picture, const std::vector<picture_format>& formats,
                                const render_limits& limits) {
    check_drawable(picture.boxes.size(), picture.lines.size(), limits);
    if (formats.empty()) return {};
    const std::string dot = to_dot(picture);
    const child_limits child{.cpu = limits.cpu,
                             .wall = limits.wall,
                             .memory = limits.memory,
                             .stop_requested = limits.stop_requested};
    const std::string what = picture_of(picture.boxes.size(), picture.lines.size());
    std::vector<std::string> pictures;
    try {
        pictures = run_in_child([&] { return render_with_graphviz(dot, formats); }, child);
    } catch (const child_error& problem) {
        throw output_error(what + reason(problem, limits) + remedy);
    }
    if (pictures.size() != formats.size())
        throw output_error(what + " failed: a picture is missing" + remedy);
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        const std::string fault = fault_of(formats[i], pictures[i]);
        if (!fault.empty()) throw output_error(what + " failed: " + fault + remedy);
        if (formats[i] == picture_format::pdf) fix_date(pictures[i]);
    }
    return pictures;
}

}  // namespace ludograph
