// Explore once, then check and write for every line.
#include "batch_job.hpp"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <utility>

#include "batch_places.hpp"
#include "journal.hpp"
#include "ludograph/error.hpp"
#include "ludograph/uncaught.hpp"
#include "outputs.hpp"
#include "signals.hpp"
#include "wording.hpp"

namespace ludograph::cli {

namespace {

using clock = std::chrono::steady_clock;

/// A part of a job went wrong, and with it the lines it is done for.
struct setback {
    std::string message;
    bool is_settled;
    bool lacked_memory = false;
};

/// Runs `work`; what it throws is a setback, but for `interrupted`.
template <class Work>
std::optional<setback> attempt(Work work) {
    try {
        work();
        return std::nullopt;
    } catch (const interrupted&) {
        throw;
    } catch (const output_error& failure) {
        return setback{failure.what(), false};
    } catch (const error& failure) {
        return setback{failure.what(), true};
    } catch (const std::exception& failure) {
        const bool lacked_memory = is_lack_of_memory(failure);
        return setback{lacked_memory ? std::string(out_of_memory) : unexpected(failure), false, lacked_memory};
    }
}

/// Writes what `from` holds to `to`.
void copy_file(const std::string& from, const std::string& to) {
    clear_place(to);
    output_file copy(to);
    copy.write([&](std::ostream& stream) {
        if (!read_blocks(from, [&](std::string_view block) {
                stop_if_signalled();
                stream << block;
            }))
            throw output_error("the file it is a copy of cannot be read; run the batch again with --resume");
    });
}

class job_work {
public:
    job_work(const batch_options& options, std::uint64_t max_memory)
        : options_(options), graph_options_(options.graph) {
        graph_options_.limits.max_memory = max_memory;
        gather_messages();
    }
    ~job_work() { terminal().relay = std::move(relay_before_); }
    job_work(const job_work&) = delete;
    job_work& operator=(const job_work&) = delete;

    /// Has memory not done up to now, and is there more?
    bool wants_memory() const {
        return lacked_memory_ && graph_options_.limits.max_memory < options_.graph.limits.max_memory;
    }

    void explore(const planned_line& line) {
        const auto began = clock::now();
        failure_ = attempt([&] {
            const placed start = read_placed(line.start);
            exports_ = exports_of(start, graph_options_);
            try {
                // Made in its place: a graph is not moved but copied.
                graph_.reset(new game_graph(labelled_graph(start, graph_options_, start.short_text())));
                stopped_ = budget_message(*graph_, graph_options_, start);
                lacked_memory_ = (*graph_)[boost::graph_bundle].stopped_by == stop_reason::max_memory;
                if ((*graph_)[boost::graph_bundle].loopy)
                    print_warning(start.short_text() + ": " + cycle_warning(*graph_));
            } catch (const limit_error& reached) {
                lacked_memory_ = reached.what() == limit_message(stop_reason::max_memory, graph_options_.limits, start);
                throw;
            }
        });
        if (failure_) {
            lacked_memory_ = lacked_memory_ || failure_->lacked_memory;
            failure_->is_settled = failure_->is_settled && is_final();
        }
        exploring_ = clock::now() - began;
    }

    /// `begun` is what is known of it before.
    line_result result_of(const planned_line& line, line_result begun) {
        const auto began = clock::now();
        result_ = std::move(begun);
        result_.messages = std::exchange(messages_, {});
        if (failure_) fail(line.place, *failure_);
        else finish(line);
        for (line_message& each : messages_) result_.messages.push_back(std::move(each));
        messages_.clear();
        const auto spent = clock::now() - began + std::exchange(exploring_, {});   // the first line bears it
        result_.seconds = std::chrono::duration<double>(spent).count();
        return std::move(result_);
    }

private:
    /// What the stages tell of a position belongs to the line in work; progress goes on to whoever shows it.
    void gather_messages() {
        relay_before_ = terminal().relay;
        terminal().relay = [this](message_kind kind, std::string_view text) {
            if (kind != message_kind::progress) messages_.push_back({kind, std::string(text)});
            else if (relay_before_) relay_before_(kind, text);
        };
    }

    /// The memory of a machine is not that of another one, or of the same one later.
    bool is_final() const { return !lacked_memory_ || options_.chose_memory; }

