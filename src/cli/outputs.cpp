// Choosing formats, writing a graph to its files.
#include "outputs.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <filesystem>
#include <set>

#include "ludograph/error.hpp"
#include "ludograph/rules/text.hpp"
#include "terminal.hpp"
#include "view_options.hpp"

namespace ludograph::cli {

namespace {

std::string list_of_formats(bool pictures) {
    std::string list;
    for (const export_format& each : export_formats())
        if (each.picture || !pictures) list += (list.empty() ? "" : ", ") + std::string(each.name);
    return list;
}

/// A format by its name or extension, where pictures are wanted a picture; or nullptr.
const export_format* known_format(std::string_view name, bool pictures) {
    const export_format* const format = find_format(name);
    return format && pictures && !format->picture ? nullptr : format;
}

const export_format& require_name(std::string_view name, bool pictures) {
    if (const export_format* format = known_format(name, pictures)) return *format;
    throw input_error("no format" + std::string(pictures ? " of pictures" : "") + " is named " + in_quotes(name) +
                      "; the formats are " + list_of_formats(pictures));
}

/// The format that the name of a file asks for, or nullptr.
const export_format* format_of(const std::string& path, bool pictures) {
    std::string extension = std::filesystem::path(path).extension().string();
    if (extension.empty()) return nullptr;
    for (char& c : extension) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return known_format(extension.substr(1), pictures);
}

const export_format& require_format(const std::string& path, const export_format* asked, bool pictures) {
    const export_format* const known = path == "-" ? nullptr : format_of(path, pictures);
    if (known) return *known;
    if (asked) return *asked;
    if (path == "-" && !pictures) return format_named("json");
    if (path == "-") throw input_error("-o - needs the format of the picture; write e.g. -o - -f svg");
    throw input_error("the name " + in_quotes(path) + " ends in no format that is known" +
                      (pictures ? " of pictures" : "") + "; the formats are " + list_of_formats(pictures) +
                      ", or name one with -f");
}

bool draws(const output_choice& choice) { return choice.format->picture || choice.format->name == "dot"; }

}  // namespace

const export_format& format_named(std::string_view name) { return require_name(name, false); }

namespace {

std::vector<output_choice> choices_of(const output_request& request) {
    const std::string& format = request.format;
    const export_format* const asked = format.empty() ? nullptr : &require_name(format, request.pictures);
    std::vector<output_choice> choices;
    std::set<std::filesystem::path> places;
    bool asked_is_used = asked == nullptr;
    for (const std::string& path : request.paths) {
        if (path.empty()) throw input_error("-o: the name of the file is empty; write e.g. -o graph." + std::string(request.pictures ? "pdf" : "json"));
        const output_choice choice{path, &require_format(path, asked, request.pictures)};
        asked_is_used = asked_is_used || choice.format == asked;
        std::error_code failure;
        const auto place = std::filesystem::weakly_canonical(std::filesystem::absolute(path), failure);
        if (!places.insert(failure ? std::filesystem::path(path) : place).second)
            throw input_error("-o names " + in_quotes(path) + " twice; give each output a name of its own");
        if (path == "-" && !choice.format->text && isatty(STDOUT_FILENO))
            throw input_error("a terminal cannot show " + std::string(choice.format->name) +
                              "; redirect the output, or name a file with -o");
        choices.push_back(choice);
    }
    if (!asked_is_used)
        throw input_error("-f " + format + ": the names of all outputs say another format; leave out -f, or write "
                          "to a file that ends in ." + std::string(asked->extensions.front()));
    return choices;
}

void add_solutions(std::vector<output_choice>& choices) {
    std::vector<output_choice> solutions;
    for (const output_choice& choice : choices) {
        if (!choice.format->picture) continue;
        if (choice.path == "-")
            throw input_error("--worksheet makes two files of a picture, so it cannot go to stdout; name it with -o");
        // Not by path::replace_filename, which crashes where memory runs out.
        std::string path = choice.path;
        path.insert(path.size() - std::filesystem::path(path).extension().string().size(), "-solution");
        for (const output_choice& other : choices)
            if (std::filesystem::path(other.path) == path)
                throw input_error("--worksheet writes the solution of " + in_quotes(choice.path) + " to " +
                                  in_quotes(other.path) + ", which -o names too; give one of them another name");
        solutions.push_back({path, choice.format, true});
    }
    if (solutions.empty())
        throw input_error("--worksheet makes a picture to be filled in, and no output is one; write e.g. -o sheet.pdf");
    choices.insert(choices.end(), solutions.begin(), solutions.end());
}

}  // namespace

void add_output_options(command_line& line, output_request& asked) {
    line.add_value("-o,--output", "FILE", "write FILE, its extension is the format; may be repeated; - is stdout",
                   [&](const std::string& path) { asked.paths.push_back(path); });
    line.add_value("-f,--format", "FORMAT", "format of what goes to stdout, or to a FILE without an extension",
                   [&](const std::string& format) { asked.format = format; });
}

std::vector<output_choice> choose_outputs(output_request& asked, bool json, bool worksheet) {
    if (asked.paths.empty() && !asked.format.empty()) asked.paths.push_back("-");
    std::vector<output_choice> choices = choices_of(asked);
    for (const output_choice& choice : choices)
        if (json && choice.path == "-")
            throw input_error("--json and -o - both want stdout; leave one of them out");
    if (worksheet) add_solutions(choices);
    return choices;
}

output_set::output_set(const std::vector<output_choice>& choices) : choices_(choices) {
    for (const output_choice& choice : choices_) files_.emplace_back(choice.path);
}

void output_set::write(const game_graph& graph, const export_options& options, report& told) {
    if (std::ranges::any_of(choices_, draws)) tell_view(graph, options.picture);
    for (std::size_t i = 0; i < choices_.size(); ++i) {
        if (choices_[i].format->picture) continue;
        write_one(i, [&](std::ostream& to) { ludograph::write(graph, *choices_[i].format, options, to); }, told);
    }
    export_options drawn = options;
    // Lines that run together would give the answers away; the solution is laid out as the worksheet is.
    drawn.layout.blind = options.picture.worksheet;
    if (drawn.layout.blind) drawn.layout.routes = line_routes::straight;
    write_pictures(graph, drawn, false, told);
    drawn.picture.worksheet = false;
    write_pictures(graph, drawn, true, told);
}

void output_set::write_one(std::size_t i, const std::function<void(std::ostream&)>& writer, report& told,
                           bool may_yet_succeed) {
    try {
        files_[i].write(writer);
        told.written.push_back(choices_[i].path);
    } catch (const output_error& failure) {
        told.failures.emplace_back(failure.what());
        told.may_yet_succeed = told.may_yet_succeed || may_yet_succeed;
    }
}

void output_set::write_pictures(const game_graph& graph, const export_options& options, bool solutions,
                                report& told) {
    std::vector<std::size_t> places;
    std::vector<const export_format*> formats;
    for (std::size_t i = 0; i < choices_.size(); ++i) {
        if (!choices_[i].format->picture || choices_[i].is_solution != solutions) continue;
        places.push_back(i);
        formats.push_back(choices_[i].format);
    }
    if (places.empty()) return;
    rendering made;
    std::string failure;
    bool is_too_large = false;
    try {
        made = make_pictures(graph, formats, options);
    } catch (const too_large_error& caught) {
        failure = caught.what();
        is_too_large = true;
    } catch (const output_error& caught) {
        failure = caught.what();
    }
    told.warnings.insert(told.warnings.end(), made.warnings.begin(), made.warnings.end());
    told.may_yet_succeed = told.may_yet_succeed || made.may_be_better;
    for (std::size_t i = 0; i < places.size(); ++i) {
        write_one(places[i], [&](std::ostream& to) {
            if (!failure.empty()) throw output_error(failure);
            to << made.pictures[i].bytes;
        }, told, !is_too_large);
        if (failure.empty()) tell_page(places[i], made.pictures[i], told);
    }
}

void output_set::tell_page(std::size_t i, const rendered_picture& picture, report& told) const {
    const std::string& path = choices_[i].path;
    if (path == "-" || told.written.empty() || told.written.back() != path) return;
    std::array<char, 16> type{};
    std::to_chars(type.data(), type.data() + type.size() - 1, picture.type, std::chars_format::fixed, 1);
    const std::string page = path + ": " + picture.page + ", type " + type.data() + " pt";
    if (picture.type >= legible_type) told.notes.push_back(page);
    else
        told.warnings.push_back(page + ", which is hardly legible in print; draw less with --view strategy|line|summary "
                                "or --focus, or print larger with --paper a2 or --tile");
}

void print_report(const output_set::report& told) {
    for (const std::string& failure : told.failures) print_error(failure);
    for (const std::string& warning : told.warnings) print_warning(warning);
    for (const std::string& note : told.notes) print_note(note);
}

}  // namespace ludograph::cli
