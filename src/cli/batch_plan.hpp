// What a batch is going to do: every line read and checked, named, and put together with its equals.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "batch_result.hpp"
#include "explore_options.hpp"
#include "file_names.hpp"
#include "item_store.hpp"
#include "position_file.hpp"

namespace ludograph::cli {

constexpr const char* summary_csv = "summary.csv";
constexpr const char* summary_json = "summary.json";

struct batch_options {
    graph_options graph;
    bool chose_memory = false;                   ///< --max-memory was given, and is not that of the machine
    std::string folder = "output";
    std::vector<const export_format*> formats;   ///< of the files of each line
    std::size_t jobs = 1;                        ///< processes at once
    bool fail_fast = false;
    bool resume = false;
    std::string choices;                         ///< every option that changes a result, as text
};

struct planned_file {
    std::string name;
    const export_format* format;
    bool is_solution;   ///< of the worksheet that another file of the line is
};

/// A line of a position file. There may be a hundred thousand: what few of them have costs the others little.
struct planned_line {
    static constexpr std::size_t none = SIZE_MAX;

    text_place place;
    std::uint32_t source = 0;               ///< number of its file in the plan
    std::uint32_t position_at = 0;          ///< where in `start` the position begins, behind the game
    std::string_view name;                  ///< of its outputs; as it was given, if the line cannot be done
    std::string_view start;                 ///< as `placed::text` has it; as it was written, if it cannot be read
    std::span<const expectation> expected;
    std::unique_ptr<line_message> problem;  ///< why it cannot be done; null if it can
    std::size_t next_alike = none;          ///< the next line that asks for the same position
    std::uint32_t game = 0;                 ///< number of the game in the plan
    bool has_solution = false;              ///< beside each picture, which is a worksheet, stands its solution

    bool can_be_done() const { return !problem; }
    /// Its files, and their names in the folder of the outputs.
    std::vector<planned_file> files(const std::vector<const export_format*>& formats) const;
    std::vector<std::string> file_names(const std::vector<const export_format*>& formats) const;
};

struct batch_plan {
    std::vector<std::string> sources;      ///< position files, as messages name them
    std::vector<std::string> games = {""}; ///< the first is that of lines which cannot be done
    std::vector<planned_line> lines;       ///< in the order of the input
    std::vector<std::size_t> jobs;         ///< first lines of those that ask for the same position, ascending
    std::size_t input_lines = 0;           ///< with those that were left out
    std::size_t unread = 0;                ///< position files that could not be read
    text_store texts;                      ///< what the lines view
    item_store<expectation> expectations;  ///< and this

    /// What is known of a line before any work.
    line_result begun(std::size_t line) const;
};

/// Reads and checks the lines of position files, but explores nothing. Names depend on the input alone, so they are the
/// same whatever the number of jobs, and only lines that can be done take one. With `fail_fast` the first line that cannot
/// be done is the last of the plan, if there is one, and so is the last line in front of a file that cannot be read.
class batch_planner {
public:
    /// `options` must outlive it.
    explicit batch_planner(const batch_options& options) : options_(options) {}

    /// Takes the lines of `text`, a file that messages call `source`; gives their number. Throws `interrupted`.
    std::size_t read(const std::string& source, std::string_view text, position_format format);

    /// The next file cannot be read.
    void miss_file() { ++plan_.unread; }

    batch_plan finished() { return std::move(plan_); }

private:
    void add(const position_line& line);
    std::optional<placed> check(planned_line& next, const position_line& line) const;
    void enrol(planned_line& next, const position_line& line, const placed& start);
    std::uint32_t number_of_game(const std::string& name);

    const batch_options& options_;
    unique_names names_{"summary"};   // summary.csv and summary.json stand in the same folder
    std::unordered_map<std::string, std::uint32_t> game_numbers_;
    std::unordered_map<std::string_view, std::size_t> last_alike_;   ///< line by `start`
    batch_plan plan_;
};

/// "pictures/007-nim-3,4.pdf"
std::string path_in(const std::string& folder, const std::string& name);

}  // namespace ludograph::cli
