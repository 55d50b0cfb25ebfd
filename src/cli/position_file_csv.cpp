// Position files in CSV (RFC 4180), read strictly.
#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "ludograph/rules/text.hpp"
#include "position_file_parts.hpp"

namespace ludograph::cli {

namespace {

struct csv_record {
    text_place place;
    std::vector<traced_text> fields;

    bool is_empty() const {
        return std::ranges::all_of(fields, [](const traced_text& field) { return field.trimmed().empty(); });
    }
};

/// Records one after the other. After one whose quotes are wrong, reading goes on behind the line on which the wrong
/// quote opens: a quote that was left open costs its own record, not all that come behind it. Linear.
class csv_reader {
public:
    explicit csv_reader(std::string_view text) : text_(text), cursor_(text) {}

    bool at_end() const { return at_ >= text_.size(); }

    /// The next record. Throws placed_error, and has gone on to where the next one begins.
    csv_record next() {
        const std::size_t begin = at_;
        csv_record record{cursor_.move_to(begin), {}};
        for (;;) {
            record.fields.push_back(is_at('"') ? quoted() : plain());
            if (!is_at(',')) break;
            ++at_;
        }
        const std::size_t end = at_;
        skip_line_break();
        check_line(text_.substr(begin, end - begin), record.place);
        return record;
    }

private:
    traced_text plain() {
        const std::size_t from = at_;
        const text_cursor begin = cursor_;
        at_ = std::min(text_.find_first_of(",\"\n", from), text_.size());
        if (is_at('"'))
            fail(begin, at_, "a quote inside a field that does not begin with one; put the whole field in quotes and "
                             "double those in it");
        const bool breaks = !is_at(',') && at_ > from && text_[at_ - 1] == '\r';
        return {text_.substr(from, at_ - from - (breaks ? 1 : 0)), cursor_.move_to(from)};
    }

    traced_text quoted() {
        const std::size_t open = at_;
        const text_cursor begin = cursor_;
        traced_text field;
        for (std::size_t from = open + 1; ; from = at_ + 1) {
            at_ = text_.find('"', from);
            if (at_ == text_.npos) fail(begin, open, "the quote that opens here is not closed");
            const bool doubled = text_.substr(++at_, 1) == "\"";
            field.append(text_.substr(from, at_ - from - (doubled ? 0 : 1)), cursor_.move_to(from));
            if (!doubled) break;
        }
        const std::size_t behind = at_;
        if (text_.substr(at_, 2) == "\r\n") ++at_;
        if (!at_end() && !is_at(',') && !is_at('\n'))
            fail(begin, open, "behind the field in quotes that begins here stands " +
                                  in_quotes(shortened(text_.substr(behind, text_.find('\n', behind) - behind), 40)) +
                                  "; there comes a comma or the end of the line, and a quote inside is doubled");
        return field;
    }

    /// The problem is at `offset`, not in front of where `cursor` is; reading goes on behind that line.
    [[noreturn]] void fail(text_cursor cursor, std::size_t offset, const std::string& message) {
        const text_place place = cursor.move_to(offset);
        cursor_ = cursor;
        at_ = std::min(text_.find('\n', offset), text_.size());
        skip_line_break();
        throw placed_error(place, message);
    }

    bool is_at(char c) const { return at_ < text_.size() && text_[at_] == c; }
    void skip_line_break() { at_ = std::min(at_ + 1, text_.size()); }

    std::string_view text_;
    text_cursor cursor_;
    std::size_t at_ = 0;
};

constexpr const char* right_header = "the first line is game,position and, if wanted, expect and name";

using member = traced_text position_fields::*;

constexpr std::array<std::pair<std::string_view, member>, 4> columns = {{{"game", &position_fields::game},
                                                                         {"position", &position_fields::position},
                                                                         {"expect", &position_fields::expect},
                                                                         {"name", &position_fields::name}}};

/// Which column is which.
class csv_header {
public:
    /// Throws placed_error.
    explicit csv_header(const csv_record& record) {
        for (const traced_text& field : record.fields) columns_.push_back(member_named(field.trimmed()));
        for (const member needed : {&position_fields::game, &position_fields::position})
            if (std::ranges::find(columns_, needed) == columns_.end())
                throw placed_error(record.place, std::string("the header has no column ") +
                                                     (needed == &position_fields::game ? "game" : "position") + "; " +
                                                     right_header);
    }

    position_fields fields_of(const csv_record& record) const {
        const std::size_t count = record.fields.size(), wanted = columns_.size();
        if (count != wanted)
            throw placed_error(count > wanted ? record.fields[wanted].place(0) : record.place,
                               "the row has " + std::to_string(count) + (count == 1 ? " field" : " fields") +
                                   " where the header has " + std::to_string(wanted) +
                                   "; a position with commas goes in quotes: nim,\"3,4,5\"");
        position_fields fields;
        for (std::size_t i = 0; i < wanted; ++i) fields.*columns_[i] = record.fields[i];
        return fields;
    }

private:
    member member_named(const traced_text& name) const {
        const auto refuse = [&](const std::string& why) {
            throw placed_error(name.place(0), in_quotes(name.text()) + why + right_header);
        };
        for (const auto& [column, found] : columns) {
            if (column != name.text()) continue;
            if (std::ranges::find(columns_, found) != columns_.end()) refuse(" is a column already; ");
            return found;
        }
        if (name.text().find(';') != std::string::npos) refuse(" has semicolons; save the file with commas: ");
        refuse(" is no column of a position file; ");
        return nullptr;
    }

    std::vector<member> columns_;
};

position_line problem_at(const placed_error& failure) {
    position_line item;
    item.place = failure.place();
    item.problem = failure.what();
    return item;
}

position_line read_row(const csv_header& header, const csv_record& record) {
    return line_of_fields([&] { return header.fields_of(record); });
}

}  // namespace

bool begins_as_csv(std::string_view line) {
    try {
        const csv_record record = csv_reader(line).next();
        const std::string first = record.fields.front().trimmed().text();
        return record.fields.size() > 1 &&
               std::ranges::any_of(columns, [&](const auto& column) { return column.first == first; });
    } catch (const placed_error&) {
        return false;
    }
}

void parse_position_csv(std::string_view text, const line_taker& take) {
    csv_reader reader(text);
    std::optional<csv_header> header;
    while (!reader.at_end()) {
        try {
            const csv_record record = reader.next();
            if (record.is_empty()) continue;
            if (header) take(read_row(*header, record));
            else header.emplace(record);
        } catch (const placed_error& failure) {
            take(problem_at(failure));
            if (!header) return;
        }
    }
}

}  // namespace ludograph::cli
