// Results to JSON and back.
#include "batch_result.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ludograph::cli {

namespace {

constexpr std::pair<const char*, message_kind> kinds[] = {
    {"error", message_kind::error}, {"warning", message_kind::warning}, {"note", message_kind::note}};

const char* name_of(message_kind kind) {
    return std::ranges::find(kinds, kind, &std::pair<const char*, message_kind>::second)->first;
}

message_kind kind_named(const std::string& name) {
    const auto found = std::ranges::find_if(kinds, [&](const auto& each) { return each.first == name; });
    return found == std::end(kinds) ? message_kind::note : found->second;
}

outcome outcome_named(const std::string& name) {
    for (const outcome each : {outcome::N, outcome::P, outcome::D})
        if (name == to_string(each)) return each;
    return outcome::unknown;
}

bool is_error(const line_message& message) { return message.kind == message_kind::error; }

}  // namespace

bool line_result::failed() const { return std::ranges::any_of(messages, is_error); }

std::string line_result::error() const {
    std::string all;
    for (const line_message& each : messages)
        if (is_error(each)) all += (all.empty() ? "" : "; ") + each.text;
    return all;
}

std::string record_of(const line_result& result) {
    json record = json::object(), files = json::array(), messages = json::array();
    for (const line_file& each : result.files) files.push_back({each.name, each.hash});
    for (const line_message& each : result.messages)
        messages.push_back({name_of(each.kind), each.text, each.place.line, each.place.column});
    set_known(record, "outcome", result.result);
    set_known(record, "misere", result.misere);
    set_known(record, "remoteness", result.remoteness);
    set_known(record, "grundy", result.grundy);
    set_known(record, "winner", result.winner);
    if (result.positions != 0) record["positions"] = result.positions;
    if (result.moves != 0) record["moves"] = result.moves;
    if (!files.empty()) record["files"] = std::move(files);
    record["seconds"] = std::round(result.seconds * 1e6) / 1e6;
    if (!messages.empty()) record["messages"] = std::move(messages);
    if (!result.is_settled) record["settled"] = false;
    std::string text = json_line(record);
    text.pop_back();
    return text;
}

void read_record(std::string_view record, line_result& result) {
    const json value = json::parse(record);
    const json none = json::array();
    result.result = outcome_named(value.value("outcome", ""));
    result.misere = outcome_named(value.value("misere", ""));
    result.remoteness = value.value("remoteness", no_value);
    result.grundy = value.value("grundy", "");
    result.winner = value.value("winner", "");
    result.positions = value.value("positions", std::uint64_t{0});
    result.moves = value.value("moves", std::uint64_t{0});
    for (const json& each : value.value("files", none)) result.files.push_back({each.at(0), each.at(1)});
    value.at("seconds").get_to(result.seconds);
    for (const json& each : value.value("messages", none))
        result.messages.push_back({kind_named(each.at(0)), each.at(1), {each.at(2), each.at(3)}});
    result.is_settled = value.value("settled", true);
}

}  // namespace ludograph::cli
