// How the parts of the checker compare a claim with what is right.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "derivation.hpp"
#include "ludograph/check/check.hpp"

namespace ludograph {

/// What a claim is called in a sentence; "missing" where there is none.
std::string shown(const std::optional<std::uint64_t>& number);
std::string shown(const std::string& text);
std::string shown(const std::optional<bool>& flag);
std::string shown(const std::optional<claimed_value>& value);

/// Throws the failure of a vertex, or of the whole graph; `check_claims` catches it.
[[noreturn]] void fail(std::optional<std::size_t> v, const std::string& reason);

/// `what` must be `right`, because `reason`.
template <class Claim>
void expect(std::optional<std::size_t> v, const std::string& what, const Claim& claimed, const Claim& right,
            const std::string& reason) {
    if (claimed == right) return;
    if (shown(right) == "missing") fail(v, what + " is " + shown(claimed) + ", but there should be none: " + reason);
    fail(v, what + " is " + shown(claimed) + ", but should be " + shown(right) + ": " + reason);
}

/// The parts, in the order of `check_claims`. Each relies on what those before it have checked.
void check_facts(const claims& graph, const derivation& derived);
void check_structure(const claims& graph, const derivation& derived);
void check_labels(const claims& graph, const derivation& derived);
/// The labels of a parity game, and that the moves marked as best win it: O(vertices + edges) for
/// each priority at most.
void check_parity(const claims& graph);
void check_counts(const claims& graph);

}  // namespace ludograph
