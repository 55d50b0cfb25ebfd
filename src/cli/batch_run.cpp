// One line of a batch: read, explore, compare with what is expected, write.
#include "batch_run.hpp"

#include <chrono>
#include <new>

#include "ludograph/error.hpp"
#include "outputs.hpp"
#include "signals.hpp"
#include "terminal.hpp"
#include "wording.hpp"

namespace ludograph::cli {

namespace {

/// A line on its way to its result.
class line_work {
public:
    line_work(const batch_options& options, const std::string& file, const position_line& line)
        : options_(options), line_(line) {
        result_.name = line.name;
        result_.file = file;
        result_.line = line.line;
        result_.position = line.position;
    }

    /// Everything that can go wrong with a line ends here, except that the user stops the program.
    line_result run(unique_names& names, const std::string& progress) {
        const auto began = std::chrono::steady_clock::now();
        try {
            work(names, progress);
        } catch (const interrupted&) {
            throw;
        } catch (const input_error& failure) {
            fail(line_.column + column_of(line_.position, failure.offset()) - 1, failure.what());
        } catch (const error& failure) {
            fail(line_.column, failure.what());
        } catch (const std::bad_alloc&) {
            fail(line_.column, std::string(out_of_memory));
        } catch (const std::exception& failure) {
            fail(line_.column, unexpected(failure));
        }
        result_.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
        return std::move(result_);
    }

private:
    void work(unique_names& names, const std::string& progress) {
        if (!line_.problem.empty()) return fail(line_.column, line_.problem);
        const placed start = read_placed(line_.position);
        result_.game = start.rules->name();
        result_.position = start.rules->format(start.position);
        result_.name = names.make(line_.name.empty() ? line_name(line_.line, start.text()) : line_.name);
        const export_options exports = exports_of(start, options_.graph);
        if (exports.picture.worksheet) solution_ = names.make(result_.name + "-solution");
        const game_graph graph = labelled_graph(start, options_.graph, progress + start.short_text());
        const std::string stopped = budget_message(graph, options_.graph, start);
        if (!stopped.empty()) fail(line_.column, stopped);
        result_.label = graph[0];
        result_.grundy = grundy_text(graph, 0);
        result_.winner = side_name(graph[boost::graph_bundle].players, graph[0].winner);
        result_.positions = num_vertices(graph);
        result_.moves = num_edges(graph);
        if (graph[boost::graph_bundle].loopy) print_warning(start.short_text() + ": " + cycle_warning(graph));
        for (const expectation& each : line_.expected) check(each);
        write(graph, exports);
    }

    void check(const expectation& expected) {
        if (expected.name == "winner" && result_.label.mover == side::none)
            return fail(expected.column, "winner= is for games whose two players are told apart; write N, P or D");
        const std::string found = expected.name == "outcome"      ? to_string(result_.label.result)
                                  : expected.name == "grundy"     ? result_.grundy
                                  : expected.name == "winner"     ? result_.winner
                                  : expected.name == "remoteness" ? number_text(result_.label.remoteness)
                                                                  : std::to_string(result_.positions);
        if (found == expected.value) return;
        fail(expected.column, "expected " + expected.name + " " + expected.value + ", but " +
                                  (found.empty() ? "there is none" : "it is " + found));
    }

    void write(const game_graph& graph, const export_options& exports) {
        std::vector<output_choice> choices;
        for (const export_format* format : options_.formats) {
            const std::string folder = options_.folder + "/", extension = "." + std::string(format->extensions.front());
            choices.push_back({folder + result_.name + extension, format});
            if (exports.picture.worksheet && format->picture)
                choices.push_back({folder + solution_ + extension, format, true});
        }
        output_set::report told;
        output_set(choices).write(graph, exports, told);
        for (const std::string& failure : told.failures) fail(line_.column, failure);
        for (const std::string& warning : told.warnings) print_warning(warning);
        for (const std::string& path : told.written) result_.files.push_back(path.substr(options_.folder.size() + 1));
    }

    void fail(std::size_t column, const std::string& message) {
        print_error_at(result_.file + ":" + std::to_string(line_.line) + ":" + std::to_string(column), message);
        result_.error += (result_.error.empty() ? "" : "; ") + message;
    }

    const batch_options& options_;
    const position_line& line_;
    line_result result_;
    std::string solution_;   ///< name of the solution of a worksheet
};

}  // namespace

void batch_run::run(const std::string& file, const position_line& line) {
    stop_if_signalled();
    const std::string progress = std::to_string(results_.size() + 1) + "/" + std::to_string(total_) + " ";
    results_.push_back(line_work(options_, file, line).run(names_, progress));
}

}  // namespace ludograph::cli
