// Checking and naming the lines of a batch.
#include "batch_plan.hpp"

#include <array>
#include <new>
#include <utility>

#include "ludograph/error.hpp"
#include "ludograph/rules/text.hpp"
#include "position_file_parts.hpp"
#include "signals.hpp"

namespace ludograph::cli {

namespace {

constexpr std::string_view solution_end = "-solution";

/// What is shown of a position that could not be read: not all of a long line, and nothing that is no text.
std::string printable(const std::string& text) {
    constexpr std::size_t most = 500;
    std::string shown = shortened(text, most);
    for (char& c : shown)
        if (static_cast<unsigned char>(c) < 0x20) c = ' ';
    return shown;
}

/// Throws placed_error where the game has no such label, or no player of the expected name.
void check_expectation(const expectation& expected, const ruleset& rules, play convention) {
    const std::array<std::string, 2> players = rules.players();
    if (expected.name == "grundy" && convention == play::misere)
        throw placed_error(expected.place, "misere play has no Grundy values; write N or P");
    if (expected.name == "grundy" && !players[0].empty())
        throw placed_error(expected.place, "a game whose players are told apart has no Grundy values; write winner=, N, P or D");
    if (expected.name != "winner") return;
    if (players[0].empty())
        throw placed_error(expected.place, "winner= is for games whose two players are told apart; write N, P or D");
    if (expected.value == players[0] || expected.value == players[1] || expected.value == "draw") return;
    throw placed_error(expected.place, "no player is named " + in_quotes(expected.value) + "; write winner=" +
                                           players[0] + ", winner=" + players[1] + " or winner=draw");
}

void fail(planned_line& next, text_place place, const std::string& message) {
    next.problem.reset(new line_message{message_kind::error, message, place});
}

}  // namespace

std::vector<planned_file> planned_line::files(const std::vector<const export_format*>& formats) const {
    std::vector<planned_file> all;
    for (const export_format* format : formats) {
        const std::string front(name), extension = "." + std::string(format->extensions.front());
        all.push_back({front + extension, format, false});
        if (has_solution && format->picture) all.push_back({front + std::string(solution_end) + extension, format, true});
    }
    return all;
}

std::vector<std::string> planned_line::file_names(const std::vector<const export_format*>& formats) const {
    std::vector<std::string> names;
    for (planned_file& each : files(formats)) names.push_back(std::move(each.name));
    return names;
}

line_result batch_plan::begun(std::size_t line) const {
    const planned_line& planned = lines[line];
    line_result result;
    result.name = planned.name;
    result.file = sources[planned.source];
    result.line = planned.place.line;
    result.game = games[planned.game];
    result.position = planned.start.substr(planned.position_at);
    if (planned.problem) result.messages.push_back(*planned.problem);
    return result;
}

std::size_t batch_planner::read(const std::string& source, std::string_view text, position_format format) {
    const std::size_t before = plan_.input_lines;
    plan_.sources.push_back(source);
    parse_position_file(text, format, [&](const position_line& line) {
        stop_if_signalled();
        ++plan_.input_lines;
        const bool has_failed = plan_.unread > 0 || (!plan_.lines.empty() && !plan_.lines.back().can_be_done());
        if (!options_.fail_fast || !has_failed) add(line);
    });
    return plan_.input_lines - before;
}

void batch_planner::add(const position_line& line) {
    planned_line& next = plan_.lines.emplace_back();
    next.source = static_cast<std::uint32_t>(plan_.sources.size() - 1);
    next.place = line.place;
    if (const std::optional<placed> start = check(next, line)) {
        enrol(next, line, *start);
    } else {
        next.name = plan_.texts.keep(line.name);
        next.start = plan_.texts.keep(printable(line.position.text()));
    }
}

/// The position that the line asks for; nothing where it cannot be done, and then it has its problem.
std::optional<placed> batch_planner::check(planned_line& next, const position_line& line) const {
    try {
        if (!line.problem.empty()) throw placed_error(line.place, line.problem);
        placed start = read_placed(line.position.text());
        check_start(start, options_.graph);
        for (const expectation& each : line.expected) check_expectation(each, *start.rules, options_.graph.play);
        next.has_solution = exports_of(start, options_.graph).picture.worksheet;
        return start;
    } catch (const placed_error& failure) {
        fail(next, failure.place(), failure.what());
    } catch (const input_error& failure) {
        fail(next, line.position.place(failure.offset()), failure.what());
    } catch (const std::bad_alloc&) {
        fail(next, line.place, std::string(out_of_memory));
    }
    return std::nullopt;
}

void batch_planner::enrol(planned_line& next, const position_line& line, const placed& start) {
    const std::string game = start.rules->name();
    next.start = plan_.texts.keep(start.text());
    next.expected = plan_.expectations.keep(line.expected);
    next.game = number_of_game(game);
    next.position_at = start.parts.empty() ? static_cast<std::uint32_t>(game.size() + 1) : 0;
    const std::string name = line.name.empty() ? line_name(line.place.line, next.start) : line.name;
    next.name = plan_.texts.keep(names_.make(name, next.has_solution ? solution_end : ""));
    const std::size_t number = plan_.lines.size() - 1;
    const auto [last, is_new] = last_alike_.try_emplace(next.start, number);
    if (is_new) plan_.jobs.push_back(number);
    else plan_.lines[std::exchange(last->second, number)].next_alike = number;
}

std::uint32_t batch_planner::number_of_game(const std::string& name) {
    const auto [known, is_new] = game_numbers_.try_emplace(name, static_cast<std::uint32_t>(plan_.games.size()));
    if (is_new) plan_.games.push_back(name);
    return known->second;
}

std::string path_in(const std::string& folder, const std::string& name) {
    return folder + (folder.ends_with('/') ? "" : "/") + name;
}

}  // namespace ludograph::cli
