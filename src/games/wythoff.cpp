// Wythoff's game and its generalisations: take from one heap, or alike from both. Wythoff 1907,
// Fraenkel 1982. Example: wythoff 5,8
#include <cmath>

#include "ludograph/theory/wythoff.hpp"
#include "ludograph/catalog/registration.hpp"
#include "ludograph/rules/numbers.hpp"
#include "ludograph/rules/text.hpp"
#include "wythoff_solver.hpp"

namespace ludograph {
namespace {

struct wythoff {
    using position = numbers;
    struct move {
        char heap;  ///< 'a' or 'b', which becomes x; '-' when x and y are taken from both
        std::int64_t x, y;
    };
    enum kind { plain, ordered, fraenkel, multiple, cap };
    static constexpr std::string_view names[] = {"", "ordered", "fraenkel", "multiple", "cap"};

    kind variant = plain;
    std::int64_t k = 1;

    static wythoff make(std::string_view parameters) {
        const std::size_t equals = std::min(parameters.find('='), parameters.size());
        const std::string_view name = parameters.substr(0, equals);
        const auto found = std::find(std::begin(names), std::end(names), name);
        const auto variant = static_cast<kind>(found - std::begin(names));
        const bool wants_number = variant >= fraenkel, has_number = equals < parameters.size();
        if (found == std::end(names) || wants_number != has_number)
            throw input_error("no such variant as " + in_quotes(parameters) +
                              "; write wythoff, wythoff:ordered, wythoff:fraenkel=K, wythoff:multiple=K "
                              "or wythoff:cap=K");
        if (!wants_number) return {variant};
        const piece number = trimmed(parameters.substr(equals + 1), equals + 1);
        try {
            const std::int64_t k = parse_number(number.text, "K");
            if (k == 0) throw input_error("K is 0; give a positive number");
            return {variant, k};
        } catch (const input_error& failure) {
            throw failure.shifted(number.offset);
        }
    }
    std::string parameters() const {
        const std::string name(names[variant]);
        return variant >= fraenkel ? name + '=' + std::to_string(k) : name;
    }
    std::string rule() const {
        const std::string number = std::to_string(k);
        return "take any positive number from one of two heaps, or " +
               (variant == fraenkel ? "x > 0 and y > 0 from the two heaps with |x-y| < " + number
                : variant == multiple
                    ? "t > 0 from one heap and c·t from the other with c from 1 to " + number
                : variant == cap ? "the same number, at most " + number + ", from both"
                                 : "the same number from both");
    }

    position parse(std::string_view text, std::int64_t largest = max_number) const {
        position p = parse_numbers(
            text, {.noun = "heap", .example = "5,8", .least_count = 2, .most_count = 2, .largest = largest});
        if (variant == plain) std::sort(p.begin(), p.end());
        return p;
    }
    std::string format(const position& p) const { return format_numbers(p); }
    std::string board(const position& p) const { return format_numbers(p, " "); }

    /// From both heaps: the number taken from the first ascends, then the one from the second.
    template <class Emit>
    void moves(const position& p, Emit&& emit) const {
        position q = p;
        const std::int64_t a = p[0], b = p[1];
        const auto go = [&](std::int64_t first, std::int64_t second, const move& m) {
            const bool swap = variant == plain && second < first;
            q[0] = swap ? second : first;
            q[1] = swap ? first : second;
            emit(q, m);
        };
        for (std::int64_t left = 0; left < a; ++left) go(left, b, {'a', left, 0});
        for (std::int64_t left = 0; left < b; ++left) go(a, left, {'b', left, 0});
        const std::int64_t most = variant == cap ? std::min(a, k) : a;
        for (std::int64_t x = 1; x <= most; ++x)
            for_each_partner(x, b, [&](std::int64_t y) { go(a - x, b - y, {'-', x, y}); });
    }
    std::string format_move(const move& m) const {
        const std::string x = std::to_string(m.x);
        if (m.heap != '-') return m.heap + (">" + x);
        return "-" + x + (m.x == m.y ? "" : ",-" + std::to_string(m.y));
    }

    /// None is known for the variants with a multiple or a cap.
    std::unique_ptr<formula_solver> solver() const {
        if (variant == multiple || variant == cap) return nullptr;
        return std::make_unique<wythoff_solver>(static_cast<std::uint64_t>(k), variant == plain);
    }
    std::vector<formula_for<position>> formulas() const {
        if (variant == multiple || variant == cap) return {};
        const auto difference = static_cast<std::uint64_t>(k);
        return {{wythoff_solver(difference, false).name(play::normal), play::normal,
                 [difference](const position& p) {
                     const auto a = static_cast<std::uint64_t>(p[0]), b = static_cast<std::uint64_t>(p[1]);
                     return outcome_form(is_fraenkel_p(a, b, difference));
                 }}};
    }

    /// The heaps of the n-th P position grow like n·(s+2-K)/2 and n·(s+2+K)/2 with s = sqrt(K²+4).
    std::vector<asymptote> asymptotes() const {
        if (variant == multiple || variant == cap) return {};
        const std::int64_t square = k * k + 4;
        const double slope = (static_cast<double>(k) + std::sqrt(static_cast<double>(square))) / 2;
        const std::string sum = "(" + std::to_string(k) + " + sqrt(" + std::to_string(square) + "))";
        return {{slope, k == 1 ? "phi" : sum + " / 2"}, {1 / slope, k == 1 ? "1 / phi" : "2 / " + sum}};
    }

private:
    /// Every y ≤ most, ascending, that may be taken from the second heap when x are from the first.
    template <class Use>
    void for_each_partner(std::int64_t x, std::int64_t most, Use use) const {
        if (variant == multiple) {
            for (std::int64_t c = std::min(k, x); c > 1; --c)
                if (x % c == 0 && x / c <= most) use(x / c);
            for (std::int64_t c = 1; c <= k && c <= most / x; ++c) use(c * x);
        } else {
            const std::int64_t reach = variant == fraenkel ? k - 1 : 0;
            for (std::int64_t y = std::max<std::int64_t>(1, x - reach); y <= std::min(most, x + reach); ++y)
                use(y);
        }
    }
};

const registration<wythoff> registered({
    .name = "wythoff",
    .rule = "take any positive number from one of two heaps, or the same number from both",
    .parameters =
        "ordered: the order of the heaps is kept; or one of fraenkel=K: x > 0 and y > 0 may be taken "
        "from the two heaps when |x-y| < K; multiple=K: t from one and c·t from the other, c from 1 to "
        "K; cap=K: the same number from both, at most K",
    .position_text = "two heaps: 5,8",
    .closed_form =
        "P positions are floor(n·phi), floor(n·phi) + n; with fraenkel=K ((2-K)·n + isqrt((K²+4)·n²)) / "
        "2 and that + K·n",
    .source = "W. A. Wythoff, A modification of the game of nim, Nieuw Archief voor Wiskunde 7, 1907; A. S. "
              "Fraenkel, How to beat your Wythoff games' opponent on three fronts, American Mathematical "
              "Monthly 89, 1982",
    .note = "no formula for the Grundy values is known. floor(n·phi) in floating point numbers of 64 "
            "bits is wrong from n = 102334155 on; here it is computed in integers",
    .known = {{"wythoff", "5,8", 2, 39, 328},
              {"wythoff:ordered", "5,8", 2, 54, 451},
              {"wythoff:fraenkel=2", "20,30", 50, 651, 30565},
              {"wythoff:multiple=2", "20,30", 42, 651, 27445},
              {"wythoff:cap=2", "20,30", 38, 651, 17426}},
});

}  // namespace
}  // namespace ludograph
