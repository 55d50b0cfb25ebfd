// Declaring the options of what is drawn.
#include "view_options.hpp"

#include <utility>

#include "ludograph/error.hpp"
#include "ludograph/rules/text.hpp"
#include "ludograph/view/sketch.hpp"
#include "quantity.hpp"
#include "terminal.hpp"

namespace ludograph::cli {

namespace {

template <class Value>
using named = std::pair<std::string_view, Value>;

/// Declares an option that takes one of a few words, the first being the default.
template <class Value>
void add_choice(command_line& line, const std::string& name, const std::string& what,
                std::vector<named<Value>> values, Value& chosen) {
    std::string list;
    for (const auto& [word, value] : values) list += (list.empty() ? "" : "|") + std::string(word);
    line.add_value(name, list, what, [name, list, values, &chosen](const std::string& text) {
        for (const auto& [word, value] : values) {
            if (word != text) continue;
            chosen = value;
            return;
        }
        std::string words = list;
        for (std::size_t at; (at = words.find('|')) != std::string::npos;) words.replace(at, 1, ", ");
        throw input_error(name + ": " + in_quotes(text) + " is none of " + words);
    });
}

}  // namespace

void add_view_options(command_line& line, drawing_options& options) {
    CLI::App& app = line.options();
    add_choice<view_kind>(line, "--view", "pictures: what is drawn (default full)",
                          {{"full", view_kind::full},
                           {"strategy", view_kind::strategy},
                           {"line", view_kind::line},
                           {"summary", view_kind::summary}},
                          options.view);
    app.add_flag("--quickest", options.quickest, "strategy view: quickest wins only, not fewest positions");
    CLI::Option* const focus =
        line.add_value("--focus", "POSITION", "pictures: only this position and what is near it",
                       [&](const std::string& text) { options.focus = text; });
    line.add_value("--radius", "N", "how near: up to N moves away (default 1)", [&](const std::string& text) {
            options.radius = static_cast<std::uint32_t>(parse_count("--radius", text, 0, UINT32_MAX));
        })->needs(focus);
    add_choice<rank_by>(line, "--rank", "pictures: what the levels are",
                        {{"auto", rank_by::automatic},
                         {"moves", rank_by::moves},
                         {"longest", rank_by::longest},
                         {"remoteness", rank_by::remoteness},
                         {"grundy", rank_by::grundy}},
                        options.rank);
    add_choice<colour_by>(line, "--color", "pictures: what is coloured (default outcome)",
                          {{"outcome", colour_by::outcome},
                           {"grundy", colour_by::grundy},
                           {"remoteness", colour_by::remoteness}},
                          options.colour);
    add_palette_option(line, options.palette);
    line.add_value("--title", "TEXT", "title of the picture", [&](const std::string& text) { options.title = text; });
    app.add_flag_callback("--no-legend", [&] { options.legend = false; }, "pictures without a legend");
    app.add_flag("--worksheet", options.worksheet,
                 "pictures to be filled in by hand, and beside each NAME-solution");
    add_language_option(line, options.language);
}

void add_language_option(command_line& line, language& chosen) {
    add_choice<language>(line, "--lang", "pictures: of title, legend and caption (default en)",
                         {{"en", language::english}, {"fr", language::french}, {"ru", language::russian}}, chosen);
}

void add_palette_option(command_line& line, palette_name& chosen) {
    add_choice<palette_name>(line, "--palette", "pictures: okabe for colour-blind readers, gray for a photocopier",
                             {{"default", palette_name::standard},
                              {"okabe", palette_name::okabe},
                              {"gray", palette_name::gray}},
                             chosen);
}

void place_focus(drawing_options& options, const placed& start, bool symmetry) {
    if (options.focus.empty()) return;
    try {
        const key position = start.rules->parse(options.focus);
        options.focus = start.rules->format(symmetry ? start.rules->fold(position) : position);
    } catch (const input_error& failure) {
        throw input_error(std::string("--focus: ") + failure.what());
    }
}

void tell_view(const game_graph& graph, const drawing_options& options) {
    const std::string note = sketch(graph, options).left_out(words_of(language::english));
    if (!note.empty()) print_note(graph[boost::graph_bundle].start + ": " + note);
}

}  // namespace ludograph::cli
