// Results to JSON and back.
#include "batch_result.hpp"

#include <algorithm>
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

json to_json(const line_result& result) {
    json files = json::array(), messages = json::array();
    for (const line_file& each : result.files) files.push_back({each.name, each.hash});
    for (const line_message& each : result.messages)
        messages.push_back({name_of(each.kind), each.text, each.place.line, each.place.column});
    return {{"name", result.name},           {"game", result.game},
            {"position", result.position},   {"outcome", to_string(result.result)},
            {"misere", to_string(result.misere)}, {"remoteness", result.remoteness},
            {"grundy", result.grundy},       {"winner", result.winner},
            {"positions", result.positions}, {"moves", result.moves},
            {"files", files},                {"seconds", result.seconds},
            {"messages", messages},          {"settled", result.is_settled}};
}

line_result result_of_json(const json& value) {
    line_result result;
    value.at("name").get_to(result.name);
    value.at("game").get_to(result.game);
    value.at("position").get_to(result.position);
    result.result = outcome_named(value.at("outcome"));
    result.misere = outcome_named(value.at("misere"));
    value.at("remoteness").get_to(result.remoteness);
    value.at("grundy").get_to(result.grundy);
    value.at("winner").get_to(result.winner);
    value.at("positions").get_to(result.positions);
    value.at("moves").get_to(result.moves);
    for (const json& each : value.at("files")) result.files.push_back({each.at(0), each.at(1)});
    value.at("seconds").get_to(result.seconds);
    for (const json& each : value.at("messages"))
        result.messages.push_back({kind_named(each.at(0)), each.at(1), {each.at(2), each.at(3)}});
    value.at("settled").get_to(result.is_settled);
    return result;
}

}  // namespace ludograph::cli
