// Grundy values as `solve` gives them.
#include "ludograph/solve/solved_value.hpp"

#include <algorithm>

namespace ludograph {

solved_value::solved_value(const grundy_value& label) {
    if (!label.is_known()) return;
    if (label.is_infinite()) *this = of_infinite({label.finite.begin(), label.finite.end()});
    else *this = of_number(label.number);
}

solved_value solved_value::of_number(std::uint64_t number) {
    solved_value value;
    value.kind_ = kind::number;
    value.number_ = number;
    return value;
}

solved_value solved_value::of_infinite(std::vector<std::uint64_t> finite) {
    solved_value value;
    value.kind_ = kind::infinite;
    value.finite_ = std::move(finite);
    return value;
}

std::string to_string(const solved_value& value) {
    if (!value.is_infinite()) return value.is_known() ? std::to_string(value.number()) : "";
    std::string text = "∞{";
    for (const std::uint64_t each : value.finite()) text += (text.back() == '{' ? "" : ",") + std::to_string(each);
    return text + "}";
}

solved_value operator+(const solved_value& a, const solved_value& b) {
    if (a.is_infinite() && b.is_infinite()) return solved_value::of_infinite({});
    if (!a.is_infinite() && !b.is_infinite()) return solved_value::of_number(a.number() ^ b.number());
    const solved_value &loopy = a.is_infinite() ? a : b, &other = a.is_infinite() ? b : a;
    std::vector<std::uint64_t> finite = loopy.finite();
    for (std::uint64_t& each : finite) each ^= other.number();
    std::sort(finite.begin(), finite.end());
    return solved_value::of_infinite(std::move(finite));
}

outcome outcome_of(const solved_value& value) {
    if (!value.is_infinite()) return value.number() == 0 ? outcome::P : outcome::N;
    return !value.finite().empty() && value.finite().front() == 0 ? outcome::N : outcome::D;
}

}  // namespace ludograph
