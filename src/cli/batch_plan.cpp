// Checking and naming the lines of a batch.
#include "batch_plan.hpp"

#include <array>
#include <map>
#include <new>

#include "file_names.hpp"
#include "ludograph/error.hpp"
#include "ludograph/rules/text.hpp"
#include "position_file_parts.hpp"
#include "signals.hpp"

namespace ludograph::cli {

namespace {

/// What is shown of a position that could not be read: not all of a line of megabytes, and nothing that is no text.
std::string printable(const std::string& text) {
    constexpr std::size_t most = 500;
    std::string shown = shortened(text, most);
    for (char& c : shown)
        if (static_cast<unsigned char>(c) < 0x20) c = ' ';
    return shown;
}

class planner {
public:
    explicit planner(const batch_options& options) : options_(options) {}

    bool add(const std::string& file, const position_line& line) {
        planned_line next{&line, {}, {}};
        next.begun.file = file;
        next.begun.line = line.place.line;
        next.begun.name = line.name;
        next.begun.position = printable(line.position.text());
        if (line.problem.empty()) check(next);
        else fail(next, line.place, line.problem);
        plan_.lines.push_back(std::move(next));
        return plan_.lines.back().can_be_done();
    }

    batch_plan finished() { return std::move(plan_); }

private:
    void check(planned_line& next) {
        const position_line& line = *next.line;
        try {
            const placed start = read_placed(line.position.text());
            check_start(start, options_.graph);
            for (const expectation& each : line.expected) check_winner(each, *start.rules);
            const bool solves = exports_of(start, options_.graph).picture.worksheet;
            next.begun.game = start.rules->name();
            next.begun.position = start.rules->format(start.position);
            next.begun.line = line.place.line;
            next.begun.name = names_.make(line.name.empty() ? line_name(line.place.line, start.text()) : line.name);
            if (solves) next.solution = names_.make(next.begun.name + "-solution");
            const auto [place, is_new] = jobs_.try_emplace(start.text(), plan_.jobs.size());
            if (is_new) plan_.jobs.emplace_back();
            plan_.jobs[place->second].push_back(plan_.lines.size());
        } catch (const placed_error& failure) {
            fail(next, failure.place(), failure.what());
        } catch (const input_error& failure) {
            fail(next, line.position.place(failure.offset()), failure.what());
        } catch (const std::bad_alloc&) {
            fail(next, line.place, std::string(out_of_memory));
        }
    }

    /// Throws placed_error where no player of the game has the expected name.
    static void check_winner(const expectation& expected, const ruleset& rules) {
        if (expected.name != "winner") return;
        const std::array<std::string, 2> players = rules.players();
        if (players[0].empty())
            throw placed_error(expected.place,
                               "winner= is for games whose two players are told apart; write N, P or D");
        if (expected.value == players[0] || expected.value == players[1] || expected.value == "draw") return;
        throw placed_error(expected.place, "no player is named " + in_quotes(expected.value) + "; write winner=" +
                                               players[0] + ", winner=" + players[1] + " or winner=draw");
    }

    static void fail(planned_line& next, text_place place, const std::string& message) {
        next.begun.messages.push_back({message_kind::error, message, place});
    }

    const batch_options& options_;
    unique_names names_{"summary"};   // summary.csv and summary.json stand in the same folder
    std::map<std::string, std::size_t> jobs_;   ///< by position
    batch_plan plan_;
};

}  // namespace

std::vector<std::string> planned_line::file_names(const std::vector<const export_format*>& formats) const {
    std::vector<std::string> names;
    for (const export_format* format : formats) {
        const std::string extension = "." + std::string(format->extensions.front());
        names.push_back(begun.name + extension);
        if (!solution.empty() && format->picture) names.push_back(solution + extension);
    }
    return names;
}

batch_plan make_plan(const batch_options& options, const std::vector<position_source>& sources) {
    planner planning(options);
    for (const position_source& source : sources) {
        for (const position_line& line : source.lines) {
            stop_if_signalled();
            if (!planning.add(source.name, line) && options.fail_fast) return planning.finished();
        }
    }
    return planning.finished();
}

std::string path_in(const std::string& folder, const std::string& name) {
    return folder + (folder.ends_with('/') ? "" : "/") + name;
}

}  // namespace ludograph::cli
