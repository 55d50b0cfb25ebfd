// Messages in order, and the progress line.
#include "batch_report.hpp"

#include <cmath>

#include "ludograph/rules/text.hpp"
#include "quantity.hpp"

namespace ludograph::cli {

namespace {

void tell_message(const line_result& result, const line_message& message) {
    switch (message.kind) {
        case message_kind::error:
            print_error_at(result.file + ":" + std::to_string(message.place.line) + ":" +
                               std::to_string(message.place.column),
                           message.text);
            break;
        case message_kind::warning: print_warning(on_one_line(result.file) + ":" + std::to_string(result.line) + ": " + message.text); break;
        case message_kind::note: print_note(message.text); break;
        case message_kind::progress: break;
    }
}

std::string time_text(double seconds) {
    if (seconds < 100) return fixed(std::ceil(seconds), 0) + " s";
    if (seconds < 100 * 60) return fixed(seconds / 60, 0) + " min";
    return fixed(seconds / 3600, 0) + " h";
}

}  // namespace

void batch_report::finished(std::size_t line, const line_result& result, origin from) {
    ++finished_;
    if (result.failed()) ++failed_;
    if (from == origin::earlier_run) recalled_[line] = true;
    if (from == origin::work) ++worked_on_;
}

void batch_report::tell(const std::function<std::optional<line_result>(std::size_t)>& result_of, std::size_t end,
                        bool to_the_end) {
    for (; next_ < end; ++next_) {
        const std::optional<line_result> result = result_of(next_);
        if (!result && !to_the_end) return;
        if (!result) continue;
        for (const line_message& message : result->messages)
            if (message.kind == message_kind::error || !recalled_[next_]) tell_message(*result, message);
    }
}

void batch_report::show(const std::string& activity) {
    using namespace std::chrono_literals;
    if (progress_is_due()) show_progress(state() + (activity.empty() ? "" : "; " + activity));
    if (progress_is_possible() || clock::now() - shown_ < 30s) return;
    shown_ = clock::now();
    print_note(state());
}

std::string batch_report::state() const {
    const std::size_t left = lines_ - finished_;
    std::string text = std::to_string(finished_ - failed_) + " done, " + std::to_string(failed_) + " failed, " +
                       std::to_string(left) + " left";
    if (left == 0 || worked_on_ == 0) return text;
    const std::chrono::duration<double> passed = clock::now() - began_;
    return text + ", about " + time_text(passed.count() / static_cast<double>(worked_on_) * static_cast<double>(left));
}

}  // namespace ludograph::cli
