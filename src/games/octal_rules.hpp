// The rules that octal games and those with a name of their own share: taking and breaking by a code.
#pragma once

#include <algorithm>
#include <memory>
#include <span>
#include <string>

#include "ludograph/catalog/heaps_solver.hpp"
#include "ludograph/catalog/registration.hpp"
#include "ludograph/rules/numbers.hpp"
#include "ludograph/rules/text.hpp"
#include "ludograph/theory/sequences.hpp"

namespace ludograph {

struct octal {
    using position = numbers;
    struct move {
        std::int64_t from, smaller, larger;  ///< the heaps left; 0 is none
    };

    std::string code;  ///< d0.d1d2…, without zeros at its end

    static octal make(std::string_view code) {
        const auto refuse = [&](const std::string& what, std::size_t at) {
            throw input_error("code " + in_quotes(code) + " " + what + "; write e.g. octal:0.77 (Kayles)", at);
        };
        if (code.empty()) throw input_error("no code given; write e.g. octal:0.77 (Kayles)");
        if (code[0] != '0' && code[0] != '4') refuse("does not begin with 0 or 4", 0);
        if (code.size() < 2 || code[1] != '.') refuse("has no point after its first digit", 1);
        if (code.size() == 2) refuse("has no digit after the point", 2);
        const std::size_t wrong = code.find_first_not_of("01234567", 2);
        if (wrong != code.npos)
            refuse("has a digit " + in_quotes(code.substr(wrong, 1)) + " that is not 0 to 7", wrong);
        const std::size_t last = std::max<std::size_t>(code.find_last_not_of('0'), 2);
        return {std::string(code.substr(0, last + 1))};
    }
    std::string parameters() const { return code; }
    std::string rule() const {
        static constexpr const char* heaps[] = {
            "",          "no heap",        "one heap",        "no heap or one",
            "two heaps", "no heap or two", "one heap or two", "no heap, one or two"};
        std::string out = code[0] == '4' ? "split one heap into two" : "";
        for (std::size_t taken = 1; taken + 1 < code.size(); ++taken)
            if (digit(taken) != 0)
                out += (out.empty() ? "take " : ", or take ") + std::to_string(taken) +
                       " from one heap and leave " + heaps[digit(taken)] + " of the rest";
        return out.empty() ? "no move is ever possible" : out;
    }

    position parse(std::string_view text, std::int64_t largest = max_number) const {
        position p = parse_numbers(text, {.noun = "heap", .example = "14 or 3,4,5", .largest = largest});
        canonicalise(p);
        return p;
    }
    static void canonicalise(position& p) {
        p.erase(std::remove(p.begin(), p.end(), 0), p.end());
        std::sort(p.begin(), p.end());
    }
    std::string format(const position& p) const { return format_numbers(p); }
    std::string board(const position& p) const { return format_numbers(p, " "); }

    template <class Emit>
    void moves(const position& p, Emit&& emit) const {
        position q;
        const auto leave = [&](std::size_t heap, std::int64_t smaller, std::int64_t larger) {
            const std::int64_t parts[] = {smaller, larger};
            replace(p, heap, std::span(parts).subspan(smaller != 0 ? 0 : larger != 0 ? 1 : 2), q);
            emit(q, move{p[heap], smaller, larger});
        };
        for (std::size_t heap = 0; heap < p.size(); ++heap) {
            for (std::size_t taken = 0; taken + 1 < code.size(); ++taken) {
                const std::int64_t left = p[heap] - static_cast<std::int64_t>(taken);
                if (left < 0) break;
                if ((digit(taken) & 1) != 0 && left == 0) leave(heap, 0, 0);
                if ((digit(taken) & 2) != 0 && left > 0) leave(heap, 0, left);
                if ((digit(taken) & 4) == 0) continue;
                for (std::int64_t part = 1; part <= left / 2; ++part) leave(heap, part, left - part);
            }
        }
    }
    std::string format_move(const move& m) const {
        return std::to_string(m.from) + ">" + (m.smaller == 0 ? "" : std::to_string(m.smaller) + "+") +
               std::to_string(m.larger);
    }

    std::unique_ptr<formula_solver> solver() const {
        return std::make_unique<heaps_solver>("the proved period of the values of heaps (Guy, Smith)",
                                              make_take_and_break_heaps(digits()), canonicalise);
    }
    std::vector<formula_for<position>> formulas() const { return {heap_values_formula<position>(*this)}; }
    std::unique_ptr<heap_sequence> sequence() const { return make_take_and_break_sequence(digits()); }

private:
    take_and_break_rule digits() const {
        take_and_break_rule rule;
        for (std::size_t taken = 0; taken + 1 < code.size(); ++taken)
            rule.digits.push_back(static_cast<std::uint8_t>(digit(taken)));
        return rule;
    }
    unsigned digit(std::size_t taken) const {
        return static_cast<unsigned>(code[taken == 0 ? 0 : taken + 1] - '0');
    }

    /// `q` becomes the ascending list `p` with `parts`, ascending, in the stead of the entry at `heap`.
    static void replace(const position& p, std::size_t heap, std::span<const std::int64_t> parts,
                        position& q) {
        q.clear();
        auto part = parts.begin();
        for (std::size_t i = 0; i < p.size(); ++i) {
            if (i == heap) continue;
            for (; part != parts.end() && *part <= p[i]; ++part) q.push_back(*part);
            q.push_back(p[i]);
        }
        q.insert(q.end(), part, parts.end());
    }
};

/// An octal game that has a name, and needs no code. `Code` is its code.
template <const char* Code>
struct named_octal : octal {
    static named_octal make(std::string_view parameters) {
        expect_no_parameters(parameters);
        return {octal::make(Code)};
    }
    std::string parameters() const { return ""; }
    std::string rule() const = delete;  // it has a sentence of its own
};

}  // namespace ludograph
