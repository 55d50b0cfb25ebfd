// Declaring the options of pictures.
#include "picture_options.hpp"

#include <limits>

#include "choice_option.hpp"
#include "quantity.hpp"

namespace ludograph::cli {

void add_picture_options(command_line& line, picture_options& options, render_limits& limits) {
    add_choice<layout_method>(line, "--layout",
                              "how a picture is laid out (default auto: dot where that is small and legible, "
                              "else layers)",
                              {{"auto", layout_method::automatic},
                               {"layers", layout_method::layers},
                               {"dot", layout_method::dot},
                               {"sfdp", layout_method::sfdp}},
                              [&](layout_method value) { options.layout = value; });
    add_choice<line_routes>(line, "--edges", "winning moves run together (default), or each goes straight",
                            {{"bundled", line_routes::bundled}, {"straight", line_routes::straight}},
                            [&](line_routes value) { options.routes = value; });
    add_choice<box_label>(line, "--labels",
                          "what names a position in its box (default board, or short where that is "
                          "more legible)",
                          {{"board", box_label::board},
                           {"short", box_label::brief},
                           {"text", box_label::text},
                           {"none", box_label::none}},
                          [&](box_label value) { options.label = value; });
    add_choice<paper>(line, "--paper",
                      "page of a picture, upright or lying (default auto: A4 or A3 for PDF, as large as the "
                      "drawing for others)",
                      {{"auto", paper::automatic},
                       {"a4", paper::a4},
                       {"a3", paper::a3},
                       {"a2", paper::a2},
                       {"a1", paper::a1},
                       {"a0", paper::a0},
                       {"letter", paper::letter},
                       {"legal", paper::legal},
                       {"tabloid", paper::tabloid},
                       {"none", paper::none}},
                      [&](paper value) { options.paper = value; });
    CLI::App& app = line.options();
    app.add_flag("--tile", options.tile,
                 "PDF: a poster in type of 10 points, over as many sheets as it takes");
    app.add_flag_callback(
        "--force", [&] { limits.most_boxes = limits.most_lines = std::numeric_limits<std::uint64_t>::max(); },
        "draw a graph however large it is");
    line.add_value("--layout-timeout", "SECONDS", "give up a layout after SECONDS of computing, twice as many by the clock (default 60)",
                   [&](const std::string& text) {
                       const auto seconds = parse_seconds("--layout-timeout", text);
                       limits.cpu = std::chrono::ceil<std::chrono::seconds>(seconds);
                       limits.wall = 2 * limits.cpu;
                   });
}

}  // namespace ludograph::cli