    void finish(const planned_line& line) {
        const game_graph& graph = *graph_;
        if (!stopped_.empty()) fail(line.place, {stopped_, is_final()});
        result_.result = graph[0].result;
        result_.misere = graph[0].misere;
        result_.remoteness = graph[0].remoteness;
        result_.grundy = grundy_text(graph, 0);
        result_.winner = side_name(graph[boost::graph_bundle].players, graph[0].winner);
        result_.positions = num_vertices(graph);
        result_.moves = num_edges(graph);
        for (const expectation& each : line.expected) check(each);
        if (copies_of_.empty()) try_to(line, [&] { write(line); });
        else copy(line);
    }

    /// What goes wrong is told of the line.
    template <class Work>
    void try_to(const planned_line& line, Work work) {
        const auto problem = attempt(work);
        if (!problem) return;
        lacked_memory_ = lacked_memory_ || problem->lacked_memory;
        fail(line.place, *problem);
    }

    void check(const expectation& expected) {
        const std::string found = expected.name == "outcome"      ? to_string(result_.result)
                                  : expected.name == "grundy"     ? result_.grundy
                                  : expected.name == "winner"     ? result_.winner
                                  : expected.name == "remoteness" ? number_text(result_.remoteness)
                                                                  : std::to_string(result_.positions);
        if (found == expected.value) return;
        fail(expected.place, {"expected " + std::string(expected.name) + " " + expected.value + ", but " +
                                  (found.empty() ? "there is none" : "it is " + found), true});
    }

    void write(const planned_line& line) {
        std::vector<output_choice> choices;
        for (const planned_file& each : line.files(options_.formats))
            choices.push_back({path_in(options_.folder, each.name), each.format, each.is_solution});
        for (const output_choice& choice : choices) clear_place(choice.path);
        output_set::report told;
        output_set(choices).write(*graph_, exports_, told);
        for (const std::string& failure : told.failures) fail(line.place, {failure, !told.may_yet_succeed});
        for (const std::string& warning : told.warnings) print_warning(warning);
        for (const output_choice& choice : choices)
            if (std::find(told.written.begin(), told.written.end(), choice.path) != told.written.end()) add_file(choice.path);
        result_.is_settled = result_.is_settled && !told.may_yet_succeed;
        if (told.failures.empty() && !told.may_yet_succeed) copies_of_ = line.file_names(options_.formats);
    }

    /// The files of another line hold the right bytes already.
    void copy(const planned_line& line) {
        const std::vector<std::string> names = line.file_names(options_.formats);
        for (std::size_t i = 0; i < names.size(); ++i) {
            try_to(line, [&] {
                const std::string path = path_in(options_.folder, names[i]);
                copy_file(path_in(options_.folder, copies_of_[i]), path);
                add_file(path);
            });
        }
    }

    void add_file(const std::string& path) {
        result_.files.push_back({std::filesystem::path(path).filename(), hash_of_file(path).value_or(0)});
    }

    void fail(text_place place, const setback& problem) {
        for (line_message& each : messages_) result_.messages.push_back(std::move(each));
        messages_.clear();
        result_.messages.push_back({message_kind::error, problem.message, place});
        result_.is_settled = result_.is_settled && problem.is_settled;
    }

    const batch_options& options_;
    graph_options graph_options_;
    std::function<void(message_kind, std::string_view)> relay_before_;
    std::vector<line_message> messages_;    ///< not yet in a result
    export_options exports_;
    std::unique_ptr<const game_graph> graph_;
    std::optional<setback> failure_;        ///< of the exploration
    bool lacked_memory_ = false;
    std::string stopped_;                   ///< the budget that cut the graph; empty if none did
    clock::duration exploring_{};
    std::vector<std::string> copies_of_;    ///< the files of the first line that has them all
    line_result result_;
};

}  // namespace

bool do_job(const batch_options& options, const batch_plan& plan, const std::vector<std::size_t>& lines,
            std::uint64_t max_memory, const std::function<void(std::size_t, line_result)>& tell) {
    job_work work(options, max_memory);
    work.explore(plan.lines[lines.front()]);
    for (std::size_t i = 0; i < lines.size() && !work.wants_memory(); ++i) {
        line_result result = work.result_of(plan.lines[lines[i]], plan.begun(lines[i]));
        if (!work.wants_memory()) tell(lines[i], std::move(result));
    }
    return !work.wants_memory();
}

}  // namespace ludograph::cli
