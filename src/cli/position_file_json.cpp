// Position files in JSON lines: an object a line.
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <utility>

#include "ludograph/rules/text.hpp"
#include "ludograph/watched_text.hpp"
#include "position_file_parts.hpp"

namespace ludograph::cli {

namespace {

/// Length in bytes of the escape that `text` begins with.
std::size_t escape_length(std::string_view text) {
    if (text.substr(0, 2) != "\\u") return 2;
    const char lead = text[2], second = text[3];
    const bool is_high_half = (lead == 'd' || lead == 'D') && std::string_view("89abAB").find(second) != std::string_view::npos;
    return is_high_half ? 12 : 6;
}

/// What a string of JSON means, with the places of its parts; `raw` is what stands between its quotes, and is right.
traced_text decoded(std::string_view raw, const std::string& meaning, text_place place) {
    traced_text text;
    text_cursor cursor(raw, place);
    std::size_t taken = 0;   // of `meaning`
    for (std::size_t at = 0;;) {
        const std::size_t escape = std::min(raw.find('\\', at), raw.size());
        text.append(std::string_view(meaning).substr(taken, escape - at), cursor.move_to(at));
        taken += escape - at;
        if (escape == raw.size()) return text;
        const std::size_t length = utf8_length(std::string_view(meaning).substr(taken));
        text.append(std::string_view(meaning).substr(taken, length), cursor.move_to(escape));
        taken += length;
        at = escape + escape_length(raw.substr(escape));
    }
}

/// Takes the events of one object. Offsets are those of the line.
class object_handler {
public:
    using json = nlohmann::json;

    object_handler(std::string_view line, std::size_t number, const char*& seen)
        : line_(line), number_(number), seen_(seen) {}

    /// Throws placed_error where a key is missing.
    position_fields finished() const {
        for (std::size_t i = 0; i < keys.size(); ++i)
            if (keys[i].is_needed && !given_[i])
                refuse(line_.find('{'), "no key " + in_quotes(keys[i].name) + "; write e.g. " + example);
        return fields_;
    }

    bool start_object(std::size_t) { return key_ == nullptr || refuse_value(); }
    bool key(std::string& name) {
        const std::size_t begin = begin_of_string();
        key_ = std::ranges::find(keys, name, &key_row::name);
        if (key_ == keys.end())
            refuse(begin, in_quotes(name) + " is no key of a position; the keys are game, position, expect and name");
        if (std::exchange(given_[static_cast<std::size_t>(key_ - keys.begin())], true))
            refuse(begin, "the key " + in_quotes(name) + " stands there twice; leave one of them out");
        before_ = offset();
        return true;
    }
    bool string(std::string& value) {
        if (!key_) return refuse_value();
        const std::size_t open = begin_of_string(), end = offset();
        fields_.*key_->member = decoded(line_.substr(open + 1, end - open - 2), value, place(open + 1));
        before_ = end;
        return true;
    }
    bool end_object() { return true; }
    bool null() { return refuse_value(); }
    bool boolean(bool) { return refuse_value(); }
    bool number_integer(json::number_integer_t) { return refuse_value(); }
    bool number_unsigned(json::number_unsigned_t) { return refuse_value(); }
    bool number_float(json::number_float_t, const std::string&) { return refuse_value(); }
    bool binary(json::binary_t&) { return refuse_value(); }
    bool start_array(std::size_t) { return refuse_value(); }
    bool end_array() { return true; }

    bool parse_error(std::size_t byte, const std::string&, const json::exception&) {
        const std::size_t at = std::min(byte == 0 ? 0 : byte - 1, line_.size());
        refuse(at, at >= line_.size() ? std::string("the object is not finished; each stands on one line: ") + example
                                      : std::string("this is not JSON; each line is an object: ") + example);
    }

private:
    static constexpr const char* example = R"({"game":"nim","position":"3,4,5"})";

    struct key_row {
        std::string_view name;
        traced_text position_fields::* member;
        bool is_needed;
    };
    static constexpr std::array<key_row, 4> keys = {{{"game", &position_fields::game, true},
                                                     {"position", &position_fields::position, true},
                                                     {"expect", &position_fields::expect, false},
                                                     {"name", &position_fields::name, false}}};

    std::size_t offset() const { return static_cast<std::size_t>(seen_ - line_.data()); }
    text_place place(std::size_t at) const { return text_cursor(line_, {number_, 1}).move_to(at); }
    /// Between two strings stand only blanks and punctuation.
    std::size_t begin_of_string() const { return line_.find('"', before_); }

    [[noreturn]] void refuse(std::size_t at, const std::string& why) const { throw placed_error(place(at), why); }
    bool refuse_value() const {
        if (!key_) refuse(line_.find_first_not_of(" \t"), std::string("each line is an object: ") + example);
        const std::size_t at = line_.find_first_not_of(" \t:", before_);
        refuse(at, "the value of a key is a text in quotes; write e.g. " + std::string(example));
    }

    std::string_view line_;
    std::size_t number_;
    const char*& seen_;
    std::size_t before_ = 0;   ///< behind the string that came last
    const key_row* key_ = nullptr;   ///< whose value comes next
    std::array<bool, 4> given_{};
    position_fields fields_;
};

position_line read_line(std::string_view line, std::size_t number) {
    return line_of_fields([&] {
        check_line(line, {number, 1});
        const char* seen = line.data();
        object_handler handler(line, number, seen);
        const watched_text first(line.data(), seen), last(line.data() + line.size(), seen);
        nlohmann::json::sax_parse(first, last, &handler);
        return handler.finished();
    });
}

}  // namespace

void parse_position_json_lines(std::string_view text, const line_taker& take) {
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (line.find_first_not_of(" \t") != line.npos) take(read_line(line, number));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

}  // namespace ludograph::cli
