// Parsing with CLI11, with messages of our own.
#include "command_line.hpp"

#include <algorithm>

#include "ludograph/error.hpp"
#include "ludograph/rules/text.hpp"
#include "terminal.hpp"

namespace ludograph::cli {

namespace {

bool is_option(const std::string& word) {
    return word.size() > 1 && word[0] == '-' && !(word[1] >= '0' && word[1] <= '9');
}

}  // namespace

command_line::command_line(const command& chosen, std::vector<std::string> words)
    : command_(chosen), words_(std::move(words)), options_("", std::string(chosen.name)) {
    options_.allow_extras();
    options_.set_help_flag();
    options_.get_formatter()->column_width(28);
}

CLI::Option* command_line::add_value(const std::string& names, const std::string& value,
                                     const std::string& description,
                                     std::function<void(const std::string&)> use) {
    const auto use_all = [use = std::move(use)](const std::vector<std::string>& texts) {
        for (const std::string& text : texts) use(text);
    };
    return options_.add_option_function<std::vector<std::string>>(names, use_all, description)
        ->expected(1)
        ->allow_extra_args(false)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->type_name(value);
}

std::vector<std::string> command_line::parse() {
    options_.add_flag_callback("--quiet", [] { terminal().quiet = true; },
                               "neither progress nor notes on stderr, only errors");
    options_.add_flag_callback("--no-color", [] { terminal().color = false; },
                               "no colours on a terminal; so does the variable NO_COLOR");
    options_.set_help_flag("-h,--help", "this text");
    const std::string see = "; see 'ludograph " + std::string(command_.name) + " --help'";
    const auto end_of_options = std::ranges::find(words_, "--");
    try {
        options_.parse(std::vector<std::string>(std::make_reverse_iterator(end_of_options), words_.rend()));
    } catch (const CLI::CallForHelp&) {
        throw help_requested{help()};
    } catch (const CLI::ParseError& failure) {
        throw input_error(std::string(command_.name) + ": " + failure.what() + see);
    }
    std::vector<std::string> words = options_.remaining();
    for (const std::string& word : words)
        if (is_option(word)) refuse_option(word);
    if (end_of_options != words_.end()) words.insert(words.end(), end_of_options + 1, words_.end());
    return words;
}

void command_line::refuse_option(const std::string& word) const {
    const std::string name = word.substr(0, word.find('='));
    std::vector<std::string> names;
    for (const CLI::Option* each : options_.get_options())
        for (const std::string& long_name : each->get_lnames()) names.push_back("--" + long_name);
    const std::string near = nearest(name, names);
    throw input_error(std::string(command_.name) + ": no option is named " + in_quotes(name) + "; " +
                      (near.empty() ? "see 'ludograph " + std::string(command_.name) + " --help'"
                                    : "did you mean " + near + "?"));
}

std::string command_line::help() const {
    std::string text = command_.examples.size() == 1 ? "Example:\n" : "Examples:\n";
    for (const std::string_view example : command_.examples) text += "  " + std::string(example) + "\n";
    text += "\n" + std::string(command_.details) + "\n\nUsage: ludograph " + std::string(command_.name) + " " +
            std::string(command_.arguments) + "\n";
    const auto formatter = std::dynamic_pointer_cast<CLI::Formatter>(options_.get_formatter());
    return text + formatter->make_groups(&options_, CLI::AppFormatMode::Normal);
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (&word == &words.front() ? "" : " ") + word;
    return text;
}

}  // namespace ludograph::cli
