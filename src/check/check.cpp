// Compares what a graph claims with what its edges and the definitions say.
#include "ludograph/check/check.hpp"

#include "judgement.hpp"

namespace ludograph {

using std::to_string;

std::string shown(const std::optional<std::uint64_t>& number) { return number ? to_string(*number) : "missing"; }
std::string shown(const std::string& text) { return text.empty() ? "missing" : text; }
std::string shown(const std::optional<bool>& flag) { return !flag ? "missing" : *flag ? "true" : "false"; }
std::string shown(const std::optional<claimed_value>& value) {
    if (!value) return "missing";
    if (value->number) return to_string(*value->number);
    std::string text = "∞{";
    for (const std::uint64_t each : value->finite) text += (text.back() == '{' ? "" : ",") + to_string(each);
    return text + "}";
}

void fail(std::optional<std::size_t> v, const std::string& reason) { throw check_failure{v, reason}; }

std::optional<check_failure> check_claims(const claims& graph) {
    try {
        const derivation derived(graph);
        check_facts(graph, derived);
        check_structure(graph, derived);
        if (graph.objective.empty()) check_labels(graph, derived);
        else check_parity(graph);
        check_counts(graph);
        return std::nullopt;
    } catch (const check_failure& failure) {
        return failure;
    }
}

}  // namespace ludograph
