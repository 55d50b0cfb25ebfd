// What games share that are played with heaps whose order does not matter.
#pragma once

#include <algorithm>
#include <string>

#include "ludograph/rules/numbers.hpp"
#include "ludograph/rules/text.hpp"

namespace ludograph {

struct heap_rules {
    using position = numbers;  ///< ascending; zero heaps are kept

    position parse(std::string_view text, std::int64_t largest = max_number) const {
        position p = parse_numbers(text, {.noun = "heap", .example = "50 or 7,5", .largest = largest});
        canonicalise(p);
        return p;
    }
    static void canonicalise(position& p) { std::sort(p.begin(), p.end()); }
    std::string format(const position& p) const { return format_numbers(p); }
    std::string board(const position& p) const { return format_numbers(p, " "); }
};

/// A move takes some tokens from one heap.
struct taking_rules : heap_rules {
    struct move {
        std::int64_t from, to;
    };
    std::string format_move(const move& m) const { return std::to_string(m.from) + ">" + std::to_string(m.to); }

protected:
    /// Heap after heap, `amounts(heap, take)` calls `take` with each number that may be taken, ascending.
    template <class Amounts, class Emit>
    static void moves_by(const position& p, Amounts amounts, Emit&& emit) {
        position q = p;
        for (std::size_t heap = 0; heap < p.size(); ++heap) {
            std::size_t place = heap;
            amounts(p[heap], [&](std::int64_t amount) {
                place = lower_entry(q, place, p[heap] - amount);
                emit(q, move{p[heap], p[heap] - amount});
            });
            restore_entry(q, place, heap, p[heap]);
        }
    }
};

}  // namespace ludograph
