// Grundy values as `solve` gives them: 64 bits wide, since closed forms give values of large numbers.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ludograph/graph/game_graph.hpp"

namespace ludograph {

/// A number, ∞{K}, or nothing.
class solved_value {
public:
    solved_value() = default;
    /// A label: `no_value` gives nothing. `infinite_value` is not one: its set is missing.
    /*implicit*/ solved_value(std::uint32_t label) : solved_value(grundy_value(label)) {}
    /*implicit*/ solved_value(const grundy_value& label);

    static solved_value of_number(std::uint64_t number);
    /// ∞{K}; `finite` is K, ascending, each once.
    static solved_value of_infinite(std::vector<std::uint64_t> finite);

    bool is_known() const { return kind_ != kind::none; }
    bool is_number() const { return kind_ == kind::number; }
    bool is_infinite() const { return kind_ == kind::infinite; }
    std::uint64_t number() const { return number_; }                      ///< of a number
    const std::vector<std::uint64_t>& finite() const { return finite_; }  ///< the set K

    friend bool operator==(const solved_value&, const solved_value&) = default;
    /// Numbers ascend, then the infinite values by their sets.
    friend auto operator<=>(const solved_value&, const solved_value&) = default;

private:
    enum class kind : std::uint8_t { none, number, infinite };

    kind kind_ = kind::none;
    std::uint64_t number_ = 0;
    std::vector<std::uint64_t> finite_;
};

/// "3", "∞{0,2}", or "" where there is none.
std::string to_string(const solved_value& value);

/// The value of a sum of games of known values: numbers XOR, ∞{K} + n = ∞{K XOR n}, ∞ + ∞ = ∞{}
/// (Smith 1966; Winning Ways ch. 12).
solved_value operator+(const solved_value& a, const solved_value& b);

/// What a game of a known value is for the player to move: 0 is P, a positive number N, ∞ with 0 in
/// its set N, otherwise D.
outcome outcome_of(const solved_value& value);

}  // namespace ludograph
